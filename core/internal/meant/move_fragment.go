package meant

import "strings"

// moveFragment takes off a fragment, which is not part of a URL (section 2.2), or writes its
// "#" as an escape: "http://h/x#y" → "http://h/x", "http://h/x%23y".
func moveFragment(text string, p parts) []variant {
	n := strings.IndexByte(text, '#')
	if n < p.data || p.scheme == "" {
		return nil
	}
	escape := one(n, n+1, "%23")
	if isNameSharp(text, p, n) {
		return escape
	}
	if strings.ContainsAny(text[n+1:], "{}") { // it is to be filled in
		return nil
	}
	return append(one(n, len(text), ""), plus(12, escape)...)
}

// isNameSharp reports whether the "#" at offset n can only be one of a name, since no
// fragment stands there: "mailto:joe#1@h.org", "ftp://joe:a#b@h.org/".
func isNameSharp(text string, p parts, n int) bool {
	return p.scheme == "mailto" || p.scheme == "news" || n < p.path.start && p.slashes && strings.Contains(text[n:], "@")
}
