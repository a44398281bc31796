//go:build !apart

package text

// goTexts describe how net/url differs from the URL Standard.
var goTexts = []clauseText{
	{"go-control", Row{
		"Go refuses control octets here; browsers remove or escape them.",
		"Go は、ここでは制御文字を受け付けません。ブラウザは取り除くか、エスケープします。",
		"Go 在這裡拒絕控制字元；瀏覽器則移除，或改寫成跳脫序列。"}},
	{"go-host-escape", Row{
		"Go refuses `{a}` in a host; browsers decode it.",
		"Go はホストの `{a}` を受け付けません。ブラウザはデコードします。",
		"Go 拒絕主機裡的 `{a}`；瀏覽器會解碼。"}},
	{"go-escape", Row{
		"Go refuses a `%` without two hexadecimal digits here.",
		"16 進数字が 2 つ続かない `%` を、Go はここでは受け付けません。",
		"後面沒有兩個十六進位數字的 `%`，Go 在這裡會拒絕。"}},
	{"go-host", Row{
		"Go refuses `{a}` before the path.",
		"Go は、パスより前の `{a}` を受け付けません。",
		"Go 拒絕路徑前面的 `{a}`。"}},
	{"go-scheme", Row{
		"Go refuses `{a}` in the place of a scheme.",
		"Go は、スキームの位置の `{a}` を受け付けません。",
		"Go 拒絕方案位置上的 `{a}`。"}},
	{"go-refuses", Row{
		"Go refuses the input.",
		"Go は入力を受け付けません。",
		"Go 拒絕這個輸入。"}},
	{"go-relative", Row{
		"Go reads a reference as it reads a URL, without a base.",
		"Go は基底 URL がなくても、参照を URL と同じように読みます。",
		"Go 不需要基底 URL，讀參照和讀 URL 一樣。"}},
	{"go-no-host", Row{
		"To Go, a host can be empty in every scheme.",
		"Go では、どのスキームでもホストは空で構いません。",
		"對 Go 來說，任何方案的主機都可以是空的。"}},
	{"go-port", Row{
		"Go requires digits after the colon, not a port that there can be.",
		"Go はコロンの後に数字を求めるだけで、ありうるポートかどうかは調べません。",
		"Go 只要求冒號後面是數字，不管這樣的連接埠可不可能有。"}},
	{"zone", Row{
		"Go accepts the zone of an address in the form that RFC 9844 took back in 2025; browsers refuse it.",
		"Go は、RFC 9844 が 2025 年に取り下げた書き方で、アドレスのゾーンを受け付けます。ブラウザは受け付けません。",
		"Go 接受位址的區域識別碼，寫法已由 RFC 9844 在 2025 年撤回；瀏覽器則拒絕。"}},
	{"go-host-text", Row{
		"To Go, a host without brackets is text; whether it is a name or an address is not checked.",
		"Go では、角括弧のないホストはただの文字列で、名前かアドレスかは調べません。",
		"對 Go 來說，沒有方括號的主機只是文字，不檢查是名稱還是位址。"}},
	{"go-number", Row{
		"To Go, `{a}` is text and stays as it is; a browser connects to an address.",
		"Go では `{a}` は文字列のままですが、ブラウザはアドレスに接続します。",
		"對 Go 來說 `{a}` 仍是文字；瀏覽器卻連到一個位址。"}},
	{"go-slashes", Row{
		"Go finds no host; a browser connects to `{a}`.",
		"Go ではホストがありませんが、ブラウザは `{a}` に接続します。",
		"Go 找不到主機；瀏覽器卻連到 `{a}`。"}},
	{"go-backslash", Row{
		"To Go, `{a}` is an octet of the path like any other; to a browser it is a slash.",
		"Go では `{a}` はパスの普通の文字ですが、ブラウザではスラッシュです。",
		"對 Go 來說 `{a}` 是路徑裡的普通字元；對瀏覽器是斜線。"}},
	{"go-dots", Row{
		"Go leaves `{a}` in the path until the path is joined or resolved.",
		"Go は、パスを結合または解決するまで `{a}` を残します。",
		"Go 在合併或解析路徑之前，把 `{a}` 留在裡面。"}},
	{"go-drive", Row{
		"To Go, `{a}` is a host; to a browser it is a drive.",
		"Go では `{a}` はホストですが、ブラウザではドライブです。",
		"對 Go 來說 `{a}` 是主機；對瀏覽器是磁碟機。"}},
	{"go-spaces", Row{
		"Go keeps spaces at the end, which browsers remove.",
		"Go は末尾の空白を残します。ブラウザは取り除きます。",
		"Go 保留結尾的空白；瀏覽器會移除。"}},
	{"generic-go", Row{
		"Go splits the input at other places than a browser.",
		"Go はブラウザとは別の位置で分けます。",
		"Go 切分的位置和瀏覽器不同。"}},
}
