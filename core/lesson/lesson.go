// Package lesson has lessons on URLs: a text, a URL to begin with, and goals that are met by
// editing it. A lesson is a file, or a link that anybody can make; either way it is data, which is
// read, shown and graded, and does nothing.
//
// # Files
//
// A lesson is lines of text in UTF-8, each a key and a value:
//
//	lesson 1                     the version of the format; the first line
//	title From the root
//	lang en                      the language of the texts; en, ja or zh-Hant
//	text Between slashes …       what it is about; a paragraph a line
//	start ftp://myname@host.dom/etc/motd
//	goal sends = CWD /etc        see package goal; 1 to 12 of them
//	hint Compare …               where to look, then which rule; at most 2
//	wrong raw fsegment[0] = & steps ftp-cwd = 2 => Two slashes …
//	next 3.2                     the number of the lesson that comes after it
//	solution ftp://myname@host.dom/%2Fetc/motd
//	mistake ftp://myname@host.dom//etc/motd
//
// What "wrong" says is shown when all its goals are met and the lesson's are not. A solution and
// mistakes are there so that a lesson can be tested ([Lesson.Check]). An empty line, and one that
// begins with "#", is nothing. Octets that are hard to write are written as in goals: \n, \x20,
// and \\ for a backslash.
//
// # Links
//
// A link has the same in the fragment of an address, which no browser sends to a server, under
// letters and percent-encoded: "#lesson=1&u=ftp://host.dom/etc&g=sends%20=%20CWD%20/etc". It can be
// typed. "#lesson=1&id=3.1" is one of the lessons that are built in (package course).
//
// Whoever makes a link may be hostile. What is longer than the limits, or not UTF-8, is refused and
// never cut; a link of another version is not run; what it says is text and nothing else.
//
// # Receipts
//
// A [Receipt] is a line that holds an answer. It proves that the answer meets the goals, and
// nothing else.
package lesson

import (
	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/text"
)

// A Lesson is what a file or a link holds.
type Lesson struct {
	Title string
	Lang  text.Lang
	Text  string // paragraphs, a line each
	Start string
	Goals []goal.Goal
	Hints []string
	Wrong []Wrong
	Next  string // the number of a lesson that is built in; "" for none

	// What it is tested by. A link has none of it.
	Solutions, Mistakes []string

	lines map[string][]int // of a file: on which each field stands
	file  string
}

// A Wrong is what is said of a mistake that many make.
type Wrong struct {
	When []goal.Goal // all hold
	Say  string
}

// Grader returns what grades the inputs of one who takes the lesson.
func (l *Lesson) Grader() *goal.Grader { return goal.NewGrader(l.Start, l.Goals) }

// Reply returns what the lesson says of a wrong input: of the first mistake that it is.
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

// IsNumber reports whether s is as the numbers of lessons that are built in are: "3.1".
func IsNumber(s string) bool {
	return len(s) == len("3.1") && isDigit(s[0]) && s[1] == '.' && isDigit(s[2])
}

// isDigit reports whether b is a digit that a part of a number may be: "1", not "0".
func isDigit(b byte) bool { return '1' <= b && b <= '9' }
