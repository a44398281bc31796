package model

import (
	"slices"

	"urlscope/core"
)

// A State says how far a text is a URL.
type State uint8

// The states.
const (
	Blank      State = iota // nothing is typed
	Unfinished              // it can go on to a URL: "http://www.example."
	Finished                // it is one
	Broken                  // it cannot go on to one: "http://h/a b"
)

// stateOf returns the state of what was read.
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

// Typed reads src, which a key made of the text before. Nobody is scolded for what is merely unfinished: its errors say
// what is still missing, and are held back until the hand rests.
func (m *Model) Typed(src string) {
	m.Set(src)
	isError := func(d core.Diagnostic) bool { return d.Severity == core.SeverityError }
	if m.Standing() == Unfinished && slices.ContainsFunc(m.Problems, isError) {
		m.held = m.placed
		m.list(slices.DeleteFunc(slices.Clone(m.held), isError))
	}
}

// Rest is told when the hand rests: what was held back is said now. It reports whether there is any.
func (m *Model) Rest() bool {
	compared := m.compareAtRest()
	if m.held == nil {
		return compared
	}
	m.list(m.held)
	m.held, m.Safe = nil, SafeCount{}
	m.Problem = -1
	m.SelectSpan(m.Selected)
	return true
}

// IsWrong reports whether the text is to be called wrong: it is no URL by the standard that judges, and nobody is about to make it one.
func (m *Model) IsWrong() bool {
	s := m.Standing()
	return s == Broken || s == Unfinished && m.held == nil
}
