package meant

import (
	"strings"
)

// beginsAtTop reports whether a path begins with a directory of the root of Unix: "etc/motd".
func beginsAtTop(path string) bool {
	top, _, ok := strings.Cut(path, "/")
	return ok && hasWord(unixTops, top)
}

// firstScheme is the first of two schemes, or of two beginnings: "http://" of "http://http://h/", "http://www." of
// "http://www.http://h/".
func firstScheme(p parts) span {
	rest := strings.TrimPrefix(strings.TrimLeft(p.rest(), "/"), "www.")
	name := rest[:max(strings.IndexAny(rest, ":;./ "), 0)]
	l := langOf(name)
	if tail := rest[len(name):]; p.scheme == "" || l == nil || !delimLike(tail) && (l.slashes || !strings.HasPrefix(tail, ":")) {
		return no
	}
	return span{0, len(p.text) - len(rest)}
}
