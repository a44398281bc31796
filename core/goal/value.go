package goal

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// short lists the octets with a one-letter escape.
var short = [...]struct{ letter, octet byte }{{'r', '\r'}, {'n', '\n'}, {'t', '\t'}, {'\\', '\\'}}

// Unescape decodes backslash escapes: `\r`, `\n`, `\t`, `\\` and `\xHH` stand for one octet each. The error is a
// [text.Fault].
func Unescape(s string) (string, error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(s, `\`)
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		octet, n := unescapeOne(rest)
		if n == 0 {
			return "", noBackslash.say(`\` + rest[:min(len(rest), 3)])
		}
		b.WriteByte(octet)
		s = rest[n:]
	}
}

// unescapeOne returns the octet of an escape without its backslash, and the size of the escape: a space and 3 for
// "x20". The size is 0 for a broken escape.
func unescapeOne(s string) (octet byte, n int) {
	if s == "" {
		return 0, 0
	}
	for _, e := range short {
		if e.letter == s[0] {
			return e.octet, 1
		}
	}
	const digits = len("x20")
	if s[0] != 'x' || len(s) < digits {
		return 0, 0
	}
	v, err := strconv.ParseUint(s[1:digits], 16, 8)
	if err != nil {
		return 0, 0
	}
	return byte(v), digits
}

// Escape returns s with backslash escapes for what is not printable: `a\tb` for "a\tb". [Unescape] reverses it.
func Escape(s string) string {
	var b strings.Builder
	escapePiece(&b, s)
	return b.String()
}

// Value returns octets as the value of a goal: `a\x20` for "a ", `a \x7C b` for "a | b". It escapes what is not
// printable, spaces at the ends, and the separators of lessons. [Unescape] reverses it.
func Value(s string) string {
	var b strings.Builder
	for i, piece := range strings.Split(s, " ") {
		if i > 0 {
			b.WriteByte(' ')
		}
		switch piece {
		case "|", "&", "--", "=>":
			b.WriteString(inHex(piece[0]))
			piece = piece[1:]
		}
		escapePiece(&b, piece)
	}
	out := b.String()
	if strings.HasPrefix(out, " ") {
		out = inHex(' ') + out[1:]
	}
	if strings.HasSuffix(out, " ") {
		out = out[:len(out)-1] + inHex(' ')
	}
	return out
}

// escapePiece writes octets, with backslash escapes for what is not printable.
func escapePiece(b *strings.Builder, s string) {
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		switch {
		case r == utf8.RuneError && n == 1, !strconv.IsPrint(r) && shortOf(s[0]) == 0:
			for _, octet := range []byte(s[:n]) {
				b.WriteString(inHex(octet))
			}
		case shortOf(s[0]) != 0:
			b.WriteByte('\\')
			b.WriteByte(shortOf(s[0]))
		default:
			b.WriteString(s[:n])
		}
		s = s[n:]
	}
}

// shortOf returns the letter of the escape for an octet, 'r' for "\r", or 0.
func shortOf(octet byte) byte {
	for _, e := range short {
		if e.octet == octet {
			return e.letter
		}
	}
	return 0
}

// inHex returns the escape of an octet in hex: `\x2F` for "/".
func inHex(b byte) string { return `\x` + octet.Hex(b) }
