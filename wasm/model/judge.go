package model

import (
	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/standards"
)

// Judges are the standards by which the text can be judged. Links have them by name.
var Judges = []standards.Standard{standards.RFC1738, standards.RFC3986, standards.WHATWG}

// ReadJudge returns the standard of that name, and false if no judge has it.
func ReadJudge(name string) (standards.Standard, bool) {
	for _, s := range Judges {
		if s.String() == name {
			return s, true
		}
	}
	return standards.RFC1738, false
}

// JudgeBy makes a standard the judge of the text: its objections become the problems, and the first of them is selected. Without
// objections the selection stays.
func (m *Model) JudgeBy(s standards.Standard) {
	selected := m.Selected
	m.Judge = s
	if m.Pinned != nil {
		m.Pinned.Browser = m.Browser
		m.Pinned.JudgeBy(s)
	}
	m.Set(m.Source())
	m.selectFirstOr(selected)
}

// found returns the problems by the judging standard, in order of position.
func (m *Model) found() []core.Diagnostic {
	if m.Judge == standards.RFC1738 {
		return m.Found
	}
	if c := m.Standards(); c != nil {
		return c.Objections(m.Judge)
	}
	return nil
}

// Reading returns how the judging standard reads the text; nil for RFC 1738 and for an empty text.
func (m *Model) Reading() *standards.Reading {
	if m.Judge == standards.RFC1738 {
		return nil
	}
	if c := m.Standards(); c != nil {
		return &c.Readings[m.Judge]
	}
	return nil
}

// Standing returns the state of the text by the judging standard.
func (m *Model) Standing() State {
	r := m.Reading()
	if r == nil {
		return m.State
	}
	switch {
	case m.NeedsBase(r):
		return Unfinished
	case r.Overruled():
		return Broken
	case r.Verdict.Accepts():
		return Finished
	case m.MayGoOn(r):
		return Unfinished
	}
	return Broken
}

// NeedsBase reports whether the standard of r accepts the text only with a base, as it does a relative reference.
func (m *Model) NeedsBase(r *standards.Reading) bool {
	c := m.Standards()
	if r.Verdict != standards.VerdictFailure || c == nil {
		return false
	}
	v, _ := c.Today()
	return m.IsBased() || v == standards.VerdictRelative
}

// MayGoOn reports whether r rejects the text but may accept it after more typing: "http://h/%". While it is being typed, that may be so of
// "http://[::1" and "ftp://user:pass", too.
func (m *Model) MayGoOn(r *standards.Reading) bool {
	if r.Verdict.Accepts() {
		return false
	}
	fault, known := r.Fault(m.Source())
	if m.typing && known && fault.Start >= settled(m.Source()) {
		return true
	}
	if r.Verdict == standards.VerdictInvalid && r.By == standards.SourceGrammar {
		return r.Offset == len(m.Source()) && (r.Standard == standards.RFC1738 || fault.Start == r.Offset || m.Source()[fault.Start] == '%')
	}
	return known && fault.Start == len(m.Source())
}

// FirstFault returns the offset that the verdict names as the first error.
func (m *Model) FirstFault() int {
	r := m.Reading()
	if r == nil {
		return standards.FirstError(m.URL, m.Found)
	}
	fault, _ := r.Fault(m.Source())
	return fault.Start
}

// allFixedByJudge returns the text after all safe fixes of the judging standard.
func (m *Model) allFixedByJudge() string {
	var edits []core.Edit
	for _, d := range m.placed {
		if fixes := m.fixesOf(d); len(fixes) > 0 && fixes[0].Kind == fix.KindSame {
			edits = append(edits, fixes[0].Edits...)
		}
	}
	if after, ok := core.Apply(m.Source(), edits); ok {
		return after
	}
	return m.Source()
}
