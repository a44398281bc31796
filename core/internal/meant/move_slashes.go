package meant

import (
	"strings"
)

// beginsAtTop reports whether a path begins with a directory of the root of Unix: "etc/motd".
func beginsAtTop(path string) bool {
	top, _, ok := strings.Cut(path, "/")
	return ok && hasWord(unixTops, top)
}

// moveDoubled takes out the first of two schemes, or of two beginnings: "http://http://h/" is "http://h/", and so is
// "http://www.http://h/".
func moveDoubled(text string, p parts) (list []variant) {
	if p.scheme == "" || isContent(p) {
		return nil
	}
	start := p.data
	if p.slashes {
		start = p.login.start
	}
	rest := text[start:]
	for strings.HasPrefix(rest, "/") {
		start, rest = start+1, rest[1:]
	}
	if after, ok := strings.CutPrefix(rest, "www."); ok {
		start, rest = start+len("www."), after
	}
	n := strings.IndexAny(rest, ":;./ ")
	if n <= 0 {
		return nil
	}
	name := rest[:n]
	if l := langOf(name); l != nil {
		switch tail := rest[n:]; {
		case strings.HasPrefix(tail, "://"), !l.slashes && strings.HasPrefix(tail, ":"):
			list = append(list, one(0, start, "", 0)...)
		case strings.HasPrefix(strings.TrimLeft(tail, ";. "), "//"):
			slashes := start + n + strings.Index(tail, "//")
			list = append(list, variant{edits: []Edit{{0, start, ""}, {start + n, slashes, ":"}}, extra: 10})
		}
	}
	return list
}
