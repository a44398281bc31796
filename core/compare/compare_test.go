package compare

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"urlscope/core"
	"urlscope/core/wire"
)

var likenesses = [...]string{LikenessIdentical: "identical", LikenessSame: "same", LikenessMaybe: "maybe", LikenessOther: "other", LikenessNone: "none"}

// TestCompare compares pairs of URLs with the likeness and reasons in testdata/compare.txt.
func TestCompare(t *testing.T) {
	data, err := os.ReadFile("../../testdata/compare.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, cases, _ := strings.Cut(string(data), "\n\n")
	met := map[Reason]bool{}
	var want, got strings.Builder
	for line := range strings.Lines(cases) {
		want.WriteString(line)
		a, b, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if !ok || a == "" {
			continue
		}
		before, after := core.Parse(a), core.Parse(b)
		c := URLs(before, after)
		got.WriteString(line + "  " + likenesses[c.Likeness] + "\n")
		for _, p := range c.Parts {
			met[p.Why] = true
			fmt.Fprintf(&got, "  %s %s %s %s\n", p.Part, rawOf(before, p.Old), rawOf(after, p.New), p.Why)
		}
	}
	if got.String() != want.String() {
		t.Errorf("is:\n%s\nshould be:\n%s", got.String(), want.String())
	}
	for _, r := range reasons {
		if !met[r] {
			t.Errorf("no case has the reason %s", r)
		}
	}
}

// rawOf returns the octets of token i.
func rawOf(u *core.URL, i int) string {
	if i < 0 {
		return "-"
	}
	if raw := u.Tokens()[i].In(u.Source()); raw != "" {
		return raw
	}
	return strconv.Quote("")
}

// TestCompareOctets: the marked octets are those that the other URL does not have. An escape is marked as a whole,
// and a part with its delimiters.
func TestCompareOctets(t *testing.T) {
	for _, c := range []struct{ before, after, a, b string }{
		{"http://h/a", "http://h/a", "", ""},
		{"http://h:80/a%2Fb", "http://h/a%2fb", ":80 %2F", "%2f"},
		{"http://h/abc", "http://h/axc", "b", "x"},
		{"http://h/a/b", "http://h/b", "a/", ""},
		{"ftp://u:p@h/a", "gopher://h/0a", "ftp u:p@ a", "gopher 0a"},
	} {
		before, after := core.Parse(c.before), core.Parse(c.after)
		marks := URLs(before, after).Octets
		if a, b := octetsIn(before, marks[0]), octetsIn(after, marks[1]); a != c.a || b != c.b {
			t.Errorf("%s and %s differ in %q and %q, and should in %q and %q", c.before, c.after, a, b, c.a, c.b)
		}
	}
}

func octetsIn(u *core.URL, list []core.Span) string {
	var b []string
	for _, s := range list {
		b = append(b, s.In(u.Source()))
	}
	return strings.Join(b, " ")
}

// FuzzCompare: comparing is symmetric, a URL is identical to itself, the octets that are not marked are equal, and
// fixes that keep the resource keep it.
func FuzzCompare(f *testing.F) {
	f.Add("http://h:80/a%2F", "HTTP://H/a;b#c")
	f.Add("gopher://h/1", "gopher://h")
	f.Add("<URL: ftp://u:@h/ >", "file:///a")
	f.Fuzz(func(t *testing.T, a, b string) {
		before, after := core.Parse(a), core.Parse(b)
		c, back := URLs(before, after), URLs(after, before)
		if (c.Likeness <= LikenessMaybe) != (back.Likeness <= LikenessMaybe) {
			t.Errorf("%q and %q are %s, the other way round %s", a, b, likenesses[c.Likeness], likenesses[back.Likeness])
		}
		if self := URLs(before, before); len(self.Parts) > 0 {
			t.Errorf("%q differs from itself: %v", a, self)
		}
		if left, right := without(a, c.Octets[0]), without(b, c.Octets[1]); left != right {
			t.Errorf("%q and %q: what is not marked is %q and %q", a, b, left, right)
		}
		if !names(before) || !names(after) || before.IsReference() || after.IsReference() {
			return
		}
		if same := meaning(before) == meaning(after); same && c.Likeness == LikenessOther {
			t.Errorf("%q and %q mean the same, and are other resources: %v", a, b, c.Parts)
		} else if !same && c.Likeness <= LikenessMaybe && !hasReason(c, ReasonLaterPort) {
			t.Errorf("%q and %q mean another thing, and are the same resource: %v", a, b, c.Parts)
		}
	})
}

// meaning returns what the tokens of a URL mean, without redundant ones. A fix of kind FixSame must not change it.
func meaning(u *core.URL) string {
	var b strings.Builder
	for i, t := range u.Tokens() {
		if value, idle := u.AppendMeaning(nil, i); t.Part != core.Delim && (idle == "" || idle == core.IdleLaterPort) {
			fmt.Fprintf(&b, "%s %q\n", t.Part, value)
		}
	}
	return b.String()
}

func hasReason(c Comparison, r Reason) bool {
	for _, p := range c.Parts {
		if p.Why == r {
			return true
		}
	}
	return false
}

// without returns s without spans.
func without(s string, list []core.Span) string {
	var b strings.Builder
	at := 0
	for _, span := range list {
		b.WriteString(s[at:span.Start])
		at = span.End
	}
	return b.String() + s[at:]
}

// TestSharedComparing: several goroutines can compare the same URLs and conversations at once.
func TestSharedComparing(t *testing.T) {
	before, after := core.Parse("http://h/%61b"), core.Parse("HTTP://h:80/ab")
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if got := URLs(before, after).Likeness; got != LikenessSame {
				t.Errorf("they are %v", got)
			}
			Steps(wire.Of(before).Steps, wire.Of(after).Steps)
		})
	}
	all.Wait()
}

var reasons = []Reason{ReasonDiffers, ReasonEscape, ReasonHexCase, ReasonReserved, ReasonSchemeCase, ReasonHostCase, ReasonTypeCase, ReasonZeros, ReasonDefaultPort, ReasonLaterPort,
	ReasonEmptyPath, ReasonDefaultType, ReasonLocalhost, ReasonFragment, ReasonAround}
