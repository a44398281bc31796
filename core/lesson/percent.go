package lesson

import (
	"strings"

	"urlscope/core"
)

// percentEncoded returns s as a field of a link: letters, digits and what links may have stand for
// themselves, all other octets as escapes.
func percentEncoded(s string) string { return encoded(s, plainText) }

// encoded returns s with escapes for all but letters, digits and the octets in kept.
func encoded(s, kept string) string {
	const digits = "0123456789ABCDEF"
	var b strings.Builder
	for i := range len(s) {
		if c := s[i]; core.ClassOf(c)&(core.Alpha|core.Digit) != 0 || strings.IndexByte(kept, c) >= 0 {
			b.WriteByte(c)
		} else {
			b.Write([]byte{'%', digits[c>>4], digits[c&15]})
		}
	}
	return b.String()
}

// percentDecoded returns the octets that a field stands for; false when an escape is broken.
func percentDecoded(s string) (string, bool) {
	for rest := s; ; {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return string(core.AppendDecoded(nil, s)), true
		}
		if len(after) < 2 || !isHex(after[0]) || !isHex(after[1]) {
			return "", false
		}
		rest = after[2:]
	}
}

func isHex(b byte) bool {
	return '0' <= b && b <= '9' || 'A' <= b && b <= 'F' || 'a' <= b && b <= 'f'
}
