package meant

import (
	"strings"
)

// moveSlashes writes the two slashes behind a scheme's colon, whatever stands for them: "http:/h" becomes "http://h".
func moveSlashes(text string, p parts) []variant {
	l := langOf(p.scheme)
	if l == nil {
		return nil
	}
	end := p.data
	for end < len(text) && isMark(text[end]) && end < p.data+6 {
		end++
	}
	typed := text[p.data:end]
	switch {
	case !l.slashes, l.scheme == "file", typed == "//", end == len(text):
		return nil
	}
	return twoSlashes(text, p.data, end)
}

// beginsAtTop reports whether a path begins with a directory of the root of Unix: "etc/motd".
func beginsAtTop(path string) bool {
	top, _, ok := strings.Cut(path, "/")
	return ok && hasWord(unixTops, top)
}

// isMark reports whether b may have been typed for a slash: none of a host, as "." and "|".
func isMark(b byte) bool { return !isAlphaDigit(b) && b != '[' && b < 0x80 }

// twoSlashes returns the ways to write "//" for what text has from start to end, or for neighbours of it.
func twoSlashes(text string, start, end int) []variant {
	typed, rest := text[start:end], text[start:]
	list := []variant{{[]Edit{{start, end, "//"}}, 8}}
	if len(rest) > 2 && rest[1] == '/' && isAlphaDigit(rest[0]) && isAlphaDigit(rest[2]) { // "http:0/h"
		list = append(list, variant{[]Edit{{start, start + 1, "/"}}, 5})
	}
	if strings.HasPrefix(rest, "77") { // Shift and 7 is the slash of many keyboards
		list = append(list, variant{[]Edit{{start, start + 2, "//"}}, -20})
	}
	if len(rest) > 3 && rest[0] == '/' && isAlpha(rest[1]) && rest[2] == '/' && hasDottedHost(rest[1:2]+rest[3:]) { // "http:/w/ww.h.org"
		list = append(list, variant{[]Edit{{start + 1, start + 3, "/" + rest[1:2]}}, -10})
	}
	if typed == "/" && (text[end] == '7' || text[end] == '.') { // "/7www": the next key
		list = append(list, variant{[]Edit{{start, end + 1, "//"}}, 10})
	}
	return list
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
			list = append(list, variant{[]Edit{{0, start, ""}}, 0})
		case strings.HasPrefix(strings.TrimLeft(tail, ";. "), "//"):
			slashes := start + n + strings.Index(tail, "//")
			list = append(list, variant{[]Edit{{0, start, ""}, {start + n, slashes, ":"}}, 10})
		}
	}
	return list
}
