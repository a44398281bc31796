package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/compare"
)

// What is compared follows every change of the text and of the pin, and is worked out once for each.
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
		return s.Old >= 0 && strings.Contains(string(c.Was.Said.Steps[s.Old].AppendBytes(nil)), "secret")
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

// Of a long text a stretch is shown, with the first of what differs.
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
