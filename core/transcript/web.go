package transcript

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/octet"
	"urlscope/core/text"
)

// A WebClient is a program, or a function of a language, that fetches http and https URLs.
type WebClient uint8

// Wget is GNU Wget, Python its urllib.request, Fetch that of JavaScript in Node.
const (
	Wget WebClient = iota
	Python
	Fetch
)

// webClients say how each is called, and what it makes of the octets that it asks the server for. Tests hold it against
// the clients themselves, where they are installed.
var webClients = [...]struct {
	name        string // as a reader knows it
	code        string // with {url}, and {quoted} for the same as both languages quote strings
	comment     string // in front of a line that is for the reader
	path, query string // which graphic octets it writes as escapes there
	percent     bool   // and a "%" that begins no escape
	dots        bool   // it resolves the segments "." and ".."
	hiddenDots  bool   // and those written with "%2E"
	backslash   bool   // "\" is a slash to it, in a path
	bare        bool   // an empty query is left out with its "?"
}{
	Wget: {
		name: "wget", comment: "# ", code: "wget -O - {url}\n",
		path: "\"<>\\^`{|}", query: "\"<>\\^`{|}", percent: true, dots: true,
	},
	Python: {
		name: "Python", comment: "# ", code: "from urllib.request import urlopen\n\nwith urlopen({quoted}) as answer:\n    print(answer.read())\n",
	},
	Fetch: { // as the URL Standard of WHATWG has it
		name: "fetch", comment: "// ", code: "const answer = await fetch({quoted});\nconsole.log(await answer.text());\n",
		path: "\"<>^`{}", query: "\"<>'", dots: true, hiddenDots: true, backslash: true, bare: true,
	},
}

// Web returns code that has a client fetch u: a command for a POSIX shell, a program in Python, a module in JavaScript.
// Nothing of the URL can get out of its quotes. Octets that are not graphic US-ASCII are written as their escapes, and the
// login, which none of these clients sends by itself, is left out. Where the client asks for other octets than the URL has,
// a comment says which, in language l: of "http://h/a/../b" wget asks for "/b". Where there is no code, why says why.
func Web(l text.Lang, c WebClient, u *core.URL) (code string, why text.Prose) {
	client := &webClients[min(c, Fetch)]
	server, target, reason, ok := webURL(u)
	if !ok {
		return "", text.NoWeb(l, client.name, reason)
	}
	var b strings.Builder
	if u.Has(core.User) {
		b.WriteString(client.comment + text.WebLogin(l).Quoted(l) + "\n")
	}
	asked := target
	if !strings.HasPrefix(asked, "/") { // "http://h?q", which has no path
		asked = "/" + asked
	}
	if sent := c.sends(asked); sent != asked {
		b.WriteString(client.comment + text.WebSends(l, client.name, sent, asked).Quoted(l) + "\n")
	}
	url := server + target
	b.WriteString(with(client.code, "{url}", quote(url), "{quoted}", strconv.Quote(url)))
	return b.String(), nil
}

// webURL returns what of u is in front of its path, without the login, and all behind that; not ok where u is neither http nor
// https URL, or where its server is none.
func webURL(u *core.URL) (server, target string, why text.NoWebReason, ok bool) {
	scheme := strings.ToLower(u.SchemeText())
	if scheme != "http" && scheme != "https" {
		return "", "", text.NoWebScheme, false
	}
	at, ok := webServer(u)
	if !ok {
		return "", "", text.NoWebForm, false
	}
	if slices.ContainsFunc(u.Wire().Steps, func(s core.Step) bool { return s.Kind == portNone }) {
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

// webServer returns host and port; not ok where they are none.
func webServer(u *core.URL) (at core.Span, ok bool) {
	host, ok := u.Token(core.Host)
	if !ok || !isMadeOf(host.In(u.Source()), core.AlphaDigit|core.Hyphen|core.Dot) {
		return host.Span, false
	}
	port, ok := u.Token(core.Port)
	if !ok {
		return host.Span, true
	}
	return core.Span{Start: host.Start, End: port.End}, isMadeOf(port.In(u.Source()), core.Digit)
}

// isMadeOf reports whether s has octets, all of them of a class: "1738" of Digit, "" of
// none.
func isMadeOf(s string, class core.Class) bool {
	for i := range len(s) {
		if core.ClassOf(s[i])&class == 0 {
			return false
		}
	}
	return s != ""
}

// sends returns what the client asks the server for: of "/a/../b" wget asks for "/b".
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

// reencoded returns s with escapes for some of its octets.
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

// withoutDots returns a path without the segments that name itself and what is over it, hidden ones of which are written
// with escapes: "/a/../b" is "/b".
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
