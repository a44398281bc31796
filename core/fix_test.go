package core

import (
	"math/rand/v2"
	"testing"
)

// countErrors returns how many diagnostics of s are errors by their rule; one that
// is only a warning because a guess is broken counts too.
func countErrors(s string) (n int) {
	for _, d := range Check(Parse(s)) {
		if d.Rule.Severity == Error {
			n++
		}
	}
	return n
}

// checkFixes holds every fix of s to what it promises.
func checkFixes(t *testing.T, s string) {
	t.Helper()
	u := Parse(s)
	before := Check(u)
	for _, d := range before {
		for _, f := range u.Fixes(d) {
			after, _ := Apply(s, f.Edits)
			if d.Severity == Error && countErrors(after) >= countErrors(s) {
				t.Errorf("%q: %s: %s %q gives %q, with %d errors instead of %d: %s", s, d.Rule.ID, f.Title, f.New, after, countErrors(after), countErrors(s), ids(Check(Parse(after))))
			}
			if d.Severity != Error && countErrors(after) > countErrors(s) {
				t.Errorf("%q: %s: %s %q gives %q, which has errors", s, d.Rule.ID, f.Title, f.New, after)
			}
		}
	}
	all := FixAll(s)
	if again := FixAll(all); again != all {
		t.Errorf("%q: fix all gives %q and then %q", s, all, again)
	}
}

func ids(list []Diagnostic) (s string) {
	for _, d := range list {
		s += " " + d.Severity.String() + ":" + d.Rule.ID
	}
	return s
}

func TestFixes(t *testing.T) {
	for _, s := range seeds {
		checkFixes(t, s)
	}
	r := rand.New(rand.NewPCG(2, 1738))
	for range 20_000 {
		checkFixes(t, mutated(r))
		if t.Failed() {
			return
		}
	}
}

// repair applies fix all and then, while there are errors, the first fix of the
// first error.
func repair(s string) (string, bool) {
	for range 40 {
		s = FixAll(s)
		u := Parse(s)
		if u.Valid() {
			return s, true
		}
		fixed := false
		for _, d := range Check(u) {
			if fixes := u.Fixes(d); d.Severity == Error && len(fixes) > 0 {
				s, fixed = Apply(s, fixes[0].Edits)
				break
			}
		}
		if !fixed {
			return s, false
		}
	}
	return s, false
}

func TestRepair(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1738))
	n, good, shown := 0, 0, 0
	for range 50_000 {
		s := mutated(r)
		u := Parse(s)
		if u.Valid() || u.Reading() == nil {
			continue
		}
		n++
		if after, ok := repair(s); ok {
			good++
		} else if shown < 20 {
			shown++
			t.Logf("%q stops at %q:%s", s, after, ids(Check(Parse(after))))
		}
	}
	t.Logf("%d of %d repaired, %.2f %%", good, n, 100*float64(good)/float64(n))
}
