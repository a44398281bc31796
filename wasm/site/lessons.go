package site

import (
	"fmt"
	"strings"

	"urlscope/core/goal"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

// The built-in lessons are in one file per language. The page loads it when a reader opens a lesson. wasm/model/course.go
// describes the format.

// lessonsFile is the name of the file with the lessons in l.
func lessonsFile(l text.Lang) string { return "lessons." + l.Tag() + ".txt" }

// lessonFiles returns the files by their names.
func lessonFiles() (site, error) {
	files := site{}
	for _, l := range text.Langs {
		var b strings.Builder
		for _, number := range course.Numbers() {
			file, ok := course.File(number, l)
			if !ok {
				return nil, fmt.Errorf("lesson %s is missing in %s", number, l.Name())
			}
			b.WriteString("## " + number + " " + course.Unit(number, l) + "\n")
			if err := writeLesson(&b, file, l); err != nil {
				return nil, fmt.Errorf("lesson %s in %s: %w", number, l.Name(), err)
			}
		}
		files[lessonsFile(l)] = []byte(b.String())
	}
	return files, nil
}

// writeLesson writes a lesson without the parts that only its tests need. Below each goal it writes a comment with the task
// in words, for readers whose browser cannot run the program (web/lessons.js).
func writeLesson(b *strings.Builder, file string, l text.Lang) error {
	for line := range strings.Lines(file) {
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if name == "mistake" {
			continue
		}
		b.WriteString(name + " " + value + "\n")
		if name != "goal" {
			continue
		}
		g, err := goal.Parse(value)
		if err != nil {
			return err
		}
		b.WriteString("# ")
		for _, run := range g.Label(l) {
			if run.Code {
				run.Text = "`" + run.Text + "`"
			}
			b.WriteString(run.Text)
		}
		b.WriteByte('\n')
	}
	return nil
}
