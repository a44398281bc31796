// Package role tells what each octet could do at a place in a URL ([Of]), and which octets would make it invalid
// ([Breaking]). It asks the grammar of section 5.
//
//	u := core.Parse("ftp://h/a;type=i")
//	roles := role.Of(u, core.Span{Start: 15, End: 16}) // in place of the "i"
//	roles['d'] // role.Data
//	roles['x'] // role.Barred
package role

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/grammar"
	"urlscope/core/octet"
)

// A Role tells what an octet could do at a place in a URL.
type Role uint8

// The roles. Section 2.2 calls Syntax a special meaning.
const (
	Barred  Role = iota // neither the octet nor its escape is allowed
	Encoded             // only its escape is allowed
	Data                // it is allowed and stands for itself
	Syntax              // it is allowed and ends the part, or begins an escape or another part
)

// Of returns what each octet could do in u in place of the octets in span: an octet, or several that are read as
// one, such as an escape. An empty span is a place between two octets. A span that does not fit in the input is
// cut to it.
//
// The grammar of section 5 decides. In a valid URL an octet is allowed if the result is still a URL: the "i" of
// "ftp://h/a;type=i" can be one of six letters, the "c" of "http://h.com/" can be a letter but not a digit. If the
// input is the beginning of a URL, such as "http://h:", the result must still be the beginning of a URL. In any other
// input, an octet is allowed if it makes the whole a URL. If no octet does, an octet is allowed if it makes the whole
// the beginning of a URL, and if no octet does that either, if it can follow the octets before the place. If these do
// not begin a URL, or the scheme is not one of the ten, the nonterminal of the part alone decides.
//
// An octet that ends the part, or begins an escape, is also allowed if other octets must follow it, such as "%" in
// place of the "b" of "http://h/abc".
func Of(u *core.URL, span core.Span) (roles [256]Role) {
	p := placeAt(u, span.Within(len(u.Source())))
	var fits [256]grammar.Fit
	best := grammar.GoesOn
	for i := range fits {
		b := byte(i)
		fits[i] = p.gapFor(b).Fit(string([]byte{b}))
		if b != ':' || u.Scheme() != nil { // behind a colon anything is a URL: "w:" in "www.h/"
			best = max(best, fits[i])
		}
	}
	if typed := p.gap.Fit(p.span.In(u.Source())); typed >= grammar.Begins && !p.alone {
		best = typed
	}
	for i := range roles {
		roles[i] = p.role(byte(i), fits[i], best)
	}
	return roles
}

// A place is the position of an octet in a URL, present or possible.
type place struct {
	u       *core.URL
	span    core.Span
	part    core.Part      // the part of the place, or the part before it
	literal bool           // the typed octet belongs to a literal of section 5
	alone   bool           // only the part is asked
	gap     *grammar.Gap   // the octet must fit here
	gaps    []*grammar.Gap // the gap for each production; nil if the octet does not decide the production
	end     int            // end of the text that must be a URL
}

// placeAt returns the place of a span.
func placeAt(u *core.URL, span core.Span) *place {
	t := tokenAround(u, span)
	p := &place{u: u, span: span, part: t.Part, literal: isDelim(u, span.Start), end: endFor(u, span)}
	if p.part == core.AllGroups {
		p.part = core.Group // a group can be in its place
	}
	production, inScheme := core.Other.Production, p.part == core.SchemeName
	if u.Scheme() != nil {
		production, inScheme = u.Production(), span.Start <= len(u.SchemeText())
	}
	p.gap = grammar.NewGap(production, u.Source()[:span.Start], u.Source()[span.End:p.end])
	switch {
	case inScheme && p.gap.Open():
		p.gaps = []*grammar.Gap{p.gap}
	case production == core.Other.Production, !p.gap.Open():
		p.alone, p.gap = true, newGapAround(t, u.Source(), span)
	}
	return p
}

// endFor returns the end of the text that must be a URL once span is replaced. A fragment does not count.
func endFor(u *core.URL, span core.Span) int {
	t, _ := u.Token(core.Fragment)
	if hash := t.Start - len("#"); u.IsReference() && span.End <= hash {
		return hash
	}
	return len(u.Source())
}

