package core

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// httpName and httpsName describe the schemes that most URLs begin with.
var httpName, httpsName = lookup("http"), lookup("https")

// readWeb is a fast path for most URLs: http or https, two slashes, a host as section 5 wants it, a path, maybe a
// search, and nothing around them. It reports whether the input has that form; otherwise it reads nothing. split
// reads the same URLs in the same way, and TestReadWeb compares the two.
func (u *URL) readWeb() bool {
	s := u.src
	var known *knownName
	switch {
	case strings.HasPrefix(s, "https://"):
		known = httpsName
	case strings.HasPrefix(s, "http://"):
		known = httpName
	default:
		return false
	}
	at := len(known.name) + len("://")
	n, ok, hyphens := host.Scan(s[at:])
	slash := at + n
	if !ok || slash < len(s) && s[slash] != '/' {
		return false
	}
	path, seen := 0, octet.Class(0) // of the octets behind the slash
	search, inSearch := len(s), octet.Class(0)
	if slash < len(s) {
		path, seen = octet.Before(s[slash+1:], octet.Question)
		if search = slash + 1 + path; search < len(s) {
			inSearch = octet.ClassesOf(s[search+1:])
		}
	}
	if (seen|inSearch)&(octet.White|octet.Angle|octet.Hash) != 0 { // something is around it, or it has a fragment
		return false
	}
	u.scheme, u.reading, u.known = known.scheme, known.reading, known.registered
	u.named, u.at, u.facts, u.delims = Span{0, len(known.name)}, len(s), known.about, octet.Colon|octet.Slash
	if cap(u.tokens) < 4 {
		u.tokens = make([]Token, 4)
	}
	t := u.tokens[:4]
	t[0] = Token{u.named, SchemeName, 0, sight{seen: known.seen}}
	t[1] = Token{Span{at, slash}, Host, 0, sight{octet.AlphaDigit, factsOfHost(s[at:slash], hyphens).butAddress(s[at:slash])}}
	u.has = 1<<SchemeName | 1<<Host
	if !meant.PlainHost(s[at:slash]) {
		u.facts |= maySlip
	}
	if slash == len(s) {
		u.facts |= noPath
		u.tokens = t[:2]
		return true
	}
	mark, facts := MarkLater, empty.when(path == 0)
	if known.reading == HTTP {
		mark = 0
		if seen&(octet.Slash|octet.Dot) != 0 {
			facts |= factsOf(s[slash+1:search], Hsegment, seen)
		}
	}
	seen &^= octet.Slash
	t[2] = Token{Span{slash + 1, search}, Hsegment, mark, sight{seen, facts}}
	u.path = 2
	u.has |= 1 << Hsegment
	if search == len(s) {
		u.tokens = t[:3]
		return true
	}
	t[3] = Token{Span{search + 1, len(s)}, Search, mark, sight{inSearch, empty.when(search+1 == len(s))}}
	u.delims |= octet.Question
	u.has |= 1 << Search
	u.facts |= factsOfSearch(s[search+1:], inSearch)
	u.tokens = t
	return true
}
