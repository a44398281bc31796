package meant

import (
	"strings"

	"urlscope/core/internal/host"
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
		host := p.host.In(p.text)
		return p.slashes && langOf(host) != nil && (!hasWord(hostSchemes, octet.LowerString(host)) || firstScheme(p) != no)
	}},
	{"http://%5B::1%5D/", wrong, func(p parts) bool { return p.slashes && strings.HasPrefix(p.host.In(p.text), "%5B") }},
	{"http://www/", wrong, func(p parts) bool { return p.web() && p.server() && strings.EqualFold(p.host.In(p.text), "www") }},
	{"http://h.example.zzz/", 50, func(p parts) bool { return p.server() && OddTop(p.host.In(p.text)) }},
	{"mailto:joe", strange, func(p parts) bool { return p.scheme == "mailto" && count(p.rest(), "@", "%40") == 0 }},
	{"mailto:Joe%20%3Cjoe@h.org%3E", strange, func(p parts) bool { return p.scheme == "mailto" && strings.Contains(address(p), "%3C") }},
	{"mailto:a@h.org;b@h.org", strange, func(p parts) bool { return moveRecipients(p.text, p) != nil }},
	{"https://mailto:joe@h.org", wrong, func(p parts) bool { return octet.HasPrefixFold(p.user.In(p.text), "mailto:") }},
	{"ftp://h/x;type=ascii", strange, func(p parts) bool { return moveType(p.text, p) != nil }},
	{"sftp://a@b@h/", strange, func(p parts) bool { l := langOf(p.scheme); return l != nil && !l.begins && !l.accepts(p) }},
	{"mailto:joe@h:25", wrong, func(p parts) bool { return p.scheme == "mailto" && strings.Contains(address(p), ":") }},
	{"http://h/x.", odd, hasFinalMark},
	{"gopher://h/1x?y", odd, func(p parts) bool {
		selector, _, _ := strings.Cut(p.path.In(p.text), "%09") // behind which a gopher+ string may be "?"
		return p.scheme == "gopher" && strings.Contains(selector, "?")
	}},
	{"http://h:99999/", wrong, func(p parts) bool { return isLargePort(p.port.In(p.text)) }},
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
	label, _, ok := strings.Cut(octet.LowerString(p.host.In(p.text)), ".")
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
func (p parts) server() bool { return p.slashes && p.host.Start < p.host.End }

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

// address returns an address of mail without the header fields that later standards have behind a "?":
// "joe@h" of "mailto:joe@h?cc=bob@h&subject=Re:%20x".
func address(p parts) string {
	address, _, _ := strings.Cut(p.rest(), "?")
	return address
}

// hasFinalMark reports whether a mark of a sentence, a quote, or a bracket that closes none of its own, ends the text: "http://h/x.",
// not "http://h/x/..". A name of news may end so, and so may what was cut off.
func hasFinalMark(p parts) bool {
	switch {
	case p.content() < len(p.text):
		return false
	case unpairedEnd(p.text), strings.HasSuffix(p.text, "'"):
		return true
	case strings.HasSuffix(p.text, "/."), strings.HasSuffix(p.text, "/.."), p.scheme == "news":
		return false
	}
	return endsInMark(p.text) && !endsInAbbreviation(p.text) && !isCutOff(p.text, p)
}

// isLargeAddress reports whether an address of four numbers has one over 255: "http://127.0.0.300/", not "http://127.0.0.1/".
func isLargeAddress(p parts) bool {
	h := p.host.In(p.text)
	return p.server() && strings.Count(h, ".") == 3 && isDotted(h) && !host.IsAddress(h)
}

// beginsWord reports whether a word may begin with the first two letters of s: "docs", not "rdocs", whose "r" is a
// type in front of "docs".
func beginsWord(s string) bool {
	const onsets = " bl br ch cl cr dr fl fr gl gr kn ph pl pr sc sh sk sl sm sn sp sq st sw th tr tw wh wr "
	if strings.ContainsAny(s[:2], "aeiouyAEIOUY") {
		return octet.IsAlpha(s[0]) && octet.IsAlpha(s[1])
	}
	return hasWord(onsets, octet.LowerString(s[:2]))
}

// unpairedEnd reports whether s ends in a bracket that closes none of its own, as it is or
// written as an escape: "x)", but not "(x)" nor "%7Bx}".
func unpairedEnd(s string) bool {
	for _, pair := range [...]struct{ opens, closes, opensEscaped, closesEscaped string }{
		{"(", ")", "%28", "%29"}, {"[", "]", "%5B", "%5D"}, {"{", "}", "%7B", "%7D"}, {"<", ">", "%3C", "%3E"},
	} {
		if strings.HasSuffix(s, pair.closes) {
			return count(s, pair.closes, pair.closesEscaped) > count(s, pair.opens, pair.opensEscaped)
		}
	}
	return false
}

// count returns how often s has a sign, as it is or as an escape: 2 "@" in "a@b%40c".
func count(s, sign, escaped string) int { return strings.Count(s, sign) + strings.Count(s, escaped) }

// hasURLInPath reports whether a path is another URL, which may be the one that is meant:
// "http://h/http://h/x", not "http://www.h.org/http://h/x". A host that is named as its scheme is may well
// have a URL in its path, as an archive has, unless that one's is named so too.
func hasURLInPath(p parts) bool {
	path := strings.TrimLeft(p.path.In(p.text), "/")
	name, rest, ok := strings.Cut(path, ":")
	return ok && strings.HasPrefix(rest, "/") && langOf(name) != nil && (agreement(p) == 0 || agreement(partsOf(path)) > 0)
}
