package model

import (
	"urlscope/core/standards"
	"urlscope/core/trail"
)

// Trail returns the rules around the octet at the caret, the outer first, by the grammar of the judging standard. The URL
// Standard has no grammar, so RFC 3986 replaces it. The result is valid until the next call.
func (m *Model) Trail() []trail.Step {
	steps := m.steps[:0]
	if c := m.Standards(); m.Judge == standards.RFC1738 || c == nil {
		steps = trail.Append1738(steps, m.URL, m.Selected.Start)
	} else {
		steps = trail.Append3986(steps, m.Source(), &c.Readings[standards.RFC3986], m.Selected.Start)
	}
	m.steps = steps
	return steps
}
