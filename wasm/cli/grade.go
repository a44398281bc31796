package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"urlscope/core/goal"
	"urlscope/core/lesson"
)

var gradeCommand = subcommand{
	name:     "grade",
	job:      teachJob,
	operands: "LESSON [ANSWER…]",
	summary:  "Grade answers to a lesson in JSON, one line each.",
	about: `
Grade each ANSWER, as JSON on a line of its own:

	{"answer": "…", "done": true, "goals": [{"goal": "valid", "state": "met"}]}

A state is met, open, or unknown. It is unknown if the answer would have to be a valid
URL to tell, or if no answer can show it, such as what was selected ("points", "once");
such a goal need not be met. An answer that is not UTF-8 is "answerBase64".

LESSON is a file; the number of a built-in lesson, such as 3.1, or the eight letters of
its ID; or the fragment of a link, "#lesson=…". Without an ANSWER, read answers from
standard input, one per line.
`,
	examples: []example{
		{"urlscope grade 3.1 <answers.txt", "see which of its goals answers meet, JSON a line"},
	},
	define: func(o *options) action {
		receipts, nul := false, false
		o.nul(&nul, "answer")
		o.yes(&receipts, "receipts", "Read receipts instead, \"urlscope1 ID ANSWER NAME\". Write also the \"name\" and the \"code\" that stands for it on paper, "+
			"or an \"error\" for a line that is not a receipt of the lesson. A receipt proves that its answer meets the goals. It does not prove who found it, when, "+
			"alone, or at which try: anybody can make one.")
		return func(io streams, operands []string) error {
			if len(operands) == 0 {
				return o.wrong("no lesson given")
			}
			if list := lessonsOf(operands[0]); len(list) > 1 {
				return o.wrong("%s is a unit: name one lesson of it, such as %s", operands[0], list[0])
			}
			l, err := lessonOf(operands[0])
			if err != nil {
				return inputError{err}
			}
			g := grader{out: io.out, lesson: l}
			write := g.answer
			if receipts {
				write = g.receipt
			}
			if len(operands) == 2 && isFile(operands[1]) {
				fmt.Fprintf(io.err, "urlscope: %s is read as the answer itself; to read answers from the file of that name, write <%[1]s\n", operands[1])
			}
			if len(operands) == 1 {
				io.awaits("answers, one per line,")
				return eachLine(io.in, nul, write)
			}
			return eachURL(io, operands[1:], nul, write)
		}
	},
}

// isFile reports whether name is a file.
func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// A grader writes the results of answers.
type grader struct {
	out    io.Writer
	lesson *lesson.Lesson
}

// A graded is the JSON for an answer.
type graded struct {
	Answer       *string      `json:"answer,omitempty"`       // if it is UTF-8
	AnswerBase64 []byte       `json:"answerBase64,omitempty"` // if it is not
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

func (g *graded) setAnswer(answer string) { g.Answer, g.AnswerBase64 = plainOrOctets(answer) }

func (g *grader) write(out graded) error {
	b, err := json.Marshal(out)
	if err == nil {
		_, err = g.out.Write(append(b, '\n'))
	}
	return err
}
