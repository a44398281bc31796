package lesson

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/octet"
)

// percentEncoded returns s as a field of a link: "a%26b/c" for "a&b/c". Letters, digits and what
// links may have stand for themselves, all other octets as escapes.
func percentEncoded(s string) string { return encoded(s, plainText) }

// encoded returns s with escapes for all but letters, digits and the octets in kept: "a%2Fb" for
// "a/b" where "/" is not kept.
func encoded(s, kept string) string {
	var b strings.Builder
	for i := range len(s) {
		if c := s[i]; core.ClassOf(c)&(core.Alpha|core.Digit) != 0 || strings.IndexByte(kept, c) >= 0 {
			b.WriteByte(c)
		} else {
			b.WriteString("%" + octet.Hex(c))
		}
	}
	return b.String()
}

// percentDecoded returns the octets that a field stands for, "a&b" of "a%26b"; false when an escape
// is broken.
func percentDecoded(s string) (string, bool) {
	for rest := s; ; {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return string(core.AppendDecoded(nil, s)), true
		}
		if len(after) < 2 || !octet.IsHex(after[0]) || !octet.IsHex(after[1]) {
			return "", false
		}
		rest = after[2:]
	}
}
