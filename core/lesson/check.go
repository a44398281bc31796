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
	for _, field := range []struct {
		key    string
		values []string
		check  func(value string, say func(f fault, a string))
	}{
		{"start", []string{l.Start}, l.checkStart},
		{"solution", l.Solutions, l.checkSolution},
		{"mistake", l.Mistakes, l.checkMistake},
		{"hint", l.Hints, l.checkHint},
	} {
		i := 0
		say := func(f fault, a string) {
			e := f.in(field.key, WhyBroken, a)
			e.file, e.nth = l.file, i
			if at := l.lines[field.key]; i < len(at) {
				e.line = at[i]
			}
			list = append(list, e)
		}
		if field.key == "solution" && len(field.values) == 0 {
			say(noSolution, "")
		}
		for i = range field.values {
			field.check(field.values[i], say)
		}
	}
	if list == nil {
		return nil
	}
	return list
}

func (l *Lesson) checkStart(start string, say func(fault, string)) {
	if l.Done(start) {
		say(nothingToDo, "")
	}
}

func (l *Lesson) checkSolution(solution string, say func(fault, string)) {
	for _, g := range l.open(solution) {
		say(notSolved, g.String())
	}
	if _, replied := l.Reply(core.Parse(solution)); replied {
		say(solutionReplied, "")
	}
}

func (l *Lesson) checkMistake(mistake string, say func(fault, string)) {
	if l.Done(mistake) {
		say(mistakeSolves, "")
	} else if _, replied := l.Reply(core.Parse(mistake)); !replied {
		say(mistakeUnsaid, "")
	}
}

func (l *Lesson) checkHint(hint string, say func(fault, string)) {
	if piece := l.spoilerIn(hint); piece != "" {
		say(spoiler, piece)
	}
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

// spoilerIn returns three octets in a row that a hint has, a solution has, and the start does not have; "" if no octets
// give the solution away.
func (l *Lesson) spoilerIn(hint string) string {
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
