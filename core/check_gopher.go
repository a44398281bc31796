package core

import (
	"strings"

	"urlscope/core/internal/piece"
	"urlscope/core/octet"
)

// checkGopherDefault reports a gopher URL without a path, which has type 1.
func checkGopherDefault(p *pass, _ Token) {
	if at, ok := p.hostportEnd(); ok && !p.Has(Gtype) {
		if p.nextIs(at, octet.Slash) {
			at++
		}
		if at == p.end {
			p.report(Span{Start: at, End: at}, "")
		}
	}
}

// checkGopherType reports a type that is on no list. Other rows report octets that are not allowed in a URL at
// all.
func checkGopherType(p *pass, t Token) {
	b, ok := p.gtype()
	if ok && (t.Len() > 1 || octet.ClassOf(b)&octet.XChar != 0 && b != '%') && strings.IndexByte(gopherTypes, b) < 0 {
		p.report(t.Span, "")
	}
}

// checkGopherTypeEncoded reports a known type that is written as an escape.
func checkGopherTypeEncoded(p *pass, t Token) {
	if b, ok := p.gtype(); ok && t.Len() > 1 && strings.IndexByte(gopherTypes, b) >= 0 {
		p.report(t.Span, "")
	}
}

// checkGopherTwice reports a selector that begins with a copy of its type, as in "gopher://h/00a".
func checkGopherTwice(p *pass, t Token) {
	if b, ok := p.gtype(); ok && t.Len() > 0 && p.src[t.Start] == b && b != '/' && p.Text(Gtype) == string(rune(b)) {
		p.report(Span{Start: t.Start, End: t.Start + 1}, "")
	}
}

// checkGopherTab reports a raw tab where "%09" should separate.
func checkGopherTab(p *pass, _ Token) {
	for _, t := range p.Tokens() {
		if t.Part == Delim && t.In(p.src) == "\t" {
			p.report(t.Span, "")
		}
	}
}

// checkGopherSearchType reports a search for an item whose type is not a search engine (section 3.4.2). The
// search of a Gopher+ item may be empty.
func checkGopherSearchType(p *pass, t Token) {
	if b, ok := p.gtype(); ok && b != '7' && t.Len() > 0 && !p.isGopherPlus(t) {
		p.report(t.Span, "")
	}
}

// isGopherPlus reports whether a search looks like a gopher+ string (sections 3.4.4 to 3.4.8) whose own "%09" is
// missing.
func (p *pass) isGopherPlus(t Token) bool {
	b, ok := p.gtype()
	return ok && b != '7' && t.Len() > 0 && !p.Has(GopherString) &&
		(strings.IndexByte("+!$", p.src[t.Start]) >= 0 || t.In(p.src) == "?")
}

// checkGopherPlusTab reports the beginning of a gopher+ string that lacks its own "%09".
func checkGopherPlusTab(p *pass, t Token) {
	if p.isGopherPlus(t) {
		p.report(Span{Start: t.Start, End: t.Start + 1}, "")
	}
}

// checkGopherQuestion reports a "?", which begins a search in other schemes, in a URL that asks a search engine
// for nothing.
func checkGopherQuestion(p *pass, t Token) {
	if b, ok := p.gtype(); ok && b == '7' && !p.Has(GopherSearch) {
		at := t.Start + strings.IndexByte(t.In(p.src), '?')
		p.report(Span{Start: at, End: at + 1}, "")
	}
}

// checkGopherReserved reports "/" and "?" in a search. Section 5 excludes them; section 3.4.1 does not reserve
// them (decision 26).
func checkGopherReserved(p *pass, t Token) { p.runs(t, octet.Slash|octet.Question) }

// checkGopherPlusControls reports each run of escapes in a gopher+ string that would end the request early: CR,
// LF and NUL. The line ends of the filled in form of section 3.4.9 are allowed.
func checkGopherPlusControls(p *pass, t Token) {
	search, _ := p.Token(GopherSearch)
	form := search.Len() == 0 && isGopherForm(p.src, t)
	ends := func(i int) bool {
		return octet.IsEscape(p.src[:t.End], i) && octet.EndsEarly(octet.Value(p.src, i)) && (!form || octet.Value(p.src, i) == 0)
	}
	for i := t.Start; i < t.End; i++ {
		start := i
		for ends(i) {
			i += len("%XX")
		}
		if i > start {
			p.report(Span{Start: start, End: i}, "")
			i--
		}
	}
}

// isGopherForm reports whether a gopher+ string is a filled in form.
func isGopherForm(src string, t Token) bool {
	var buf [256]byte // so that most are decoded without allocating
	return piece.IsForm(octet.AppendDecoded(buf[:0], t.In(src)))
}
