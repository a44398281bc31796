//go:build !small

package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
)

// A Worksheet is what a lesson has on paper: on the page that is printed, and in wasm/sheet.
type Worksheet struct {
	Lang      text.Lang
	Title     string
	Text      []text.Prose
	Start     string // a drawing, with brackets that are empty
	Rule      string // of section 5
	Goals     []text.Prose
	Wire      []int // of each line that a client is to send, how many octets it has
	Hints     []text.Prose
	Solutions []string // drawings, labelled
}

// NewWorksheet returns what of a lesson is on paper.
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

// ruleOf returns the rule of section 5 that a lesson is about: that of its solution, or else of its start.
func ruleOf(l *lesson.Lesson) string {
	for _, s := range append(l.Solutions[:len(l.Solutions):len(l.Solutions)], l.Start) {
		if name := core.Parse(s).Production(); name != "" {
			return text.Production(name)
		}
	}
	return ""
}

// wireOf returns how long the lines are that goals say a client sends, but for those that are too long to be written by hand.
func wireOf(goals []goal.Goal) (list []int) {
	const most = 40
	for _, g := range goals {
		if line, ok := g.Sent(); ok && line != "" && len(line) <= most {
			list = append(list, len(line))
		}
	}
	return list
}
