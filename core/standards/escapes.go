package standards

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// apart lists, for each grammar, the octets that differ from their escapes: the grammar reserves them for a
// scheme or a server. All other octets may be written either way. RFC 1808 takes this from RFC 1738.
var apart = [...]string{
	RFC1738: ";/?:@&=",         // section 2.2
	RFC1808: ";/?:@&=",         // section 2.2 of RFC 1738
	RFC2396: ";/?:@&=+$,",      // section 2.2
	RFC3986: ":/?@!$&'()*+,;=", // section 2.2: sub-delims, and the gen-delims that are allowed behind a host
}

// Undoes reports whether, by s, each escape in text, which is of part p, means the same as its octet. "%2D%41" does; "%2D%2C"
// does not by RFC 3986. A standard without a grammar counts as RFC 3986.
func (s Standard) Undoes(p core.Part, text string) bool {
	for i := range len(text) {
		if octet.IsEscape(text, i) && !s.asEscape(p, octet.Value(text, i)) {
			return false
		}
	}
	return true
}

// Writes reports whether the edits of a part only write octets as escapes, or escapes as octets, where both mean
// the same by s. A standard without a grammar counts as RFC 3986.
func (s Standard) Writes(src string, p core.Part, edits []core.Edit) bool {
	for _, e := range edits {
		was, is := e.Span.In(src), e.New
		for was != "" && is != "" {
			a, n := octetOf(was)
			b, m := octetOf(is)
			if a != b || n != m && !s.asEscape(p, a) {
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

// asEscape reports whether, by s, octet b in part p means the same as its escape. "a" does; "+" in a Search does not.
func (s Standard) asEscape(p core.Part, b byte) bool {
	return strings.IndexByte(apart[min(s, RFC3986)], b) < 0 && !(b == '+' && isForm(p))
}

// isForm reports whether forms, and programs that read them, take "+" in part p for a space (RFC 1866, section 8.2.1; RFC
// 6068, section 5). In an unknown scheme any part may be of a form.
func isForm(p core.Part) bool {
	switch p {
	case core.Search, core.GopherSearch, core.Addr, core.Schemepart, core.Urlpath:
		return true
	}
	return false
}

// octetOf returns the first octet of s, decoded if it is an escape, and the number of octets that it takes in s.
func octetOf(s string) (b byte, n int) {
	if octet.IsEscape(s, 0) {
		return octet.Value(s, 0), len("%XX")
	}
	return s[0], 1
}
