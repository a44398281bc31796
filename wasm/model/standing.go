package model

import (
	"slices"

	"urlscope/core"
)

// A State tells how far a text is a URL.
type State uint8

// The states.
const (
	Blank      State = iota // the text is empty
	Unfinished              // more typing can make it a URL: "http://www.example."
	Finished                // it is a URL
	Broken                  // more typing cannot make it a URL: "http://h/a b"
)

// stateOf returns the state of u.
func stateOf(u *core.URL) State {
	switch {
	case u.Source() == "":
		return Blank
	case u.Valid():
		return Finished
	case u.Offset() == len(u.Source()):
		return Unfinished
	}
	return Broken
}

// Typed sets the text after a key. For an unfinished text it holds back the errors that name what is missing,
// until typing pauses.
func (m *Model) Typed(src string) {
	m.Set(src)
	isError := func(d core.Diagnostic) bool { return d.Severity == core.SeverityError }
	if m.Standing() == Unfinished && slices.ContainsFunc(m.Problems, isError) {
		m.complete = m.placed
		m.list(slices.DeleteFunc(slices.Clone(m.complete), isError))
	}
}

// Rest shows the problems that Typed held back. It is called when typing pauses, and reports whether anything has
// changed.
func (m *Model) Rest() bool {
	compared := m.compareAtRest()
	if m.complete == nil {
		return compared
	}
	m.relist(m.complete)
	return true
}

// relist sets the problems of the same text, and keeps the selection.
func (m *Model) relist(placed []core.Diagnostic) {
	m.list(placed)
	m.complete, m.Safe = nil, SafeCount{}
	m.Problem = -1
	m.SelectSpan(m.Selected)
}

// IsWrong reports whether the text is called wrong: the judging standard rejects it, and it is not about to be
// completed.
func (m *Model) IsWrong() bool {
	s := m.Standing()
	return s == Broken || s == Unfinished && m.complete == nil
}
