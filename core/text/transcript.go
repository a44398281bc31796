package text

import (
	"strconv"

	"urlscope/core"
	"urlscope/core/wire"
)

// Keys of a conversation as a whole, and of When.
const (
	ifAsked  Key = "if-asked"
	aGuess   Key = "a-guess"
	preview  Key = "preview"
	hostPort Key = "host-port"
	noPort   Key = "no-port"
	fixed    Key = "once-mended"
)

var conversationRows = Rows{
	{ifAsked, Row{"if the server asks", "サーバが求めた場合", "若伺服器要求"}},
	{aGuess, Row{"a guess", "推測", "推測"}},
	{preview, Row{"a preview: this is not a valid URL", "プレビューです。正しい URL ではありません", "預覽：這不是有效的 URL"}},
	{noPort, Row{"no client connects: there is no such port", "どのクライアントも接続しません。そのようなポートはありません", "沒有用戶端會連線：沒有這樣的連接埠"}},
	{fixed, Row{"after the fix: {a}", "修正後：{a}", "修正之後：{a}"}},
	{hostPort, Row{"{a} port {n}; → sent, ← answered", "{a} ポート {n}；→ 送信、← 応答", "{a} 連接埠 {n}；→ 送出，← 回應"}},
}

// OnceFixed says that the texts are about the repair s, not the typed input.
func OnceFixed(l Lang, s string) string { return with(UI(l, fixed), "{a}", s) }

// WireAddress returns the address of the server: "tcp host.dom 21".
func WireAddress(u *core.URL, w *wire.Conversation) string {
	address := w.Transport + " " + ShowAll(w.Host.In(u.Source()))
	if w.Port == 0 { // no valid port, as in "http://h:99999/"
		return address
	}
	return address + " " + strconv.Itoa(w.Port)
}

// WireHead says where the client connects, and that the steps are a preview if the input is not a URL.
func WireHead(l Lang, u *core.URL, w *wire.Conversation) string {
	switch {
	case len(w.Steps) == 1 && w.Steps[0].Kind == "no-url": // that step says it
		return ""
	case !u.Valid():
		return UI(l, preview)
	}
	return Connects(l, u, w)
}

// Connects says where the client connects; "" if it does not.
func Connects(l Lang, u *core.URL, w *wire.Conversation) string {
	switch {
	case w.Transport == "":
		return ""
	case w.Port == 0: // "http://h:99999/"
		return UI(l, noPort)
	}
	return with(UI(l, hostPort), "{a}", w.Host.In(u.Source()), "{n}", strconv.Itoa(w.Port))
}

// When says how certain step s is, for a place behind its line; "" for a certain step and for an answer.
func When(l Lang, s *wire.Step) string {
	switch {
	case s.Kind == "http-request/later":
		return laterForm.In(l)
	case s.Side == wire.SideServer:
		return ""
	case s.When == wire.WhenAsked:
		return UI(l, ifAsked)
	case s.When == wire.WhenMaybe:
		return UI(l, aGuess)
	}
	return ""
}

var laterForm = Row{"the later form", "後の形式", "後來的形式"}

// InBrackets puts brackets around an addition to a line. It returns "" for "".
func InBrackets(l Lang, s string) string {
	if s == "" {
		return ""
	}
	return with(inBrackets.In(l), "{a}", s)
}

var inBrackets = Row{" ({a})", "（{a}）", "（{a}）"}

// A NoCurlReason is the reason against a curl command for a URL.
type NoCurlReason uint8

// The reasons against a curl command.
const (
	NoCurlScheme NoCurlReason = iota // curl does not speak the scheme
	NoCurlForm                       // the input does not say what to fetch from where
	NoCurlRemote                     // the file is on another host, and the URL names no way to reach it
	NoCurlFilled                     // curl would change a filled-in Gopher+ form (section 3.4.9)
	NoCurlDanger                     // octets of the URL would end a line early
	NoCurlPort                       // nobody can connect to the port, such as 99999
)

var noCurlTexts = [...]Row{
	NoCurlScheme: {
		"curl does not speak this scheme.",
		"curl はこのスキームに対応していません。",
		"curl 不支援這個方案。"},
	NoCurlForm: {
		"The URL is not complete enough for curl.",
		"curl に渡すには URL が足りません。",
		"這個 URL 還不完整，無法交給 curl。"},
	NoCurlRemote: {
		"The file is on another host, and a file URL names no way to reach it.",
		"ファイルは別のホストにあり、file の URL は取り出すプロトコルを示しません。",
		"檔案在另一台主機上，而 file 的 URL 沒有指明怎麼取用。"},
	NoCurlFilled: {
		"curl cannot send a filled-in form as section 3.4.9 writes it.",
		"curl は、記入済みのフォームを 3.4.9 節のとおりに送れません。",
		"curl 無法照第 3.4.9 節的寫法送出填好的表單。"},
	NoCurlDanger: {
		"The URL would smuggle in a command, so no curl command is offered. Take out the control octets first.",
		"この URL は余計なコマンドを紛れ込ませるので、curl のコマンドはありません。先に制御文字を取り除いてください。",
		"這個 URL 會夾帶別的命令，所以不提供 curl 命令。請先移除控制字元。"},
	NoCurlPort: {
		"Ports go from 1 to 65535. To this one curl cannot connect.",
		"ポートは 1 から 65535 までです。この番号には curl も接続できません。",
		"連接埠是 1 到 65535，curl 無法連到這個號碼。"},
}

// NoCurl words a reason against a curl command.
func NoCurl(l Lang, why NoCurlReason) Prose {
	return Fill(noCurlTexts[min(why, NoCurlPort)].In(l))
}
