package compare

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/wire"
)

// changes returns what became of the client's steps and their octets.
func changes(before, after string) string {
	a, b := wire.Of(core.Parse(before)).Steps, wire.Of(core.Parse(after)).Steps
	var list []string
	for _, c := range Steps(a, b) {
		var s *wire.Step
		if c.New >= 0 {
			s = &b[c.New]
		} else {
			s = &a[c.Old]
		}
		if s.Side != wire.SideClient || c.Change == ChangeKept {
			continue
		}
		line := [...]string{ChangeChanged: "~", ChangeAdded: "+", ChangeRemoved: "-"}[c.Change] + s.Kind.Name()
		if c.Change == ChangeChanged {
			line += fmt.Sprintf(" %q", valuesOf(s.Octets[c.Octets.Start:c.Octets.End]))
		}
		list = append(list, line)
	}
	return strings.Join(list, ", ")
}

func valuesOf(octets []wire.Octet) (values []byte) {
	for _, o := range octets {
		values = append(values, o.Value)
	}
	return values
}

func TestSteps(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"ftp://h/a", "ftp://h/a", ""},
		{"ftp://h/a", "ftp://host/a", ""}, // the same octets, from other places in the URL
		{"ftp://h/a/b;type=i", "ftp://h/a/bc;type=i", `~ftp-retr "c"`},
		{"ftp://h/a/c", "ftp://h/a/b/c", "+ftp-cwd"},
		{"ftp://h/a/b/c", "ftp://h/a/c", "-ftp-cwd"},
		{"ftp://h/a/b/c", "ftp://h/a/x/c", `~ftp-cwd "x"`},
		{"ftp://h/a;type=a", "ftp://h/a;type=i", `~ftp-type "i"`},
		{"ftp://h/a;type=i", "ftp://h/a;type=d", "-ftp-type, +ftp-nlst, -ftp-retr"},
		{"ftp://u@h/a", "ftp://u:p@h/a", `~ftp-pass "p"`},
		{"http://h/a%20b", "http://h/a%20c", `~http-request "c", ~http-request "c"`},
		{"http://h/ab", "http://h/b", `~http-request "", ~http-request ""`},
		{"gopher://h/1a", "gopher://h/1a%09b", `~gopher-request "\tb"`},
		{"gopher://h/7a", "gopher://h/7a%09b", `~gopher-request "b"`}, // in place of the words that a client would ask for
		{"", "news:*", "+nntp-list"},
	} {
		if got := changes(c.before, c.after); got != c.want {
			t.Errorf("%s to %s: %s, want %s", c.before, c.after, got, c.want)
		}
	}
}

// TestStepsIsWhole: every step of both conversations occurs once, in order, and kept steps are equal.
func TestStepsIsWhole(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1738))
	for range rounds.Of(3000) {
		s := mutated(r)
		at := r.IntN(len(s) + 1)
		typed := s[:at] + string("/%;a09\x00"[r.IntN(7)]) + s[at:]
		before, after := wire.Of(core.Parse(s)).Steps, wire.Of(core.Parse(typed)).Steps
		for i, c := range Steps(after, after) {
			if c != (StepChange{Old: i, New: i}) {
				t.Fatalf("%q differs from itself: %+v", typed, c)
			}
		}
		var olds, news []int
		for _, c := range Steps(before, after) {
			if c.Old >= 0 {
				olds = append(olds, c.Old)
			}
			if c.New >= 0 {
				news = append(news, c.New)
			}
			both := c.Old >= 0 && c.New >= 0
			if both != (c.Change == ChangeKept || c.Change == ChangeChanged) || both && sameStep(&before[c.Old], &after[c.New]) != (c.Change == ChangeKept) {
				t.Fatalf("%q to %q: %+v", s, typed, c)
			}
		}
		if !slices.IsSorted(olds) || !slices.IsSorted(news) || len(olds) != len(before) || len(news) != len(after) {
			t.Fatalf("%q to %q: the steps %v of %d and %v of %d", s, typed, olds, len(before), news, len(after))
		}
	}
}

// TestStepsOfMany: comparing long conversations takes linear time. Otherwise this test would time out.
func TestStepsOfMany(t *testing.T) {
	long := wire.Of(core.Parse("ftp://h" + strings.Repeat("/a", 50_000))).Steps
	other := wire.Of(core.Parse("ftp://h" + strings.Repeat("/b", 50_000))).Steps
	if got := len(Steps(long, other)); got != len(long) {
		t.Errorf("%d changes in %d steps", got, len(long))
	}
	files := wire.Of(core.Parse("gopher://h:25/0" + strings.Repeat("a%0Ab", 50_000))).Steps
	Steps(long, files)
	Steps(files, long)
}

// mutated returns a URL with up to three other octets.
func mutated(r *rand.Rand) string {
	b := []byte(seeds[r.IntN(len(seeds))])
	for range r.IntN(4) {
		b[r.IntN(len(b))] = "/%;:@a09\x00"[r.IntN(9)]
	}
	return string(b)
}

var seeds = []string{
	"ftp://u:p@h/a/b;type=i", "ftp://h/%2Fa//c", "http://h:80/a/b?q", "https://h/a", "gopher://h/7a%09b%09+", "mailto:a@h", "news:a.b", "nntp://h/g/1",
	"telnet://u:p@h/", "wais://h/d/t/p", "file://h/a/b", "prospero://h//a;b=c", "foo:bar",
}
