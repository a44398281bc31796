package core

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/rounds"
)

// TestNoAllocs: once a Checker has grown, reading and checking allocates nothing,
// whatever is found.
func TestNoAllocs(t *testing.T) {
	var c Checker
	for _, s := range inputs.Seeds() {
		c.Check(s)
		if c.pass.URL.folded != nil {
			continue // white space inside a wrapper is taken out in a copy
		}
		if meant.Doubtful(s) || hasSlip(s) {
			continue // what was meant is looked for
		}
		if n := testing.AllocsPerRun(5, func() { c.Check(s) }); n > 0 {
			t.Errorf("%q: %v allocations", s, n)
		}
	}
}

// TestNoAllocsTemplate: nor does a template, which is broken and has no slip.
func TestNoAllocsTemplate(t *testing.T) {
	var c Checker
	for _, s := range []string{"https://h/{{ name }}/a.md", "http://h/{id}", "http://h/{?q,r*}", "http://h/$HOST", "http://h/users/:id"} {
		c.Check(s)
		if n := testing.AllocsPerRun(5, func() { c.Check(s) }); n > 0 {
			t.Errorf("%q: %v allocations", s, n)
		}
	}
}

// TestZeroURL: the zero URL can be asked all that the reading of the empty input can.
func TestZeroURL(t *testing.T) {
	var zero URL
	if got, want := ids(Check(&zero)), ids(Check(Parse(""))); got != want {
		t.Errorf("it has%s, want%s", got, want)
	}
	if zero.Valid() || zero.Offset() != 0 || len(zero.Tokens()) > 0 || zero.DefaultPort() != 0 {
		t.Error("it is more than empty")
	}
}

// TestCheckerAtMost: a Checker that has findings enough looks for no more, and those it has are the first.
func TestCheckerAtMost(t *testing.T) {
	const enough = 10
	var c Checker
	c.AtMost(enough)
	for _, fill := range []string{"^a", "%zz", "%7e", "|"} {
		s := "http://h/" + strings.Repeat(fill, 1000)
		all := Check(Parse(s))
		_, list := c.Check(s)
		if len(all) == 1 {
			continue // a run is one finding
		}
		if len(list) != enough || !slices.EqualFunc(list, all[:enough], sameFinding) {
			t.Errorf("%.20q…: %d findings of %d: %v", s, len(list), len(all), list)
		}
	}
}

// sameFinding reports whether two runs found the same.
func sameFinding(a, b Diagnostic) bool {
	a.of = b.of
	return a == b
}

// TestCheckerForgets: what a Checker read before leaves no trace.
func TestCheckerForgets(t *testing.T) {
	var c Checker
	r := rand.New(rand.NewPCG(4, 1738))
	list := slices.Clone(inputs.Seeds())
	for range rounds.Of(20_000) {
		list = append(list, inputs.Mutated(r))
	}
	for _, s := range list {
		u, list := c.Check(s)
		fresh := Parse(s)
		if !slices.EqualFunc(list, Check(fresh), sameFinding) {
			t.Errorf("%q: %v, fresh %v", s, ids(list), ids(Check(fresh)))
		}
		same := slices.EqualFunc(u.Tokens(), fresh.Tokens(), func(a, b Token) bool {
			return a.Span == b.Span && a.Part == b.Part && a.Mark == b.Mark
		})
		if !same {
			t.Errorf("%q: %v, fresh %v", s, u.Tokens(), fresh.Tokens())
		}
	}
}

func ids(list []Diagnostic) (s string) {
	for _, d := range list {
		s += " " + d.Severity.String() + ":" + d.Rule.ID
	}
	return s
}

// TestIsReference: a reference is a whole URL, "#" and a fragment.
func TestIsReference(t *testing.T) {
	for text, want := range map[string]bool{
		"http://h/a#top": true, "http://h/#": true, "https://h/#a#b": true, "news:a.b#1": true, "file:///a#é ~": true,
		"http://h/~a#top": false, "http://h/a": false, "#top": false, "h/a#top": false, " http://h/#a": false, "http://h/#a ": false,
		"<http://h/#a>": false, "http://#a": false, "mailto:#a": false, "": false,
	} {
		u := Parse(text)
		if got := u.IsReference(); got != want {
			t.Errorf("%q: a reference is %v", text, got)
		}
		if want && (u.Valid() || !Parse(text[:u.Offset()]).Valid() || text[u.Offset()] != '#') {
			t.Errorf("%q: the URL in it does not end at %d", text, u.Offset())
		}
	}
}
