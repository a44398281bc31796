package labels

import "urlscope/core/text"

// Keys of the page's own labels. Lower-case keys are used only by elements of web/index.html, not by Go code.
const (
	Title           text.Key = "title"
	TitleOK         text.Key = "title-ok"
	TitleYet        text.Key = "title-yet"
	TitleBad        text.Key = "title-bad"
	TitleNow        text.Key = "title-now"
	Tagline         text.Key = "tagline"
	nav             text.Key = "nav"
	share           text.Key = "share"
	menu            text.Key = "menu"
	language        text.Key = "language"
	theme           text.Key = "theme"
	JudgedBy        text.Key = "judged-by"
	JudgeAsBrowsers text.Key = "judge-as-browsers"
	system          text.Key = "system"
	dark            text.Key = "dark"
	light           text.Key = "light"
	Description     text.Key = "description"
	field           text.Key = "field"
	fieldHelp       text.Key = "field-help"
	Placeholder     text.Key = "placeholder"

	Octets          text.Key = "octets"
	Result          text.Key = "result"
	ApplySafe       text.Key = "apply-safe"
	WorstFirst      text.Key = "worst-first"
	QuietNotes      text.Key = "quiet-notes"
	NextProblem     text.Key = "next-problem"
	ByF8            text.Key = "by-f8"
	NthProblem      text.Key = "nth-problem"
	NoProblems      text.Key = "no-problems"
	NothingTyped    text.Key = "nothing-typed"
	NothingYet      text.Key = "nothing-yet"
	NoTexts         text.Key = "no-texts"
	NoProblem       text.Key = "no-problem"
	NextProblemDoes text.Key = "next-problem-does"
	OnTheWire       text.Key = "on-the-wire"
	NoWire          text.Key = "no-wire"
	NoHostWire      text.Key = "no-host-wire"
	OddHostWire     text.Key = "odd-host-wire"
	SentSoFar       text.Key = "sent-so-far"
	MoreSteps       text.Key = "more-steps"
	Begun           text.Key = "begun"
	ServerAnswers   text.Key = "server-answers"
	ClientSends     text.Key = "client-sends"
	Explanation     text.Key = "explanation"
	EndsHere        text.Key = "ends-here"
	Character       text.Key = "character"
	NoCharacter     text.Key = "no-character"
	MapTitle        text.Key = "map-title"
	MapRow          text.Key = "map-row"
	StandsAsIs      text.Key = "stands-as-is"
	HasAJob         text.Key = "has-a-job"
	OnlyEncoded     text.Key = "only-encoded"
	NoneHere        text.Key = "none-here"
	NoOctetHelps    text.Key = "no-octet-helps"
	PartsRule       text.Key = "parts-rule"
	PartsGuess      text.Key = "parts-guess"
	CopyChanged     text.Key = "copy-changed"
	Only1738        text.Key = "only-1738"
	ReadBy          text.Key = "read-by"
	NoParts         text.Key = "no-parts"
	QueryFields     text.Key = "query-fields"
	MoreFields      text.Key = "more-fields"
	EditValue       text.Key = "edit-value"
	RemoveParam     text.Key = "remove-param"
	Untrack         text.Key = "untrack"
	StaysHere       text.Key = "stays-here"
	TheRFC          text.Key = "the-rfc"

	PrintQuestions text.Key = "print-questions"

	EditParts   text.Key = "edit-parts"
	Present     text.Key = "present"
	PresentDoes text.Key = "present-does"
	Entering    text.Key = "entering"
	NoWorkshop  text.Key = "no-workshop"
)

