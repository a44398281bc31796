package core

import (
	"testing"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
)

func checkInvariants(t *testing.T, s string) {
	t.Helper()
	u := Parse(s)
	at := 0
	for _, tok := range u.Tokens() {
		if tok.Start != at || tok.End < at || tok.End > len(s) {
			t.Fatalf("%q: token %v does not begin at %d", s, tok, at)
		}
		at = tok.End
	}
	if at != len(s) {
		t.Fatalf("%q: the tokens end at %d of %d: %v", s, at, len(s), u.Tokens())
	}
	errors, first := 0, len(s)
	last := 0
	for _, d := range Check(u) {
		if d.Span.Start < last || d.Span.End < d.Span.Start || d.Span.End > len(s) {
			t.Fatalf("%q: %s: span %v", s, d.Rule.ID, d.Span)
		}
		last = d.Span.Start
		if d.Severity == SeverityError {
			errors++
			first = min(first, d.Span.Start)
		}
	}
	if u.Valid() != (errors == 0) {
		t.Fatalf("%q (%s): valid is %v, offset %d, but there are %d errors: %v", s, u.Production(), u.Valid(), u.Offset(), errors, Check(u))
	}
	if first > u.Offset() {
		t.Fatalf("%q: the first error is at %d, behind the offset %d: %v", s, first, u.Offset(), Check(u))
	}
}

func TestInvariants(t *testing.T) {
	t.Parallel()
	inputs.InParts(t, func(t *testing.T, n int) {
		for k := n; k < len(inputs.Seeds()); k += inputs.Splits {
			s := inputs.Seeds()[k]
			for i := 0; i <= len(s); i += rounds.Every() {
				checkInvariants(t, s[:i])
			}
		}
		r := inputs.Drawing(1, n)
		for range rounds.Of(10_000) / inputs.Splits {
			checkInvariants(t, inputs.Mutated(r))
			checkInvariants(t, inputs.Assembled(r))
		}
	})
}
