package model

import (
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
)

// A link to a problem opens that problem and selects its octets. A problem in a password has no link, because
// links leave passwords out.
func TestLinkToProblem(t *testing.T) {
	const base = "https://x.example/"
	linked, hidden := 0, 0
	for _, e := range Examples {
		m := New(e.URL)
		for i, d := range m.Problems {
			m.SelectProblem(i)
			link, ok := m.LinkToProblem(base)
			if !ok {
				if !d.Span.Overlaps(m.Secret()) {
					t.Errorf("%q: no link to %s at %v", e.URL, d.Rule.ID, d.Span)
				}
				hidden++
				continue
			}
			v, err := ReadLink(link[len(base):])
			if err != nil {
				t.Errorf("%q: the link to %s: %v", e.URL, d.Rule.ID, err)
			}
			opened := New(v.Src)
			opened.SelectView(v)
			if opened.Problem < 0 || opened.Problems[opened.Problem].Rule != d.Rule || v.Selected.Len() != d.Span.Len() {
				t.Errorf("%q: the link to %s at %v opens %v with problem %d", e.URL, d.Rule.ID, d.Span, v.Selected, opened.Problem)
			}
			linked++
		}
	}
	if linked < 100 || hidden == 0 {
		t.Errorf("%d problems have a link and %d have none", linked, hidden)
	}
	if _, ok := New("http://h/").LinkToProblem(base); ok {
		t.Error("there is a link without a problem")
	}
}

// If the caret is at no problem, the first error is explained, and the next problem is still the first.
func TestFirstErrorIsOpen(t *testing.T) {
	m := New("HTTP://h/a|b{c")
	m.SelectAt(len(m.Source()))
	if m.Problem != -1 || m.Open() < 0 || m.Problems[m.Open()].Rule.ID != "national-octet" {
		t.Fatalf("at the end problem %d is selected and %d open of %v", m.Problem, m.Open(), m.Problems)
	}
	if m.Step(1); m.Problem != 0 {
		t.Errorf("the next problem is %d", m.Problem)
	}
	for _, test := range []struct {
		src string
		by  standards.Standard
		at  core.Span // what is selected at first
	}{
		{"http://h:443x@/", standards.WHATWG, core.Span{Start: 0, End: 1}}, // its error has no octets, and its warning must not be opened
		{" http://", standards.WHATWG, core.Span{Start: 0, End: 1}},
		{"http:/h:x/", standards.WHATWG, core.Span{Start: 8, End: 9}},
		{"http://u:p@h:x/", standards.WHATWG, core.Span{Start: 13, End: 14}},
		{"HTTP://h/a|b", standards.RFC1738, core.Span{Start: 10, End: 11}},
	} {
		at := new(Model).FirstOf(test.src, test.by, "")
		for _, m := range []*Model{New(""), New(test.src)} { // opened by a link, or judged again
			m.SelectAt(0)
			m.Judge = test.by
			if m.Source() == "" {
				m.Set(test.src)
				m.SelectFirst()
			} else {
				m.JudgeBy(test.by)
			}
			if i := m.Open(); i < 0 || m.Problems[i].Severity != core.SeverityError || m.Selected != test.at || at != test.at {
				t.Errorf("%q by %v: problem %d is open of %v, selected %v, %v", test.src, test.by, i, m.Problems, m.Selected, at)
			}
		}
	}
	m = New("HTTP://h/")
	if m.SelectAt(len(m.Source())); m.Open() != -1 {
		t.Errorf("of notes alone %d is open", m.Open())
	}
}
