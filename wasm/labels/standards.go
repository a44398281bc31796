package labels

import "urlscope/core/text"

// Keys of the panel that has the standards side by side.
const (
	ThenAndNow      text.Key = "then-and-now"
	NoStandards     text.Key = "no-standards"
	TooLongAtOnce   text.Key = "too-long-at-once"
	CompareNow      text.Key = "compare-now"
	StandardToday   text.Key = "standard-today"
	AllAgree        text.Key = "all-agree"
	BrowserPrints   text.Key = "browser-prints"
	WouldPrint      text.Key = "would-print"
	BrowserBelieved text.Key = "browser-believed"
	FirstParting    text.Key = "first-parting"
	MoreErrors      text.Key = "more-errors"
	GoNotHere       text.Key = "go-not-here"
	WithBase        text.Key = "with-base"
	BaseURL         text.Key = "base-url"
	NotResolved     text.Key = "not-resolved"
)

var standardsRows = text.Rows{
	{ThenAndNow, text.Row{"Then and now", "当時と現在", "當時與現今"}},
	{NoStandards, text.Row{"How five standards read the same octets, and where they part.", "同じオクテットを 5 つの規格がどう読み、どこで分かれるかを示します。", "同樣的八位元組，五種標準各自怎麼讀，在哪裡分歧。"}},
	{TooLongAtOnce, text.Row{"A text of this length is compared only on request.", "この長さのテキストは、要求があったときだけ比べます。", "這麼長的文字，只在您要求時才比較。"}},
	{CompareNow, text.Row{"Compare the standards", "規格を比べる", "比較各標準"}},
	{StandardToday, text.Row{"today", "現在", "現今"}},
	{AllAgree, text.Row{"They all read it alike.", "どの規格も同じように読みます。", "各標準的讀法都相同。"}},
	{BrowserPrints, text.Row{"This browser prints `{a}`", "このブラウザの表記は `{a}`", "這個瀏覽器寫成 `{a}`"}},
	{WouldPrint, text.Row{"A browser likely prints `{a}`", "ブラウザの表記はおそらく `{a}`", "瀏覽器大概會寫成 `{a}`"}},
	{BrowserBelieved, text.Row{"This browser is believed; urlscope expected `{a}`", "このブラウザの読み方を採りました。urlscope の予想は `{a}`", "以這個瀏覽器為準；urlscope 原本預測 `{a}`"}},
	{FirstParting, text.Row{"the first place", "最初の分かれ目", "最早的分歧"}},
	{MoreErrors, text.Row{"and {n} more|and {n} more", "ほか {n} 件", "另有 {n} 項"}},
	{WithBase, text.Row{"Resolve against a base", "基底 URL で解決する", "以基底 URL 解析"}},
	{BaseURL, text.Row{"Base URL", "基底 URL", "基底 URL"}},
	{NotResolved, text.Row{"cannot be resolved", "解決できません", "無法解析"}},
	{GoNotHere, text.Row{"Go’s net/url is not part of this page: `urlscope standards` on a command line asks it.", "Go の net/url はこのページにはありません。コマンドラインの `urlscope standards` で調べられます。", "本頁不含 Go 的 net/url；請在命令列用 `urlscope standards` 詢問。"}},
}
