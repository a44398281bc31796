package model

import (
	"strings"
	"testing"

	"urlscope/core"
)

// The octet to try ends the URL at every position. A text that is not a URL, or is too long, has no octet to try
// and keeps the last strip.
func TestBreaks(t *testing.T) {
	m := New("ftp://h/a;type=i")
	s, ok := m.Breaks()
	if !ok || len(s.Octets) != len(m.Source()) {
		t.Fatalf("%v %v", s, ok)
	}
	if b := s.Octets[len(s.Octets)-1]; b.Breaks != 250 || b.Octet != 'i' || b.Try != 'x' { // six letters are allowed there
		t.Errorf("%+v", b)
	}
	for i := range s.Octets {
		e, ok := m.Break(i)
		after, _ := core.Apply(m.Source(), []core.Edit{e})
		if !ok || core.Parse(after).Valid() {
			t.Errorf("octet %d: %q, %v", i, after, ok)
		}
	}
	m.Set("ftp://h/a;type=x")
	if again, ok := m.Breaks(); ok || again.Src != "ftp://h/a;type=i" {
		t.Errorf("%v %v", again, ok)
	}
	if _, ok := m.Break(0); ok {
		t.Error("an invalid URL can be broken")
	}
	for _, src := range []string{"https://example.com/a b", "http://h/" + strings.Repeat("a", MaxBroken)} {
		m.Set(src)
		if s, ok := m.Breaks(); ok || len(s.Octets) > 0 {
			t.Errorf("%.30q: another text, or one that is too long, is said to break as %q", src, s.Src)
		}
	}
	m.Set("http://h/" + strings.Repeat("a", MaxBroken-10))
	m.SelectAt(1000)
	if s, _ := m.Breaks(); len(s.Octets) != maxCells || s.Octets[0].Offset > 1000 || s.Octets[maxCells-1].Offset < 1000 {
		t.Errorf("%d octets from %d on", len(s.Octets), s.Octets[0].Offset)
	}
}
