package labels

import "urlscope/core/text"

// Keys of the help: what each key does, and the meaning of signs and colours.
const (
	Keys            text.Key = "keys"
	FirstProblem    text.Key = "first-problem"
	BreakLine       text.Key = "break-line"
	PreviousProblem text.Key = "previous-problem"
	FirstFix        text.Key = "first-fix"
	AllSafeFixes    text.Key = "all-safe-fixes"
	UndoRedo        text.Key = "undo-redo"
	ToField         text.Key = "to-field"
	ToMap           text.Key = "to-map"
	ThisList        text.Key = "this-list"
	ArrowKeys       text.Key = "arrow-keys"
	SingleKey       text.Key = "single-key"

	Signs        text.Key = "signs"
	SignColours  text.Key = "sign-colours"
	SignError    text.Key = "sign-error"
	SignWarning  text.Key = "sign-warning"
	SignNote     text.Key = "sign-note"
	SignSame     text.Key = "sign-same"
	SignLikely   text.Key = "sign-likely"
	SignChanges  text.Key = "sign-changes"
	SignGuess    text.Key = "sign-guess"
	SignSelected text.Key = "sign-selected"
	SignSent     text.Key = "sign-sent"
	SignAnswered text.Key = "sign-answered"
	SignSlot     text.Key = "sign-slot"
	SignSpan     text.Key = "sign-span"
	FamilyPath   text.Key = "family-path"
	FamilySearch text.Key = "family-search"
	FamilyCode   text.Key = "family-code"
	FamilyUser   text.Key = "family-user"
)

// helpRows are the labels of the help.
var helpRows = text.Rows{
	{Keys, text.Row{"Keys", "キー操作", "按鍵"}},
	{FirstProblem, text.Row{"Go to the first error or warning", "最初のエラーか警告へ", "跳到第一個錯誤或警告"}},
	{BreakLine, text.Row{"Break the line", "改行", "換行"}},
	{PreviousProblem, text.Row{"Go to the previous problem", "前の問題点へ", "跳到上一個問題"}},
	{FirstFix, text.Row{"Apply the first fix of the problem at the caret", "カーソル位置の問題点に最初の修正を適用", "套用游標處問題的第一個修正"}},
	{AllSafeFixes, text.Row{"Apply all safe fixes", "安全な修正をすべて適用", "套用所有安全的修正"}},
	{UndoRedo, text.Row{"Undo what was typed or fixed", "入力や修正を元に戻す", "復原輸入或修正"}},
	{ToField, text.Row{"Go back to the URL", "URL の入力欄に戻る", "回到 URL 欄位"}},
	{ToMap, text.Row{"Move in the map of octets", "オクテットの表の中を移動", "在八位元組表中移動"}},
	{ThisList, text.Row{"Show this help", "この説明を表示", "顯示這份說明"}},
	{ArrowKeys, text.Row{"Arrows", "矢印", "方向鍵"}},
	{SingleKey, text.Row{"The single key `?` opens this help wherever nothing is typed", "文字の入力中でなければ、`?` だけでこの説明を開く", "不在輸入文字時，只按 `?` 即可開啟這份說明"}},

	{Signs, text.Row{"Signs and colours", "記号と色", "記號與顏色"}},
	{SignColours, text.Row{"Each kind of part has a colour and a line of its own; what only separates parts has none.", "部分は種類ごとに色と下線が違います。区切りだけの文字には下線がありません。", "各類部分有自己的顏色與底線；只作分隔的字元沒有底線。"}},
	{SignError, text.Row{"Error: the grammar of the RFC (section 5) does not allow this.", "エラー：RFC の文法（5 節）では認められません。", "錯誤：RFC 的語法（第 5 節）不允許。"}},
	{SignWarning, text.Row{"Warning: the grammar allows it, but the RFC advises against it or it is unlikely to work.", "警告：文法では認められますが、RFC が勧めていないか、おそらくうまく働きません。", "警告：語法允許，但 RFC 不建議這樣寫，或者很可能行不通。"}},
	{SignNote, text.Row{"Note: nothing is wrong; it is worth knowing.", "注記：誤りではありませんが、知っておくと役に立ちます。", "附註：沒有錯，但值得知道。"}},
	{SignSame, text.Row{"This fix names the same resource, spelt differently.", "同じリソースを示したまま、書き方だけを変える修正です。", "這項修正指的是同一資源，只是寫法不同。"}},
	{SignLikely, text.Row{"This fix gives what was likely meant.", "おそらく意図していたものに直す修正です。", "這項修正得到的應該就是原意。"}},
	{SignChanges, text.Row{"This fix names another resource.", "別のリソースを示すように変わる修正です。", "這項修正指的是另一個資源。"}},
	{SignGuess, text.Row{"A guess: the rules do not say what this part is.", "推測：この部分が何かを、規則は定めていません。", "推測：規則沒有說明這部分是什麼。"}},
	{SignSelected, text.Row{"Selected: it lights up wherever it appears.", "選択中：現れるすべての場所で光ります。", "已選取：在每個出現的地方都會亮起。"}},
	{SignSent, text.Row{"A client sends this.", "クライアントが送ります。", "用戶端送出。"}},
	{SignAnswered, text.Row{"The server answers this.", "サーバが応答します。", "伺服器回應。"}},
	{SignSlot, text.Row{"Octets that the URL does not say.", "URL に書かれていないオクテットです。", "URL 沒有寫明的八位元組。"}},
	{SignSpan, text.Row{"Octets 22, 23 and 24: the first is counted from 0, the last is the one before 25.", "オクテット 22、23、24 です。先頭は 0 から数え、最後は 25 の 1 つ前です。", "八位元組 22、23、24：從 0 開始數，最後一個是 25 的前一個。"}},
	{FamilyPath, text.Row{"path, selector, mailbox, group", "パス、セレクタ、宛先、グループ", "路徑、選擇器、信箱、群組"}},
	{FamilySearch, text.Row{"query, search, field", "検索文字列、フィールド", "查詢字串、搜尋字串、欄位"}},
	{FamilyCode, text.Row{"type code", "タイプコード", "類型碼"}},
	{FamilyUser, text.Row{"user, password", "ユーザ名、パスワード", "使用者、密碼"}},
}
