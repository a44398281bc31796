//go:build !small

package model

import (
	"cmp"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
)

// A Making is a draft of a lesson: everything that its author has written, with or without errors. It is stored in
// the file format of lessons.
type Making struct{ lesson.Lesson }

// MaxGoals is the largest number of goals of a lesson.
const MaxGoals = 12

// NewMaking starts a draft from the screen: the text in the field is the solution, and start, the text before it,
// is the lesson's start. If the text in the field has errors, its fixed form is the solution, and the text itself is
// the start unless start is given.
func NewMaking(m *Model, start string) *Making {
	out := &Making{lesson.Lesson{Lang: m.Lang, Start: start}}
	solution := m.URL
	if !solution.Valid() {
		out.Start = cmp.Or(start, m.Source())
		if fixed, ok := fix.First(m.Found); ok {
			solution = fixed.URL
		}
	}
	if solution.Valid() {
		g, _ := goal.Parse("valid")
		out.Solutions, out.Goals = []string{solution.Source()}, []goal.Goal{g}
	}
	return out
}

// StoredMaking reads a draft from a file, as far as it was written.
func StoredMaking(file string) *Making { return &Making{*lesson.Draft(file)} }

// OpenMaking reads the lesson of a file or a link for editing. The error tells what is wrong with it. For the link
// of a built-in lesson it returns only the number.
func OpenMaking(data string) (m *Making, number string, err error) {
	data = strings.TrimSpace(data)
	if i := strings.Index(data, "#lesson="); i >= 0 && !strings.ContainsAny(data, " \n") {
		link, err := lesson.ReadLink(data[i:])
		switch {
		case err != nil:
			return nil, "", err
		case link.Lesson == nil:
			return nil, link.Number, nil
		}
		return &Making{*link.Lesson}, "", nil
	}
	if lesson.IsNumber(data) {
		return nil, data, nil
	}
	l, err := lesson.Parse("", data)
	if err != nil {
		return nil, "", err
	}
	return &Making{*l}, "", nil
}

// File returns m as a file, without empty fields.
func (m *Making) File() string {
	l := m.Lesson
	isEmpty := func(s string) bool { return strings.TrimSpace(s) == "" }
	l.Hints = slices.DeleteFunc(slices.Clone(l.Hints), isEmpty)
	l.Wrong = slices.DeleteFunc(slices.Clone(l.Wrong), func(w lesson.Mistake) bool { return isEmpty(w.Say) && isEmpty(When(w)) })
	return l.String()
}

// Judged returns the lesson and its faults; nil and the faults if m is not a lesson yet.
func (m *Making) Judged() (l *lesson.Lesson, list lesson.Errors) {
	l, err := lesson.Parse("", m.File())
	if err == nil {
		err = l.Check()
	}
	if err == nil { // a lesson with all fields at their limits may be too long for its link
		_, err = lesson.ReadLink(l.Link())
	}
	switch e := err.(type) {
	case lesson.Errors:
		list = e
	case *lesson.Error:
		list = lesson.Errors{e}
	}
	return l, list
}

// Ask adds a goal, or removes it if m has it.
func (m *Making) Ask(g goal.Goal) {
	if i := m.Asked(g); i >= 0 {
		m.Goals = slices.Delete(slices.Clone(m.Goals), i, i+1)
	} else {
		m.Goals = append(slices.Clip(m.Goals), g)
	}
}

// Asked returns the index of g among the goals of m, whatever its label is; -1 for none.
func (m *Making) Asked(g goal.Goal) int {
	return slices.IndexFunc(m.Goals, func(asked goal.Goal) bool { return asked.String() == g.String() })
}

// Choice returns the goals to choose from: those that follow from the solution, and the other goals of m.
func (m *Making) Choice() []goal.Goal {
	var list []goal.Goal
	if len(m.Solutions) > 0 {
		list = Proposals(m.Start, m.Solutions[0])
	}
	for _, g := range m.Goals {
		i := slices.IndexFunc(list, func(p goal.Goal) bool { return p.String() == g.String() })
		if i < 0 {
			list = append(list, g)
		} else {
			list[i] = g // with the author's label
		}
	}
	return list
}

// Lines returns URLs in the form in which they are typed, one a line.
func Lines(list []string) string {
	var out []string
	for _, s := range list {
		out = append(out, goal.Escape(s))
	}
	return strings.Join(out, "\n")
}

// ReadLines parses such lines. A line with a broken escape is taken literally.
func ReadLines(s string) (list []string) {
	for line := range strings.SplitSeq(s, "\n") {
		if line == "" {
			continue
		}
		if plain, err := goal.Unescape(line); err == nil {
			line = plain
		}
		list = append(list, line)
	}
	return list
}

// When returns the goals of a reply in the form in which they are typed.
func When(w lesson.Mistake) string {
	var out []string
	for _, g := range w.When {
		out = append(out, g.Line())
	}
	return strings.Join(out, " & ")
}

// replied reports whether m has a reply to a mistake.
func (m *Making) replied(mistake string) bool {
	u := core.Parse(mistake)
	return slices.ContainsFunc(m.Wrong, func(w lesson.Mistake) bool { return meets(u, m.Start, w.When...) })
}

// ReadWhen parses such goals. It also returns the fault of the first line that is not a goal.
func ReadWhen(s string) (list []goal.Goal, wrong *text.Fault) {
	for line := range strings.SplitSeq(s, " & ") {
		g, err := goal.Parse(line)
		if err != nil {
			g = goal.Unknown(line)
			if wrong == nil {
				wrong, _ = err.(*text.Fault)
			}
		}
		list = append(list, g)
	}
	return list, wrong
}
