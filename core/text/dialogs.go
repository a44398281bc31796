package text

// Keys of what opens on demand: copies, the dialog for sharing, the list of keys.
const (
	Help    Key = "help"
	Close   Key = "close"
	Loading Key = "loading"

	Copy         Key = "copy"
	Copied       Key = "copied"
	CopyOctets   Key = "copy-octets"
	CopySVG      Key = "copy-svg"
	SavePNG      Key = "save-png"
	CopyReport   Key = "copy-report"
	CopyMarkdown Key = "copy-markdown"
	CopyGoTest   Key = "copy-go-test"
	CopyCurl     Key = "copy-curl"

	ShareTitle      Key = "share-title"
	KeepSelected    Key = "keep-selected"
	OpenInLanguage  Key = "open-in-language"
	CopyLink        Key = "copy-link"
	EmbedCode       Key = "embed-code"
	ShareNote       Key = "share-note"
	IncludePassword Key = "include-password"
	OpenInFull      Key = "open-in-full"

	AllExamples    Key = "all-examples"
	SearchExamples Key = "search-examples"
	NoExamples     Key = "no-examples"

	Keys            Key = "keys"
	PreviousProblem Key = "previous-problem"
	FirstFix        Key = "first-fix"
	AllSafeFixes    Key = "all-safe-fixes"
	ToField         Key = "to-field"
	ToMap           Key = "to-map"
	ThisList        Key = "this-list"

	UpdateReady  Key = "update-ready"
	Reload       Key = "reload"
	WorksOffline Key = "works-offline"
)

// dialogRows are the words of what opens on demand.
var dialogRows = map[Key]row{
	Help:    {"Help", "使い方", "說明"},
	Close:   {"Close", "閉じる", "關閉"},
	Loading: {"Loading…", "読み込み中…", "載入中…"},

	Copy:         {"Copy", "コピー", "複製"},
	Copied:       {"Copied", "コピーしました", "已複製"},
	CopyOctets:   {"Copy octets", "オクテットをコピー", "複製八位元組"},
	CopySVG:      {"Copy as SVG", "SVG をコピー", "複製成 SVG"},
	SavePNG:      {"Save as PNG", "PNG で保存", "儲存成 PNG"},
	CopyReport:   {"Copy report (JSON)", "レポートをコピー（JSON）", "複製報告（JSON）"},
	CopyMarkdown: {"Copy as Markdown table", "Markdown の表をコピー", "複製成 Markdown 表格"},
	CopyGoTest:   {"Copy as Go test case", "Go のテストケースをコピー", "複製成 Go 測試案例"},
	CopyCurl:     {"Copy as curl command", "curl のコマンドをコピー", "複製成 curl 指令"},

	ShareTitle:      {"Share this view", "この画面を共有", "分享這個畫面"},
	KeepSelected:    {"Keep octets {a}–{b} selected", "オクテット {a}–{b} を選んだままにする", "保持選取八位元組 {a}–{b}"},
	OpenInLanguage:  {"Open in {a} instead of the reader’s language", "読む人の言語でなく{a}で開く", "以{a}開啟，而不是讀者的語言"},
	CopyLink:        {"Copy link", "リンクをコピー", "複製連結"},
	EmbedCode:       {"Embed code", "埋め込みコード", "嵌入碼"},
	ShareNote:       {"All of it is after the `#`, so no server ever sees the URL. A password is left out unless you tick it.", "すべて `#` の後にあるので、URL がサーバに届くことはありません。パスワードは、選ばないかぎり含まれません。", "全部都在 `#` 之後，所以伺服器看不到這個 URL。除非您勾選，密碼不會放進去。"},
	IncludePassword: {"Put the password in the link", "パスワードもリンクに入れる", "把密碼放進連結"},
	OpenInFull:      {"Open in full", "全体を開く", "完整開啟"},

	AllExamples:    {"All {n}", "すべて（{n}）", "全部（{n}）"},
	SearchExamples: {"Search the examples", "例を検索", "搜尋範例"},
	NoExamples:     {"No example has these words.", "この語を含む例はありません。", "沒有範例含有這些字詞。"},

	Keys:            {"Keys", "キー", "按鍵"},
	PreviousProblem: {"Previous: Shift+F8", "前へ：Shift+F8", "上一項：Shift+F8"},
	FirstFix:        {"Apply the first fix", "最初の修正を適用", "套用第一個修正"},
	AllSafeFixes:    {"Apply all safe fixes", "安全な修正をすべて適用", "套用所有安全的修正"},
	ToField:         {"Go to the URL field", "URL の入力欄へ移動", "跳到 URL 欄位"},
	ToMap:           {"Move in the map", "表の中を移動", "在字元表中移動"},
	ThisList:        {"Show this list", "この一覧を表示", "顯示這份清單"},

	UpdateReady:  {"A new version is ready.", "新しい版があります。", "有新版本了。"},
	Reload:       {"Load again", "再読み込み", "重新載入"},
	WorksOffline: {"Works offline", "オフラインでも使えます", "可離線使用"},
}
