package core

import "urlscope/core/internal/grammar"

// Breaking returns which octets, in place of the one at offset, make of u what is no URL. Of what is none, and beside
// the input, that says nothing.
func (u *URL) Breaking(offset int) (breaks [256]bool) {
	if u.scheme == nil || offset < 0 || offset >= len(u.src) {
		return breaks
	}
	p := &place{u: u, span: Span{offset, offset + 1}, end: len(u.src)}
	p.gap = grammar.NewGap(u.scheme.Production, u.src[:offset], u.src[offset+1:])
	if offset <= u.named.End { // another scheme has another production
		p.gaps = []*grammar.Gap{p.gap}
	}
	for i := range breaks {
		b := byte(i)
		breaks[i] = p.gapFor(b).Fit(string([]byte{b})) != grammar.Whole
	}
	return breaks
}
