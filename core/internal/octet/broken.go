package octet

import "strings"

// BreaksEscape reports whether s, the beginning of which would be an escape, has at index i an octet
// that got into it or took the place of a digit: one that may not stand there, with a digit on
// either side. In "%{2F" the "{" did.
func BreaksEscape(s string, i int, allowed bool) bool {
	if IsEscape(s, i) || s[i] != '%' && allowed {
		return false
	}
	return i > len("%") || IsHexAt(s, i+1)
}

// EndsEscape reports whether s begins with the digits of an escape, or with one that is a digit, or that
// another escape follows: "2F", "2x", "a%", not "ax". Else a "%" in front may as well be a per cent
// sign.
func EndsEscape(s string) bool {
	return len(s) > 1 && hex[s[0]] && (hex[s[1]] || s[1] == '%' || s[0] <= '9')
}

// WithEscapes returns where the octets of s from one offset to another begin and end together with the run of escapes about
// them: where one of these is broken, what the next is hangs on it. "a%2%41" without its second "%" has the escape "%24".
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

// Outside returns the offset next to i, in steps of by, that is not inside
// what may be an escape of s: in "a%41" it is 4 for 2 and steps of 1.
func Outside(s string, i, by int) int {
	for range len("%X") {
		if 0 < i && i < len(s) && (s[i-1] == '%' || i > 1 && s[i-2] == '%') {
			i += by
		}
	}
	return i
}
