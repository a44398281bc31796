//go:build !small

package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
)

// A Worksheet is the content of a lesson on paper, for the page and for wasm/sheet.
type Worksheet struct {
	Lang      text.Lang
	Title     string
	Text      []text.Prose
	Start     string // a drawing with empty brackets
	Rule      string // a rule of section 5
	Goals     []text.Prose
	Wire      []int // the number of octets of each line that a client must send
	Hints     []text.Prose
	Solutions []string // drawings with labels
}

// NewWorksheet returns the worksheet of a lesson.
func NewWorksheet(l *lesson.Lesson) *Worksheet {
	out := &Worksheet{Lang: l.Lang, Title: Visible(l.Title), Start: Ruled(l.Lang, core.Parse(l.Start), false), Rule: ruleOf(l), Wire: wireOf(l.Goals)}
	for paragraph := range strings.SplitSeq(l.Text, "\n") {
		out.Text = append(out.Text, Said(paragraph))
	}
	for _, g := range l.Goals {
		out.Goals = append(out.Goals, g.Label(l.Lang))
	}
	for _, h := range l.Hints {
		out.Hints = append(out.Hints, Said(h))
	}
	for _, answer := range l.Solutions {
		out.Solutions = append(out.Solutions, Ruled(l.Lang, core.Parse(answer), true))
	}
	return out
}

// ruleOf returns the rule of section 5 that a lesson is about: the rule of its solution, or else of its start.
func ruleOf(l *lesson.Lesson) string {
	for _, s := range append(l.Solutions[:len(l.Solutions):len(l.Solutions)], l.Start) {
		if name := core.Parse(s).Production(); name != "" {
			return text.Production(name)
		}
	}
	return ""
}

// wireOf returns the lengths of the lines that a client must send to meet the goals. It skips lines that are too
// long to be written by hand.
func wireOf(goals []goal.Goal) (list []int) {
	const most = 40
	for _, g := range goals {
		if line, ok := g.Sent(); ok && line != "" && len(line) <= most {
			list = append(list, len(line))
		}
	}
	return list
}
