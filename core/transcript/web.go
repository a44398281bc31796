package transcript

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// A WebClient is a program, or a function of a language, that fetches http and https URLs.
type WebClient uint8

// The clients: GNU Wget, urllib.request of Python, and fetch of JavaScript in Node.
const (
	ClientWget WebClient = iota
	ClientPython
	ClientFetch
)

// webClients have the name and the code of each client, and its changes to the octets that it requests.
// TestWebClients compares them with the installed clients.
var webClients = [...]struct {
	name        string // for readers
	code        string // with {url}, and {quoted} for a string literal
	comment     string // begins a comment
	path, query string // graphic octets that become escapes
	percent     bool   // a "%" that begins no escape becomes one
	dots        bool   // resolves "." and ".."
	hiddenDots  bool   // also if they are written with "%2E"
	backslash   bool   // reads "\" in a path as "/"
	bare        bool   // leaves out an empty query with its "?"
}{
	ClientWget: {
		name: "wget", comment: "# ", code: "wget -O - {url}\n",
		path: "\"<>\\^`{|}", query: "\"<>\\^`{|}", percent: true, dots: true,
	},
	ClientPython: {
		name: "Python", comment: "# ", code: "from urllib.request import urlopen\n\nwith urlopen({quoted}) as answer:\n    print(answer.read())\n",
	},
	ClientFetch: { // the URL Standard of WHATWG
		name: "fetch", comment: "// ", code: "const answer = await fetch({quoted});\nconsole.log(await answer.text());\n",
		path: "\"<>^`{}", query: "\"<>'", dots: true, hiddenDots: true, backslash: true, bare: true,
	},
}

// Web returns code for client c that fetches u: a command for a POSIX shell, a program in Python, or a module in
// JavaScript. If c cannot fetch u, code is "" and why gives the reason in language l.
//
// The quoting holds any octets. Octets that are not graphic US-ASCII are written as escapes. The login is left out,
// because these clients do not send it, and so is the
// fragment, which nobody sends; comments say so. If the client requests other octets than the octets of the URL, a comment says
// which: for "http://h/a/../b" wget requests "/b".
func Web(l text.Lang, c WebClient, u *core.URL) (code string, why text.Prose) {
	client := &webClients[min(c, ClientFetch)]
	server, target, reason, ok := webURL(u)
	if !ok {
		return "", text.NoWeb(l, client.name, reason)
	}
	var b strings.Builder
	b.WriteString(omits(l, client.comment, u, true))
	asked := target
	if !strings.HasPrefix(asked, "/") { // "http://h?q" has no path
		asked = "/" + asked
	}
	if sent := c.sends(asked); sent != asked {
		b.WriteString(client.comment + text.WebSends(l, client.name, sent, asked).Quoted(l) + "\n")
	}
	url := server + target
	b.WriteString(with(client.code, "{url}", quote(url), "{quoted}", strconv.Quote(url)))
	return b.String(), nil
}

// omits returns comments on what a command or code for u leaves out: the login, if it does, and the fragment, which no
// client sends.
func omits(l text.Lang, comment string, u *core.URL, login bool) (lines string) {
	if login && u.Has(core.User) {
		lines = comment + text.WebLogin(l).Quoted(l) + "\n"
	}
	if u.Has(core.Fragment) {
		lines += comment + text.WebFragment(l).Quoted(l) + "\n"
	}
	return lines
}

// webURL returns the scheme and server of u without the login, and all octets behind them. It is false if u is not an
// http or https URL with a valid server, and then why gives the reason.
func webURL(u *core.URL) (server, target string, why text.NoWebReason, ok bool) {
	scheme := strings.ToLower(u.SchemeText())
	if scheme != "http" && scheme != "https" {
		return "", "", text.NoWebScheme, false
	}
	at, ok := webServer(u)
	if !ok {
		return "", "", text.NoWebForm, false
	}
	if slices.ContainsFunc(wire.Of(u).Steps, func(s wire.Step) bool { return s.Kind == portNone }) {
		return "", "", text.NoWebPort, false
	}
	var b strings.Builder
	for _, t := range u.Tokens() {
		for i := max(t.Start, at.End); i < t.End && !isOutside(u, t); i++ {
			writeEscaped(&b, u.Source()[i])
		}
	}
	return scheme + "://" + at.In(u.Source()), b.String(), 0, true
}

// webServer returns the span of host and port. It is false if they are not valid.
func webServer(u *core.URL) (at core.Span, ok bool) {
	host, ok := u.Token(core.Host)
	if !ok || !isMadeOf(host.In(u.Source()), octet.AlphaDigit|octet.Hyphen|octet.Dot) {
		return host.Span, false
	}
	port, ok := u.Token(core.Port)
	if !ok {
		return host.Span, true
	}
	return core.Span{Start: host.Start, End: port.End}, isMadeOf(port.In(u.Source()), octet.Digit)
}

// isMadeOf reports whether s is not empty and all its octets are of a class.
func isMadeOf(s string, class octet.Class) bool {
	for i := range len(s) {
		if octet.ClassOf(s[i])&class == 0 {
			return false
		}
	}
	return s != ""
}

// sends returns the target that the client requests: wget requests "/b" for "/a/../b".
func (c WebClient) sends(target string) string {
	client := &webClients[c]
	path, query, searches := strings.Cut(target, "?")
	if client.backslash {
		path = strings.ReplaceAll(path, `\`, "/")
	}
	path = c.reencoded(path, client.path)
	if client.dots {
		path = withoutDots(path, client.hiddenDots)
	}
	if !searches || query == "" && client.bare {
		return path
	}
	return path + "?" + c.reencoded(query, client.query)
}

// reencoded returns s with escapes for the octets in some.
func (c WebClient) reencoded(s, some string) string {
	var b strings.Builder
	for i := range len(s) {
		if s[i] == '%' && webClients[c].percent && !octet.IsEscape(s, i) || strings.IndexByte(some, s[i]) >= 0 {
			b.WriteString("%" + octet.Hex(s[i]))
		} else {
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

// withoutDots resolves the segments "." and ".." of a path: "/a/../b" becomes "/b". If hidden, it also resolves those
// written with "%2E".
func withoutDots(path string, hidden bool) string {
	var kept []string
	list := strings.Split(path, "/")
	for i, s := range list {
		name := s
		if hidden {
			name = strings.ReplaceAll(strings.ToLower(s), "%2e", ".")
		}
		if name != "." && name != ".." {
			kept = append(kept, s)
			continue
		}
		if name == ".." && len(kept) > 1 {
			kept = kept[:len(kept)-1]
		}
		if i == len(list)-1 {
			kept = append(kept, "")
		}
	}
	return strings.Join(kept, "/")
}
