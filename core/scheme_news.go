package core

import (
	"strings"
	"urlscope/core/octet"
)

// splitNews: "news:" ( "*" | group | article )
//
// An article has an "@", which a group has not (section 3.6). Its token ends there; the domain after it is a Host. A
// server in front of a group, which no news URL has, is a delimiter.
func splitNews(u *URL) {
	rest := u.rest()
	if n := len(rest); n > 2 && rest[0] == '<' && rest[n-1] == '>' { // as in the header of the article
		u.end--
		u.delimit()
		u.skip()
		rest = u.rest()
		defer func() { u.end++; u.skip() }()
	}
	if n := serverIn(rest); n > 0 {
		u.delimit()
		u.skipAll(n)
		rest = u.rest()
	}
	switch seen := octet.ClassesOf(rest); {
	case rest == "*":
		u.push(AllGroups, u.end, seen)
	case seen&octet.At != 0:
		u.consume(Article, u.at+strings.LastIndexByte(rest, '@'))
		u.skip()
		if strings.IndexByte(u.rest(), ':') >= 0 || !u.plainHost(0) { // a domain has no port
			u.consume(Host, u.end)
			u.note(oddHost | longOrNumber)
		}
	default:
		u.group(u.end, seen)
	}
}

// group takes the octets up to end as a group. Their classes are in seen.
func (u *URL) group(end int, seen octet.Class) {
	odd := u.at < end && octet.ClassOf(u.src[u.at])&octet.Alpha == 0
	if u.push(Group, end, seen); odd {
		u.note(oddStart)
	}
}

// serverIn returns the length of the server at the start of s: "//", a host and "/". If s does not begin with
// one, or is an article, it returns 0.
func serverIn(s string) int {
	rest, ok := strings.CutPrefix(s, "//")
	slash := strings.IndexByte(rest, '/')
	if !ok || slash < 0 || strings.IndexByte(rest, '@') >= 0 {
		return 0
	}
	return len("//") + slash + len("/")
}
