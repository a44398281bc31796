package model

import (
	"slices"
	"strings"

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

// Typed sets the text after a key. It holds back the problems that more typing may remove, until typing pauses: all errors of an
// unfinished text, and what is found in its unsettled end.
func (m *Model) Typed(src string) {
	m.Set(src)
	m.typing = true
	unfinished, settled := m.Standing() == Unfinished, settled(src)
	early := func(d core.Diagnostic) bool {
		if d.Severity == core.SeverityError {
			return unfinished
		}
		return d.Span.End > settled || d.Span.End == len(src)
	}
	if slices.ContainsFunc(m.Problems, early) {
		m.complete = m.placed
		m.list(slices.DeleteFunc(slices.Clone(m.complete), early))
	}
}

// settled returns the offset from which on the next keys may change what the octets of src are, and the length of src if they only add to
// it. The octets behind it begin an escape, an address in brackets, what may become a port or a password, a login without its host, or the
// slashes of a scheme.
func settled(src string) int {
	end := len(src)
	if escape := strings.LastIndexByte(src, '%'); escape >= max(0, end-len("%X")) {
		return escape
	}
	before := strings.TrimRight(src, `/\`)
	if colon := strings.IndexByte(src, ':'); colon >= 0 && colon == len(before)-1 {
		return colon
	}
	at := strings.Index(src, "//")
	if at < 0 {
		return end
	}
	at += len("//")
	authority := src[at:]
	switch bracket, colon := strings.LastIndexByte(authority, '['), strings.IndexByte(authority, ':'); {
	case strings.ContainsAny(authority, `/\?#`):
		return end
	case strings.HasSuffix(authority, "@"):
		return at
	case bracket >= 0 && strings.Trim(authority[bracket+1:], "0123456789ABCDEFabcdef:.") == "":
		return at + bracket
	case colon >= 0 && !strings.ContainsAny(authority, "@[]"):
		return at + colon + len(":")
	}
	return end
}

// Rest shows the problems that Typed held back. It is called when typing pauses, and reports whether anything has
// changed.
func (m *Model) Rest() bool {
	changed := m.compareAtRest() || m.complete != nil || m.typing && m.Today() == Unfinished
	m.typing = false
	if m.complete != nil {
		m.relist(m.complete)
	}
	return changed
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
