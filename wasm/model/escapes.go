package model

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/text"
)

// A URL may contain characters that cannot be typed or seen: controls, zero-width characters, octets that are not
// UTF-8. A second line shows the text with escapes for them, and can be edited like the field:
//
//	\u{202E}  the character U+202E
//	\x{FF}    the octet FF, which is part of no character
//	\\        a backslash
//
// These are not escapes of RFC 1738: they stand for typed octets, and not for their meaning.

// unseen reports whether r is invisible in the field, or looks like another character.
func unseen(r rune) bool { return r != '\n' && !strconv.IsPrint(r) }

// HasUnseen reports whether src has characters that cannot be seen.
func HasUnseen(src string) bool {
	for i := range len(src) {
		if b := src[i]; b != '\n' && (b < ' ' || b > '~') { // only few texts get beyond this check
			return !utf8.ValidString(src[i:]) || strings.ContainsFunc(src[i:], unseen)
		}
	}
	return false
}

// Escape returns src with escapes for what cannot be seen. Unescape reverses it for every src.
func Escape(src string) string {
	var b strings.Builder
	for i, r := range src {
		switch _, n := utf8.DecodeRuneInString(src[i:]); {
		case r == utf8.RuneError && n == 1:
			b.WriteString(`\x{` + hexOf(rune(src[i])) + "}")
		case r == '\n' || unseen(r):
			b.WriteString(`\u{` + hexOf(r) + "}")
		case r == '\\':
			b.WriteString(`\\`)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

func hexOf(r rune) string { return strings.ToUpper(strconv.FormatInt(int64(r), 16)) }

// Unescape decodes the escapes in s. An incomplete escape, such as \u{zz} or a single backslash, stays as it is.
func Unescape(s string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(s, `\`)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		text, n := readEscape(rest)
		b.WriteString(text)
		s = rest[n:]
	}
}

// readEscape decodes the escape that a backslash and the beginning of s form. It returns the text, and the length
// in s.
func readEscape(s string) (text string, n int) {
	if strings.HasPrefix(s, `\`) {
		return `\`, 1
	}
	if len(s) < len("u{0}") || s[1] != '{' {
		return `\`, 0
	}
	digits, _, closed := strings.Cut(s[2:], "}")
	value, err := strconv.ParseUint(digits, 16, 32)
	switch {
	case !closed || err != nil:
	case s[0] == 'u' && utf8.ValidRune(rune(value)) && value <= utf8.MaxRune:
		return string(rune(value)), len("u{}") + len(digits)
	case s[0] == 'x' && value <= 0xFF:
		return string([]byte{byte(value)}), len("x{}") + len(digits)
	}
	return `\`, 0
}

// Visible returns s with invisible characters replaced: controls by their names on the wire, because few fonts
// have Unicode's pictures of them, and all others by the escapes of the second line.
func Visible(s string) string {
	if !HasUnseen(s) && strings.IndexByte(s, '\n') < 0 {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch _, n := utf8.DecodeRuneInString(s[i:]); {
		case r < ' ' || r == 0x7F:
			b.WriteString("‹" + text.ShortName(byte(r)) + "›")
		case unseen(r), r == utf8.RuneError && n == 1:
			b.WriteString(Escape(s[i : i+n]))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
