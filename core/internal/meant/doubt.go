package meant

import (
	"strings"

	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// A doubter says why a URL, valid though it be, is not what somebody means.
type doubter struct {
	example string // a doubtful URL
	price   int
	has     func(p parts) bool
}

// doubters are the doubts about URLs of all schemes, or of one. Each is asked, so that their prices add up. A URL that
// is valid is also doubted if moves and rows find slips in it.
var doubters = []doubter{
	{"frobnicate:x", 150, func(p parts) bool { return !p.known() }},
	{"htpp://h/", wrong, func(p parts) bool { return !p.known() && p.slashes && nearScheme(p.scheme) }},
	{"http://http//h", 200, func(p parts) bool {
		host := p.host.in(p.text)
		return p.slashes && langOf(host) != nil && !hasWord(" ldap news ftp ", octet.LowerString(host))
	}},
	{"http://www/", wrong, func(p parts) bool { return p.web() && p.server() && strings.EqualFold(p.host.in(p.text), "www") }},
	{"http://h.example.zzz/", 50, func(p parts) bool { return p.server() && OddTop(p.host.in(p.text)) }},
	{"mailto:joe", strange, lacksAt},
	{"ftp://h/x;type=ascii", strange, func(p parts) bool { return moveType(p.text, p) != nil }},
	{"sftp://a@b@h/", strange, func(p parts) bool { l := langOf(p.scheme); return l != nil && !l.begins && !l.accepts(p) }},
	{"mailto:joe@h:25", wrong, func(p parts) bool { return p.scheme == "mailto" && strings.Contains(address(p), ":") }},
	{"http://h/x.", odd, hasFinalMark},
	{"gopher://h/1x?y", odd, func(p parts) bool { return p.scheme == "gopher" && strings.Contains(selectorIn(p), "?") }},
	{"http://h:99999/", wrong, func(p parts) bool { return isLargePort(p.port.in(p.text)) }},
	{"http://127.0.0.300/", wrong, isLargeAddress},
	{"http://h/http://h/x", wrong, hasURLInPath},
}

const unixTops = " bin boot dev etc home lib lib64 media mnt opt proc root run sbin srv sys tmp usr var Users Library Applications Volumes "

// doubt returns the price of all that is to be doubted in a URL: 100 of "http://www/", -25 of
// "ftp://ftp.h.org/", for which its host speaks.
func doubt(p parts) int {
	return doubtful(p, tooMuch) - agreement(p)
}

// doubtful returns the price of all that doubters and rows doubt in a URL, up to most.
func doubtful(p parts, most int) int {
	has := octetsOf(p.text)
	price := rowDoubts(p, &has)
	for i := 0; i < len(doubters) && price <= most; i++ {
		if d := &doubters[i]; d.has(p) {
			price += d.price
		}
	}
	return price
}

// agreed is how much cheaper a URL is for that.
const agreed = 25

// agreement is what speaks for a URL whose host is named as its scheme is: 25 of "ftp://ftp.h.org/", 25 of
// "http://www.h.org/", 0 of "ftp://h.org/".
func agreement(p parts) int {
	label, _, ok := strings.Cut(octet.LowerString(p.host.in(p.text)), ".")
	if ok && p.slashes && (label == p.scheme || hasWord(" news:nntp bbs:telnet www:http www:https ", label+":"+p.scheme)) {
		return agreed
	}
	return 0
}

// rest is what is behind the scheme and its colon: "//h/" of "http://h/".
func (p parts) rest() string { return p.text[p.data:] }

// web reports whether the scheme is http or https: "http://h/", "HTTPS:", not "ws://h/".
func (p parts) web() bool { return p.scheme == "http" || p.scheme == "https" }

// isSite reports whether today's clients read the scheme as they read http: "https://h/", "wss://h/".
func (p parts) isSite() bool { return hasWord(" http https ws wss ", p.scheme) }

// server reports whether the URL names a host: "http://h/", not "http:///x".
func (p parts) server() bool { return p.slashes && p.host.start < p.host.end }

// known reports whether name, in lower case, is the name of a scheme: "http", "urn", "x-foo".
func known(name string) bool {
	return scheme.Lookup(name) != nil || strings.HasPrefix(name, "x-")
}

// known reports whether the scheme of p is known: "urn:x", not "at: x", nor "at:%20x", where the blank makes it a word.
func (p parts) known() bool {
	return known(p.scheme) && !strings.HasPrefix(p.rest(), " ") && !strings.HasPrefix(p.rest(), "%20")
}

// isURLLike reports whether p begins as a URL does: "urn:x", "foo://h", not "h.org:80".
func (p parts) isURLLike() bool { return p.known() || p.slashes }

// Doubtful reports whether a URL, though it be valid, has something to be doubted: "http://www/", of price
// 100, not "http://h.example.zzz/", of 50.
func Doubtful(text string) bool {
	if len(text) > longest {
		text = excerptOf(text).text
	}
	return doubtful(partsOf(text), slightest) > slightest
}

// slightest is the price of a doubt that alone makes nothing doubtful: an unknown top label.
const slightest = 52
