package octet

import "strings"

// HasBrokenEscape reports whether a "%" in s begins no escape.
func HasBrokenEscape(s string) bool {
	for i := NextPercent(s, 0); i < len(s); i = NextPercent(s, i+1) {
		if !IsEscape(s, i) {
			return true
		}
	}
	return false
}

// BreaksEscape reports whether the octet at index i broke an escape at the start of s: it is not allowed there,
// and a digit stands on either side. The "{" of "%{2F" did.
func BreaksEscape(s string, i int, allowed bool) bool {
	if IsEscape(s, i) || s[i] != '%' && allowed {
		return false
	}
	return i > len("%") || IsHexAt(s, i+1)
}

// EndsEscape reports whether s continues an escape: it begins with two digits, or with one digit and then a digit
// or another escape. Otherwise a "%" before s may as well be a percent sign.
func EndsEscape(s string) bool {
	return len(s) > 1 && hex[s[0]] && (hex[s[1]] || s[1] == '%' || s[0] <= '9')
}

// WithEscapes extends the range of s from one offset to another by the escapes that touch it, because breaking
// one escape changes the next: "a%2%41" without its second "%" has the escape "%24".
func WithEscapes(s string, from, to int) (int, int) {
	near := func(from, to int) bool {
		return strings.IndexByte(s[max(from, 0):min(to, len(s))], '%') >= 0
	}
	for from > 0 && near(from-len("%XX"), from) {
		from--
	}
	for to < len(s) && near(to, to+len("%XX")) {
		to++
	}
	return from, to
}

// Outside returns the offset nearest to i, in steps of by, that is not inside what may be an escape of s: 4 for
// offset 2 of "a%41" and steps of 1.
func Outside(s string, i, by int) int {
	for range len("%X") {
		if 0 < i && i < len(s) && (s[i-1] == '%' || i > 1 && s[i-2] == '%') {
			i += by
		}
	}
	return i
}
