package meant

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// parts are the parts of a text by the generic form (section 3.1). Nothing is checked. An absent part has an empty span
// at the place where it would be.
type parts struct {
	text     string
	scheme   string // in lower case
	data     int    // where what is behind the colon begins
	slashes  bool   // it begins with "//"
	login    octet.Span
	user     octet.Span // with password
	at       bool       // an "@" ends the user
	host     octet.Span
	port     octet.Span // without its colon
	colon    bool
	path     octet.Span // from the slash on
	question int        // offset of the first "?" behind the host, or the end
}

// span returns the octets from start to end: "h" of "http://h/" from 7 to 8.
func span(start, end int) octet.Span { return octet.Span{Start: start, End: end} }

// partsOf returns the parts of text: of "http://joe@h.org:80/x?y" the scheme "http", the user
// "joe", the host "h.org", the port "80" and the path "/x?y".
func partsOf(text string) (p parts) {
	p.text = text
	p.splitScheme()
	p.splitLogin()
	p.splitPort()
	p.path = span(p.login.End, len(text))
	p.question = len(text)
	if n := strings.IndexByte(text[p.path.Start:], '?'); n >= 0 {
		p.question = p.path.Start + n
	}
	return p
}

// splitScheme sets the scheme, which ends at the first colon: "HTTP://h" has "http", and "/x:y" has none.
func (p *parts) splitScheme() {
	if colon := strings.IndexByte(p.text, ':'); colon >= 0 && isName(p.text[:colon]) {
		if l := langOf(p.text[:colon]); l != nil {
			p.scheme = l.scheme
		} else {
			p.scheme = octet.LowerString(p.text[:colon])
		}
		p.data = colon + 1
	}
	p.slashes = strings.HasPrefix(p.text[p.data:], "//")
}

// splitLogin sets the login and its user and host, which the last "@" parts, since a
// password may have one too: the host of "a@b@h" is "h".
func (p *parts) splitLogin() {
	at := p.data
	if p.slashes {
		at += len("//")
	}
	p.login = span(at, p.loginEnd(at))
	p.user = span(at, at)
	p.host = p.login
	if n := strings.LastIndexByte(p.login.In(p.text), '@'); n >= 0 {
		p.at = true
		p.user.End = at + n
		p.host.Start = at + n + 1
	}
}

// loginEnd returns where the login that begins at an offset ends. With some schemes its user may hold a "?": all of "a?b@h" is one.
func (p *parts) loginEnd(at int) int {
	rest := p.text[at:]
	end := strings.IndexAny(rest, "/?#")
	if end < 0 {
		end = len(rest)
	}
	if p.scheme == "ftp" || p.scheme == "telnet" || p.scheme == "sftp" {
		if n := strings.IndexByte(rest, '/'); n >= 0 {
			end = n
		} else if strings.LastIndexByte(rest, '@') > end {
			end = len(rest)
		}
	}
	return at + end
}

// content returns the offset from which on all is text, which is written as escapes, and nothing of it is taken out: behind the "?" of a
// mailto URL (RFC 6068, section 2), and behind the scheme of data and javascript. It is the end for others.
func (p *parts) content() int {
	switch {
	case p.scheme == "mailto":
		return p.question
	case hasWord(" data javascript ", p.scheme):
		return p.data
	}
	return len(p.text)
}

// InContent reports whether an offset of a URL is in text that it carries: in the subject of mail, in a document, in a program.
func InContent(url string, at int) bool {
	p := partsOf(url)
	return at >= p.content()
}

// keeps reports whether edits take nothing out of the content but white space.
func (p *parts) keeps(edits []octet.Edit) bool {
	return !slices.ContainsFunc(edits, func(e octet.Edit) bool {
		return e.End > p.content() && e.New == "" && strings.Trim(p.text[e.Start:e.End], " \t\r\n") != ""
	})
}

// splitPort sets the port and takes it off the host: "80" of "h:80".
func (p *parts) splitPort() {
	p.port = span(p.host.End, p.host.End)
	if n := portColon(p.host.In(p.text)); n >= 0 {
		p.colon = true
		p.host.End = p.host.Start + n
		p.port.Start = p.host.End + 1
	}
}

// portColon returns the offset of the colon in front of the port of a host, -1 if there is no such colon: 5 for
// "[::1]:80", since the colons in brackets belong to the host. Several servers have no port of their own.
func portColon(host string) int {
	if !strings.HasPrefix(host, "[") {
		if port.AreServers(host) {
			return -1
		}
		return strings.IndexByte(host, ':')
	}
	if n := strings.IndexByte(host, ']'); n >= 0 && strings.HasPrefix(host[n+1:], ":") {
		return n + 1
	}
	return -1
}

// isName reports whether s could name a scheme (section 5): "git+ssh".
func isName(s string) bool { return s != "" && octet.ClassesOf(s)&octet.All&^octet.Scheme == 0 }

// isHost reports whether s is a host without a doubt: "h.org", "10.0.0.1", "localhost", not "h", nor "h.zzz".
// A hostname must have a dot, and end in a top label that is known.
func isHost(s string) bool {
	if strings.EqualFold(s, "localhost") || host.IsAddress(s) {
		return true
	}
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && IsTop(s[dot+1:]) && isLabels(s)
}

// isLabels reports whether s is a hostname: "h.org", not "h-.org", nor "10.0.0.1".
func isLabels(s string) bool {
	n, ok := host.Prefix(s)
	return ok && n == len(s) && octet.IsAlpha(s[strings.LastIndexByte(s, '.')+1])
}

// isAnyHost reports whether s may be a host, of whatever kind: "h", "10.0.0.1".
func isAnyHost(s string) bool { return isLabels(s) || isHost(s) }

// number returns the value of digits, or a large one: 80 of "80".
func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}
