package model

import (
	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/standards"
)

// The standards by which the text can be judged, by their names in links.
var Judges = []standards.Standard{standards.RFC1738, standards.RFC3986, standards.WHATWG}

// ReadJudge returns the standard of that name; false when the text can be judged by none that is called so.
func ReadJudge(name string) (standards.Standard, bool) {
	for _, s := range Judges {
		if s.String() == name {
			return s, true
		}
	}
	return standards.RFC1738, false
}

// JudgeBy has the text judged by a standard: what it objects to are the problems from now on, of which the first is selected.
// Where there is none, what was selected stays so.
func (m *Model) JudgeBy(s standards.Standard) {
	selected := m.Selected
	m.Judge = s
	m.Set(m.Source())
	if !m.selectFirstProblem() {
		m.SelectSpan(selected)
	}
}

// found returns the problems by the standard that judges, by place.
func (m *Model) found() []core.Diagnostic {
	if m.Judge == standards.RFC1738 {
		return m.Found
	}
	if c := m.Standards(); c != nil {
		return c.Objections(m.Judge)
	}
	return nil
}

// standing returns how far the text is a URL by the standard that judges.
func (m *Model) standing() State {
	c := m.Standards()
	if m.Judge == standards.RFC1738 || c == nil {
		return m.State
	}
	r := &c.Readings[m.Judge]
	fault, known := r.Fault(m.Source())
	switch {
	case r.Overruled():
		return Broken
	case r.Verdict.Accepts():
		return Finished
	case known && fault.Start == len(m.Source()):
		return Unfinished
	}
	return Broken
}

// allFixedByJudge returns the text after all safe ones.
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
