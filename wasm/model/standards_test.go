package model

import (
	"strings"
	"testing"

	"urlscope/core/standards"
)

// The runs of each reading concatenate to the text.
func TestReadRuns(t *testing.T) {
	for _, src := range []string{
		"https://h/~a?x[]=1#top", "ftp://u?x:p@h/", "http://", "http://[1:2]/é", "\xff", "a\nb", "java\nscript:x", "//u:p@h:1/", "http://a@b@c/", "http://h/é\xffü",
	} {
		m := New(src)
		c := m.Standards()
		for i := range c.Readings {
			at := 0
			for _, r := range m.ReadRuns(&c.Readings[i]) {
				if r.Start != at || r.End <= at || r.Class == "" {
					t.Errorf("%q, %v: a run %v behind octet %d", src, c.Readings[i].Standard, r, at)
				}
				at = r.End
			}
			if at != len(src) && c.Readings[i].Verdict != standards.VerdictNotAsked {
				t.Errorf("%q, %v: the runs end at octet %d", src, c.Readings[i].Standard, at)
			}
		}
	}
}

// A short text is compared at once, one of medium length when typing pauses, and a very long one on request. The
// browser is asked once a text.
func TestStandards(t *testing.T) {
	asked := 0
	m := New("http://h/~")
	m.Browser = func(string) *standards.Answer { asked++; return &standards.Answer{OK: true, Result: "http://h/~"} }
	first := m.Standards()
	if first == nil || first != m.Standards() || m.Today() != Finished || asked != 1 {
		t.Errorf("compared %v, asked %d times", m.Standards(), asked)
	}
	if s, ok := m.FirstFlip(); !ok || s.In(m.Source()) != "~" {
		t.Errorf("two standards part at %v, %v", s, ok)
	}
	for _, size := range []int{comparedAtOnce + 1, MaxCompared + 1} {
		m.Set("http://h/" + strings.Repeat("a", size))
		if m.Standards() != nil || m.Today() != Blank {
			t.Errorf("a text of %d octets is compared at once", size)
		}
		if rested := m.Rest(); rested != (size < MaxCompared) || rested != (m.Standards() != nil) {
			t.Errorf("a text of %d octets: compared at rest: %v", size, rested)
		}
		if m.Compare(); m.Standards() == nil {
			t.Errorf("a text of %d octets is not compared when that is asked for", size)
		}
	}
	m.Set("http://h:65536/")
	m.Browser = func(string) *standards.Answer { return &standards.Answer{} }
	if m.Standards(); m.Today() != Broken {
		t.Errorf("what the browser refuses is %v", m.Today())
	}
	m.Set("https://git hub.com/")
	m.Browser = func(string) *standards.Answer { return &standards.Answer{OK: true, Result: "https://git%20hub.com/"} }
	if m.Standards(); m.Today() != Unfinished {
		t.Errorf("what the browser takes and the standard refuses is %v", m.Today())
	}
	if m.Set(""); m.Standards() != nil {
		t.Error("nothing is compared")
	}
}

// The first difference between two standards is marked in the text if the setting is on.
func TestMarksParting(t *testing.T) {
	m := New("ftp://u?x:p@h/")
	for _, m.MarksParting = range []bool{false, true} {
		var at []string
		for _, r := range m.Runs() {
			for _, mark := range r.Marks {
				if mark.Class == "parting" {
					at = append(at, r.Text)
				}
			}
		}
		if marked := len(at) == 1 && strings.HasPrefix(at[0], "?"); marked != m.MarksParting || len(at) > 1 {
			t.Errorf("marked: %q", at)
		}
	}
}
