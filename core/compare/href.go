package compare

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// asParsed returns the form of the text that the parser of the URL Standard prints for s. The parser's reading is r.
// Only the places of the parts are found here.
func asParsed(s, href string, r *standards.Reading) *form {
	f := new(form)
	places := inputOf(r)
	for part, span := range divide(href) {
		raw := withoutBreaks(s, places[part])
		if standards.Role(part) == standards.RolePath && strings.HasPrefix(span.In(href), "/") {
			raw.asPath()
		}
		f[part] = raw.align(span.In(href))
	}
	return f
}

// inputOf returns the place of each part in the input, with its delimiter, and of the slashes before the first part of the authority. One
// that is absent is empty, behind the part before it.
func inputOf(r *standards.Reading) (places [len(form{})]core.Span) {
	at := 0
	for part := range places {
		p, ok := r.Part(standards.Role(part))
		switch standards.Role(part) {
		case standards.RoleScheme:
			p.End++ // the colon
		case standards.RoleAuthority:
			if p, ok = r.Part(standards.RoleUserinfo); !ok {
				p, ok = r.Part(standards.RoleHost)
			}
			p.Span = core.Span{Start: at, End: p.Start}
		case standards.RoleUserinfo: // also the password, and the "@"
			host, _ := r.Part(standards.RoleHost)
			p.End = max(host.Start, p.Start)
		case standards.RolePort, standards.RoleQuery, standards.RoleFragment:
			p.Start = at
		}
		if ok {
			at = p.End
		} else {
			p.Span = core.Span{Start: at, End: at}
		}
		places[part] = p.Span
	}
	return places
}

// withoutBreaks returns the octets of s in a span, but for the tabs and line ends, which the parser removes.
func withoutBreaks(s string, in core.Span) piece {
	p := piece{in: in}
	for i := in.Start; i < in.End; i++ {
		if strings.IndexByte("\t\n\r", s[i]) < 0 {
			p.add(s[i], i)
		}
	}
	return p
}

// asPath has a path as its segments are printed: with slashes alone, from the first on, and without dot segments. It leaves no
// escaped dot; align finds those that are printed.
func (p *piece) asPath() {
	raw := *p
	p.text, p.from = nil, nil
	for i := 0; i < len(raw.text); i++ {
		c := raw.text[i]
		switch {
		case c == '\\':
			c = '/'
		case i == 0 && c != '/':
			p.add('/', raw.from[i])
		}
		p.add(c, raw.from[i])
		if n := len("%2e"); c == '%' && bytes.EqualFold(raw.text[i:min(i+n, len(raw.text))], []byte("%2e")) {
			p.text[len(p.text)-1] = '.'
			i += n - 1
		}
	}
	p.removeDots()
}

// align returns a piece with that text, which the parser prints for the octets of p. Octets that are printed for no octet of p, and all
// behind the first that it does not know how they came about, come from where the last was found: in "127.1" the whole of ".0.0.1"
// comes from the "1".
func (p *piece) align(text string) piece {
	made := piece{in: p.in}
	raw := string(p.text)
	for i, at := 0, 0; i < len(text); {
		n, m := 1, 0 // how many octets of the text come from how many of p
		if at < len(raw) {
			n, m = printed(text[i:], raw[at:])
		}
		for range min(n, len(text)-i) {
			made.add(text[i], p.place(at))
			i++
		}
		at += m
		if m == 0 {
			raw = raw[:at]
		}
	}
	return made
}

// printed returns how many octets at the start of text were printed for how many of raw. If that is not known it returns all octets for
// none.
func printed(text, raw string) (n, m int) {
	switch {
	case octet.Lower(text[0]) == octet.Lower(raw[0]), text[0] == '/' && raw[0] == '\\':
		return 1, 1
	case octet.IsEscape(raw, 0) && octet.Lower(octet.Value(raw, 0)) == text[0]: // in a domain
		return 1, len("%XX")
	case text[0] == '%' && raw[0] != '%': // an octet that is not UTF-8 becomes U+FFFD
		c, m := utf8.DecodeRuneInString(raw)
		return utf8.RuneLen(c) * len("%XX"), m
	}
	return len(text), 0
}
