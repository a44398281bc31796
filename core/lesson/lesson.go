// Package lesson has lessons on URLs: a text, a URL to begin with, and goals to meet by editing it. A lesson comes
// from a file ([Parse]) or from a link that anybody can make ([ReadLink]). It is only data: it is read, shown and
// graded.
//
//	l, err := lesson.Parse("root.txt", "lesson 1\nstart ftp://host.dom/etc\ngoal sends = CWD /etc\n")
//	l.Done("ftp://host.dom/%2Fetc/motd") // true
//	l.Link()                             // "#lesson=1&l=en&u=ftp://host.dom/etc&g=sends%20=%20CWD%20/etc"
//
// # Files
//
// A file is lines of UTF-8, each a key and a value:
//
//	lesson 1                     the version of the format; the first line
//	title From the root
//	lang en                      the language of the texts: en, ja or zh-Hant
//	text Between slashes …       the explanation, one paragraph a line
//	start ftp://myname@host.dom/etc/motd
//	goal sends = CWD /etc        see package goal; 1 to 12 of them
//	hint Compare …               where to look, then which rule; at most 2
//	wrong raw fsegment[0] = & steps ftp-cwd = 2 => Two slashes …
//	next 3.2                     the number of the next lesson
//	solution ftp://myname@host.dom/%2Fetc/motd
//	mistake ftp://myname@host.dom//etc/motd
//
// The reply of "wrong" is shown if all its goals are met, but not the goals of the lesson. [Lesson.Check] tests the
// lesson with its solutions and mistakes. Empty lines and lines that begin with "#" are skipped. Values have the
// backslash escapes of goals, such as \n, \x20 and \\.
//
// # Links
//
// A link has the same fields in a fragment, which browsers do not send to servers. Keys are letters, and values are
// percent-encoded: "#lesson=1&u=ftp://host.dom/etc&g=sends%20=%20CWD%20/etc". "#lesson=1&id=3.1" opens a built-in
// lesson (package course).
//
// Links may be hostile. A link that exceeds the limits or is not UTF-8 is refused and never cut. A link of another
// version does not run. Its texts are shown as plain text.
//
// # Receipts
//
// A [Receipt] is a line with an answer. It proves only that the answer meets the goals.
package lesson

import (
	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/text"
)

// A Lesson is the content of a file or a link.
type Lesson struct {
	Title string
	Lang  text.Lang
	Text  string // paragraphs, one a line
	Start string
	Goals []goal.Goal
	Hints []string
	Wrong []Mistake
	Next  string // number of a built-in lesson; "" for none

	// Tests of the lesson. A link has none.
	Solutions, Mistakes []string

	lines map[string][]int // the lines of each field in the file
	file  string
}

// A Mistake is a reply to a common mistake.
type Mistake struct {
	When []goal.Goal // all of them hold
	Say  string
}

// Grader returns a Grader for a learner's inputs.
func (l *Lesson) Grader() *goal.Grader { return goal.NewGrader(l.Start, l.Goals) }

// Reply returns the reply to a wrong input, which is the reply of the first mistake whose goals it meets. It returns
// false if the input is no known mistake.
func (l *Lesson) Reply(u *core.URL) (say string, ok bool) {
	if u.Source() == l.Start {
		return "", false
	}
	for _, w := range l.Wrong {
		if goal.NewGrader(l.Start, w.When).GradeAlone(u).Done {
			return w.Say, true
		}
	}
	return "", false
}

// IsNumber reports whether s has the form of a built-in lesson's number, such as "3.1".
func IsNumber(s string) bool {
	return len(s) == len("3.1") && isDigit(s[0]) && s[1] == '.' && isDigit(s[2])
}

func isDigit(b byte) bool { return '1' <= b && b <= '9' }
