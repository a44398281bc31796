package core

import (
	"strings"

	"urlscope/core/internal/addrspec"
	"urlscope/core/internal/fact"
	"urlscope/core/octet"
)

// checkMailHeaders reports "?" and the text behind it. Header fields came later (RFC 2368); in RFC 1738 the text
// is part of the address (decision 30).
func checkMailHeaders(p *pass, t Token) {
	if at := strings.IndexByte(t.In(p.src), '?'); at >= 0 {
		p.report(Span{Start: t.Start + at, End: t.End}, "")
	}
}

// checkMailPlus reports the first "+" between letters or digits in each header field that is text. A form writes a
// space so, but a mail program shows the "+" (RFC 6068, section 5).
func checkMailPlus(p *pass, _ Token) {
	for f, ok := p.headerField(0); ok; f, ok = p.headerField(f.End) {
		value := p.src[f.Value:f.End]
		if at, end := fact.PlusBetween(value); end > 0 && strings.IndexByte(value, '@') < 0 {
			p.report(Span{Start: f.Value + at, End: f.Value + end}, "")
		}
	}
}

// checkMailName reports the "<" before an address and the text before that: the name of a person, which is not
// part of the address.
func checkMailName(p *pass, _ Token) {
	if t, ok := p.Token(Addr); ok && t.Start > p.named.End+len(":") && p.src[t.Start-1] == '<' {
		p.report(Span{Start: p.named.End + len(":"), End: t.Start}, "")
	}
}

// checkMailSlashes reports "//", which belongs to schemes that name a server.
func checkMailSlashes(p *pass, t Token) {
	if strings.HasPrefix(t.In(p.src), "//") {
		p.report(Span{Start: t.Start, End: t.Start + len("//")}, "")
	}
}

// checkAddress reports an address that is not an addr-spec of RFC 822. The row about header fields reports the
// text behind a "?", and rows above report octets that are never allowed there.
func checkAddress(p *pass, t Token) {
	raw := t.In(p.src)
	if t.seen&octet.Question != 0 {
		raw, _, _ = strings.Cut(raw, "?")
	}
	if raw != "" && t.seen&octet.All&^octet.XChar == 0 && !addrspec.Valid(raw) && !hasEscape(raw, octet.NonASCII|octet.Control|octet.Break) {
		p.report(Span{Start: t.Start, End: t.Start + len(raw)}, "")
	}
}

// hasEscape reports whether raw holds an escape of an octet of the class.
func hasEscape(raw string, class octet.Class) bool {
	for i := range len(raw) {
		if octet.IsEscape(raw, i) && octet.ClassOf(octet.Value(raw, i))&class != 0 {
			return true
		}
	}
	return false
}
