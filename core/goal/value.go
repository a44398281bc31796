package goal

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/octet"
)

// short are the octets that a letter stands for behind a backslash.
var short = [...]struct{ letter, octet byte }{{'r', '\r'}, {'n', '\n'}, {'t', '\t'}, {'\\', '\\'}}

// Unescape returns the octets that s stands for as it is written in a line of a lesson: `\r`, `\n`,
// `\t`, `\\` and `\xHH` are octets that are hard to write. So "a\r\n" for `a\r\x0A`. The error is a
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

// unescapeOne returns the octet that s, which stood behind a backslash, begins with, and how long
// that is: a space and 3 for "x20"; 0 when it is none.
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

// Escape returns words as they are written in a line, what is not seen with backslashes: `a\tb` for
// "a\tb". [Unescape] gives them back.
func Escape(s string) string {
	var b strings.Builder
	escapePiece(&b, s)
	return b.String()
}

// Value returns octets as they are written in a goal that compares them: `a\x20` for "a ",
// `a \x7C b` for "a | b". What is not seen, or would be taken for something else, such as a space
// at the end and what parts the pieces of a line, stands there with backslashes.
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

// escapePiece writes octets, those that are not seen with backslashes: `\t` for "\t", `\xFF` for
// "\xff".
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

// shortOf returns the letter that stands for an octet behind a backslash, 'r' for "\r"; 0 for none.
func shortOf(octet byte) byte {
	for _, e := range short {
		if e.octet == octet {
			return e.letter
		}
	}
	return 0
}

// inHex returns an octet in hexadecimal behind a backslash: `\x2F` for "/".
func inHex(b byte) string { return `\x` + octet.Hex(b) }
