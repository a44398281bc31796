package labels

import "urlscope/core/text"

// Keys of the panel that compares the standards.
const (
	ThenAndNow      text.Key = "then-and-now"
	NoStandards     text.Key = "no-standards"
	TooLongAtOnce   text.Key = "too-long-at-once"
	CompareNow      text.Key = "compare-now"
	StandardToday   text.Key = "standard-today"
	AllAgree        text.Key = "all-agree"
	AllAgreeButOn   text.Key = "all-agree-but-on"
	NotComplete     text.Key = "not-complete"
	NeedsBase       text.Key = "needs-base"
	NeedsOther      text.Key = "needs-other"
	HasBase         text.Key = "has-base"
	BrowserPrints   text.Key = "browser-prints"
	WouldPrint      text.Key = "would-print"
	BrowserBelieved text.Key = "browser-believed"
	FirstParting    text.Key = "first-parting"
	MoreErrors      text.Key = "more-errors"
	GoNotHere       text.Key = "go-not-here"
	WithBase        text.Key = "with-base"
	BaseURL         text.Key = "base-url"
	IntoField       text.Key = "into-field"
	NotResolved     text.Key = "not-resolved"
	WithReaders     text.Key = "with-readers"
	ReadersAre      text.Key = "readers-are"
	WithNames       text.Key = "with-names"
	ByDocument      text.Key = "by-document"
	Raises          text.Key = "raises"
	CopyCode        text.Key = "copy-code"
	WithHost        text.Key = "with-host"
	HostBy          text.Key = "host-by"
	NoHost          text.Key = "no-host"
	ByBrowsers      text.Key = "by-browsers"
	HostIs          text.Key = "host-is"
	HostAddress     text.Key = "host-address"
	HostBits        text.Key = "host-bits"
	HostSpelled     text.Key = "host-spelled"
	HostRange       text.Key = "host-range"
	HostReach       text.Key = "host-reach"
	HostReadBy      text.Key = "host-read-by"
	HostKeptBy      text.Key = "host-kept-by"
	HostFiltered    text.Key = "host-filtered"
	HostHolds       text.Key = "host-holds"
	HostHow         text.Key = "host-how"
	HostZone        text.Key = "host-zone"
	HostZoneIs      text.Key = "host-zone-is"
	HostBadLabel    text.Key = "host-bad-label"
	HostSent        text.Key = "host-sent"
	HostRefused     text.Key = "host-refused"
	HostShown       text.Key = "host-shown"
	HostScripts     text.Key = "host-scripts"
	HostMix         text.Key = "host-mix"
	HostLooks       text.Key = "host-looks"
	HostSpecial     text.Key = "host-special"
	HostDomain      text.Key = "host-domain"
	HostIsSuffix    text.Key = "host-is-suffix"
	EmptyText       text.Key = "empty-text"
	WithSuffixes    text.Key = "with-suffixes"
	WithClients     text.Key = "with-clients"
	ClientsAre      text.Key = "clients-are"
	Grammar         text.Key = "grammar"
	WithGrammar     text.Key = "with-grammar"
	TrailIs         text.Key = "trail-is"
	RulesAround     text.Key = "rules-around"
	AllSteps        text.Key = "all-steps"
	FewerSteps      text.Key = "fewer-steps"
	TrailDoes       text.Key = "trail-does"
	SayTrailDoes    text.Key = "say-trail-does"
	TrailOf         text.Key = "trail-of"
	NextOf          text.Key = "next-of"
)

