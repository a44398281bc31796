package standards

import (
	"unicode/utf8"

	"urlscope/core/octet"
)

// units reports the octets from start to end that are no URL units, such as the "|" of "a|b". If slashes is true,
// it reports a backslash by another name, because it stands for a slash.
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

// unit returns the width of the URL unit at the start of s: a URL code point, or "%" and two hexadecimal digits. If s
// begins with neither, it returns 0. s must not be empty.
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

// A set is a set of octets of the standard, as a bit.
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

// encodeSets holds the sets of each octet. Octets above 7F are in all sets that encode.
var encodeSets = func() (t [256]set) {
	const encoded = controlSet | fragmentSet | querySet | specialQuerySet | pathSet | userinfoSet
	for c := range t {
		switch {
		case c < ' ' || c > '~':
			t[c] = encoded
		case octet.IsAlpha(byte(c)) || octet.IsDigit(byte(c)):
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

// encode prints the octets from start to end, those in a set as escapes. Octets that are not UTF-8 become U+FFFD,
// as in browsers.
func (w *whatwg) encode(start, end int, in set) {
	for _, c := range w.in[start:end] {
		at := len(w.out)
		w.out = utf8.AppendRune(w.out, c)
		if c == '^' && in == pathSet && w.edition.Caret {
			continue
		}
		if c >= utf8.RuneSelf || encodeSets[c]&in != 0 {
			w.out = octet.AppendEscaped(w.out[:at], string(w.out[at:]))
		}
	}
}

// print prints s as it is.
//
//go:noinline
func (w *whatwg) print(s string) { w.out = append(w.out, s...) }
