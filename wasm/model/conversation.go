package model

import (
	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/fix"
	"urlscope/core/standards"
	"urlscope/core/wire"
)

// A Dialogue is what the client does with the URL, as it is shown: of a text that a client would not know what to do with,
// what goes out once its first fixes are made; nothing, where they lead to no URL.
type Dialogue struct {
	wire.Conversation                      // its spans are of the text that was typed
	Said              wire.Conversation    // the same, with spans of the URL
	URL               *core.URL            // that it is about
	Fixed             bool                 // whether that is another than the one that was typed
	marks             []compare.StepChange // what the last edit did to each step; nil when that says nothing

	source   string // the text that it is about
	revealed bool   // whether it shows a password
	judge    standards.Standard
}

// Talk returns the conversation. It is derived once for each text, when it is
// first asked for.
func (m *Model) Talk() *Dialogue {
	if m.Spoken == nil || m.Spoken.source != m.Source() || m.Spoken.revealed != m.Revealed || m.Spoken.judge != m.Judge {
		m.Spoken = m.converse(m.Spoken)
	}
	return m.Spoken
}

// converse derives the conversation and compares it with the one before.
func (m *Model) converse(before *Dialogue) *Dialogue {
	c := &Dialogue{URL: m.URL, source: m.Source(), revealed: m.Revealed, judge: m.Judge}
	if r := m.Reading(); r != nil {
		c.converseAs(m, r)
	} else {
		c.converse1738(m)
	}
	if before == nil || before.revealed != c.revealed || !isEdit(before.source, c.source) {
		return c
	}
	c.marks = make([]compare.StepChange, len(c.Steps))
	for _, change := range compare.Steps(before.Steps, c.Steps) {
		if change.New >= 0 {
			c.marks[change.New] = change
		}
	}
	return c
}

// converse1738 derives the conversation of the text as RFC 1738 reads it.
func (c *Dialogue) converse1738(m *Model) {
	var fixed *fix.Result
	var silent bool
	if m.State != Unfinished { // what is typed so far is shown as it would go out, and needs no fix but to be gone on with
		if fixed, c.Fixed = fix.First(m.Found); c.Fixed {
			c.URL = fixed.URL
		}
		c.Said, silent = wire.Silent(c.URL)
	}
	if !silent {
		c.Said = wire.Of(c.URL)
	}
	if !m.Revealed {
		c.Said = c.Said.Masked()
	}
	c.Conversation = c.Said
	if c.Fixed {
		c.Conversation = c.Said.Moved(fixed.Typed)
	}
}

// isEdit reports whether after is before with an edit, as against another text
// altogether: most of the shorter one is in the other.
func isEdit(before, after string) bool {
	e := Difference(before, after)
	kept := len(before) - e.Span.Len()
	return 2*kept >= min(len(before), len(after))
}

// few replies and remarks are seen at a glance, and never folded away.
const few = 3

// Folds reports whether what does not tell the story, such as replies and remarks, may be folded away: where it is little, or
// all that there is, it is not.
func (c *Dialogue) Folds() bool {
	told := c.Told()
	return told > 0 && len(c.Steps)-told > few
}

// Tells reports whether step i tells the story of the URL, as against a reply, a remark, or what is sent alike for each URL: of
// "ftp://h/a", PASV opens a connection for the data, whatever that is.
func (c *Dialogue) Tells(i int) bool {
	return c.Steps[i].Side == wire.SideClient && c.Steps[i].Kind != "ftp-pasv"
}

// Told returns how many steps do.
func (c *Dialogue) Told() (n int) {
	for i := range c.Steps {
		if c.Tells(i) {
			n++
		}
	}
	return n
}

// HasSecret reports whether octets of a password are in the conversation, hidden or
// not.
func (c *Dialogue) HasSecret() bool {
	for i := range c.Steps {
		for _, o := range c.Steps[i].Octets {
			if o.Secret {
				return true
			}
		}
	}
	return false
}

// Mark returns what the last edit did to step i: ChangeKept for nothing to speak of.
func (c *Dialogue) Mark(i int) compare.StepChange {
	if i >= len(c.marks) {
		return compare.StepChange{}
	}
	return c.marks[i]
}
