package standards

import (
	"unicode/utf8"

	"urlscope/core/internal/octet"
)

// units reports the octets from start up to end that are no URL units, the "|" of "a|b";
// backslashes too, by another name where they stand for slashes.
func (w *whatwg) units(start, end int, slashes bool) {
	for i := start; i < end; {
		n := unit(w.in[i:end])
		switch {
		case n > 0:
			i += n
		case slashes && w.in[i] == '\\':
			w.report("invalid-reverse-solidus", i, i+1)
			i++
		default:
			_, n = utf8.DecodeRuneInString(w.in[i:end])
			w.report("invalid-URL-unit", i, i+n)
			i += n
		}
	}
}

// unit returns how many octets at the start of s, which is not empty, are a URL unit: a URL code
// point, or "%" and two hexadecimal digits. It is 1 of "a", 3 of "%2F", 2 of "é", 0 of "|".
func unit(s string) int {
	switch c := s[0]; {
	case c == '%':
		if octet.IsEscape(s, 0) {
			return 3
		}
		return 0
	case c < utf8.RuneSelf:
		if encodeSets[c]&codePoint != 0 {
			return 1
		}
		return 0
	}
	c, n := utf8.DecodeRuneInString(s)
	if c < 0xA0 || c&0xFFFE == 0xFFFE || 0xFDD0 <= c && c <= 0xFDEF {
		return 0
	}
	return n
}

// A set is one of the standard's sets of octets, as a bit.
type set uint8

// The percent-encode sets of the standard, the URL code points, and what is forbidden in hosts.
const (
	controlSet set = 1 << iota
	fragmentSet
	querySet
	specialQuerySet
	pathSet
	userinfoSet
	codePoint
	forbiddenInHost
)

// encodeSets holds for each octet the sets that it is in. Octets behind 7F are in all that
// encode.
var encodeSets = func() (t [256]set) {
	const encoded = controlSet | fragmentSet | querySet | specialQuerySet | pathSet | userinfoSet
	for c := range t {
		switch {
		case c < ' ' || c > '~':
			t[c] = encoded
		case isAlpha(byte(c)) || isDigit(byte(c)):
			t[c] = codePoint
		}
	}
	for _, row := range []struct {
		octets string
		in     set
	}{
		{` "<>`, fragmentSet | querySet | specialQuerySet | pathSet | userinfoSet},
		{"`", fragmentSet | pathSet | userinfoSet},
		{"#", querySet | specialQuerySet | pathSet | userinfoSet},
		{"'", specialQuerySet},
		{"?^{}", pathSet | userinfoSet},
		{`/:;=@[\]|`, userinfoSet},
		{"!$&'()*+,-./:;=?@_~", codePoint},
		{"\x00\t\n\r #/:<>?@[\\]^|", forbiddenInHost},
	} {
		for _, c := range []byte(row.octets) {
			t[c] |= row.in
		}
	}
	return t
}()

// encode prints the octets from start up to end, those of a set as escapes: "a%20b" of "a b". What
// is not UTF-8 comes out as U+FFFD, which it is for a browser.
func (w *whatwg) encode(start, end int, in set) {
	for _, c := range w.in[start:end] {
		at := len(w.out)
		w.out = utf8.AppendRune(w.out, c)
		if c >= utf8.RuneSelf || encodeSets[c]&in != 0 {
			w.out = octet.AppendEscaped(w.out[:at], string(w.out[at:]))
		}
	}
}

// print prints s as it is.
//
//go:noinline
func (w *whatwg) print(s string) { w.out = append(w.out, s...) }
