package standards

import (
	"testing"

	"urlscope/core"
)

// sound fails the test if c has a place outside the input or parts out of order, or differs without a clause.
func sound(t *testing.T, c *Comparison) {
	t.Helper()
	inside := func(s core.Span) bool { return 0 <= s.Start && s.Start <= s.End && s.End <= len(c.Input) }
	for _, r := range c.Readings {
		if r.Offset < 0 || r.Offset > len(c.Input) {
			t.Errorf("%q, %v: the offset is %d", c.Input, r.Standard, r.Offset)
		}
		at := 0
		for _, p := range r.Parts {
			if !inside(p.Span) || p.Start < at || p.Name == "" || p.Role == RoleDelim {
				t.Errorf("%q, %v: %v", c.Input, r.Standard, r.Parts)
			}
			if p.Role != RoleAuthority {
				at = p.End
			}
		}
		if len(r.Parts) > mostParts {
			t.Errorf("%q, %v: %d parts", c.Input, r.Standard, len(r.Parts))
		}
		fatal := 0
		for i, e := range r.Errors {
			if !inside(e.Span) || e.Name == "" || i > 0 && e.Start < r.Errors[i-1].Start {
				t.Errorf("%q: %v", c.Input, e)
			}
			if e.Fatal {
				fatal++
			}
		}
		if r.Standard == WHATWG && r.By == SourceDetectors && (r.Verdict == VerdictFailure) != (fatal == 1) {
			t.Errorf("%q: %v with %v", c.Input, r.Verdict, r.Errors)
		}
	}
	for _, f := range c.Flips {
		if !inside(f.Span) || f.To != f.From+1 || f.Clause.to != f.To {
			t.Errorf("%q: %v", c.Input, f)
		}
	}
	for s := RFC1808; s < count; s++ {
		p := place{input: c.Input, from: &c.Readings[s-1], to: &c.Readings[s]}
		if p.from.Verdict != VerdictNotAsked && p.to.Verdict != VerdictNotAsked && p.find() && p.clause() == nil {
			t.Errorf("%q: no clause says why %v and %v part at %v", c.Input, s-1, s, p.at)
		}
	}
}

func FuzzCompare(f *testing.F) {
	for _, row := range specimens(f) {
		f.Add(row.input)
	}
	for _, s := range starts {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 4096 {
			return
		}
		u := core.Parse(s)
		for _, asked := range []Asked{{Go: askGo}, {}, {Browser: &Answer{OK: true, Result: "x:"}}, {Browser: &Answer{}}} {
			sound(t, Compare(u, asked))
		}
	})
}

func BenchmarkCompare(b *testing.B) {
	u := core.Parse("https://user:pw@www.example.com:8080/~a/../b?x[]=1&y=2#top")
	Compare(u, Asked{})
	b.ReportAllocs()
	for b.Loop() {
		Compare(u, Asked{})
	}
}
