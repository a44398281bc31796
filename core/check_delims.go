package core

import (
	"strings"
)

// The checks of this file speak of what parts the parts: the octets that section 5 writes as
// literals, where one is missing or another is in its place.

// schemeDelim returns the octets behind the scheme's name that part it from what follows: those for the
// colon, and those for the slashes. In "http;//h/" they are ";" and "//".
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
		n = at + 1
	}
	return Span{at, n}, Span{n, end}
}

// checkSchemeMissing reports that nothing says what the scheme is: in front of "www.h.org".
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
	p.report(Span{at, at}, meant)
}

// checkSchemeColon reports a scheme that no colon follows: the ";" of "http;//h/".
func checkSchemeColon(p *pass, _ Token) {
	if colon, _ := p.schemeDelim(); p.named.Len() > 0 && colon.In(p.src) != ":" {
		p.report(colon, "")
	}
}

// checkSlashes reports data of an IP-based scheme, or of file, that do not begin with exactly two slashes:
// the "/" of "http:/h/".
func checkSlashes(p *pass, _ Token) {
	if p.named.Len() == 0 || p.isDrive() {
		return
	}
	if colon, slashes := p.schemeDelim(); colon.Len() > 0 && !strings.HasPrefix(p.src[slashes.Start:], "//") {
		p.report(slashes, "")
	}
}

// checkHostEmpty reports an empty host, unless the slashes before it are still to come: that of "http:///x",
// not of "http:".
func checkHostEmpty(p *pass, t Token) {
	if p.facts&oddSlashes == 0 || t.Start < p.end {
		p.report(t.Span, "")
	}
}

// checkPathMissing reports a URL that ends with its hostport where section 5 wants a slash: the end of
// "nntp://h".
func checkPathMissing(p *pass, _ Token) {
	if end, ok := p.hostportEnd(); ok && (p.reading != File || p.facts&oddSlashes == 0 && !p.isDriveAt(end)) {
		p.report(Span{end, end}, "")
	}
}

// checkSearchPath reports a search without a path before it (decision 24): the "?" of "http://h?q".
func checkSearchPath(p *pass, _ Token) {
	if t, ok := p.Token(Search); ok && !p.Has(Hsegment) {
		p.report(Span{t.Start - 1, t.Start}, "")
	}
}

// checkBackslashSlash reports backslashes where a slash separates parts, `http://h\x`, but for those
// behind the scheme, of which the row about slashes speaks.
func checkBackslashSlash(p *pass, _ Token) {
	for _, t := range p.Tokens() {
		if t.Part == Delim && t.Start > p.named.End && strings.IndexByte(t.In(p.src), '\\') >= 0 {
			p.report(t.Span, "")
		}
	}
}

// checkWAISForm reports a wtype without a wpath: none of the three forms. It is the "t" of "wais://h/d/t".
func checkWAISForm(p *pass, t Token) {
	if !p.Has(Wpath) {
		p.report(t.Span, "")
	}
}

// checkProsperoField reports a field without its "=" and value.
func checkProsperoField(p *pass, t Token) {
	if !p.nextIs(t.End, Equals) {
		p.report(t.Span, "")
	}
}

// checkTelnetPath reports what follows the slash, but for white space, and the end of a wrapper, of which
// rows of their own speak: the "x" of "telnet://h/x".
func checkTelnetPath(p *pass, t Token) {
	if t.Start > p.named.End && t.Start < p.end && !isBlank(t.In(p.src)) {
		p.report(t.Span, "")
	}
}
