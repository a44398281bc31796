// Package addrspec reads the addresses of RFC 822, section 6.1, as they stand in a mailto URL: with escapes.
package addrspec

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/octet"
)

// Valid reports whether raw, decoded, is local-part "@" domain: "joe@h.org", "%22joe b%22@[10.0.0.1]", not "joe",
// nor "joe..b@h", nor "". A local-part is words with dots between them, a domain atoms or domain literals with
// dots between them.
func Valid(raw string) bool {
	if word, domain, _ := strings.Cut(raw, "@"); word != "" && isPlain(word) {
		if n, ok := host.Prefix(domain); ok && n == len(domain) { // as most are
			return true
		}
	}
	s := scanner{raw: raw}
	s.next()
	return s.dotted('"', '"') && s.octet == '@' && s.pass() && s.dotted('[', ']') && s.octet < 0
}

// plain are octets that most atoms are made of.
var plain = func() (t [256]bool) {
	for _, b := range []byte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_+") {
		t[b] = true
	}
	return t
}()

// isPlain reports whether s is of such octets only: "joe_b", "", not "joe.b".
func isPlain(s string) bool {
	for i := range len(s) {
		if !plain[s[i]] {
			return false
		}
	}
	return true
}

// A scanner gives the octets of an address one by one, decoded; octet is the one at hand, -1 after the last.
type scanner struct {
	raw   string
	at    int
	octet int
}

// next goes on to the next octet: of "%40h" to "@", then to "h", then to -1.
func (s *scanner) next() {
	switch {
	case s.at >= len(s.raw):
		s.octet = -1
	case octet.IsEscape(s.raw, s.at):
		s.octet = int(octet.Value(s.raw, s.at))
		s.at += len("%XX")
	default:
		s.octet = int(s.raw[s.at])
		s.at++
	}
}

// pass leaves the octet at hand, such as "@", and is true.
func (s *scanner) pass() bool {
	s.next()
	return true
}

// dotted reads one or more atoms with dots between them, or what stands between opening and closing octet instead:
// the words of a local-part, "joe.b", which may be quoted-strings, or the subdomains of a domain, "h.org", which
// may be domain-literals.
func (s *scanner) dotted(opening, closing int) bool {
	for s.atom() || s.octet == opening && s.quoted(opening, closing) {
		if s.octet != '.' {
			return true
		}
		s.next()
	}
	return false
}

// quoted reads what stands between opening and closing octet: `"joe b"`, "[10.0.0.1]".
func (s *scanner) quoted(opening, closing int) bool {
	for s.next(); s.octet >= 0; s.next() {
		switch s.octet {
		case closing:
			return s.pass()
		case opening, '\r':
			return false
		case '\\':
			s.next()
		}
	}
	return false
}

// specials are the octets of RFC 822, section 3.3, that no atom holds.
const specials = `()<>@,;:\".[]`

// atom reads one or more octets of US-ASCII that are no special, space or control: "joe" of "joe.b".
func (s *scanner) atom() bool {
	some := false
	for ; s.octet > ' ' && s.octet < 0x7F && strings.IndexByte(specials, byte(s.octet)) < 0; s.next() {
		some = true
		for s.at < len(s.raw) && plain[s.raw[s.at]] {
			s.at++
		}
	}
	return some
}
