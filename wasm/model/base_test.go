package model

import (
	"errors"
	"testing"

	"urlscope/core/standards"
)

// A link keeps the base, but not its password. A broken base in a link is left out and reported.
func TestBase(t *testing.T) {
	m := New("../g")
	if m.Resolved(nil) != nil {
		t.Error("resolved without a base")
	}
	m.Base = "http://u:secret@a/b/c/d?q"
	list := m.Resolved(func(reference, base string) *standards.Answer {
		return &standards.Answer{OK: true, Result: "http://browser/"}
	})
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
