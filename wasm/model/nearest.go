package model

import (
	"slices"

	"urlscope/core"
	"urlscope/core/standards"
)

// Nearest returns the open problem, or else the one nearest to the selection; -1 if there are no problems.
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

// First returns the first problem that is an error or a warning; -1 if there is neither.
func (m *Model) First() int {
	return slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity < core.SeverityNote })
}

// Open returns the problem that is explained: the open one, or else the first error; -1 if there is neither.
func (m *Model) Open() int {
	if m.Problem >= 0 {
		return m.Problem
	}
	return slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity == core.SeverityError })
}

// Quiet reports whether the problems are not shown at first: all of them are notes on a scheme that is later than
// RFC 1738, and the text is a URL today, so nothing is wrong with it, or may become one.
func (m *Model) Quiet() bool {
	if m.Judge != standards.RFC1738 || len(m.Problems) == 0 || m.Problems[0].Severity != core.SeverityNote || m.Printing || m.Questions {
		return false
	}
	r := core.LookupRegistered(m.URL.SchemeText())
	today := m.Today()
	return r != nil && r.IsLater() && (today == Finished || today == Unfinished && m.typing)
}

// distance returns the number of octets between two spans; 0 if they touch.
func distance(a, b core.Span) int {
	return max(0, a.Start-b.End, b.Start-a.End)
}
