package core

import (
	"strings"
	"unicode/utf8"
)

// splitMailto: "mailto:" encoded822addr
//
// An address in angle brackets, as it stands in a message behind the name of a
// person, is the address all the same.
func splitMailto(u *URL) {
	rest := u.rest()
	if n := len(rest) - len(">"); n > 0 && rest[n] == '>' {
		if open := strings.LastIndexByte(rest, '<'); open >= 0 && open+1 < n {
			u.end--
			u.delimit()
			u.skipAll(open + 1)
			defer func() { u.end++; u.skip() }()
		}
	}
	u.take(Addr, u.end)
}

func reachMailto(r *reader) bool { return r.run1(XChar) }

// checkMailHeaders reports "?" and what follows: header fields came later
// (RFC 2368), here it is part of the address (decision 30).
func checkMailHeaders(p *pass, t Token) {
	for i := t.Start; i < t.End; i++ {
		if p.src[i] == '?' {
			p.report(Span{i, t.End}, "")
			return
		}
	}
}

// checkMailName reports "<" in front of an address, with all that stands before it:
// the name of a person, which is no part of the address.
func checkMailName(p *pass, _ Token) {
	if t, ok := p.Token(Addr); ok && t.Start > p.named.End+len(":") && p.src[t.Start-1] == '<' {
		p.report(Span{p.named.End + len(":"), t.Start}, "")
	}
}

// checkMailSlashes reports the "//" of schemes that name a server.
func checkMailSlashes(p *pass, t Token) {
	if strings.HasPrefix(t.In(p.src), "//") {
		p.report(Span{t.Start, t.Start + len("//")}, "")
	}
}

// fixMailEscape: what reads as an escape was likely the "%" of an older kind of
// address, such as user%host@relay (section 3.5); not so where it reads as a character of UTF-8,
// as later addresses have them (RFC 6068).
func fixMailEscape(u *URL, d Diagnostic) []Fix {
	kind := Likely
	if utf8.Valid(AppendDecoded(nil, d.Span.In(u.src))) {
		kind = Changes
	}
	return []Fix{edit(TitleEncode, kind, d.Span, strings.ReplaceAll(d.Span.In(u.src), "%", "%25"))}
}

// checkAddress reports what is not an addr-spec of RFC 822. What follows a "?"
// is left to the row about header fields, and octets that may not stand there at
// all to rows above.
func checkAddress(p *pass, t Token) {
	raw := t.In(p.src)
	if t.seen&Question != 0 {
		raw, _, _ = strings.Cut(raw, "?")
	}
	if raw != "" && t.seen&octets&^XChar == 0 && !isAddrSpec(raw) && !hasEscape(raw, NonASCII|Control|Break) {
		p.report(Span{t.Start, t.Start + len(raw)}, "")
	}
}

// hasEscape reports whether raw holds an escape of an octet of the class.
func hasEscape(raw string, class Class) bool {
	for i := range len(raw) {
		if isEscape(raw, i) && classes[escapeValue(raw, i)]&class != 0 {
			return true
		}
	}
	return false
}

// isAddrSpec reports whether raw, decoded, is local-part "@" domain of RFC 822,
// section 6.1: words with dots between them, then atoms or domain literals with
// dots between them.
func isAddrSpec(raw string) bool {
	if word, domain, _ := strings.Cut(raw, "@"); word != "" && classesOf(word)&octets&^plainAtom == 0 {
		if n, ok := hostIn(domain); ok && n == len(domain) { // as most are
			return true
		}
	}
	s := addrScanner{raw: raw}
	s.next()
	for {
		if !s.word() {
			return false
		}
		if s.octet != '.' {
			break
		}
		s.next()
	}
	if s.octet != '@' {
		return false
	}
	s.next()
	for {
		if !s.subdomain() {
			return false
		}
		if s.octet != '.' {
			return s.octet < 0
		}
		s.next()
	}
}

// plainAtom are octets that most atoms are made of.
const plainAtom = AlphaDigit | Hyphen | Underscore | Plus

// An addrScanner gives the octets of an address one by one, decoded; octet is
// the one at hand, -1 after the last.
type addrScanner struct {
	raw   string
	at    int
	octet int
}

func (s *addrScanner) next() {
	switch {
	case s.at >= len(s.raw):
		s.octet = -1
	case isEscape(s.raw, s.at):
		s.octet = int(escapeValue(s.raw, s.at))
		s.at += len("%XX")
	default:
		s.octet = int(s.raw[s.at])
		s.at++
	}
}

// word reads an atom or a quoted-string.
func (s *addrScanner) word() bool {
	if s.octet != '"' {
		return s.atom()
	}
	return s.quoted('"', '"')
}

// subdomain reads an atom or a domain-literal.
func (s *addrScanner) subdomain() bool {
	if s.octet != '[' {
		return s.atom()
	}
	return s.quoted('[', ']')
}

// quoted reads what stands between opening and closing octet.
func (s *addrScanner) quoted(opening, closing int) bool {
	for s.next(); s.octet >= 0; s.next() {
		switch s.octet {
		case closing:
			s.next()
			return true
		case opening, '\r':
			return false
		case '\\':
			s.next()
		}
	}
	return false
}

// atom reads one or more octets of US-ASCII that are no special, space or
// control.
func (s *addrScanner) atom() bool {
	some := false
	for ; s.octet > ' ' && s.octet < 0x7F; s.next() {
		switch s.octet {
		case '(', ')', '<', '>', '@', ',', ';', ':', '\\', '"', '.', '[', ']':
			return some
		}
		some = true
		for s.at < len(s.raw) && classes[s.raw[s.at]]&plainAtom != 0 {
			s.at++
		}
	}
	return some
}
