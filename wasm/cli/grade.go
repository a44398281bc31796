package cli

import (
	"encoding/json"
	"errors"
	"io"
	"unicode/utf8"

	"urlscope/core/goal"
	"urlscope/core/lesson"
)

var gradeCommand = subcommand{
	name:    "grade",
	args:    "[-receipts] [-0] ID-or-FILE [ANSWER…]",
	summary: "Grade answers to a lesson in JSON, one line each.",
	help: `
Grade each ANSWER, as JSON on a line of its own:

	{"answer": "…", "done": true, "goals": [{"goal": "valid", "state": "met"}]}

A state is met, open, or unknown: of what is no valid URL much cannot be told.
What an answer alone cannot show, such as what was selected ("points", "once"), is
unknown, too, and need not be met. An answer that is no UTF-8 is "answerBase64".

The lesson is a file, or one that is built in by its number, such as 3.1, or by the
eight letters of its ID; or the fragment of a link, "#lesson=…". Without an ANSWER
they are read from standard input, one a line.

	-0         On standard input the octet NUL, not a line's end, ends an answer.
	-receipts  Read receipts instead, "urlscope1 ID ANSWER NAME". The "name" is
	           written, too, and the "code" that stands for it on paper; of what is
	           no receipt of the lesson, an "error". A receipt proves that its answer
	           meets the goals. It does not prove who found it, when, alone or at
	           which try: anybody can make one.
`,
	run: runGrade,
}

func runGrade(io streams, args []string) error {
	flags := newFlags("grade")
	receipts := flags.Bool("receipts", false, "")
	nul := flags.Bool("0", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return usageError{errors.New("grade: no lesson given")}
	}
	l, err := lessonOf(flags.Arg(0))
	if err != nil {
		return err
	}
	g := grader{out: io.out, lesson: l}
	write := g.answer
	if *receipts {
		write = g.receipt
	}
	if flags.NArg() == 1 {
		return eachLine(io.in, *nul, write)
	}
	for _, answer := range flags.Args()[1:] {
		if err := write(answer); err != nil {
			return err
		}
	}
	return nil
}

// A grader writes what there is to say of answers.
type grader struct {
	out    io.Writer
	lesson *lesson.Lesson
}

// A graded is what is written of an answer.
type graded struct {
	Answer       *string      `json:"answer,omitempty"`       // when it is UTF-8
	AnswerBase64 []byte       `json:"answerBase64,omitempty"` // when it is not
	Name         string       `json:"name,omitempty"`
	Code         string       `json:"code,omitempty"` // of a receipt
	Done         bool         `json:"done"`
	Goals        []gradedGoal `json:"goals,omitempty"`
	Error        string       `json:"error,omitempty"`
}

type gradedGoal struct {
	Goal  string `json:"goal"`
	State string `json:"state"`
}

func (g *grader) answer(answer string) error {
	return g.write(g.graded(answer, g.lesson.GradeAnswer(answer)))
}

func (g *grader) receipt(line string) error {
	r, err := lesson.ParseReceipt(line)
	var grade goal.Grade
	if err == nil {
		grade, err = g.lesson.Grade(r)
	}
	if err != nil {
		out := graded{Error: err.Error()}
		out.setAnswer(line)
		return g.write(out)
	}
	out := g.graded(r.Answer, grade)
	out.Name, out.Code = r.Name, r.Code()
	return g.write(out)
}

func (g *grader) graded(answer string, grade goal.Grade) graded {
	out := graded{Done: grade.Done}
	out.setAnswer(answer)
	for i, asked := range g.lesson.Goals {
		out.Goals = append(out.Goals, gradedGoal{asked.String(), grade.States[i].String()})
	}
	return out
}

func (g *graded) setAnswer(answer string) {
	if utf8.ValidString(answer) {
		g.Answer = &answer
	} else {
		g.AnswerBase64 = []byte(answer)
	}
}

func (g *grader) write(out graded) error {
	b, err := json.Marshal(out)
	if err == nil {
		_, err = g.out.Write(append(b, '\n'))
	}
	return err
}
