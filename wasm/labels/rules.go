//go:build !js

package labels

import "urlscope/core/text"

// Keys of the page of rules. The build of the site writes it, so the program does not need these labels.
const (
	RulesTitle     text.Key = "rules-title"
	RulesAbout     text.Key = "rules-about"
	RuleFires      text.Key = "rule-fires"
	RuleSilent     text.Key = "rule-silent"
	RulesLater     text.Key = "rules-later"
	RulesLaterHow  text.Key = "rules-later-how"
	RulesHouse     text.Key = "rules-house"
	RulesHouseHow  text.Key = "rules-house-how"
	GrammarEnds    text.Key = "grammar-ends"
	GrammarLook    text.Key = "grammar-look"
	BrowserRefuses text.Key = "browser-refuses"
)

func init() { all.Add(rulesRows) }

var rulesRows = text.Rows{
	{RulesTitle, text.Row{"The rules of urlscope", "urlscope の規則", "urlscope 的規則"}},
	{RulesAbout, text.Row{
		"For each rule: its ID, how bad it is, what it says, why that matters, what to do, and URLs for which it says that and for which it says nothing. Follow a URL to look at it in urlscope.",
		"規則ごとに、ID、重大さ、指摘の内容、理由、対処、そして指摘のある URL とない URL を示します。URL をたどると urlscope で開きます。",
		"每條規則都列出 ID、嚴重程度、指出的內容、原因、處理方式，以及會指出和不會指出的 URL。點選 URL 就會在 urlscope 開啟。"}},
	{RuleFires, text.Row{"For example", "指摘のある URL", "會指出的 URL"}},
	{RuleSilent, text.Row{"Nothing is said of", "指摘のない URL", "不會指出的 URL"}},
	{RulesLater, text.Row{"Rules of later standards", "後の規格の規則", "後來標準的規則"}},
	{RulesLaterHow, text.Row{
		"They are asked where a URL is judged by another standard: by “Judged by” on the page, by -standard on the command line.",
		"URL をほかの規格で判定するときの規則です。画面では「判定の規格」、コマンドラインでは -standard で選びます。",
		"以其他標準判定 URL 時適用的規則：畫面上由「判定標準」選擇，命令列由 -standard 指定。"}},
	{RulesHouse, text.Row{"Rules of a project", "プロジェクトの規則", "專案的規則"}},
	{RulesHouseHow, text.Row{
		"A project sets them for its own documents, and urlscope verify holds these to them. Beside each is the flag by which its examples were checked.",
		"プロジェクトが自分の文書のために定め、urlscope verify が確かめる規則です。例の確認に使ったフラグを、それぞれに示します。",
		"由專案為自己的文件訂定，並以 urlscope verify 檢查的規則。每條規則旁列出檢查範例時所用的旗標。"}},
	{GrammarEnds, text.Row{
		"The grammar of {a} cannot go on at this octet, and no other rule says why.",
		"{a} の文法では、このオクテットから先へ進めません。理由を示す規則はほかにありません。",
		"{a} 的語法到這個八位元組就無法繼續，也沒有其他規則說明原因。"}},
	{GrammarLook, text.Row{"Compare it with the grammar of {a}.", "{a} の文法と比べてください。", "請對照 {a} 的語法。"}},
	{BrowserRefuses, text.Row{"Which URLs these are depends on the browser.", "どの URL かは、ブラウザによって違います。", "是哪些 URL，取決於瀏覽器。"}},
}
