package meant

import (
	"strings"

	"urlscope/core/octet"
)

// Whoever checks a URL asks the functions of this file first: each looks at few octets, and where one
// finds something Doubtful looks at all. What they let pass is not doubted.

// HasPrinted reports whether a path has what the encoding of mail writes: "caf=C3=A9".
func HasPrinted(path string) bool {
	for field := range strings.SplitSeq(path, "=") {
		if len(field) > 1 && octet.IsHex(field[0]) && octet.IsHex(field[1]) {
			return true
		}
	}
	return false
}

// HasURL reports whether a path is a URL, or may have one behind a mark: "http://h/" and
// "x,http://h/", but not "x/http://h/", as an archive has it.
func HasURL(path string) bool {
	name, _, found := strings.Cut(strings.TrimLeft(path, "/"), ":/")
	return found && (!strings.Contains(name, "/") || strings.ContainsAny(path, ",;"))
}

// SchemeAgain reports whether the path of a file begins as a URL does: "///http://h/".
func SchemeAgain(data string) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(data, "/"), ":")
	switch name {
	case "file", "http", "https", "ftp":
		return true
	}
	return false
}

// HasWordSign reports whether a word stands for a sign: "(tilde)joe".
func HasWordSign(s string) bool {
	return strings.IndexByte(s, '(') >= 0 &&
		(strings.Contains(s, "(tilde)") || strings.Contains(s, "(at)") || strings.Contains(s, "(dot)") || strings.Contains(s, "(.)"))
}

// OddAddress reports whether an address of mail has what few have: "joe%40h", "joe_AT_h".
func OddAddress(s string) bool {
	return strings.Contains(s, "SPAM") || strings.Contains(s, "_AT_") || strings.Contains(s, "%40") || strings.HasSuffix(s, "%20") || doubleEscape(s) >= 0
}

// OddMailbox reports whether an address of mail has no user or no plain host, a dot beside another or beside the at sign, or begins
// as the host of a site does: "joe", "joe.@h.org", "www.joe@h.org".
func OddMailbox(s string) bool {
	user, host, _ := strings.Cut(s, "@")
	return user == "" || user[0] == '.' || user[len(user)-1] == '.' || !PlainHost(host) || strings.IndexByte(host, '@') >= 0 ||
		strings.HasPrefix(s, "www.") || strings.Contains(s, "..")
}

// OddGroup reports whether a group or an article is one as there seldom is: "", "comp..lang", "comp.lang.", "comp.LANG", "@h".
func OddGroup(s string) bool {
	if s == "" || s[0] == '@' {
		return true
	}
	last := s[len(s)-1]
	return last == '.' || 'A' <= last && last <= 'Z' || strings.Contains(s, "..")
}

// OddSelector reports whether a selector, from an offset to the end of a URL, begins with a letter that is not its gtype, the octet
// in front of it, or names what is not text, or ends a line: "docs/x" behind another gtype than "d".
func OddSelector(url string, start int) bool {
	selector, n := url[start:], len(url)
	if len(selector) < 2 {
		return false
	}
	first := selector[0]
	return isAlpha(first) && url[start-1] != first || first == '/' && url[n-4] == '.' && url[n-3:] != "txt" || strings.HasSuffix(url, "%0D%0A")
}

// OddSearch reports whether a search has two marks between fields or in front of them, or lacks one, has a first field without a
// value, or what the encoding of mail writes: "a=1&&b=2", "?a=1", "a=1b=2", "user+ann&pw=x", "a=3D1".
func OddSearch(s string) bool {
	if strings.HasPrefix(s, "?") || lacksMark(s) {
		return true
	}
	valued := s != "" && s[0] == '&' // or there is no first field
	for i := range len(s) {
		switch sign := s[i]; {
		case sign != '&' && sign != '=':
		case sign == '&' && !valued:
			return true
		case i+len("3D") < len(s) && (s[i+1] == sign || sign == '=' && s[i+1:i+3] == "3D"):
			return true
		default:
			valued = true
		}
	}
	return false
}

// lacksMark reports whether a field goes on behind the number that is its value: "a=1b=2".
func lacksMark(s string) bool {
	for field := range strings.SplitSeq(s, "&") {
		_, value, _ := strings.Cut(field, "=")
		if rest := strings.TrimLeft(value, "0123456789"); len(rest) < len(value) && isFieldBehind(rest) {
			return true
		}
	}
	return false
}

// OddEscapes reports whether a path has an escape of a "%" or "?", or may have half a character: "%2520", "a%3Fb", "%C35A9".
func OddEscapes(path string) bool {
	for i := range len(path) {
		if path[i] == '%' && octet.IsEscape(path, i) && oddEscape(octet.Value(path, i), path[i+len("%XX"):]) {
			return true
		}
	}
	return false
}

// oddEscape reports whether the escape of an octet may be a slip in front of what is behind: that of "%"
// always, that of a blank at the end of a path, but not in "a%20b".
func oddEscape(octet byte, behind string) bool {
	switch octet {
	case '%', '?':
		return true
	case '"':
		return behind == ""
	case ' ':
		return behind == "" || strings.HasPrefix(behind, "http")
	}
	return octet >= 0xC0 && !strings.HasPrefix(behind, "%")
}
