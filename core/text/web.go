package text

// A NoWebReason is the reason against code that fetches a URL.
type NoWebReason uint8

// The reasons against code that fetches a URL.
const (
	NoWebScheme NoWebReason = iota // the scheme is not http or https
	NoWebForm                      // the input does not say which server to ask
	NoWebPort                      // nobody can connect to the port, such as 99999
)

// noWebTexts word the reasons. {a} is the name of the client.
var noWebTexts = [...]Row{
	NoWebScheme: {
		"{a} is offered for `http` and `https` only.",
		"{a} は `http` と `https` の URL にだけ用意しています。",
		"{a} 只提供給 `http` 和 `https` 的 URL。"},
	NoWebForm: {
		"The URL does not name a server that {a} could ask.",
		"この URL は {a} が問い合わせるサーバを示していません。",
		"這個 URL 沒有指出 {a} 可以詢問的伺服器。"},
	NoWebPort: {
		"Ports go from 1 to 65535. To this one {a} cannot connect.",
		"ポートは 1 から 65535 までです。この番号には {a} も接続できません。",
		"連接埠是 1 到 65535，{a} 無法連到這個號碼。"},
}

var (
	webSends = Row{
		"{a} changes this URL: it asks for `{b}`, not for `{c}`.",
		"{a} はこの URL を変えます。`{c}` でなく `{b}` を求めます。",
		"{a} 會改動這個 URL：它要求的是 `{b}`，不是 `{c}`。"}
	webLogin = Row{
		"The login is left out.",
		"ログイン情報は省いています。",
		"登入資訊已省略。"}
	webFragment = Row{
		"The fragment is left out; no client sends it.",
		"フラグメントは省いています。クライアントはこれを送りません。",
		"片段已省略；用戶端不會送出它。"}
)

// NoWeb words a reason against code for a client.
func NoWeb(l Lang, client string, why NoWebReason) Prose {
	return Fill(noWebTexts[min(why, NoWebPort)].In(l), "{a}", client)
}

// WebSends says that a client requests other octets than the octets of the URL.
func WebSends(l Lang, client, sent, asked string) Prose {
	return Fill(webSends.In(l), "{a}", client, "{b}", sent, "{c}", asked)
}

// WebLogin says that the code has no login.
func WebLogin(l Lang) Prose { return Fill(webLogin.In(l)) }

// WebFragment says that the code has no fragment.
func WebFragment(l Lang) Prose { return Fill(webFragment.In(l)) }
