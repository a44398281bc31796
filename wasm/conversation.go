package main

import "urlscope/core"

// A dialogue is what the client does with the URL, as it is shown.
type dialogue struct {
	core.Wire
	marks []core.StepChange // what the last edit did to each step; nil when that says nothing

	source   string // the text that it is about
	revealed bool   // whether it shows a password
}

// talk returns the conversation. It is derived once for each text, when it is
// first asked for.
func (m *model) talk() *dialogue {
	if m.spoken == nil || m.spoken.source != m.source() || m.spoken.revealed != m.revealed {
		m.spoken = m.converse(m.spoken)
	}
	return m.spoken
}

// converse derives the conversation and compares it with the one before.
func (m *model) converse(before *dialogue) *dialogue {
	c := &dialogue{Wire: m.url.Wire(), source: m.source(), revealed: m.revealed}
	if !m.revealed {
		c.Wire = c.Wire.Masked()
	}
	if before == nil || before.revealed != c.revealed || !isEdit(before.source, c.source) {
		return c
	}
	c.marks = make([]core.StepChange, len(c.Steps))
	for _, change := range core.Diff(before.Steps, c.Steps) {
		if change.New >= 0 {
			c.marks[change.New] = change
		}
	}
	return c
}

// isEdit reports whether after is before with an edit, as against another text
// altogether: most of the shorter one is in the other.
func isEdit(before, after string) bool {
	e := difference(before, after)
	kept := len(before) - e.Span.Len()
	return 2*kept >= min(len(before), len(after))
}

// hasSecret reports whether octets of a password are in the conversation, hidden or
// not.
func (c *dialogue) hasSecret() bool {
	for i := range c.Steps {
		for _, o := range c.Steps[i].Octets {
			if o.Secret {
				return true
			}
		}
	}
	return false
}

// mark returns what the last edit did to step i: Kept for nothing to speak of.
func (c *dialogue) mark(i int) core.StepChange {
	if i >= len(c.marks) {
		return core.StepChange{}
	}
	return c.marks[i]
}
