//go:build !small

package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/lesson"
)

// The fields of a draft are named after the keys of the file. A reply has two fields: "when" for its goals and "say" for
// its words. i is the index of a field that may occur several times. URLs are typed as in a file, with escapes
// for invisible characters.

// Field returns the value of a field.
func (m *Making) Field(name string, i int) string {
	switch name {
	case "start":
		return goal.Escape(m.Start)
	case "solution":
		return Lines(m.Solutions)
	case "mistake":
		return Lines(m.Mistakes)
	case "when":
		return When(m.Wrong[i])
	}
	return *m.words(name, i)
}

// Write parses a typed value into a field.
func (m *Making) Write(name string, i int, typed string) {
	switch name {
	case "start":
		m.Start = strings.Join(ReadLines(typed), "")
	case "solution":
		m.Solutions = ReadLines(typed)
	case "mistake":
		m.Mistakes = ReadLines(typed)
	case "when":
		m.Wrong[i].When, _ = ReadWhen(typed)
	default:
		*m.words(name, i) = typed
	}
}

// words returns a pointer to the value of a field that is plain text.
func (m *Making) words(name string, i int) *string {
	switch name {
	case "title":
		return &m.Title
	case "text":
		return &m.Text
	case "next":
		return &m.Next
	case "say":
		return &m.Wrong[i].Say
	}
	for len(m.Hints) <= i {
		m.Hints = append(m.Hints, "")
	}
	return &m.Hints[i]
}

// Limit returns how many octets of a field are used, and its limit; 0 for no limit.
func (m *Making) Limit(name string, i int) (used, limit int) {
	switch name {
	case "title", "text", "hint":
		limit, _ = lesson.Limit(name)
		return len(*m.words(name, i)), limit
	case "start":
		limit, _ = lesson.Limit(name)
		return len(m.Start), limit
	case "say": // both fields together have this limit
		limit, _ = lesson.Limit("wrong")
		return len(When(m.Wrong[i])) + len(" => ") + len(goal.Escape(m.Wrong[i].Say)), limit
	}
	return 0, 0
}

// AddReply adds an empty reply, unless there are too many.
func (m *Making) AddReply() {
	if _, most := lesson.Limit("wrong"); len(m.Wrong) < most {
		m.Wrong = append(m.Wrong, lesson.Mistake{})
	}
}

// AtStart reports which of the goals the start meets already.
func (m *Making) AtStart(goals []goal.Goal) []bool {
	out := make([]bool, len(goals))
	for i, g := range goals {
		out[i] = meets(core.Parse(m.Start), m.Start, g)
	}
	return out
}

// ReplyToAll adds an empty reply to each mistake that has none.
func (m *Making) ReplyToAll() {
	for _, mistake := range m.Mistakes {
		when := m.ProposeWhen(mistake)
		if _, most := lesson.Limit("wrong"); len(when) == 0 || len(m.Wrong) >= most || m.replied(mistake) {
			continue
		}
		m.Wrong = append(m.Wrong, lesson.Mistake{When: when})
	}
}
