package text

import "urlscope/core/standards"

// resolveTexts describe the steps of resolving a reference.
var resolveTexts = [...]Row{
	standards.StepNoBase: {
		"`{a}` is not a base: it has no scheme, or it is refused.", "`{a}` は基底 URL になりません。スキームがないか、受け付けられません。", "`{a}` 不能當基底 URL：沒有方案，或遭到拒絕。"},
	standards.StepOwnScheme: {
		"It has a scheme, so the base does not matter.", "スキームがあるので、基底 URL は関係ありません。", "它有方案，所以與基底 URL 無關。"},
	standards.StepSchemeIgnored: {
		"`{a}` is the scheme of the base, and no slashes follow: browsers ignore it.", "`{a}` は基底 URL のスキームで、スラッシュが続かないので、ブラウザは無視します。", "`{a}` 是基底 URL 的方案，後面又沒有斜線，所以瀏覽器會忽略它。"},
	standards.StepCurrentDoc: {
		"It is empty: the document that is open is meant.", "空なので、いま開いている文書を指します。", "它是空的：指目前開啟的文件。"},
	standards.StepOwnAuthority: {
		"It names `{a}`; only the scheme comes from the base.", "`{a}` が書かれているので、基底 URL からはスキームだけを取ります。", "它寫了 `{a}`，只有方案取自基底 URL。"},
	standards.StepBaseAuthority: {
		"From the base comes `{a}`.", "基底 URL から `{a}` を取ります。", "從基底 URL 取 `{a}`。"},
	standards.StepFromRoot: {
		"Its path begins with a slash and replaces that of the base.", "パスがスラッシュで始まるので、基底 URL のパスと置き換わります。", "它的路徑以斜線開頭，取代基底 URL 的路徑。"},
	standards.StepBasePath: {
		"It has no path: that of the base stays, `{a}`.", "パスがないので、基底 URL のパス `{a}` が残ります。", "它沒有路徑，所以保留基底 URL 的路徑 `{a}`。"},
	standards.StepBaseParams: {
		"And its parameters, `{a}`.", "パラメータ `{a}` も残ります。", "也保留參數 `{a}`。"},
	standards.StepBaseQuery: {
		"And its query, `{a}`.", "検索文字列 `{a}` も残ります。", "也保留查詢字串 `{a}`。"},
	standards.StepMerged: {
		"The path follows the last slash of `{a}`: `{b}`.", "パスを `{a}` の最後のスラッシュの後に続けて、`{b}` になります。", "路徑接在 `{a}` 的最後一條斜線後面：`{b}`。"},
	standards.StepDotGone: {
		"A `.` goes: `{b}`.", "`.` を取り除いて、`{b}` になります。", "移除 `.`：`{b}`。"},
	standards.StepDotsGone: {
		"A `..` goes with the segment before it: `{b}`.", "`..` を、その前の区切りとともに取り除いて、`{b}` になります。", "移除 `..` 和它前面的一段：`{b}`。"},
	standards.StepDotsDropped: {
		"A `..` has nothing before it, and goes: `{b}`.", "前に何もない `..` を取り除いて、`{b}` になります。", "`..` 前面沒有東西，只移除它：`{b}`。"},
	standards.StepDotsKept: {
		"A `..` has nothing before it, and stays: `{b}`.", "前に何もない `..` は残り、`{b}` のままです。", "`..` 前面沒有東西，所以保留：`{b}`。"},
	standards.StepOpaqueBase: {
		"The base has no path that starts with a slash: nothing can be resolved against it but a fragment.", "基底 URL にスラッシュで始まるパスがないので、フラグメントのほかは解決できません。", "基底 URL 沒有以斜線開頭的路徑，除了片段以外都無法解析。"},
	standards.StepRead: {
		"What comes out, `{a}`, is read as any URL, with its dot segments.", "できた `{a}` を、点だけの区切りも含めて、ふつうの URL として読みます。", "得到的 `{a}` 連同只有點的各段，當作一般的 URL 讀。"},
}

// ResolveStep describes a step of resolving a reference.
func ResolveStep(l Lang, s standards.Step) Prose {
	if int(s.Kind) >= len(resolveTexts) {
		return nil
	}
	return Fill(resolveTexts[s.Kind].In(l), "{a}", show(s.From), "{b}", show(s.Into))
}

// referenceTexts name the kinds of references.
var referenceTexts = [...]Row{
	standards.ReferenceNetworkPath:  {"A reference to another host (a network-path reference): its scheme is that of the page it is on. (RFC 3986, 4.2)", "別のホストへの参照（network-path reference）です。スキームは、それが書かれたページのものです。（RFC 3986、4.2）", "指向另一個主機的參照（network-path reference）：方案取自它所在的頁面。（RFC 3986，4.2）"},
	standards.ReferenceAbsolutePath: {"A reference from the root of a host (an absolute-path reference): the host is that of the page it is on. (RFC 3986, 4.2)", "ホストの最上位からの参照（absolute-path reference）です。ホストは、それが書かれたページのものです。（RFC 3986、4.2）", "從主機根目錄開始的參照（absolute-path reference）：主機取自它所在的頁面。（RFC 3986，4.2）"},
	standards.ReferenceRelativePath: {"A reference relative to the path of the page it is on (a relative-path reference). (RFC 3986, 4.2)", "それが書かれたページのパスからの相対参照（relative-path reference）です。（RFC 3986、4.2）", "相對於所在頁面路徑的參照（relative-path reference）。（RFC 3986，4.2）"},
	standards.ReferenceQuery:        {"A reference to the page it is on, with another query. (RFC 3986, 5.2.2)", "それが書かれたページへの、検索文字列だけが異なる参照です。（RFC 3986、5.2.2）", "指向所在頁面、但查詢字串不同的參照。（RFC 3986，5.2.2）"},
	standards.ReferenceSameDocument: {"A reference to a place in the document it is in (a same-document reference). (RFC 3986, 4.4)", "それが書かれた文書の中の場所への参照（same-document reference）です。（RFC 3986、4.4）", "指向所在文件中某處的參照（same-document reference）。（RFC 3986，4.4）"},
}

// Reference names the kind of reference that the input is; "" if it is not a reference.
func Reference(l Lang, c *standards.Comparison) string { return referenceTexts[c.Reference()].In(l) }
