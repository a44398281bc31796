package model

import (
	"slices"

	"urlscope/core"
)

// Most returns how many items of a list are drawn: n, or on paper more.
func (m *Model) Most(n int) int {
	if m.Printing {
		return max(n, MaxPrinted)
	}
	return n
}

// Repeats reports whether problem i is one that was explained before: of the same
// rule, for the same octets in the same part.
func (m *Model) Repeats(i int) bool {
	part := func(d core.Diagnostic) core.Part { return m.URL.Tokens()[m.URL.TokenAt(d.Span.Start)].Part }
	d := m.Problems[i]
	return d.Span.Len() > 0 && slices.ContainsFunc(m.Problems[:i], func(e core.Diagnostic) bool {
		return e.Rule.ID == d.Rule.ID && e.Span.In(m.Source()) == d.Span.In(m.Source()) && e.Span.Len() > 0 && part(e) == part(d)
	})
}
