package model

import (
	"errors"
	"slices"
	"strings"
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

// TestUnfitReference checks that a reference that is wrong with its base, too, is called wrong where it is, and not only in need of a base,
// and that one with an unfit base is in need of another.
func TestUnfitReference(t *testing.T) {
	for _, c := range []struct {
		src, base string
		fault     core.Span
		other     bool
	}{
		{"//u:p/w@g/x", "https://h.org/", core.Span{Start: 4, End: 5}, false},
		{"//[::1", "https://h.org/", core.Span{Start: 2, End: 6}, false},
		{"//h:99999/", "https://h.org/", core.Span{Start: 4, End: 9}, false},
		{"https:[x/y", "https://h.org/a", core.Span{}, false},
		{`\\h^/`, "https://h.org/", core.Span{Start: 3, End: 4}, false},
		{"c", "https://h.org:x/a", core.Span{Start: 0, End: 1}, true},
		{"c", "mailto:a@b", core.Span{Start: 0, End: 1}, true},
		{"c", "x", core.Span{Start: 0, End: 1}, true},
		{"c", "", core.Span{Start: 0, End: 1}, false},
	} {
		m := New(c.src)
		m.JudgeBy(standards.WHATWG)
		m.SetBase(c.base)
		var fault core.Span
		if i := slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity == core.SeverityError }); i >= 0 {
			fault = m.Problems[i].Span
		}
		if fault != c.fault || m.NeedsOther() != c.other {
			t.Errorf("%q with the base %q: the fault is %v, needs another: %v", c.src, c.base, fault, m.NeedsOther())
		}
		wrong, needs := fault.Len() > 0 && !c.other && c.base != "", m.NeedsBase(m.Reading())
		if (m.Standing() == Broken) != wrong || (m.Today() == Broken) != wrong || needs == wrong || wrong && m.FirstFault() != fault.Start {
			t.Errorf("%q with the base %q is in state %d, today %d; needs a base: %v", c.src, c.base, m.Standing(), m.Today(), needs)
		}
		agree(t, m)
	}
}

// TestBaseShowsReference checks that with a base, problems and parts belong to the reference, and the conversation is about the URL that it
// makes with the base. Octets that are sent lead to octets of the reference.
func TestBaseShowsReference(t *testing.T) {
	for _, c := range []struct {
		src, base string
		by        standards.Standard
		parts     string
		problems  string
		sent      string // the first line, and the host
		from      string // the octets of the reference that the line is made of
		fixed     bool
	}{
		{"../c?q#f", "http://h/a/b/d", standards.WHATWG, "../c q f", "", "GET /a/c?q to h", "/c?q", false},
		{"../c?q#f", "http://h/a/b/d", standards.RFC3986, "../c q f", "", "GET /a/c?q to h", "/c?q", false},
		{"a b", "http://h/x", standards.WHATWG, "a b", "1-2 invalid-URL-unit", "GET /a%20b to h", "a   b", false},
		{"a b", "http://h/x", standards.RFC3986, "a b", "1-2 RFC 3986, 3.3", "GET /a%20b to h", "a   b", true},
		{`..\c`, "http://h/a/b", standards.WHATWG, `..\c`, "2-3 invalid-reverse-solidus", "GET /c to h", `\c`, false},
		{"//u@g:81/x", "https://h/", standards.WHATWG, "u g 81 /x", "2-4 invalid-credentials", "GET /x to g", "/x81", false},
		{"/x%", "ftp://h", standards.WHATWG, "/x%", "2-3 invalid-URL-unit", "TYPE to h", "", false},
		{"http:c|", "http://h/a/b", standards.WHATWG, "http c|", "5-5 special-scheme-missing-following-solidus, 6-7 invalid-URL-unit", "GET /a/c| to h", "c|", false},
		{"http:d", "http://h/a/b", standards.WHATWG, "http d", "5-5 special-scheme-missing-following-solidus", "GET /a/d to h", "d", false},
		{"http:/d", "http://h/a/b", standards.WHATWG, "http /d", "5-5 special-scheme-missing-following-solidus", "GET /d to h", "/d", false},
		{"http:d", "https://h/a/b", standards.WHATWG, "http d", "5-5 special-scheme-missing-following-solidus", "GET / to d", "", false},
		{"c", "https://h.org:x/a", standards.RFC3986, "c", "", "", "", false},
		{" c\td ", "http://h/a/b", standards.WHATWG, "c\td", "0-1 invalid-URL-unit, 2-3 invalid-URL-unit, 4-5 invalid-URL-unit", "GET /a/cd to h", "cd", false},
		{"?q", "http://u:secret@h/a", standards.WHATWG, "q", "", "GET /a?q to h", "?q", false},
		{"#f", "mailto:a@b", standards.WHATWG, "f", "", "RCPT TO:<a@b> to ", "", false},
		{"//h:/x", "http://g/", standards.RFC3986, "h  /x", "", "GET /x to h", "/x", false},
		{"../c", "", standards.WHATWG, "../c", "0-1 missing-scheme-non-relative-URL", "", "", false},
		{"http://g/x", "http://h/", standards.RFC3986, "http g /x", "", "GET /x to g", "/x", false},
	} {
		m := New(c.src)
		m.JudgeBy(c.by)
		m.SetBase(c.base)
		var parts, problems []string
		for _, p := range m.Tokens() {
			if p.Part != core.Delim {
				parts = append(parts, p.In(c.src))
			}
		}
		for _, d := range m.placed {
			problems = append(problems, FromAttr(d.Span)+" "+strings.TrimPrefix(d.Arg, "URL Standard, "))
		}
		talk := m.Talk()
		sent, from := "", ""
		for i, s := range talk.Steps {
			if talk.Tells(i) && !strings.HasPrefix(s.Kind.Name(), "ftp-user") && !strings.HasPrefix(s.Kind.Name(), "ftp-pass") {
				line, _, _ := strings.Cut(string(s.AppendBytes(nil)), " HTTP/")
				sent = strings.TrimSpace(line) + " to " + talk.Said.Host.In(talk.URL.Source())
				for _, o := range s.Octets {
					if o.From.Len() > 0 && o.Part != core.Host {
						from += o.From.In(c.src)
					}
				}
				break
			}
		}
		if got := strings.Join(parts, " "); got != c.parts {
			t.Errorf("%q with the base %q by %v has the parts %q", c.src, c.base, c.by, got)
		}
		if got := strings.Join(problems, ", "); got != c.problems {
			t.Errorf("%q with the base %q by %v has %q", c.src, c.base, c.by, got)
		}
		if !strings.HasPrefix(sent, c.sent) || c.sent == "" && sent != "" || from != c.from || talk.Fixed != c.fixed {
			t.Errorf("%q with the base %q by %v: %q is sent, of %q; fixed: %v", c.src, c.base, c.by, sent, from, talk.Fixed)
		}
		agree(t, m)
	}
}
