package model

import (
	"slices"
	"testing"

	"urlscope/core"
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
