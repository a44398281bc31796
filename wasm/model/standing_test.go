package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
)

// During typing, an unfinished text is not called wrong. A text that cannot become a URL is called wrong at once.
func TestTypedKeyByKey(t *testing.T) {
	m := New("")
	const url = "http://www.example.com/a b"
	for i := range len(url) {
		m.Typed(url[:i+1])
		broken := i >= len("http://www.example.com/a")
		if hasError(m) != broken || m.IsWrong() != broken {
			t.Errorf("%q has %v, and is called wrong: %v", m.Source(), m.Problems, m.IsWrong())
		}
	}
}

// typedURLs are URLs that some prefixes of are not: what follows a slash, a colon, a dot, a percent sign or a bracket is still to come.
var typedURLs = strings.Fields(`
	http://www.ex.com/ https://www.ex.com/a?b=c#d ws://echo.example.org:8080/chat mailto:joe@example.org
	mailto:joe.user+tag@mail.example.org?subject=a%20b ftp://ftp.example.org/pub/a.txt;type=a ftp://user:pw@h.org:2121/a
	https://user:pa@example.org:8443/a https://[2001:db8::1]:8080/x http://192.168.0.1/ https://192.168.0.1:8080/a/../b%20c?q=%41
	gopher://gopher.example.org:70/1/a gopher://h.org/7/s%09foo%09+x news:comp.lang.c news:1234@host.example.org
	nntp://news.example.org/alt.x/12 telnet://u:p@h.org:23/ file:///etc/motd file://localhost/etc tel:+1-201
	urn:isbn:0451450523 data:text/plain,hello https://xn--bcher-kva.example/ wais://h.org/db?x prospero://h.org:1525/a;b=c foo://h.org/a
`)

// While a URL is typed, only what stays wrong with it is a problem, whoever judges.
func TestTypedEarlyProblems(t *testing.T) {
	for _, url := range typedURLs {
		for _, judge := range Judges {
			whole := New(url)
			whole.JudgeBy(judge)
			m := New("")
			m.JudgeBy(judge)
			for i := range url {
				m.Typed(url[:i+1])
				for _, d := range m.Problems {
					stays := slices.ContainsFunc(whole.Problems, func(w core.Diagnostic) bool {
						return w.Span.Start == d.Span.Start && (w.Rule == d.Rule || d.Severity == core.SeverityError && w.Severity == d.Severity)
					})
					if !stays && !(judge == standards.RFC1738 && hasError(whole)) {
						t.Errorf("%q by %v has %s at %v", m.Source(), judge, d.Rule.ID, d.Span)
					}
				}
				if m.IsWrong() && !whole.IsWrong() || m.Today() == Broken {
					t.Errorf("%q by %v is called wrong: %v, today: %d", m.Source(), judge, m.IsWrong(), m.Today())
				}
			}
		}
	}
}

// hasError reports whether an error is shown.
func hasError(m *Model) bool {
	worst, any := m.Worst()
	return any && worst == core.SeverityError
}

// sameProblem reports whether two findings are the same.
func sameProblem(a, b core.Diagnostic) bool {
	return a.Rule == b.Rule && a.Severity == b.Severity && a.Span == b.Span && a.Arg == b.Arg && a.Case == b.Case
}

// When typing pauses, the problems of an unfinished text are shown, in order with the others.
func TestRestSaysWhatIsUnfinished(t *testing.T) {
	for _, src := range []string{"https:", "https://", "https://www.", "https://user:pa", "https://user:pa@", "mailto:joe", "ftp://ftp.example.org"} {
		m := New("")
		m.Typed(src)
		if m.Rest(); !slices.EqualFunc(m.Problems, New(src).Problems, sameProblem) {
			t.Errorf("%q has at rest %v", src, m.Problems)
		}
	}
	for _, src := range []string{"ftp://user:pass", "http://[::1"} {
		m := New("")
		m.JudgeBy(standards.WHATWG)
		m.Typed(src)
		if m.Standing() != Unfinished || m.Today() != Unfinished || !m.Rest() || m.Standing() != Broken || m.Today() != Broken || !hasError(m) {
			t.Errorf("%q is in state %d, today %d, with %v", src, m.Standing(), m.Today(), m.Problems)
		}
	}
	for _, src := range []string{"h", "http:", "http://", "http://www.example.", "ftp://user:pass", "http://h/%", "HTTP://h:"} {
		m := New("")
		m.Typed(src)
		if m.State != Unfinished || hasError(m) {
			t.Errorf("%q is in state %d, with %v", src, m.State, m.Problems)
		}
		if !m.Rest() || !m.IsWrong() || !slices.EqualFunc(m.Problems, New(src).Problems, sameProblem) {
			t.Errorf("of %q the hand leaves %v", src, m.Problems)
		}
		if m.Rest() {
			t.Errorf("%q has still more to say", src)
		}
	}
}

func TestStates(t *testing.T) {
	for src, want := range map[string]State{
		"": Blank, "h": Unfinished, "www.example.": Unfinished, "http://h": Finished, "http://h/ ": Broken, "http://h/#a": Broken, " ": Broken,
	} {
		if m := New(src); m.State != want {
			t.Errorf("%q is in state %d, want %d", src, m.State, want)
		}
	}
	if m := New(""); len(m.Problems) > 0 {
		t.Errorf("an empty field has %v", m.Problems)
	}
}
