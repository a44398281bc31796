package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/standards"
)

// The comparison follows every change of the text and the pinned text, and is computed once for each.
func TestCompared(t *testing.T) {
	m := New("ftp://u:secret@h/a")
	m.Pin(m.Source())
	if c := m.Compared(); c.Likeness != compare.LikenessIdentical || len(c.Sent) > 0 {
		t.Errorf("a text differs from itself: %+v", c)
	}
	m.Set("ftp://u@h/b")
	c := m.Compared()
	if c.Likeness != compare.LikenessOther || c != m.Compared() {
		t.Errorf("%+v, and when asked again %+v", c, m.Compared())
	}
	sent := slices.ContainsFunc(c.Sent, func(s compare.StepChange) bool {
		return s.Old >= 0 && strings.Contains(string(c.Before.Said.Steps[s.Old].AppendBytes(nil)), "secret")
	})
	if len(c.Sent) == 0 || sent {
		t.Errorf("%d lines are sent otherwise; the password among them: %v", len(c.Sent), sent)
	}
	if v := m.View(core.Span{}, true); v.Pinned != "ftp://u@h/a" {
		t.Errorf("%q is pinned in a link", v.Pinned)
	}
	m.Pin("")
	if v := m.View(core.Span{}, true); m.Pinned != nil || v.Pinned != "" {
		t.Errorf("%q is still pinned", v.Pinned)
	}
}

// A long text is cut to a stretch with the first difference.
func TestMarked(t *testing.T) {
	src := strings.Repeat("日", 2*MaxRaw) + "\x00b"
	m := New(src)
	var shown, marked strings.Builder
	for _, r := range m.Marked([]core.Span{{Start: len(src) - 2, End: len(src)}}) {
		shown.WriteString(r.Text)
		if r.New {
			marked.WriteString(r.Text)
		}
	}
	if s := shown.String(); marked.String() != "‹00›b" || len(s) > 2*MaxRaw || !strings.HasPrefix(s, "…") {
		t.Errorf("%q of %q", marked.String(), s)
	}
	if runs := New("http://h/").Marked(nil); len(runs) != 1 || runs[0] != (Marked{"http://h/", false}) {
		t.Errorf("%v", runs)
	}
}

// The senses in which both texts are the same follow every change, are computed once for each, and include the
// browser's answer. They are not computed for a text that is too long.
func TestRungs(t *testing.T) {
	asked := 0
	m := New("http://bü.org/a")
	m.Browser = func(string) *standards.Answer {
		asked++
		return &standards.Answer{OK: true, Result: "http://xn--b-xga.org/a"}
	}
	m.Pin("http://xn--b-xga.org/a")
	if list := m.Rungs(); list[compare.LevelString].Verdict == compare.VerdictSame || list[compare.LevelURL].Verdict != compare.VerdictSame {
		t.Errorf("%+v", list)
	}
	if m.Rungs(); asked != 2 {
		t.Errorf("the browser was asked %d times", asked)
	}
	m.Set(m.Pinned.Source())
	if list := m.Rungs(); list[compare.LevelString].Verdict != compare.VerdictSame {
		t.Errorf("%+v", list)
	}
	m.Set("http://h/" + strings.Repeat("a", MaxCompared))
	if list := m.Rungs(); list != nil {
		t.Errorf("%+v", list)
	}
}
