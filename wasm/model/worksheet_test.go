package model

import (
	"strings"
	"testing"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

// The worksheet of a lesson does not reveal the solution: the brackets and the cells are empty.
func TestWorksheet(t *testing.T) {
	wired := 0
	for _, l := range text.Langs {
		for _, number := range course.Numbers() {
			found, _ := course.Lesson(number, l)
			w := NewWorksheet(found)
			if w.Title == "" || w.Rule == "" || len(w.Goals) != len(found.Goals) || len(w.Hints) != 2 || len(w.Solutions) == 0 {
				t.Errorf("%s %s: %+v", l.Tag(), number, w)
			}
			if strings.Contains(w.Start, `class="label"`) || !strings.Contains(w.Solutions[0], `class="label"`) {
				t.Errorf("%s %s: labels where none should be, or none", l.Tag(), number)
			}
			wired += len(w.Wire)
		}
	}
	if wired < 30 {
		t.Errorf("%d lines have cells", wired)
	}
}

// A drawing is valid XML for every URL, and the URL appears in it as text only.
func TestRuled(t *testing.T) {
	for _, src := range []string{"", "x", "ftp://h/\x00\xff\u202e", `http://h/<script>"'&`, strings.Repeat("ftp://h/", 40)} {
		got := Ruled(text.English, core.Parse(src), true)
		if strings.Contains(got, "<script") || strings.ContainsAny(got, "\x00\u202e") || !utf8.ValidString(got) || strings.Count(got, "<svg ") != 1 || !strings.HasSuffix(got, "</svg>") {
			t.Errorf("%q is drawn as %s", src, got)
		}
	}
}
