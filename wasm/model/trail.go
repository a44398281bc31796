package model

import (
	"urlscope/core/standards"
	"urlscope/core/trail"
)

// Trail returns the rules around the octet at the caret, the outer first, by the grammar of the judging standard; none for the URL Standard,
// which has no grammar. The result is valid until the next call.
func (m *Model) Trail() []trail.Step {
	steps := m.steps[:0]
	switch c := m.Standards(); {
	case m.Judge == standards.RFC1738:
		steps = trail.Append1738(steps, m.URL, m.Selected.Start)
	case m.Judge == standards.RFC3986 && c != nil:
		steps = trail.Append3986(steps, m.Source(), &c.Readings[standards.RFC3986], m.Selected.Start)
	}
	m.steps = steps
	return steps
}
