package core

import (
	"strings"

	"urlscope/core/internal/octet"
)

// A Grammar is a document that says what the octets of a URL mean.
type Grammar uint8

// The grammars. RFC 1808 takes what it says of octets from RFC 1738.
const (
	RFC1738 Grammar = iota
	RFC2396
	RFC3986
)

// apart says once of which octets an escape does not name the same as the octet itself, because the grammar reserves them for
// what a scheme or a server means by them. All others may be written either way. The rule "encoded-needless" and its fix
// follow the first row; what is mended by another standard follows that one's.
var apart = [...]string{
	RFC1738: ";/?:@&=",         // section 2.2
	RFC2396: ";/?:@&=+$,",      // section 2.2
	RFC3986: ":/?@!$&'()*+,;=", // section 2.2: sub-delims, and the gen-delims that may stand behind a host
}

// inForms are the parts in which forms, and programs that read them, take "+" for a space, whatever a grammar says: there "%2B"
// is a plus sign, and "+" is none (RFC 1866, section 8.2.1; RFC 6068, section 5). Of a scheme that nobody knows, any part may be one.
var inForms = setOf(Search, GopherSearch, Addr, Schemepart, Urlpath)

// AsEscape reports whether by g the octet b names the same in a part as its escape does: "a" does as "%61" does, and "+" in a
// Search does not as "%2B" does.
func (g Grammar) AsEscape(p Part, b byte) bool {
	return strings.IndexByte(apart[min(g, RFC3986)], b) < 0 && !(b == '+' && inForms.Has(p))
}

// Undoes reports whether by g each escape in s, which is of a part, names the same as its octet: those of "%2D%41", but by RFC
// 3986 not those of "%2D%2C".
func (g Grammar) Undoes(p Part, s string) bool {
	for i := range len(s) {
		if octet.IsEscape(s, i) && !g.AsEscape(p, octet.Value(s, i)) {
			return false
		}
	}
	return true
}

// Writes reports whether by g edits of a part only write octets as their escapes, or escapes as their octets, where both name
// the same.
func (g Grammar) Writes(src string, p Part, edits []Edit) bool {
	for _, e := range edits {
		was, is := e.Span.In(src), e.New
		for was != "" && is != "" {
			a, n := octetOf(was)
			b, m := octetOf(is)
			if a != b || n != m && !g.AsEscape(p, a) {
				return false
			}
			was, is = was[n:], is[m:]
		}
		if was != is {
			return false
		}
	}
	return true
}

// octetOf returns the octet that s begins with, or the one that its escape stands for, and how many octets that takes.
func octetOf(s string) (b byte, n int) {
	if octet.IsEscape(s, 0) {
		return octet.Value(s, 0), len("%XX")
	}
	return s[0], 1
}

// needless returns the octets of which an escape in a part is needless.
func needless(p Part) (c Class) {
	for b := range 256 {
		if RFC1738.AsEscape(p, byte(b)) {
			c |= classes[b]
		}
	}
	return c & Unreserved
}
