package core

import (
	"strings"

	"urlscope/core/octet"
)

// checkCWDNull reports an empty segment that is not the last, as in "ftp://h//etc/motd".
func checkCWDNull(p *pass, t Token) {
	if t.Len() == 0 && strings.HasPrefix(p.src[t.End:], "/") {
		p.report(t.Span, "")
	}
}

// checkNameNull reports an empty last segment. A URL that asks for a list of names needs no name there.
func checkNameNull(p *pass, t Token) {
	if t.Len() == 0 && !octet.EqualFold(p.Text(Ftptype), "d") && !strings.HasPrefix(p.src[t.End:], "/") {
		p.report(t.Span, "")
	}
}

// checkTypeUnknown reports a typecode that is not in section 3.2.2.
func checkTypeUnknown(p *pass, t Token) {
	text := t.In(p.src)
	if t.seen&octet.All&^(octet.Unreserved|octet.Reserved) == 0 && (len(text) != 1 || !isTypecode(text[0])) {
		p.report(t.Span, "")
	}
}

// checkTypeSpelling reports a ";type=" in capitals (decision 2).
func checkTypeSpelling(p *pass, _ Token) {
	if mark, ok := p.typeDelim(); ok && octet.EqualFold(mark.In(p.src), typeMark) && mark.In(p.src) != typeMark {
		p.report(mark, "")
	}
}

// checkTypeAbsent reports a file without a typecode, because the client must guess it (section 3.2.3).
func checkTypeAbsent(p *pass, _ Token) {
	if _, ok := p.typeDelim(); ok {
		return
	}
	if t, ok := p.name(); ok && t.Len() > 0 && p.src[t.End-1] != '/' {
		p.report(Span{Start: t.End, End: t.End}, "")
	}
}

// checkPathAbsent reports a URL that ends with its host, because it names no file, not even an empty one
// (decision 18).
func checkPathAbsent(p *pass, _ Token) {
	if p.Has(Fsegment) {
		return
	}
	if host, _ := p.Token(Host); host.Len() > 0 {
		end, _ := p.hostportEnd()
		p.report(Span{Start: end, End: end}, "")
	}
}

// checkTypeIncomplete reports a ";type=" that is incomplete or misspelt.
func checkTypeIncomplete(p *pass, _ Token) {
	if mark, ok := p.typeDelim(); ok && !octet.EqualFold(mark.In(p.src), typeMark) {
		p.report(mark, "")
	}
}
