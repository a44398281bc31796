package builder

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/octet"
)

// Show returns octets as they stand in an input: "a⟨FF⟩" for "a\xff". What is not UTF-8, and what
// cannot be seen, stands there as its hex digits, each octet by itself. [Read] gives them back.
func Show(octets string) string {
	var b strings.Builder
	for i := 0; i < len(octets); {
		r, n := utf8.DecodeRuneInString(octets[i:])
		_, isShown := readOne(octets[i:])
		if r == utf8.RuneError && n == 1 || !strconv.IsPrint(r) || isShown {
			for _, c := range []byte(octets[i : i+n]) {
				b.WriteString(opening + octet.Hex(c) + closing)
			}
		} else {
			b.WriteString(octets[i : i+n])
		}
		i += n
	}
	return b.String()
}

// What stands around the hex digits of an octet.
const opening, closing = "⟨", "⟩"

// Read returns the octets that stand in an input: "a\xff" for "a⟨FF⟩".
func Read(shown string) string {
	var b strings.Builder
	for shown != "" {
		if c, ok := readOne(shown); ok {
			b.WriteByte(c)
			shown = shown[len(opening)+2+len(closing):]
			continue
		}
		_, n := utf8.DecodeRuneInString(shown)
		b.WriteString(shown[:n])
		shown = shown[n:]
	}
	return b.String()
}

// readOne returns the octet that s begins with in hex digits: FF of "⟨FF⟩a".
func readOne(s string) (byte, bool) {
	digits, ok := strings.CutPrefix(s, opening)
	if !ok || len(digits) < 2 || !strings.HasPrefix(digits[2:], closing) {
		return 0, false
	}
	n, err := strconv.ParseUint(digits[:2], 16, 8)
	return byte(n), err == nil
}
