package model

import (
	"slices"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/standards"
	"urlscope/core/wire"
)

// A pinned text is kept while others are typed, and compared with them. Links have it, without its password, so
// that a teacher can send two URLs at once.

// Pin pins a text, which replaces the pinned one; "" removes it.
func (m *Model) Pin(src string) {
	m.compared = nil
	if m.Pinned = nil; src != "" {
		m.Pinned = New(src)
		if m.Judge != standards.RFC1738 {
			m.Pinned.Browser = m.Browser
			m.Pinned.JudgeBy(m.Judge)
		}
	}
}

// pinnedText returns the pinned text for links; "" if no text is pinned.
func (m *Model) pinnedText() string {
	if m.Pinned == nil {
		return ""
	}
	return m.Pinned.WithoutPassword()
}

// A Compared is the comparison of the text in the field with the pinned one.
type Compared struct {
	compare.Comparison
	Before, After *Dialogue            // the conversations of both texts
	Sent          []compare.StepChange // the differences between them; nil if a text is too long

	ladder
	revision int
	revealed bool
}

// Compared compares the text in the field with the pinned one, once for each text.
func (m *Model) Compared() *Compared {
	p := m.Pinned
	if c := m.compared; c != nil && c.revision == m.Revision && c.revealed == m.Revealed {
		return c
	}
	c := &Compared{Comparison: compare.URLs(p.URL, m.URL), revision: m.Revision, revealed: m.Revealed}
	if max(len(p.Source()), len(m.Source())) <= MaxTalk {
		p.Revealed = m.Revealed
		c.Before, c.After = p.Talk(), m.Talk()
		c.Sent = slices.DeleteFunc(compare.Steps(c.Before.Said.Steps, c.After.Said.Steps), func(s compare.StepChange) bool {
			return s.Change == compare.ChangeKept || c.step(s).Side != wire.SideClient
		})
	}
	m.compared = c
	return c
}

// step returns the step that s is about.
func (c *Compared) step(s compare.StepChange) *wire.Step {
	if s.New < 0 {
		return &c.Before.Said.Steps[s.Old]
	}
	return &c.After.Said.Steps[s.New]
}

// A Marked is a run of a compared text.
type Marked struct {
	Text string
	New  bool // the other text does not have it
}

// Marked divides a text into runs by the spans that are new. For a long text it returns the stretch with the first
// of them.
func (m *Model) Marked(list []core.Span) (runs []Marked) {
	src := m.Source()
	at := 0
	if len(list) > 0 {
		at = list[0].Start
	}
	first, last := Stretch(len(src), m.Most(MaxRaw), at)
	first, last = CharacterStart(src, first), CharacterStart(src, last)
	add := func(from, to int, isNew bool) {
		if from, to = max(from, first), min(to, last); from < to {
			runs = append(runs, Marked{Visible(src[from:to]), isNew})
		}
	}
	if first > 0 {
		runs = append(runs, Marked{Text: "…"})
	}
	at = 0
	for _, s := range list {
		add(at, s.Start, false)
		add(s.Start, s.End, true)
		at = s.End
	}
	add(at, len(src), false)
	if last < len(src) {
		runs = append(runs, Marked{Text: "…"})
	}
	return runs
}
