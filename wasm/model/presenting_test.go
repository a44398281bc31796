package model

import (
	"slices"
	"strconv"
	"testing"

	"urlscope/core/goal"
	"urlscope/core/lesson"
)

// walk returns the scenes from s to the last one.
func walk(m *Model, s Scene, there []Word, back bool) (list []string) {
	for {
		name := string(s.Word) + strconv.Itoa(s.At)
		if s.Fix {
			name += "+"
		}
		list = append(list, name)
		next := m.Beyond(s, there, false, back)
		if next == s {
			return list
		}
		s = next
	}
}

// TestScenes: a presentation shows problems, their fixes and the conversation, forwards and backwards.
func TestScenes(t *testing.T) {
	there := []Word{"problems", "wire"}
	for src, want := range map[string][]string{
		"ftp://h/a;type=x":   {"problems0", "problems0+", "wire0", "wire1", "wire2", "wire3"},
		"http://h/a b|":      {"problems0", "problems0+", "problems1", "problems1+", "wire0", "wire1", "wire2"},
		"http://h/":          {"wire0", "wire1", "wire2"},
		"http://" + "\x00/a": nil,
		"":                   {"problems0"},
	} {
		m := New(src)
		m.Problem = -1
		got := walk(m, m.Opening(there, false), there, false)
		if want != nil && !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", src, got, want)
		}
		n := len(m.StepsShown(false))
		if n == 0 {
			continue
		}
		back := walk(m, Scene{Word: "wire", At: n - 1}, there, true)
		if slices.Reverse(back); !slices.Equal(back, got) {
			t.Errorf("%q: back it is %q, and forth %q", src, back, got)
		}
	}
}

// TestScenesOfALesson: the presentation shows the whole lesson, each goal, and then the scenes of a page without a
// lesson.
func TestScenesOfALesson(t *testing.T) {
	m := New("http://h/")
	m.Study = NewStudy(&lesson.Lesson{Goals: make([]goal.Goal, 3)}, "", "")
	there := []Word{"lesson", "problems", "wire"}
	want := []string{"lesson0", "lesson1", "lesson2", "lesson3", "wire0", "wire1", "wire2"}
	got := walk(m, m.Opening(there, false), there, false)
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	back := walk(m, Scene{Word: "wire", At: 2}, there, true)
	if slices.Reverse(back); !slices.Equal(back, want) {
		t.Errorf("back it is %q", back)
	}
	m.Study = nil
	if s := m.Within(Scene{Word: "lesson", At: 3}, false); s.At != 0 {
		t.Errorf("of a lesson that was closed: %+v", s)
	}
}

// TestOpening: a presentation starts with the open problem, or with the lesson if one is open.
func TestOpening(t *testing.T) {
	m := New("http://h/a b|")
	m.SelectProblem(1)
	if s := m.Opening([]Word{"problems", "wire"}, false); s != (Scene{Word: "problems", At: 1}) {
		t.Errorf("%+v", s)
	}
	if s := m.Opening([]Word{"lesson", "problems", "wire"}, false); s != (Scene{Word: "lesson"}) {
		t.Errorf("%+v", s)
	}
	if s := m.Beyond(Scene{Word: "parts"}, []Word{"problems", "wire"}, false, false); s != (Scene{Word: "problems"}) {
		t.Errorf("from a panel that has no steps: %+v", s)
	}
}

// TestWithin: a scene follows changes of the text.
func TestWithin(t *testing.T) {
	m := New("http://h/a b|")
	s := Scene{Word: "problems", At: 1, Fix: true}
	m.SelectProblem(0)
	if got := m.Within(s, false); got != (Scene{Word: "problems"}) {
		t.Errorf("another problem is open: %+v", got)
	}
	m.Set("http://h/")
	if got := m.Within(s, false); got != (Scene{Word: "problems"}) {
		t.Errorf("without problems: %+v", got)
	}
	if nth, n := m.Acts(Scene{Word: "wire", At: 1}, false); nth != 2 || n < 2 {
		t.Errorf("%d of %d", nth, n)
	}
}
