// Package addrspec reads the addresses of RFC 822, section 6.1, as a mailto URL has them: with escapes.
package addrspec

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// Valid reports whether raw, decoded, is local-part "@" domain. A local-part consists of words with dots between
// them, a domain of atoms or domain-literals with dots between them.
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

// plain are the octets that most atoms consist of.
var plain = func() (t [256]bool) {
	for _, b := range []byte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_+") {
		t[b] = true
	}
	return t
}()

// isPlain reports whether s consists of plain octets only.
func isPlain(s string) bool {
	for i := range len(s) {
		if !plain[s[i]] {
			return false
		}
	}
	return true
}

// A scanner gives the octets of an address one by one, decoded. octet is the current one, -1 behind the last.
type scanner struct {
	raw   string
	at    int
	octet int
}

// next goes on to the next octet.
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

// pass goes on to the next octet and returns true.
func (s *scanner) pass() bool {
	s.next()
	return true
}

// dotted reads one or more items with dots between them. An item is an atom, or text between an opening and a
// closing octet: a quoted-string in a local-part, a domain-literal in a domain.
func (s *scanner) dotted(opening, closing int) bool {
	for s.atom() || s.octet == opening && s.quoted(opening, closing) {
		if s.octet != '.' {
			return true
		}
		s.next()
	}
	return false
}

// quoted reads text between an opening and a closing octet: `"joe b"`, "[10.0.0.1]".
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

// specials are the octets of RFC 822, section 3.3, that an atom must not hold.
const specials = `()<>@,;:\".[]`

// atom reads one or more octets of US-ASCII that are not a special, a space or a control.
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
