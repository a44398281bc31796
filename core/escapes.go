package core

import (
	"strings"

	"urlscope/core/octet"
)

// A Grammar is a document that says what the octets of a URL mean.
type Grammar uint8

// The grammars. RFC 1808 takes what it says of octets from RFC 1738.
const (
	RFC1738 Grammar = iota
	RFC2396
	RFC3986
)

// apart lists, for each grammar, the octets that differ from their escapes: the grammar reserves them for a
// scheme or a server. All other octets may be written either way. The rule "encoded-needless" and its fix use the
// first row; fixes by another standard use the row of that standard.
var apart = [...]string{
	RFC1738: ";/?:@&=",         // section 2.2
	RFC2396: ";/?:@&=+$,",      // section 2.2
	RFC3986: ":/?@!$&'()*+,;=", // section 2.2: sub-delims, and the gen-delims that may stand behind a host
}

// inForms are the parts in which forms, and programs that read them, take "+" for a space, whatever the grammar
// says (RFC 1866, section 8.2.1; RFC 6068, section 5). In an unknown scheme any part may be one.
var inForms = setOf(Search, GopherSearch, Addr, Schemepart, Urlpath)

// AsEscape reports whether, by g, octet b in part p means the same as its escape. "a" does; "+" in a Search does
// not.
func (g Grammar) asEscape(p Part, b byte) bool {
	return strings.IndexByte(apart[min(g, RFC3986)], b) < 0 && !(b == '+' && inForms.has(p))
}

// Undoes reports whether, by g, each escape in s, which is text of part p, means the same as its octet. "%2D%41"
// does; "%2D%2C" does not by RFC 3986.
func (g Grammar) Undoes(p Part, s string) bool {
	for i := range len(s) {
		if octet.IsEscape(s, i) && !g.asEscape(p, octet.Value(s, i)) {
			return false
		}
	}
	return true
}

// Writes reports whether the edits of a part only write octets as escapes, or escapes as octets, where both mean
// the same by g.
func (g Grammar) Writes(src string, p Part, edits []Edit) bool {
	for _, e := range edits {
		was, is := e.Span.In(src), e.New
		for was != "" && is != "" {
			a, n := octetOf(was)
			b, m := octetOf(is)
			if a != b || n != m && !g.asEscape(p, a) {
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

// octetOf returns the first octet of s, decoded if it is an escape, and the number of octets that it takes in s.
func octetOf(s string) (b byte, n int) {
	if octet.IsEscape(s, 0) {
		return octet.Value(s, 0), len("%XX")
	}
	return s[0], 1
}

// needless returns the octets that need no escape in part p.
func needless(p Part) (c octet.Class) {
	for b := range 256 {
		if RFC1738.asEscape(p, byte(b)) {
			c |= octet.ClassOf(byte(b))
		}
	}
	return c & octet.Unreserved
}
