//go:build !small || learn

package model

import (
	"slices"
	"strings"

	"urlscope/core/lesson"
)

// A Course is the lessons that are built in, in one language: a file of the site, which the page loads when one of them is
// wanted (wasm/site/lessons.go). In it each lesson is as it is written, below a line with its number and the name of its unit:
//
//	## 3.1 FTP
//	lesson 1
//	title From the root
type Course []CourseLesson

// A CourseLesson is a lesson of a course.
type CourseLesson struct {
	Number, Unit, Title string
	file                string
}

// courseMark begins the line above each lesson. To the lesson it is a comment.
const courseMark = "## "

// ReadCourse reads the file.
func ReadCourse(data string) (c Course) {
	for piece := range strings.SplitSeq("\n"+data, "\n"+courseMark) {
		head, file, _ := strings.Cut(piece, "\n")
		number, unit, _ := strings.Cut(head, " ")
		if !lesson.IsNumber(number) {
			continue
		}
		_, title, _ := strings.Cut(file, "\ntitle ")
		title, _, _ = strings.Cut(title, "\n")
		c = append(c, CourseLesson{number, unit, title, file})
	}
	return c
}

// Lesson returns the lesson of a number; false when there is none.
func (c Course) Lesson(number string) (*lesson.Lesson, bool) {
	i := slices.IndexFunc(c, func(l CourseLesson) bool { return l.Number == number })
	if i < 0 {
		return nil, false
	}
	l, err := lesson.Parse(number, c[i].file)
	return l, err == nil
}

// Progress is which lessons of a course are done, by their numbers. It is kept as it stands, and holds nothing of any answer.
type Progress string

// Has reports whether the lesson of that number is done.
func (p Progress) Has(number string) bool { return slices.Contains(strings.Fields(string(p)), number) }

// With returns p with one more lesson.
func (p Progress) With(number string) Progress {
	if p.Has(number) || !lesson.IsNumber(number) {
		return p
	}
	return Progress(strings.TrimSpace(string(p) + " " + number))
}

// Done returns how many lessons of the course are done.
func (c Course) Done(p Progress) (n int) {
	for _, l := range c {
		if p.Has(l.Number) {
			n++
		}
	}
	return n
}
