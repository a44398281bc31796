package core

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// The checks of this file report missing and wrong delimiters: the octets that section 5 writes as literals.

// schemeDelim returns the octets between the scheme's name and the rest: those that stand for the colon, and
// those that stand for the slashes. In "http;//h/" they are ";" and "//".
func (u *URL) schemeDelim() (colon, slashes Span) {
	at := u.named.End
	end := at
	for _, t := range u.Tokens() {
		if t.Part == Delim && t.Start == end {
			end = t.End
		}
	}
	n := at
	if u.src[at:end] != "" && u.src[at] != '/' {
		_, size := utf8.DecodeRuneInString(u.src[at:end])
		n = at + size
	}
	return Span{Start: at, End: n}, Span{Start: n, End: end}
}

// checkSchemeMissing reports a URL without a scheme, such as "www.h.org".
func checkSchemeMissing(p *pass, _ Token) {
	if p.named.Len() > 0 {
		return
	}
	at, meant := 0, ""
	for _, t := range p.Tokens() {
		if t.Part != Stray {
			at = t.Start
			break
		}
	}
	if p.reading != nil {
		meant = p.reading.Name
	}
	p.report(Span{Start: at, End: at}, meant)
}

// checkSchemeColon reports a scheme without its colon, such as the scheme of "http;//h/".
func checkSchemeColon(p *pass, _ Token) {
	if colon, _ := p.schemeDelim(); p.named.Len() > 0 && colon.In(p.src) != ":" {
		p.report(colon, "")
	}
}

// checkSlashes reports slashes behind the scheme of an IP-based URL, of file, or of another that begins as those do, that are not exactly two.
func checkSlashes(p *pass, _ Token) {
	if p.named.Len() == 0 || p.isDrive() {
		return
	}
	if t, ok := p.Token(Schemepart); ok { // "link:://h"
		p.report(Span{Start: t.Start, End: t.Start + len("://")}, "")
		return
	}
	if colon, slashes := p.schemeDelim(); colon.Len() > 0 && !strings.HasPrefix(p.src[slashes.Start:], "//") {
		p.report(slashes, "")
	}
}

// checkHostEmpty reports an empty host if the slashes before it are there: in "http:///x", not in "http:".
func checkHostEmpty(p *pass, t Token) {
	if p.facts&oddSlashes == 0 || t.Start < p.end {
		p.report(t.Span, "")
	}
}

// checkPathMissing reports a URL that ends with its hostport where section 5 wants a slash.
func checkPathMissing(p *pass, _ Token) {
	if end, ok := p.hostportEnd(); ok && (p.reading != File || p.facts&oddSlashes == 0 && !p.isDriveAt(end)) {
		p.report(Span{Start: end, End: end}, "")
	}
}

// checkSearchPath reports a search without a path before it, as in "http://h?q" (decision 24).
func checkSearchPath(p *pass, _ Token) {
	if t, ok := p.Token(Search); ok && !p.Has(Hsegment) {
		p.report(Span{Start: t.Start - 1, End: t.Start}, "")
	}
}

// checkBackslashSlash reports backslashes where a slash should separate parts, as in `http://h\x`. checkSlashes
// reports those behind the scheme.
func checkBackslashSlash(p *pass, _ Token) {
	for _, t := range p.Tokens() {
		if t.Part == Delim && t.Start > p.named.End && strings.IndexByte(t.In(p.src), '\\') >= 0 {
			p.report(t.Span, "")
		}
	}
}

// checkWAISForm reports a wtype without a wpath, as in "wais://h/d/t", which fits none of the three forms of
// section 3.9.
func checkWAISForm(p *pass, t Token) {
	if !p.Has(Wpath) {
		p.report(t.Span, "")
	}
}

// checkProsperoField reports a field without its "=" and value.
func checkProsperoField(p *pass, t Token) {
	if !p.nextIs(t.End, octet.Equals) {
		p.report(t.Span, "")
	}
}

// checkTelnetPath reports text behind the slash of a telnet URL. Other rows report white space and the end of a
// wrapper there.
func checkTelnetPath(p *pass, t Token) {
	if t.Start > p.named.End && t.Start < p.end && !octet.IsBlank(t.In(p.src)) {
		p.report(t.Span, "")
	}
}
