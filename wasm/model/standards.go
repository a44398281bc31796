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

// A Browser parses a text with the browser's URL class. It returns the result, or that the class threw.
type Browser func(src string) *standards.Answer

// Expected answers like a browser that follows the standard. It is used if no browser is available.
func Expected(src string) *standards.Answer {
	r := &standards.Compare(core.Parse(src), standards.Asked{}).Readings[standards.WHATWG]
	return &standards.Answer{OK: r.Verdict != standards.VerdictFailure, Result: r.Result}
}

// A comparison caches the comparison of standards, as far as it has run.
type comparison struct {
	found    *standards.Comparison
	revision int // the revision of the compared text
	base     string
	based    bool // the URL Standard reads the text with the base
	asked    int  // the revision of a long text for which the reader asked
}

// Standards returns how all standards read the text; nil if that was not computed, or for an empty text.
func (m *Model) Standards() *standards.Comparison {
	c := &m.comparison
	switch {
	case m.State == Blank, len(m.Source()) > comparedAtOnce && c.asked != m.Revision && m.Judge == standards.RFC1738:
		return nil
	case c.found == nil || c.revision != m.Revision || c.base != m.Base:
		asked := standards.Asked{}
		if m.Browser != nil {
			asked.Browser = m.Browser(m.Source())
		}
		c.found, c.revision, c.base = standards.Compare(m.URL, asked), m.Revision, m.Base
		c.based = m.rebase(c.found)
	}
	return c.found
}

// IsBased reports whether the URL Standard reads the text with the base, and in another way without.
func (m *Model) IsBased() bool { return m.Standards() != nil && m.comparison.based }

// Compare makes Standards compare the text, however long it is.
func (m *Model) Compare() { m.comparison.asked = m.Revision }

// compareAtRest compares a text of medium length. It reports whether it was not compared before.
func (m *Model) compareAtRest() bool {
	n := len(m.Source())
	if n <= comparedAtOnce || n > MaxCompared || m.comparison.asked == m.Revision || m.Judge != standards.RFC1738 {
		return false
	}
	m.Compare()
	return true
}

// FirstFlip returns the first octets that a standard reads differently from the one before it; none if all agree.
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

// Today returns the state of the text by current standards; Blank if that is not known. A text that only the
// actual browser accepts is Unfinished.
func (m *Model) Today() State {
	c := m.Standards()
	if c == nil {
		return Blank
	}
	switch v, _ := c.Today(); {
	case c.Readings[standards.WHATWG].Overruled():
		return Unfinished
	case v == standards.VerdictRelative, m.IsBased():
		return Unfinished
	case v.Accepts():
		return Finished
	case m.MayGoOn(&c.Readings[standards.WHATWG]):
		return Unfinished
	}
	return Broken
}

// parting returns the offset at which the field marks that two standards differ first; -1 for none.
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
