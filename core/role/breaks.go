package role

import (
	"urlscope/core"
	"urlscope/core/internal/grammar"
)

// Breaking returns which octets, in place of the one at offset, would make u invalid. If u is invalid already, or
// offset is not in the input, all entries are false.
func Breaking(u *core.URL, offset int) (breaks [256]bool) {
	if u.Scheme() == nil || offset < 0 || offset >= len(u.Source()) {
		return breaks
	}
	p := &place{u: u, span: core.Span{Start: offset, End: offset + 1}, end: len(u.Source())}
	p.gap = grammar.NewGap(u.Production(), u.Source()[:offset], u.Source()[offset+1:])
	if offset <= len(u.SchemeText()) { // another scheme has another production
		p.gaps = []*grammar.Gap{p.gap}
	}
	for i := range breaks {
		b := byte(i)
		breaks[i] = p.gapFor(b).Fit(string([]byte{b})) != grammar.Whole
	}
	return breaks
}
