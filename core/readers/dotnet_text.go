package readers

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/octet"
)

// decodesNet reports whether a URL has a character beyond ASCII, written or in escapes, or the escape of a character that needs none.
func decodesNet(s string) bool {
	if !octet.IsASCII(s) {
		return true
	}
	for i := range len(s) {
		if octet.IsEscape(s, i) && (among(octet.Value(s, i), "-._~") || startsText(s[i:])) {
			return true
		}
	}
	return false
}

// startsText reports whether s begins with the escapes of a character beyond ASCII.
func startsText(s string) bool {
	c, n := utf8.DecodeRune(octetsOf(s[:min(len(s), 3*utf8.UTFMax)]))
	return c >= 0x80 && !(c == utf8.RuneError && n <= 1)
}

// octetsOf returns the octets of the escapes from 80 on at the start of s.
func octetsOf(s string) (list []byte) {
	for i := 0; octet.IsEscape(s, i) && octet.Value(s, i) >= 0x80; i += 3 {
		list = append(list, octet.Value(s, i))
	}
	return list
}

// iri decodes the escapes that a part does not need, if anything is decoded; reserved are the octets whose escapes the
// part needs.
func (u *netURI) iri(s, reserved string) string {
	if !u.decodes {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		switch list := octetsOf(s[i:]); {
		case len(list) > 0:
			writeIRI(&b, s[i:i+3*len(list)], list)
			i += 3 * len(list)
		case s[i] != '%':
			c, n := utf8.DecodeRuneInString(s[i:])
			writeCharacter(&b, c, s[i:i+n])
			i += n
		case octet.IsEscape(s, i) && !strings.ContainsRune(netUnsafe+reserved, rune(octet.Value(s, i))):
			b.WriteByte(octet.Value(s, i))
			i += 3
		default:
			n := u.unread(s[i:])
			b.WriteString(s[i : i+n])
			i += n
		}
	}
	return b.String()
}

// unread returns how much of s, which begins with "%", stays as it is: also the two units of UTF-16 behind it, if there are two. What becomes
// of the second half of a character is strange.
func (u *netURI) unread(s string) int {
	first, n := utf8.DecodeRuneInString(s[1:])
	second, m := utf8.DecodeRuneInString(s[1+n:])
	switch {
	case n > 0 && first > 0xFFFF:
		return 1 + n
	case n == 0 || m == 0:
		return 1
	}
	u.strange = u.strange || second > 0xFFFF
	return 1 + n + m
}

// netUnsafe are octets of which no escape is decoded.
const netUnsafe = controls + `#$%&+,/;=?@\`

// writeIRI writes octets from 80 on. Characters are written as such, and other octets as escapes with capital letters.
// If the octets have no character, the escapes stay as they were.
func writeIRI(b *strings.Builder, escapes string, list []byte) {
	var text strings.Builder
	found := false
	for len(list) > 0 {
		c, n := utf8.DecodeRune(list)
		if c == utf8.RuneError && n == 1 {
			writeEscape(&text, list[0])
		} else {
			found = true
			writeCharacter(&text, c, string(list[:n]))
		}
		list = list[n:]
	}
	if found {
		escapes = text.String()
	}
	b.WriteString(escapes)
}

// writeCharacter writes a character, which is also given as octets: as it is if it is one of RFC 3987, section 2.2, and else in escapes.
func writeCharacter(b *strings.Builder, c rune, octets string) {
	switch {
	case dropBidi(c) < 0:
	case c < 0x80, unicode.Is(ucschar, c):
		b.WriteString(octets)
	default:
		for i := range len(octets) {
			writeEscape(b, octets[i])
		}
	}
}

// ucschar are the characters of that name in RFC 3987, section 2.2.
var ucschar = &unicode.RangeTable{
	R16: []unicode.Range16{{0xA0, 0xD7FF, 1}, {0xF900, 0xFDCF, 1}, {0xFDF0, 0xFFEF, 1}},
	R32: []unicode.Range32{
		{0x10000, 0x1FFFD, 1}, {0x20000, 0x2FFFD, 1}, {0x30000, 0x3FFFD, 1}, {0x40000, 0x4FFFD, 1}, {0x50000, 0x5FFFD, 1},
		{0x60000, 0x6FFFD, 1}, {0x70000, 0x7FFFD, 1}, {0x80000, 0x8FFFD, 1}, {0x90000, 0x9FFFD, 1}, {0xA0000, 0xAFFFD, 1},
		{0xB0000, 0xBFFFD, 1}, {0xC0000, 0xCFFFD, 1}, {0xD0000, 0xDFFFD, 1}, {0xE1000, 0xEFFFD, 1},
	},
}

// dropBidi is for strings.Map and drops the marks of directions.
func dropBidi(c rune) rune {
	if c == 0x200E || c == 0x200F || 0x202A <= c && c <= 0x202E {
		return -1
	}
	return c
}

// escape encodes the octets of forced, and the octets that are not allowed in a URL. Escapes stay, except in a path
// without a scheme.
func (u *netURI) escape(s, forced string) string {
	var b strings.Builder
	for i := range len(s) {
		switch c := s[i]; {
		case octet.IsEscape(s, i) && !u.implicit, strings.IndexByte(forced, c) < 0 && among(c, "-._~:/?#[]@!$&'()*+,;="):
			b.WriteByte(c)
		default:
			writeEscape(&b, c)
		}
	}
	return b.String()
}
