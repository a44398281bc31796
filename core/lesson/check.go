package lesson

import (
	"strings"

	"urlscope/core"
	"urlscope/core/goal"
)

// Check tests the lesson with the solutions and mistakes of its file. The start must not meet all goals. Each
// solution must meet them. Each mistake must not, and must have a reply. No hint may contain part of a solution. The
// error is [Errors].
func (l *Lesson) Check() error {
	var list Errors
	say := func(key string, i int, f fault, a string) {
		e := f.in(key, WhyBroken, a)
		e.file, e.nth = l.file, i
		if at := l.lines[key]; i < len(at) {
			e.line = at[i]
		}
		list = append(list, e)
	}
	if l.Done(l.Start) {
		say("start", 0, nothingToDo, "")
	}
	if len(l.Solutions) == 0 {
		say("solution", 0, noSolution, "")
	}
	for i, s := range l.Solutions {
		for _, g := range l.open(s) {
			say("solution", i, notSolved, g.String())
		}
		if _, replied := l.Reply(core.Parse(s)); replied {
			say("solution", i, solutionReplied, "")
		}
	}
	for i, s := range l.Mistakes {
		if l.Done(s) {
			say("mistake", i, mistakeSolves, "")
		} else if _, replied := l.Reply(core.Parse(s)); !replied {
			say("mistake", i, mistakeUnsaid, "")
		}
	}
	for i, hint := range l.Hints {
		if piece := l.told(hint); piece != "" {
			say("hint", i, told, piece)
		}
	}
	if list == nil {
		return nil
	}
	return list
}

// Done reports whether an answer meets all goals that do not ask for a selection or earlier inputs.
func (l *Lesson) Done(answer string) bool { return l.GradeAnswer(answer).Done }

// GradeAnswer grades an answer without a selection or earlier inputs.
func (l *Lesson) GradeAnswer(answer string) goal.Grade {
	return l.Grader().GradeAlone(core.Parse(answer))
}

// open lists the goals that an answer does not meet.
func (l *Lesson) open(answer string) (list []goal.Goal) {
	for i, g := range l.Goals {
		one := Lesson{Start: l.Start, Goals: l.Goals[i : i+1]}
		if !one.Done(answer) {
			list = append(list, g)
		}
	}
	return list
}

// told returns three octets in a row that a hint has, a solution has, and the start does not have; "" if there are
// none.
func (l *Lesson) told(hint string) string {
	const few = 3
	for _, s := range l.Solutions {
		for i := 0; i+few <= len(s); i++ {
			if piece := s[i : i+few]; !strings.Contains(l.Start, piece) && strings.Contains(hint, piece) {
				return piece
			}
		}
	}
	return ""
}
