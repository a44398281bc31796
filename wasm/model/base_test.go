package model

import (
	"errors"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// A link keeps the base, but not its password. A broken base in a link is left out and reported.
func TestBase(t *testing.T) {
	m := New("../g")
	if m.Resolved() != nil {
		t.Error("resolved without a base")
	}
	m.Base = "http://u:secret@a/b/c/d?q"
	m.Resolver = func(reference, base string) *standards.Answer {
		return &standards.Answer{OK: true, Result: "http://browser/"}
	}
	list := m.Resolved()
	if len(list) != 4 || list[2].Result != "http://u:secret@a/b/g" || list[3].Result != "http://browser/" || list[3].By != standards.SourceBrowser {
		t.Errorf("resolved: %v", list)
	}
	if v, err := ReadLink(m.View(m.Selected, false).Link()); err != nil || v.Src != "../g" || v.Base != "http://u@a/b/c/d?q" {
		t.Errorf("the link has %v, %v", v, err)
	}
	for _, base := range []string{"%%%", "A", "<b>", "aHR0cDovL2gv!"} {
		if v, err := ReadLink("#v=1&u=Li4vZw&base=" + base); !errors.Is(err, ErrLinkField) || v.Src != "../g" || v.Base != "" {
			t.Errorf("base=%s: %v, %v", base, v, err)
		}
	}
}

// TestNothingDeniesBase checks that with a base that resolves the text, no problem and no row of the comparison says that a base is
// missing. Without one, or with one that resolves nothing, they do.
func TestNothingDeniesBase(t *testing.T) {
	for _, c := range []struct {
		src, base string
		based     bool
	}{
		{"../c", "http://h/a/b/d", true}, {"//h/x", "https://a/", true}, {"/x", "ftp://h", true}, {"?q", "http://h/a", true}, {"#f", "mailto:a@b", true},
		{"a b", "http://h/", true}, {`..\c`, "http://h/a/b", true}, {"é%", "http://h/", true}, {"http:", "http://h/", true},
		{"../c", "", false}, {"../c", "x", false}, {"../c", "mailto:a@b", false}, {"//[", "http://h/", false}, {"http://[", "http://h/", false},
	} {
		m := New(c.src)
		m.JudgeBy(standards.WHATWG)
		if m.IsBased() || len(m.Problems) == 0 {
			t.Errorf("%q without a base: %v", c.src, m.Problems)
		}
		m.Talk()
		m.SetBase(c.base)
		r := m.Reading()
		_, denied := r.Fault(c.src)
		for _, f := range m.Standards().Flips {
			denied = denied || f.Clause.ID == "needs-base"
		}
		for _, d := range m.Problems {
			denied = denied || d.Severity == core.SeverityError
		}
		said := text.VerdictToday(text.English, m.Standards(), m.IsBased()) == "URL Standard: read with the base"
		if m.IsBased() != c.based || denied == c.based || said != c.based || c.based && (m.Standing() != Unfinished || m.Today() != Unfinished || m.Talk().Silent()) {
			t.Errorf("%q with the base %q: based %v, denied %v, read %v, %v, %v, talk %v", c.src, c.base, m.IsBased(), denied, said, m.Standing(), m.Today(), m.Talk().Steps)
		}
		m.SetBase("")
		if m.IsBased() || len(m.Problems) == 0 || m.Selected != New(c.src).Selected && m.Selected.Len() == 0 {
			t.Errorf("%q after its base has gone: %v", c.src, m.Problems)
		}
	}
}
