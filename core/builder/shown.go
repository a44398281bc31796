package builder

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// Show returns octets as the text of an input field: "a⟨FF⟩" for "a\xff". Octets that are not printable UTF-8 become
// hex digits, one by one. [Read] reverses it.
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

// opening and closing enclose the hex digits of an octet.
const opening, closing = "⟨", "⟩"

// Read returns the octets for the text of an input field: "a\xff" for "a⟨FF⟩".
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

// readOne returns the octet whose hex digits s begins with: FF for "⟨FF⟩a".
func readOne(s string) (byte, bool) {
	digits, ok := strings.CutPrefix(s, opening)
	if !ok || len(digits) < 2 || !strings.HasPrefix(digits[2:], closing) {
		return 0, false
	}
	n, err := strconv.ParseUint(digits[:2], 16, 8)
	return byte(n), err == nil
}