var standardsRows = text.Rows{
	{ThenAndNow, text.Row{"Then and now", "当時と現在", "當時與現今"}},
	{NoStandards, text.Row{"How five standards read the same octets, and where they part.", "同じオクテットを 5 つの規格がどう読み、どこで分かれるかを示します。", "同樣的八位元組，五種標準各自怎麼讀，在哪裡分歧。"}},
	{TooLongAtOnce, text.Row{"A text of this length is compared only on request.", "この長さのテキストは、要求があったときだけ比べます。", "這麼長的文字，只在您要求時才比較。"}},
	{CompareNow, text.Row{"Compare the standards", "規格を比べる", "比較各標準"}},
	{StandardToday, text.Row{"today", "現在", "現今"}},
	{NotComplete, text.Row{"not complete yet", "途中", "尚未完成"}},
	{HasBase, text.Row{"a reference, read with the base", "参照（基底 URL で読める）", "參照，配合基底 URL 可讀"}},
	{NeedsBase, text.Row{"a reference, which needs a base", "参照（基底 URL が必要）", "參照，需要基底 URL"}},
	{NeedsOther, text.Row{"needs another base", "別の基底 URL が必要", "需要別的基底 URL"}},
	{AllAgree, text.Row{"They all read it alike.", "どの規格も同じように読みます。", "各標準的讀法都相同。"}},
	{AllAgreeButOn, text.Row{"They all read it alike, except that for RFC 1738 the path begins after its slash.",
		"どの規格も同じように読みます。ただし RFC 1738 では、パスはその前のスラッシュを含みません。",
		"各標準的讀法都相同，只是對 RFC 1738 來說，路徑不含前面的斜線。"}},
	{BrowserPrints, text.Row{"This browser prints `{a}`", "このブラウザの表記は `{a}`", "這個瀏覽器寫成 `{a}`"}},
	{WouldPrint, text.Row{"A browser likely prints `{a}`", "ブラウザの表記はおそらく `{a}`", "瀏覽器大概會寫成 `{a}`"}},
	{BrowserBelieved, text.Row{"This browser is believed; urlscope expected `{a}`", "このブラウザの読み方を採りました。urlscope の予想は `{a}`", "以這個瀏覽器為準；urlscope 原本預測 `{a}`"}},
	{FirstParting, text.Row{"the first place", "最初の分かれ目", "最早的分歧"}},
	{MoreErrors, text.Row{"and {n} more|and {n} more", "ほか {n} 件", "另有 {n} 項"}},
	{WithBase, text.Row{"Resolve against a base", "基底 URL で解決する", "以基底 URL 解析"}},
	{BaseURL, text.Row{"Base URL", "基底 URL", "基底 URL"}},
	{IntoField, text.Row{"Go on with this", "これを編集する", "改用這個"}},
	{NotResolved, text.Row{"cannot be resolved", "解決できません", "無法解析"}},
	{WithReaders, text.Row{"How libraries and programs read it", "ライブラリやプログラムの読み方", "程式庫與程式怎麼讀"}},
	{ReadersAre, text.Row{
		"Each is a model of the version named, held to recordings of it. Those that go to another host than RFC 3986’s division says stand first. Lynx was observed with http, https, ftp and gopher alone.",
		"どれも、示した版を記録した結果に合わせたモデルです。RFC 3986 の分け方とは別のホストに接続するものを先に示します。Lynx を観察したのは http、https、ftp、gopher だけです。",
		"每一項都是所列版本的模型，並以其錄得的結果核對。連到與 RFC 3986 分法不同主機的，排在最前面。Lynx 只觀察了 http、https、ftp 和 gopher。",
	}},
	{WithNames, text.Row{"Their names elsewhere", "ほかでの呼び名", "在別處的名稱"}},
	{ByDocument, text.Row{"not observed; by `{a}`", "未観察、`{a}` による", "未觀察；依 `{a}`"}},
	{Raises, text.Row{"an error when it is read", "読むとエラー", "讀取時出錯"}},
	{CopyCode, text.Row{"Copy the expression", "式をコピー", "複製這個運算式"}},
	{WithHost, text.Row{"Where the host leads", "ホストの行き先", "主機通往哪裡"}},
	{HostBy, text.Row{"The host is `{b}` by {a}.", "{a} では、ホストは `{b}` です。", "依 {a}，主機是 `{b}`。"}},
	{NoHost, text.Row{
		"Nobody here finds a host in it.",
		"ここに挙げたどの規格やプログラムも、ホストを見つけません。",
		"這裡沒有任何標準或程式從中找到主機。",
	}},
	{ByBrowsers, text.Row{"the URL Standard (browsers)", "URL Standard（ブラウザ）", "URL Standard（瀏覽器）"}},
	{HostIs, text.Row{"What it is", "種類", "是什麼"}},
	{HostAddress, text.Row{"The address", "アドレス", "位址"}},
	{HostBits, text.Row{"Its bits", "ビット列", "位元"}},
	{HostSpelled, text.Row{"How it is written", "書き方", "寫法"}},
	{HostRange, text.Row{"Its range", "範囲", "所屬範圍"}},
	{HostReach, text.Row{"Whether it is reached", "届くかどうか", "是否連得到"}},
	{HostReadBy, text.Row{"Read as this address by", "このアドレスと読むもの", "讀成這個位址的程式"}},
	{HostKeptBy, text.Row{"Left as written by", "書かれたまま残すもの", "照原樣保留的程式"}},
	{HostFiltered, text.Row{
		"A filter on the text sees a name; a browser connects to {a}.",
		"テキストを調べるフィルターには名前に見えますが、ブラウザは {a} に接続します。",
		"檢查文字的過濾器看到的是名稱，瀏覽器卻會連到 {a}。",
	}},
	{HostHolds, text.Row{"Address embedded in it", "埋め込まれたアドレス", "內嵌的位址"}},
	{HostHow, text.Row{"How it is embedded", "埋め込み方", "內嵌方式"}},
	{HostZone, text.Row{"Its zone", "ゾーン", "區域"}},
	{HostZoneIs, text.Row{
		"An interface of this machine, which means nothing on another (RFC 4007, 6). RFC 6874 writes `%25` before it in a URL; RFC 9844 has made that obsolete, and browsers refuse it.",
		"このコンピュータのインターフェースで、ほかのコンピュータでは意味がありません（RFC 4007、6）。RFC 6874 は URL では前に `%25` を書くとしましたが、RFC 9844 で廃止され、ブラウザは受け付けません。",
		"本機的一個介面，在別的機器上沒有意義（RFC 4007，6）。RFC 6874 在 URL 裡於其前寫 `%25`；RFC 9844 已將它廢止，瀏覽器會拒絕。",
	}},
	{HostBadLabel, text.Row{
		"Behind `xn--` in `{a}` there is no Punycode, or Punycode of characters that no domain may have. UTS 46 (4) refuses that, and so do browsers of before June 2026; since then the URL Standard (3.3) takes it in a name that is all US-ASCII.",
		"`{a}` の `xn--` の後には、Punycode がないか、ドメインに使えない文字を表すものがあります。UTS 46（4）も、2026 年 6 月より前のブラウザも受け付けません。それ以降の URL Standard（3.3）は、US-ASCII だけの名前なら受け付けます。",
		"`{a}` 的 `xn--` 後面沒有 Punycode，或代表網域不能有的字元。UTS 46（4）會拒絕，2026 年 6 月以前的瀏覽器也會；此後 URL Standard（3.3）接受全為 US-ASCII 的這種名稱。",
	}},
	{HostSent, text.Row{"As it is sent", "送る形", "送出的形式"}},
	{HostRefused, text.Row{"Browsers refuse this name", "ブラウザはこの名前を拒否", "瀏覽器拒絕這個名稱"}},
	{HostShown, text.Row{"As it is shown", "表示する形", "顯示的形式"}},
	{HostScripts, text.Row{"Scripts", "文字体系", "文字系統"}},
	{HostMix, text.Row{"How they mix", "混ざり方", "混用情形"}},
	{HostLooks, text.Row{"It may be taken for", "見間違えやすい名前", "容易看成"}},
	{HostSpecial, text.Row{"Reserved for", "予約された用途", "保留用途"}},
	{HostDomain, text.Row{"Registrable domain", "登録できるドメイン", "可註冊的網域"}},
	{WithSuffixes, text.Row{"Look it up in the list of public suffixes", "公開サフィックスの一覧で調べる", "查詢公共後綴清單"}},
	{HostIsSuffix, text.Row{"none: names are registered below it", "登録できるのは、この下の名前", "無：名稱註冊在它之下"}},
	{EmptyText, text.Row{"the empty string", "空文字列", "空字串"}},
	{WithClients, text.Row{"What clients send", "クライアントが送るもの", "用戶端送出什麼"}},
	{ClientsAre, text.Row{
		"Recorded on Debian 12 in 2026 with default settings; each is a model of the version named. Those that do harm stand first.",
		"2026 年に Debian 12 で、既定の設定のまま記録しました。どれも、示した版のモデルです。害のあるものを先に示します。",
		"2026 年在 Debian 12 上以預設設定錄下；每一項都是所列版本的模型。會造成危害的排在最前面。",
	}},
	{Grammar, text.Row{"Grammar", "文法", "語法"}},
	{WithGrammar, text.Row{"How the rules make this text", "規則がこのテキストを導くまで", "規則如何推導出這段文字"}},
	{TrailIs, text.Row{"From the whole URL to the octet selected", "URL 全体から選択中のオクテットまで", "從整個 URL 到選取的八位元組"}},
	{AllSteps, text.Row{"Show all steps", "すべての段階を表示", "顯示所有步驟"}},
	{FewerSteps, text.Row{"Fewer steps", "段階を減らす", "減少步驟"}},
	{TrailDoes, text.Row{"Go to the rules of the selected octet, and back", "選択中のオクテットの規則へ移動し、戻る", "跳到所選八位元組的規則，再按一次返回"}},
	{SayTrailDoes, text.Row{"Say these rules, and what may come next", "その規則と、次に来られるものを読み上げる", "讀出這些規則，以及接下來可以是什麼"}},
	{TrailOf, text.Row{"At the octet selected:", "選択中のオクテット：", "選取的八位元組："}},
	{NextOf, text.Row{"At the end of the text:", "文字列の末尾：", "文字的結尾："}},
	{RulesAround, text.Row{"The rules around it, as sentences", "外側の規則を文で読む", "外層的規則，用句子說"}},
	{GoNotHere, text.Row{"Go’s net/url is not part of this page: `urlscope standards` on a command line asks it.", "Go の net/url はこのページにはありません。コマンドラインの `urlscope standards` で調べられます。", "本頁不含 Go 的 net/url；請在命令列用 `urlscope standards` 詢問。"}},
}
