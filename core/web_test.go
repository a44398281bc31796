package core

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

// webReading is what a URL was read as, in a form that can be compared.
type webReading struct {
	Scheme, Reading *Scheme
	Known           *Registered
	Named           Span
	Has             partSet
	Facts           factSet
	Delims          octet.Class
	At, Path        int
	Unplaced        bool
	Tokens          []webToken
}

type webToken struct {
	Span  Span
	Part  Part
	Mark  Mark
	Seen  octet.Class
	Facts factSet
}

func readingOf(u *URL) webReading {
	r := webReading{u.scheme, u.reading, u.known, u.named, u.has, u.facts, u.delims, u.at, u.path, u.unplaced, nil}
	for _, t := range u.tokens {
		r.Tokens = append(r.Tokens, webToken{t.Span, t.Part, t.Mark, t.seen, t.facts})
	}
	return r
}

// TestReadWeb holds readWeb to split, by which all else is read: whatever it takes is read alike by both.
func TestReadWeb(t *testing.T) {
	var fast, slow URL
	taken := 0
	check := func(s string) {
		fast.start(s)
		if !fast.readWeb() {
			return
		}
		taken++
		slow.start(s)
		slow.split(false)
		if d := cmp.Diff(readingOf(&slow), readingOf(&fast), cmp.Comparer(func(a, b *Scheme) bool { return a == b }),
			cmp.Comparer(func(a, b *Registered) bool { return a == b })); d != "" {
			t.Fatalf("%q: split and readWeb differ (-split +readWeb):\n%s", s, d)
		}
	}
	r := rand.New(rand.NewPCG(16, 1738))
	urls := inputs.Lines(inputs.File("urls.txt"))
	n := rounds.Of(60_000)
	for range n {
		s := urls[r.IntN(len(urls))]
		check(s)
		check(inputs.Edited(r, s))
		check("http" + strings.Repeat("s", r.IntN(2)) + "://" + inputs.Assembled(r))
		check("http" + strings.Repeat("s", r.IntN(2)) + "://h.org/" + inputs.Assembled(r))
	}
	if taken < n/6 {
		t.Errorf("only %d were taken", taken)
	}
}