// tokenAround returns the token of the part that the span is in. For a delimiter it returns the part before it,
// which the delimiter ends.
func tokenAround(u *core.URL, span core.Span) (last core.Token) {
	last.Part = core.SchemeName
	for _, t := range u.Tokens() {
		if t.Start > span.Start || t.Start == span.Start && t.Part == core.Delim {
			break
		}
		if t.Part != core.Delim && t.Part != core.Stray {
			last = t
		}
	}
	return last
}

// isDelim reports whether the octet at offset belongs to a delimiter.
func isDelim(u *core.URL, offset int) bool {
	i := u.TokenAt(offset)
	return i >= 0 && offset < len(u.Source()) && u.Tokens()[i].Part == core.Delim
}

// newGapAround returns the gap of a span in a token, or behind it. Nothing fits in the gap if the span is
// elsewhere, or if the part has no nonterminal.
func newGapAround(t core.Token, src string, span core.Span) *grammar.Gap {
	name := t.Part.Info().Name
	if t.Part == core.GopherSearch {
		name = "selector" // it takes a slash, as this search does (decision 26)
	}
	if name == "" || span.Start < t.Start || span.Start > t.End {
		return new(grammar.Gap)
	}
	return grammar.NewGapIn(name, src[t.Start:span.Start], src[min(span.End, t.End):t.End])
}

// gapFor returns the gap that octet b must fit in. In a scheme, b may select another production.
func (p *place) gapFor(b byte) *grammar.Gap {
	if p.gaps == nil {
		return p.gap
	}
	before, rest := p.u.Source()[:p.span.Start], p.u.Source()[p.span.End:p.end]
	name := before[:min(len(before), longest)]
	if b != ':' {
		behind, _, _ := strings.Cut(rest[:min(len(rest), longest)], ":")
		name += string([]byte{b}) + behind
	}
	production := core.LookupScheme(name).Production
	for _, g := range p.gaps {
		if g.Production == production {
			return g
		}
	}
	p.gaps = append(p.gaps, grammar.NewGap(production, before, rest))
	return p.gaps[len(p.gaps)-1]
}

// longest is longer than the name of any scheme of RFC 1738.
const longest = 16

// role returns the role of octet b. fits tells how b fits; best is how octets must fit here.
func (p *place) role(b byte, fits, best grammar.Fit) Role {
	switch fit := fits >= best; {
	case p.isLiteral(b) && (fit || !p.gap.Open()):
		return Syntax
	case fit && b != '%' && octet.ClassOf(b)&p.part.Info().Allowed != 0:
		return Data
	case fit && best == grammar.Whole, p.isEnd(b, fits):
		return Syntax
	case p.allowsEscape(b, best):
		return Encoded
	}
	return Barred
}

// isLiteral reports whether b stands there now, in either case, as part of a literal of section 5.
func (p *place) isLiteral(b byte) bool {
	if !p.literal {
		return false
	}
	typed := p.u.Source()[p.span.Start]
	return b == typed || octet.ClassOf(b)&octet.Alpha != 0 && b^typed == 'a'^'A'
}

// isEnd reports whether b, which fits as fits says, ends the part or begins an escape.
func (p *place) isEnd(b byte, fits grammar.Fit) bool {
	return octet.ClassOf(b)&p.ends() != 0 && (fits > grammar.Unfit || p.alone && p.gap.Final())
}

// allowsEscape reports whether the escape of b fits.
func (p *place) allowsEscape(b byte, best grammar.Fit) bool {
	escape := octet.AppendEscaped(make([]byte, 0, len("%XX")), string([]byte{b}))
	return p.part.Info().Allowed&octet.Percent != 0 && p.gap.Fit(string(escape)) >= best
}

// ends returns the octets that end the part, or begin an escape in it.
func (p *place) ends() octet.Class {
	ends := p.part.Ends() | p.part.Info().Allowed&octet.Percent
	switch s := p.u.Reading(); {
	case s == core.News:
		ends &^= octet.Slash // the slash of nntp (section 3.7)
	case s == nil || !s.Login:
		ends &^= octet.At
	}
	return ends
}
