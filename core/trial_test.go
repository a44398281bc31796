package core

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// stretched returns a mutated seed in which some stretches are repeated many times,
// each time over with other octets damaged.
func stretched(r *rand.Rand) string {
	s := mutated(r)
	for range 1 + r.IntN(3) {
		i := r.IntN(len(s) + 1)
		j := min(i+r.IntN(30), len(s))
		var b strings.Builder
		for piece := s[i:j]; b.Len() < 100+r.IntN(500); {
			b.WriteString(piece)
			if r.IntN(8) == 0 {
				piece = edited(r, piece)
			}
			if piece == "" {
				break
			}
		}
		s = s[:i] + b.String() + s[j:]
	}
	return edited(r, s)
}

// TestTrial holds the fixes that are tried on an excerpt of a URL to those that
// are tried on the whole of it.
func TestTrial(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1738))
	excerpts, tries := 0, 0
	for range 500 {
		s := stretched(r)
		u := Parse(s)
		list := Check(u)
		excerpt, whole := newTrial(u, 0), newTrial(u, math.MaxInt)
		for range min(len(list), 10) {
			d := list[r.IntN(len(list))]
			tries++
			if got, want := excerpt.fixes(u, d), whole.fixes(u, d); !reflect.DeepEqual(got, want) {
				t.Fatalf("%q: %s at %v: on the excerpt %q:\n%v\non the whole:\n%v", s, d.Rule.ID, d.Span, excerpt.excerpt.src, got, want)
			}
			if n := len(excerpt.excerpt.src); 0 < n && n < len(s)/2 {
				excerpts++
			}
		}
	}
	if excerpts < tries/20 { // by what is drawn, 8 of 100: most are read as what was meant, by the whole
		t.Errorf("only %d of %d were tried on much less than the whole", excerpts, tries)
	}
}

// TestFixAllHostile holds fix all to an end in long texts in which hardly a fix holds, in
// less time than tests have: trying each would take hours.
func TestFixAllHostile(t *testing.T) {
	for _, c := range []struct{ head, fill, tail string }{
		{"prospero://h/", ";<", "/"}, {"wais://", "/]~", "#"},
	} {
		s := c.head + strings.Repeat(c.fill, 64<<10/len(c.fill)) + c.tail
		if all := FixAll(s); FixAll(all) != all {
			t.Errorf("%q…: fix all does not end", s[:20])
		}
	}
}

// TestFixesLong holds the fixes of a long URL to what they promise, and fix all to
// an end.
func TestFixesLong(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1738))
	for range 30 {
		checkFixes(t, stretched(r))
	}
}
