//go:build !small || learn

package model

import (
	"slices"
	"strings"

	"urlscope/core/lesson"
)

// A Course is a list of lessons.
type Course []CourseLesson

// A CourseLesson is a lesson of a course.
type CourseLesson struct {
	Number, Unit, Title string
	file                string
}

// courseMark starts the line above each lesson. In the syntax of lessons it is a comment.
const courseMark = "## "

// ReadCourse reads the file of a course.
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

// Lesson returns the lesson of a number, or false if no lesson has it.
func (c Course) Lesson(number string) (*lesson.Lesson, bool) {
	i := slices.IndexFunc(c, func(l CourseLesson) bool { return l.Number == number })
	if i < 0 {
		return nil, false
	}
	l, err := lesson.Parse(number, c[i].file)
	return l, err == nil
}

// Progress has the numbers of the lessons that are done, separated by spaces. The page stores this text. It has nothing
// of the answers.
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
