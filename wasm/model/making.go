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

// A Making is a lesson that is being made: all that its maker has written, right or wrong. It is kept as the file that it
// will be.
type Making struct{ lesson.Lesson }

// MaxGoals is how many goals a lesson may have.
const MaxGoals = 12

// NewMaking begins a lesson of what is on screen: the text in the field is the solution, and before it stood start. A faulty text
// is no solution: the lesson begins with it, unless it has a start, and what is meant by it is the solution.
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

// KeptMaking returns the lesson that a file holds as far as it was written.
func KeptMaking(file string) *Making { return &Making{*lesson.Draft(file)} }

// OpenMaking returns the lesson of a file or a link, to go on with it. The error says what is wrong with it; a link of a
// lesson that is built in has its number alone.
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

// File returns the file that m is, without the fields that are empty.
func (m *Making) File() string {
	l := m.Lesson
	isEmpty := func(s string) bool { return strings.TrimSpace(s) == "" }
	l.Hints = slices.DeleteFunc(slices.Clone(l.Hints), isEmpty)
	l.Wrong = slices.DeleteFunc(slices.Clone(l.Wrong), func(w lesson.Mistake) bool { return isEmpty(w.Say) && isEmpty(When(w)) })
	return l.String()
}

// Judged returns the lesson that m is, and what is not well with it yet; nil with that when it is none at all.
func (m *Making) Judged() (l *lesson.Lesson, list lesson.Errors) {
	l, err := lesson.Parse("", m.File())
	if err == nil {
		err = l.Check()
	}
	if err == nil { // one that is long in all its fields is refused by whoever reads the link
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

// Ask takes a goal, or leaves it out where m has it.
func (m *Making) Ask(g goal.Goal) {
	if i := m.Asked(g); i >= 0 {
		m.Goals = slices.Delete(slices.Clone(m.Goals), i, i+1)
	} else {
		m.Goals = append(slices.Clip(m.Goals), g)
	}
}

// Asked returns which goal of m is g, whatever its maker says of it; -1 for none.
func (m *Making) Asked(g goal.Goal) int {
	return slices.IndexFunc(m.Goals, func(asked goal.Goal) bool { return asked.String() == g.String() })
}

// Choice returns the goals to choose from: those that the solution proposes, and those that m has besides.
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
			list[i] = g // with its maker's words
		}
	}
	return list
}

// Lines returns URLs as they are typed, one a line.
func Lines(list []string) string {
	var out []string
	for _, s := range list {
		out = append(out, goal.Escape(s))
	}
	return strings.Join(out, "\n")
}

// ReadLines returns the URLs that lines are. A line that is broken stands for itself.
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

// When returns the goals of a reply as they are typed.
func When(w lesson.Mistake) string {
	var out []string
	for _, g := range w.When {
		out = append(out, g.Line())
	}
	return strings.Join(out, " & ")
}

// replied reports whether something is said of a mistake.
func (m *Making) replied(mistake string) bool {
	u := core.Parse(mistake)
	return slices.ContainsFunc(m.Wrong, func(w lesson.Mistake) bool { return meets(u, m.Start, w.When...) })
}

// ReadWhen returns the goals that were typed, and what is wrong with the first that is none.
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
