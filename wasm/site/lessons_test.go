package site

import (
	"strings"
	"testing"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// TestLessonFiles checks that the file of a language has every lesson as written, without its mistakes, and a comment with
// the task below each goal.
func TestLessonFiles(t *testing.T) {
	files, err := lessonFiles()
	if err != nil || len(files) != len(text.Langs) {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, l := range text.Langs {
		data := string(files[lessonsFile(l)])
		c := model.ReadCourse(data)
		for i, number := range course.Numbers() {
			want, _ := course.Lesson(number, l)
			got, ok := c.Lesson(number)
			if !ok || got.ID() != want.ID() || got.Text != want.Text || len(got.Mistakes) != 0 || len(got.Solutions) != len(want.Solutions) {
				t.Errorf("%s: lesson %s is read back as %+v", l.Name(), number, got)
			}
			if head := c[i]; head.Number != number || head.Title != want.Title || head.Unit != course.Unit(number, l) {
				t.Errorf("%s: lesson %s is listed as %q", l.Name(), number, head)
			}
		}
		lines := strings.Split(data, "\n")
		for i, line := range lines {
			if strings.HasPrefix(line, "goal ") && (!strings.HasPrefix(lines[i+1], "# ") || len(lines[i+1]) < len("# aa")) {
				t.Errorf("%s: no comment has the task of %q", l.Name(), line)
			}
		}
	}
}
