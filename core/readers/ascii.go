package readers

import (
	"strings"

	"urlscope/core/octet"
)

const (
	alphanumeric = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	c0           = "\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f"
	c0OrSpace    = c0 + " "
	controls     = c0 + "\x7f"
)

// among reports whether b is a letter or a digit of US-ASCII, or in others.
func among(b byte, others string) bool {
	return octet.IsAlphaDigit(b) || strings.IndexByte(others, b) >= 0
}

// cutAny divides s before the first octet that is in octets.
func cutAny(s, octets string) (before, after string) {
	n := octet.Until(s, 0, octets)
	return s[:n], s[n:]
}

// cutPort divides a host from a port, which is the digits behind its last colon, if there is nothing else.
func cutPort(s string) (host, port string, ok bool) {
	i := strings.LastIndexByte(s, ':')
	if i < 0 || !isDigits(s[i+1:]) {
		return s, "", false
	}
	return s[:i], s[i+1:], true
}

// withoutBrackets returns what brackets hold, and what is in none as it is.
func withoutBrackets(s string) string {
	inside, opens := strings.CutPrefix(s, "[")
	inside, closes := strings.CutSuffix(inside, "]")
	if !opens || !closes {
		return s
	}
	return inside
}

// after returns s behind a delimiter, and nothing for the empty text.
func after(delimiter, s string) string { return ifThere(s != "", delimiter, s) }

// ifThere returns s behind a delimiter if that is there, and else nothing.
func ifThere(there bool, delimiter, s string) string {
	if !there {
		return ""
	}
	return delimiter + s
}

// withoutBreaks returns s without tabs and line ends.
func withoutBreaks(s string) string {
	return strings.NewReplacer("\t", "", "\r", "", "\n", "").Replace(s)
}

// cutScheme divides a text behind the colon of the scheme that it begins with. The scheme is in small letters, and "" for none.
func cutScheme(s string) (scheme, rest string) {
	if before, after, ok := strings.Cut(s, ":"); ok && octet.IsScheme(before) {
		return octet.LowerString(before), after
	}
	return "", s
}

// isDigits reports whether s is decimal digits alone. No text is.
func isDigits(s string) bool { return strings.Trim(s, "0123456789") == "" }

// number reads from one to digits digits of a base.
func number(s string, base, digits int) (v int, ok bool) {
	for i := range len(s) {
		d := strings.IndexByte("0123456789abcdef", s[i])
		if 'A' <= s[i] && s[i] <= 'F' {
			d = int(s[i]-'A') + 10
		}
		if d < 0 || d >= base {
			return 0, false
		}
		v = v*base + d
	}
	return v, 0 < len(s) && len(s) <= digits
}

// writeEscape writes the escape of an octet.
func writeEscape(b *strings.Builder, c byte) { b.WriteString("%" + octet.Hex(c)) }

// escapeBut escapes all octets but those that are kept.
func escapeBut(s string, kept func(byte) bool) string {
	b := make([]byte, 0, len(s))
	for i := range len(s) {
		if kept(s[i]) {
			b = append(b, s[i])
		} else {
			b = octet.AppendEscaped(b, s[i:i+1])
		}
	}
	return string(b)
}
