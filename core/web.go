package core

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// httpName and httpsName describe the schemes that most URLs begin with.
var httpName, httpsName = lookup("http"), lookup("https")

// webName returns the description of the scheme that s begins with, if two slashes follow it and it is http or https.
func webName(s string) *knownName {
	switch {
	case strings.HasPrefix(s, "https://"):
		return httpsName
	case strings.HasPrefix(s, "http://"):
		return httpName
	}
	return nil
}

// readWeb is a fast path for most URLs: http or https, two slashes, a host as section 5 wants it, a path, maybe a
// search, and nothing around them. It reports whether the input has that form; otherwise it reads nothing. split
// reads the same URLs in the same way, and TestReadWeb compares the two.
func (u *URL) readWeb() bool {
	s := u.src
	known := webName(s)
	if known == nil {
		return false
	}
	at := len(known.name) + len("://")
	n, ok, hyphens := host.Scan(s[at:])
	slash := at + n
	if !ok || slash < len(s) && s[slash] != '/' {
		return false
	}
	behind := min(slash+len("/"), len(s))
	path, seen := octet.Before(s[behind:], octet.Question)
	search := behind + path
	inSearch := octet.ClassesOf(s[min(search+len("?"), len(s)):])
	if (seen|inSearch)&(octet.White|octet.Angle|octet.Hash) != 0 { // something is around it, or it has a fragment
		return false
	}
	u.scheme, u.reading, u.known = known.scheme, known.reading, known.registered
	u.named, u.at, u.facts, u.delims = Span{Start: 0, End: len(known.name)}, len(s), known.about, octet.Colon|octet.Slash
	t := append(u.tokens[:0], make([]Token, 4)...)
	t[0] = Token{u.named, SchemeName, 0, sight{seen: known.seen}}
	t[1] = Token{Span{Start: at, End: slash}, Host, 0, sight{octet.AlphaDigit, factsOfHost(s[at:slash], hyphens).butAddress(s[at:slash])}}
	u.has = 1<<SchemeName | 1<<Host
	u.facts |= maySlip.when(!meant.PlainHost(s[at:slash]))
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
	t[2] = Token{Span{Start: slash + 1, End: search}, Hsegment, mark, sight{seen, facts}}
	u.path = 2
	u.has |= 1 << Hsegment
	if search == len(s) {
		u.tokens = t[:3]
		return true
	}
	t[3] = Token{Span{Start: search + 1, End: len(s)}, Search, mark, sight{inSearch, empty.when(search+1 == len(s))}}
	u.delims |= octet.Question
	u.has |= 1 << Search
	u.facts |= factsOfSearch(s[search+1:], inSearch)
	u.tokens = t
	return true
}
