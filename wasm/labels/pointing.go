package labels

import "urlscope/core/text"

// Keys of the tools in the conversation panel, and of the text about the octets under the pointer.
const (
	CopyAsText      text.Key = "copy-as-text"
	CopyAsCurl      text.Key = "copy-as-curl"
	CopyAsGo        text.Key = "copy-as-go"
	NoGo            text.Key = "no-go"
	NoGoOctets      text.Key = "no-go-octets"
	NoGoURL         text.Key = "no-go-url"
	ShowPassword    text.Key = "show-password"
	Replies         text.Key = "replies"
	TakenApart      text.Key = "taken-apart"
	LastEdit        text.Key = "last-edit"
	ToItsProblem    text.Key = "to-its-problem"
	EarlierProblems text.Key = "earlier-problems"
	ItsEscape       text.Key = "its-escape"
	MayStand        text.Key = "may-stand"
	HasJob          text.Key = "has-job"
	MustEscape      text.Key = "must-escape"
	NotHere         text.Key = "not-here"
	WithEscapes     text.Key = "with-escapes"
	EscapesHelp     text.Key = "escapes-help"
	EncodeSelection text.Key = "encode-selection"
	DecodeSelection text.Key = "decode-selection"
	InTheGrammar    text.Key = "in-the-grammar"
	AtTheRFCEditor  text.Key = "at-the-rfc-editor"
)

var pointingRows = text.Rows{
	{CopyAsText, text.Row{"Copy as text", "テキストでコピー", "複製成文字"}},
	{CopyAsCurl, text.Row{"as curl", "curl で", "成 curl"}},
	{CopyAsGo, text.Row{"as Go", "Go で", "成 Go"}},
	{NoGoURL, text.Row{"A connection is made, but no octet of the URL is sent, so there is nothing to write as Go code.", "接続はしますが、URL のオクテットは 1 つも送らないので、Go のコードにするものがありません。", "會建立連線，但不會送出 URL 的任何八位元組，所以沒有內容可寫成 Go 程式碼。"}},
	{NoGoOctets, text.Row{"Which octets a client sends is not known here, so there is nothing to write as Go code.", "クライアントが送るオクテットはここでは分からないので、Go のコードにするものがありません。", "這裡無法得知用戶端送出哪些八位元組，所以沒有內容可寫成 Go 程式碼。"}},
	{NoGo, text.Row{"Nothing is sent over a network, so there are no octets to write as Go code.", "ネットワークには何も送られないので、Go のコードにするオクテットがありません。", "不會透過網路送出任何東西，所以沒有八位元組可寫成 Go 程式碼。"}},
	{ShowPassword, text.Row{"Show the password", "パスワードを表示", "顯示密碼"}},
	{Replies, text.Row{"Replies and remarks", "応答と説明", "回應與說明"}},
	{TakenApart, text.Row{"taken apart", "内訳", "逐項拆解"}},
	{LastEdit, text.Row{"changed by the last edit", "直前の編集で変わりました", "上次編輯改變了這裡"}},
	{ToItsProblem, text.Row{"Go to the problem", "問題点を見る", "查看問題"}},
	{EarlierProblems, text.Row{"{n} before these", "この前に {n} 件", "前面還有 {n} 項"}},
	{ItsEscape, text.Row{"its escape", "エスケープ", "跳脫序列"}},
	{MayStand, text.Row{"allowed as it is", "そのまま書ける", "可直接寫"}},
	{HasJob, text.Row{"has a job here", "ここで役割をもつ", "在此有作用"}},
	{MustEscape, text.Row{"only as %XX", "%XX としてのみ", "只能寫成 %XX"}},
	{NotHere, text.Row{"not here", "ここには書けない", "此處不可使用"}},
	{WithEscapes, text.Row{"With escapes", "エスケープ表記", "以跳脫序列表示"}},
	{EncodeSelection, text.Row{"Encode the selection", "選択範囲をエスケープ", "將選取部分改寫成跳脫序列"}},
	{InTheGrammar, text.Row{"In the grammar", "文法では", "語法中的寫法"}},
	{AtTheRFCEditor, text.Row{"Read it at the RFC Editor (another site)", "RFC Editor で読む（別のサイト）", "在 RFC Editor 閱讀（另一個網站）"}},
	{DecodeSelection, text.Row{"Decode the selection", "選択範囲をデコード", "將選取部分解碼"}},
	{EscapesHelp, text.Row{
		"For what cannot be typed or seen: `\\u{202E}` is a character, `\\x{FF}` an octet, `\\\\` a backslash. Press Enter to apply.",
		"入力や表示のできないもののための表記です。`\\u{202E}` は文字、`\\x{FF}` はオクテット、`\\\\` はバックスラッシュです。Enter キーで適用します。",
		"用於無法輸入或看不見的內容：`\\u{202E}` 是字元，`\\x{FF}` 是八位元組，`\\\\` 是反斜線。按 Enter 套用。"}},
}
