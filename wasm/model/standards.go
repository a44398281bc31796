package model

import (
	"urlscope/core"
	"urlscope/core/standards"
)

// The comparison of standards runs at every key for short texts, when typing pauses for texts longer than comparedAtOnce, and
// on demand for texts longer than MaxCompared.
const (
	comparedAtOnce = 4 << 10
	MaxCompared    = 64 << 10
)

// A Browser parses a text by its own URL: it returns the result, or that URL threw.
type Browser func(src string) *standards.Answer

// Expected answers like a browser that follows the standard. It is used where no browser can be asked.
func Expected(src string) *standards.Answer {
	r := &standards.Compare(core.Parse(src), standards.Asked{}).Readings[standards.WHATWG]
	return &standards.Answer{OK: r.Verdict != standards.VerdictFailure, Result: r.Result}
}

// A comparison is the comparison of standards for the text, as far as it has run.
type comparison struct {
	found    *standards.Comparison
	revision int // of the text that it is of
	asked    int // the revision of a longer text for which it was asked
}

// Standards returns what all standards say of the text; nil for one that it was not worked out for, as for none.
func (m *Model) Standards() *standards.Comparison {
	c := &m.comparison
	switch {
	case m.State == Blank, len(m.Source()) > comparedAtOnce && c.asked != m.Revision && m.Judge == standards.RFC1738:
		return nil
	case c.found == nil || c.revision != m.Revision:
		asked := standards.Asked{}
		if m.Browser != nil {
			asked.Browser = m.Browser(m.Source())
		}
		c.found, c.revision = standards.Compare(m.URL, asked), m.Revision
	}
	return c.found
}

// Compare has the text read by all standards, however long it is.
func (m *Model) Compare() { m.comparison.asked = m.Revision }

// compareAtRest has a text of middling length read by all standards. It reports whether it was not before.
func (m *Model) compareAtRest() bool {
	n := len(m.Source())
	if n <= comparedAtOnce || n > MaxCompared || m.comparison.asked == m.Revision || m.Judge != standards.RFC1738 {
		return false
	}
	m.Compare()
	return true
}

// FirstFlip returns the octets at which two neighbours among the standards part first; none where all agree.
func (m *Model) FirstFlip() (core.Span, bool) {
	c := m.Standards()
	if c == nil || len(c.Flips) == 0 {
		return core.Span{}, false
	}
	first := c.Flips[0].Span
	for _, f := range c.Flips {
		if f.Start < first.Start {
			first = f.Span
		}
	}
	return first, true
}

// Today says how far the text is a URL today; Blank where that is not known. What the browser at hand alone takes is no further
// than Unfinished.
func (m *Model) Today() State {
	c := m.Standards()
	if c == nil {
		return Blank
	}
	switch v, offset := c.Now(); {
	case c.Readings[standards.WHATWG].Overruled():
		return Unfinished
	case v == standards.VerdictRelative:
		return Unfinished
	case v.Accepts():
		return Finished
	case offset == len(c.Input):
		return Unfinished
	}
	return Broken
}

// parting returns where the field marks that two standards part first; -1 where it does not.
func (m *Model) parting() int {
	if !m.MarksParting {
		return -1
	}
	s, ok := m.FirstFlip()
	if !ok {
		return -1
	}
	return glyphStart(m.Source(), s.Start)
}
