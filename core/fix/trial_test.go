package fix

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"sync/atomic"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
	"urlscope/core/internal/run"
)

// stretched returns a mutated seed in which some stretches are repeated many times,
// each time over with other octets damaged.
func stretched(r *rand.Rand) string { return stretch(r, inputs.Mutated(r), 100, inputs.Edited) }

// soiled returns a URL in which some stretches are repeated many times, each time over with other
// octets that want encoding: what it means is plain, so that an excerpt tells what a fix does.
func soiled(r *rand.Rand) string {
	for {
		s := inputs.Seeds()[r.IntN(len(inputs.Seeds()))]
		u := core.Parse(s)
		if host, ok := u.Token(core.Host); ok && u.Valid() && len(s) > host.End+len("/") {
			path := host.End + strings.IndexByte(s[host.End:]+"/", '/')
			if rest := s[min(path+1, len(s)):]; len(rest) > 2 {
				return s[:path+1] + stretch(r, rest, 500, soil)
			}
		}
	}
}

// soil returns s with an octet that wants encoding put in.
func soil(r *rand.Rand, s string) string {
	const octets = " <>\"{}|^~[]`\x00\x80\xff"
	i, n := r.IntN(len(s)+1), r.IntN(len(octets))
	return s[:i] + octets[n:n+1] + s[i:]
}

// stretch returns s with some stretches repeated many times, each time over damaged otherwise.
func stretch(r *rand.Rand, s string, least int, damage func(*rand.Rand, string) string) string {
	for range 1 + r.IntN(3) {
		i := r.IntN(len(s) + 1)
		j := min(i+r.IntN(30), len(s))
		var b strings.Builder
		for piece := s[i:j]; b.Len() < least+r.IntN(500); {
			b.WriteString(piece)
			if r.IntN(8) == 0 {
				piece = damage(r, piece)
			}
			if piece == "" {
				break
			}
		}
		s = s[:i] + b.String() + s[j:]
	}
	return damage(r, s)
}

// TestTrial holds the fixes that are tried on an excerpt of a URL to those that
// are tried on the whole of it.
func TestTrial(t *testing.T) {
	t.Parallel()
	draws := max(rounds.Of(400), 100) // of fewer, chance leaves out too many
	var excerpts, tries atomic.Int64
	inputs.InParts(t, func(t *testing.T, n int) {
		r := inputs.Drawing(4, n)
		for k := range draws / inputs.Splits {
			s := soiled(r)
			if k%6 == 0 { // most of these are read as what was meant, by the whole
				s = stretched(r)
			}
			u := core.Parse(s)
			list := core.Check(u)
			if len(list) == 0 {
				continue
			}
			k, _ := run.Of[keeper](list[0])
			// math.MaxInt would say that the fixes are known without a trial.
			excerpt, whole := newTrial(k, 0), newTrial(k, len(s)+1)
			for range min(len(list), 10) {
				d := list[r.IntN(len(list))]
				if !Possible(d) || NoName(d) {
					continue
				}
				tries.Add(1)
				if got, want := excerpt.fixes(u, d), whole.fixes(u, d); !reflect.DeepEqual(got, want) {
					t.Fatalf("%q: %s at %v: on the excerpt %q:\n%v\non the whole:\n%v", s, d.Rule.ID, d.Span, excerpt.excerpt.src, got, want)
				}
				if n := len(excerpt.excerpt.src); 0 < n && n < len(s)/2 {
					excerpts.Add(1)
				}
			}
		}
	})
	t.Logf("%d of %d were tried on much less than the whole", excerpts.Load(), tries.Load())
	if least := int64(draws / 2); excerpts.Load() < least { // most URLs need no trial, because what was meant repairs all of them
		t.Errorf("that is less than %d", least)
	}
}

// TestFixAllHostile holds fix all to an end in long texts in which hardly a fix holds, in
// less time than tests have: trying each would take hours.
func TestFixAllHostile(t *testing.T) {
	for _, c := range []struct{ head, fill, tail string }{
		{"prospero://h/", ";<", "/"}, {"wais://", "/]~", "#"},
	} {
		s := c.head + strings.Repeat(c.fill, 64<<10/len(c.fill)) + c.tail
		if all := All(s); All(all) != all {
			t.Errorf("%q…: fix all does not end", s[:20])
		}
	}
}

// TestFixesLong holds the fixes of a long URL to what they promise, and fix all to
// an end.
func TestFixesLong(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1738))
	for range rounds.Of(30) {
		checkFixes(t, stretched(r))
	}
}
