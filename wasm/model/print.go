package model

import (
	"slices"

	"urlscope/core"
)

// Most returns the number of items of a list to draw: n, and at least MaxPrinted on paper.
func (m *Model) Most(n int) int {
	if m.Printing {
		return max(n, MaxPrinted)
	}
	return n
}

// Repeats reports whether an earlier problem explains problem i, too: it has the same rule and the same octets in
// the same part.
func (m *Model) Repeats(i int) bool {
	part := func(d core.Diagnostic) core.Part { return m.URL.Tokens()[m.URL.TokenAt(d.Span.Start)].Part }
	d := m.Problems[i]
	return d.Span.Len() > 0 && slices.ContainsFunc(m.Problems[:i], func(e core.Diagnostic) bool {
		return e.Rule.ID == d.Rule.ID && e.Span.In(m.Source()) == d.Span.In(m.Source()) && e.Span.Len() > 0 && part(e) == part(d)
	})
}
