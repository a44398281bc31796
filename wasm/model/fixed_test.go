package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/wire"
)

// If the port is invalid or no reading is likely, nothing is sent, and one line says why. An unfinished text is
// shown as it would be sent.
func TestTalkOfNothing(t *testing.T) {
	for _, c := range []struct {
		src  string
		kind wire.StepKind
	}{
		{"http://example.com:99999/", "port-none"}, {"ftp://h:0/a", "port-none"}, {"https://h:65536/", "port-none"}, {"telnet://h:99999/", "port-none"},
		{"http:///x", "no-url"}, {"http://h:65535/", "http-request"}, {"http://www.", "http-request"},
	} {
		steps := New(c.src).Talk().Steps
		if alone := len(steps) == 1; steps[0].Kind != c.kind || alone != (steps[0].Side == wire.SideInfo) {
			t.Errorf("of %s goes out %q, first of %d", c.src, steps[0].Kind, len(steps))
		}
	}
}

// TestTalkOfUnknownScheme checks that no HTTP request is shown for an unknown scheme if the standard accepts it and so offers no other.
func TestTalkOfUnknownScheme(t *testing.T) {
	for _, src := range []string{"ttp://h.example/x", "htps://h.example/x", "foo://h.example/x", "h.example:8080/x", "localhost:3000"} {
		for _, by := range []standards.Standard{standards.RFC3986, standards.WHATWG} {
			m := New(src)
			m.JudgeBy(by)
			c := m.Talk()
			if len(c.Steps) == 0 || c.Steps[0].Kind != "other-scheme" || c.Host.Len() > 0 || c.Port != 0 || len(shownLines(c)) > 0 {
				t.Errorf("of %s goes out by %v: %v %d %v", src, by, c.Host, c.Port, c.Steps)
			}
		}
	}
}

// For a text with fixes, the page shows what is sent after the fixes, and each octet leads to the typed text.
func TestTalkOfFixed(t *testing.T) {
	for _, c := range []struct{ src, fixed, request, from string }{
		{"http://exa mple.com/", "http://example.com/", "/", "/"},
		{"htpp://h/a", "http://h/a", "/a", "/a"},
		{"http://h/a b|c", "http://h/a%20b%7Cc", "/a%20b%7Cc", "/a   b|||c"},
		{"http://h/a b#c", "http://h/a%20b#c", "/a%20b", "/a   b"}, // the fragment is not sent
		{"http://exa mple.com/a|b", "http://example.com/a%7Cb", "/a%7Cb", "/a|||b"},
		{"http://h/a^", "http://h/a%5E", "/a%5E", "/a^^^"},
		{"https://h/a|b", "https://h/a%7Cb", "/a%7Cbh", "/a|||bh"},
		{"https://h/é", "https://h/%C3%A9", "/%C3%A9h", "/ééééééh"},
		{"htps://h/a", "https://h/a", "/ah", "/ah"},
	} {
		m := New(c.src)
		talk := m.Talk()
		if !talk.Fixed || talk.URL.Source() != c.fixed {
			t.Errorf("%s is fixed: %v, to %s", c.src, talk.Fixed, talk.URL.Source())
			continue
		}
		request, from := "", ""
		first := slices.IndexFunc(talk.Steps, func(s wire.Step) bool { return strings.HasPrefix(string(s.Kind), "http-request") })
		for _, o := range talk.Steps[max(first, 0)].Octets {
			if o.From.Len() > 0 {
				request += string(rune(o.Value))
				from += o.From.In(c.src)
			}
		}
		if request != c.request || from != c.from {
			t.Errorf("of %s goes out %q, from %q", c.src, request, from)
		}
	}
	for _, src := range []string{"http://h/a", "http://h/#b", "h", "x-y:z", "http://", "foo://h/", "http://www.example."} {
		if m := New(src); m.Talk().Fixed || m.Talk().URL != m.URL {
			t.Errorf("%s is fixed to %s", src, m.Talk().URL.Source())
		}
	}
}

func FuzzTalkOfFixed(f *testing.F) {
	for _, src := range []string{"htp:/h/a b", "http//h:x/|", "ftp://h/%\n<", "URL:http:\\\\h\\a", "gopher://h:7O/1a b\x00"} {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		inside := func(s core.Span) bool { return 0 <= s.Start && s.Start <= s.End && s.End <= len(src) }
		steps := New(src).Talk().Steps
		for i := range steps {
			ok := true
			for _, s := range steps[i].Sources() {
				ok = ok && inside(s)
			}
			for _, o := range steps[i].Octets {
				ok = ok && inside(o.From)
			}
			for _, piece := range steps[i].Pieces {
				ok = ok && inside(piece.From)
			}
			for _, e := range steps[i].Early {
				ok = ok && inside(e.From) && inside(e.Found)
			}
			if !ok {
				t.Fatalf("%q: step %d leads out of it: %v", src, i, steps[i])
			}
		}
	})
}
