package model

import (
	"slices"

	"urlscope/core"
	"urlscope/core/standards"
)

// Nearest returns the problem that is open, or else the one nearest to what is
// selected; -1 when there is none.
func (m *Model) Nearest() int {
	if m.Problem >= 0 {
		return m.Problem
	}
	best, least := -1, 0
	for i, d := range m.Problems {
		if far := distance(d.Span, m.Selected); best < 0 || far < least {
			best, least = i, far
		}
	}
	return best
}

// First returns the first problem that is more than a note; -1 when there is none.
func (m *Model) First() int {
	return slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity < core.SeverityNote })
}

// Open returns the problem that is explained: the one at what is selected, or else the first error; -1 for none.
func (m *Model) Open() int {
	if m.Problem >= 0 {
		return m.Problem
	}
	return slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity == core.SeverityError })
}

// Quiet reports whether all that there is to say of the text are notes on a scheme that came after RFC 1738, and it is a URL today: then
// nothing is wrong with it, and the notes keep quiet.
func (m *Model) Quiet() bool {
	if m.Judge != standards.RFC1738 || len(m.Problems) == 0 || m.Problems[0].Severity != core.SeverityNote || m.Printing || m.Questions {
		return false
	}
	r := core.LookupRegistered(m.URL.SchemeText())
	return r != nil && r.IsLater() && m.Today() == Finished
}

// distance returns the number of octets between two spans; 0 when they touch.
func distance(a, b core.Span) int {
	return max(0, a.Start-b.End, b.Start-a.End)
}
