package lesson

import (
	"strings"

	"urlscope/core/octet"
)

// percentEncoded returns s as a value of a link: "a%26b/c" for "a&b/c".
func percentEncoded(s string) string { return encoded(s, plainText) }

// encoded returns s with escapes for all octets except letters, digits and those in kept.
func encoded(s, kept string) string {
	var b strings.Builder
	for i := range len(s) {
		if c := s[i]; octet.ClassOf(c)&(octet.Alpha|octet.Digit) != 0 || strings.IndexByte(kept, c) >= 0 {
			b.WriteByte(c)
		} else {
			b.WriteString("%" + octet.Hex(c))
		}
	}
	return b.String()
}

// percentDecoded returns the octets of a value. It is false if an escape is broken.
func percentDecoded(s string) (string, bool) {
	for rest := s; ; {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return string(octet.AppendDecoded(nil, s)), true
		}
		if len(after) < 2 || !octet.IsHex(after[0]) || !octet.IsHex(after[1]) {
			return "", false
		}
		rest = after[2:]
	}
}