// pageRows are the page's own labels. English labels with plurals have the singular first, then "|".
var pageRows = text.Rows{
	{Entering, text.Row{"Loading…", "読み込み中…", "載入中…"}},
	{NoWorkshop, text.Row{"This part of the page could not be loaded. Is the network there? Nothing else has changed.", "ページのこの部分を読み込めませんでした。ネットワークにつながっているか確認してください。ほかは何も変わっていません。", "無法載入頁面的這個部分。網路是否連線？其他一切不變。"}},
	{EditParts, text.Row{"Edit the parts", "部分を編集", "編輯各部分"}},
	{Present, text.Row{"Present", "投影用に表示", "投影模式"}},
	{PresentDoes, text.Row{"Show all in large, one thing at a time", "大きく 1 つずつ表示", "放大並逐項顯示"}},
	{Title, text.Row{"urlscope: a microscope for URLs", "urlscope：URL の顕微鏡", "urlscope：URL 的顯微鏡"}},
	{TitleOK, text.Row{"✓ {a}", "✓ {a}", "✓ {a}"}},
	{TitleYet, text.Row{"… {a}", "… {a}", "… {a}"}},
	{TitleBad, text.Row{"✗ octet {n} · {a}", "✗ オクテット {n} · {a}", "✗ 八位元組 {n} · {a}"}},
	{TitleNow, text.Row{"✗ octet {n}, today ✓ · {a}", "✗ オクテット {n}、現在 ✓ · {a}", "✗ 八位元組 {n}，現今 ✓ · {a}"}},
	{Tagline, text.Row{"a microscope for URLs", "URL の顕微鏡", "URL 的顯微鏡"}},
	{nav, text.Row{"Page", "ページ", "頁面"}},
	{share, text.Row{"Share", "共有", "分享"}},
	{menu, text.Row{"Menu", "メニュー", "選單"}},
	{language, text.Row{"Language", "言語", "語言"}},
	{theme, text.Row{"Theme", "配色", "配色"}},
	{JudgedBy, text.Row{"Judged by", "判定の規格", "判定標準"}},
	{JudgeAsBrowsers, text.Row{"Judge as browsers do", "ブラウザの規格で判定", "改照瀏覽器的標準判定"}},
	{system, text.Row{"System theme", "システムの配色", "系統配色"}},
	{dark, text.Row{"Dark theme", "暗い配色", "深色配色"}},
	{light, text.Row{"Light theme", "明るい配色", "淺色配色"}},
	{Description, text.Row{"Type a URL and see what every octet of it is: its part, the rule of RFC 1738 that allows or forbids it, how to repair it, and what a client would send.", "URL を入力すると、オクテットの 1 つ 1 つが何かを示します。どの部分か、RFC 1738 のどの規則が許し、または禁じるか、どう直すか、クライアントが何を送るかが分かります。", "輸入 URL，就能看到每個八位元組是什麼：屬於哪個部分、RFC 1738 的哪條規則允許或禁止它、如何修正，以及用戶端會送出什麼。"}},
	{field, text.Row{"URL to look at", "調べる URL", "要檢視的 URL"}},
	{fieldHelp, text.Row{"Its parts, problems and octets are listed below and follow what you type.", "部分、問題点、オクテットは下に一覧され、入力に合わせて変わります。", "各部分、問題與八位元組列於下方，並隨您的輸入更新。"}},
	{Placeholder, text.Row{"Type or paste a URL", "URL を入力するか貼り付けてください", "輸入或貼上 URL"}},

	{Octets, text.Row{"{n} octet|{n} octets", "{n} オクテット", "{n} 個八位元組"}},
	{Result, text.Row{"Result", "結果", "結果"}},
	{ApplySafe, text.Row{"Apply {n} safe fix|Apply {n} safe fixes", "安全な修正 {n} 件を適用", "套用 {n} 項安全的修正"}},
	{WorstFirst, text.Row{"{n}|{n}, the worst first", "{n} 件、重いものから順", "{n} 項，嚴重的在前"}},
	{QuietNotes, text.Row{"Nothing is wrong. There is one note.|Nothing is wrong. There are {n} notes.", "誤りはありません。注記が {n} 件あります。", "沒有錯誤。有 {n} 則附註。"}},
	{NextProblem, text.Row{"Next", "次へ", "下一項"}},
	{ByF8, text.Row{": F8", "：F8", "：F8"}},
	{NthProblem, text.Row{"{a} {b} of {n}, {c}: {d}", "{a}、{n} 件中 {b} 件目、{c}：{d}", "{a}，{n} 項中的第 {b} 項，{c}：{d}"}},
	{NoProblems, text.Row{"Nothing to report.", "指摘する点はありません。", "沒有需要指出的地方。"}},
	{NoTexts, text.Row{"The texts in that language could not be loaded. Perhaps the network is gone.", "その言語のテキストを読み込めませんでした。ネットワークにつながっていないのかもしれません。", "無法載入該語言的文字，網路可能已中斷。"}},
	{NoProblem, text.Row{"No errors and no warnings.", "エラーも警告もありません。", "沒有錯誤，也沒有警告。"}},
	{NextProblemDoes, text.Row{"Go to the next problem", "次の問題点へ", "跳到下一個問題"}},
	{NothingTyped, text.Row{"Type or paste a URL above, or open one of the examples below.", "上の欄に URL を入力するか貼り付けるか、下の例を開いてください。", "請在上方輸入或貼上 URL，或開啟下方的範例。"}},
	{NothingYet, text.Row{"Nothing is wrong so far.", "ここまでに誤りはありません。", "到目前為止沒有錯誤。"}},
	{OnTheWire, text.Row{"On the wire", "通信の内容", "傳送內容"}},
	{SentSoFar, text.Row{"what would go out so far", "ここまでの URL で送られる内容", "依目前輸入會送出的內容"}},
	{NoHostWire, text.Row{"As it is read, it names no server to send anything to.", "この読み方では、送り先のサーバがありません。", "依這個讀法，沒有可以送出內容的伺服器。"}},
	{OddHostWire, text.Row{"What would be sent to a host such as this one is not known.", "このようなホストに何が送られるかは分かりません。", "無法得知會對這樣的主機送出什麼。"}},
	{NoWire, text.Row{"What a client would send appears here once there is a URL.", "URL があれば、クライアントが送る内容をここに示します。", "有了 URL 之後，這裡會顯示用戶端送出的內容。"}},
	{MoreSteps, text.Row{"and {n} more step|and {n} more steps", "ほか {n} 段階", "另有 {n} 個步驟"}},
	{Begun, text.Row{"The same path, begun in three ways", "同じパスの 3 通りの始め方", "同一個路徑的三種開頭"}},
	{ServerAnswers, text.Row{"Server answers", "サーバの応答", "伺服器回應"}},
	{ClientSends, text.Row{"Client sends", "クライアントの送信", "用戶端送出"}},
	{Explanation, text.Row{"Explanation", "説明", "說明"}},
	{EndsHere, text.Row{"ends the line here.", "ここで行が終わります。", "此行在此結束。"}},
	{Character, text.Row{"Character", "文字", "字元"}},
	{NoOctetHelps, text.Row{"No octet in this place makes it valid by itself.", "ここのオクテットを変えるだけでは正しくなりません。", "單靠更換這裡的八位元組，不能使它有效。"}},
	{NoCharacter, text.Row{"The octet at the caret, and whether it is allowed where it is.", "カーソル位置のオクテットと、そこで使えるかどうかを示します。", "游標處的八位元組，以及它是否可以出現在該處。"}},
	{MapTitle, text.Row{"The 128 octets, at this place", "この位置での 128 オクテット", "此位置的 128 個八位元組"}},
	{MapRow, text.Row{"first digit", "上位の桁", "高位數"}},
	{StandsAsIs, text.Row{"allowed as it is, {n}", "そのまま書ける、{n}", "可直接寫，{n}"}},
	{HasAJob, text.Row{"has a job here, {n}", "ここで役割をもつ、{n}", "在此有作用，{n}"}},
	{OnlyEncoded, text.Row{"only as %XX, {n}", "%XX としてのみ、{n}", "只能寫成 %XX，{n}"}},
	{NoneHere, text.Row{"not here, {n}", "ここには書けない、{n}", "此處不可使用，{n}"}},
	{PartsRule, text.Row{"and the rule each comes from", "とそれぞれの規則", "及其所屬規則"}},
	{Only1738, text.Row{"This form always goes by RFC 1738, not by {a}.", "この形式は {a} ではなく、つねに RFC 1738 によるものです。", "這個格式一律依據 RFC 1738，而不是 {a}。"}},
	{CopyChanged, text.Row{"Typed was {a}; this is about {b}", "入力は {a}。ここでは {b} を扱います", "原本輸入的是 {a}；這裡處理的是 {b}"}},
	{ReadBy, text.Row{"read by {a}", "{a} の読み方", "依 {a} 的讀法"}},
	{PartsGuess, text.Row{"a ? marks a guess", "? は推測を表します", "? 表示推測"}},
	{NoParts, text.Row{"Every part of the URL, with the rule it comes from.", "URL の各部分を、その規則とともに示します。", "URL 的各部分及其所屬規則。"}},
	{QueryFields, text.Row{"fields, as forms write them: later than RFC 1738", "フィールド（フォームの書き方。RFC 1738 より後）", "欄位（表單的寫法，晚於 RFC 1738）"}},
	{MoreFields, text.Row{"{n} more field|{n} more fields", "ほか {n} フィールド", "另有 {n} 個欄位"}},
	{EditValue, text.Row{"Edit", "編集", "編輯"}},
	{RemoveParam, text.Row{"Take out", "取り除く", "移除"}},
	{Untrack, text.Row{"Take out {n} tracking field|Take out {n} tracking fields", "追跡用フィールド {n} 件を取り除く", "移除 {n} 個追蹤用欄位"}},
	{StaysHere, text.Row{"Nothing you type leaves this page.", "入力した内容がこのページの外に出ることはありません。", "您輸入的內容不會離開此頁。"}},
	{PrintQuestions, text.Row{"Print without the answers", "解答なしで印刷", "列印時不含解答"}},
	{TheRFC, text.Row{"RFC 1738, December 1994", "RFC 1738、1994 年 12 月", "RFC 1738，1994 年 12 月"}},
}
