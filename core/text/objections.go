package text

import (
	"strings"

	"urlscope/core"
)

// objectionTexts are the texts for objections of later standards (package standards).
var objectionTexts = []ruleText{
	{"standard-octet", Row{
		"`{raw}` must be written `{escaped}`", "`{raw}` は `{escaped}` と書きます", "`{raw}` 必須寫成 `{escaped}`"}, Row{
		"The grammar does not allow it in this part as it is. Programs that follow the standard may refuse the whole URL.",
		"この部分の文法では、そのままでは使えません。規格に従うプログラムは URL 全体を受け付けないことがあります。",
		"這個部分的語法不允許它照原樣出現，遵守標準的程式可能拒絕整個 URL。"}, encodeIt},
	{"standard-escape", Row{
		"`%` needs two hexadecimal digits after it", "`%` の後に 16 進数字が 2 つ必要です", "`%` 後面必須有兩個十六進位數字"}, Row{
		"`%` begins an escape in every part.", "`%` はどの部分でもエスケープの始まりです。", "`%` 在任何部分都是跳脫序列的開頭。"}, Row{
		"Write `%25` for the sign itself, or complete the escape.",
		"記号そのものなら `%25` と書くか、エスケープを完成させてください。",
		"要的是百分號本身就寫 `%25`，否則請把跳脫序列補完整。"}},
	{"standard-place", Row{
		"`{raw}` is not allowed here", "ここに `{raw}` は使えません", "這裡不能有 `{raw}`"}, Row{
		"The grammar allows something else here, and an escape would not help.",
		"文法上、ここには別のものが必要で、エスケープしても書けません。",
		"語法在這裡允許的是別的內容，改寫成跳脫序列也不行。"}, lookUp},
	{"standard-end", Row{
		"The URL ends too soon", "URL が途中で終わっています", "URL 太早結束"}, Row{
		"The grammar wants something to follow here.", "文法上、この後に何かが必要です。", "依照語法，後面還要有內容。"}, Row{
		"Write the rest.", "続きを書いてください。", "請補上其餘的部分。"}},
	{"url-unit", Row{
		"`{raw}` is not a URL unit", "`{raw}` は URL に書ける文字ではありません", "`{raw}` 不是 URL 可以直接寫的字元"}, Row{}, encodeIt},
	{"url-unit/dropped", Row{
		"Browsers leave `{raw}` out", "ブラウザは `{raw}` を読み飛ばします", "瀏覽器會略過 `{raw}`"}, Row{}, Row{
		"Take it out, as they do.", "取り除いてください。", "請移除。"}},
	{"url-backslash", Row{
		"`{raw}` is read as a slash", "`{raw}` はスラッシュとして読まれます", "`{raw}` 會被當作斜線"}, Row{}, sameAsRead},
	{"url-slashes", Row{
		"Two slashes belong after this scheme", "このスキームの後にはスラッシュが 2 つ必要です", "這個方案後面應有兩條斜線"}, Row{}, sameAsRead},
	{"url-credentials", Row{
		"A user name before the host", "ホストの前にユーザ名があります", "主機前面有使用者名稱"}, Row{
		"What comes before the `@` can look like a host, and a password stays in histories and logs.",
		"`@` より前はホストのように見えることがあり、パスワードは履歴や記録に残ります。",
		"`@` 前面的內容可能看起來像主機，密碼也會留在瀏覽記錄和日誌裡。"}, Row{
		"Leave it out; a browser asks for a password when the server does.",
		"書かないでください。サーバが求めれば、ブラウザがパスワードを尋ねます。",
		"請不要寫；伺服器要密碼時，瀏覽器會詢問。"}},
	{"url-decoded", Row{
		"`{raw}` in a host is decoded", "ホストの `{raw}` はデコードされます", "主機裡的 `{raw}` 會被解碼"}, Row{}, sameAsRead},
	{"url-scheme", Row{
		"Without a scheme it is read only against a base", "スキームがないと、基底 URL がなければ読めません", "沒有方案，只能配合基底 URL 讀取"}, Row{}, Row{
		"Write the scheme, or resolve it against a base.", "スキームを書くか、基底 URL で解決してください。", "請寫出方案，或以基底 URL 解析。"}},
	{"url-host", Row{
		"The host is missing", "ホストがありません", "缺少主機"}, Row{}, lookUp},
	{"url-port", Row{
		"`{raw}` is not a port", "`{raw}` はポートではありません", "`{raw}` 不是連接埠"}, Row{}, Row{
		"A port is a number up to 65535.", "ポートは 65535 までの数です。", "連接埠是 65535 以下的數字。"}},
	{"url-address", Row{
		"`{raw}` is not written as an address", "`{raw}` はアドレスの書き方ではありません", "`{raw}` 不是位址的寫法"}, Row{}, Row{
		"Write four decimal numbers, or an IPv6 address in brackets.",
		"10 進数を 4 つ書くか、角括弧の中に IPv6 アドレスを書いてください。",
		"請寫四個十進位數字，或方括號裡的 IPv6 位址。"}},
	{"url-drive", Row{
		"`{raw}` is read as a drive", "`{raw}` はドライブとして読まれます", "`{raw}` 會被當作磁碟機"}, Row{}, lookUp},
	{"url-domain", Row{
		"`{raw}` is not a domain name", "`{raw}` はドメイン名ではありません", "`{raw}` 不是網域名稱"}, Row{}, lookUp},
	{"url-refused", Row{
		"This browser refuses the URL", "このブラウザは URL を受け付けません", "這個瀏覽器拒絕這個 URL"}, Row{}, lookUp},
}

// Sentences that several objections share. The last two are the reasons of objections without a reason of their own.
var (
	encodeIt   = Row{"Encode it.", "エスケープしてください。", "請改寫成跳脫序列。"}
	lookUp     = Row{"Compare it with what the standard says there.", "規格のその箇所と比べてください。", "請對照標準的該處。"}
	readOn     = Row{"The standard calls it an error, but browsers read on.", "規格では誤りですが、ブラウザは読み続けます。", "標準視為錯誤，但瀏覽器會繼續讀。"}
	sameAsRead = Row{"Write it the way that it is read.", "読まれるとおりに書いてください。", "請照讀法來寫。"}
	givesUp    = Row{"The standard’s parser gives up here.", "規格のとおりに読むと、ここで失敗します。", "依照標準，剖析到這裡就失敗。"} // this browser may read on
)

// SectionOf cites the source of a finding: a section of RFC 1738 or of a later standard.
func SectionOf(l Lang, d core.Diagnostic) string {
	if d.Rule.Section != "" {
		return Section(l, d.Rule.Section)
	}
	document, section, _ := strings.Cut(d.Arg, ", ")
	return Cite(l, document, section)
}
