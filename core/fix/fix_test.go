package fix

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

// checkFixes tests whether every fix of s does what its kind promises. After a fix, the finding that it fixes occurs
// less often. A fix of an error leaves fewer errors, and a new error is not where the fix wrote: the old error hid it.
// In "www.h.org/a b" nobody knows what the space means; in "http://www.h.org/a b" the space should be an escape. A fix
// of a warning or a note adds no error. No fix takes away the scheme. The fix of its colon may make a URL of which warnings are left.
func checkFixes(t *testing.T, s string) {
	t.Helper()
	u := core.Parse(s)
	before := core.Check(u)
	for _, d := range before {
		for _, f := range Of(d) {
			after, ok := core.Apply(s, f.Edits)
			if !ok || after == s {
				t.Fatalf("%q: %s: %s does not apply", s, d.Rule.ID, f.Title)
			}
			v := core.Parse(after)
			if u.Scheme() != nil && v.Scheme() == nil {
				t.Errorf("%q: %s: %s %q gives %q, which has no scheme", s, d.Rule.ID, f.Title, f.New, after)
			}
			left := slices.DeleteFunc(core.Check(v), func(d core.Diagnostic) bool { return d.Part == core.HostLiteral })
			if d.Part == core.HostLiteral { // RFC 1738 has no form for it, so the fix writes the form of RFC 3986
				continue
			}
			hides := d.Rule.Severity == core.SeverityError && d.Part != core.Fragment
			if hides && errorsIn(left) >= errorsIn(before) && !(d.Rule.ID == "scheme-colon" && v.Valid()) {
				t.Errorf("%q: %s: %s %q gives %q, with no fewer errors:%s", s, d.Rule.ID, f.Title, f.New, after, ids(left))
			}
			if times(left, findingOf(d)) >= times(before, findingOf(d)) {
				t.Errorf("%q: %s: %s %q gives %q, which has it still", s, d.Rule.ID, f.Title, f.New, after)
			}
			for _, e := range left {
				if e.Rule.Severity == core.SeverityError && times(left, findingOf(e)) > times(before, findingOf(e)) && (!hides || wroteAt(f.Edits, e.Span)) {
					t.Errorf("%q: %s: %s %q gives %q, with the new error %s", s, d.Rule.ID, f.Title, f.New, after, e.Rule.ID)
				}
			}
			if f.Kind == KindSame {
				checkSame(t, u, v, d.Rule.ID)
			}
		}
	}
	all := All(s)
	if again := All(all); again != all {
		t.Errorf("%q: fix all gives %q and then %q", s, all, again)
	}
	checkSame(t, u, core.Parse(all), "fix all")
}

// wroteAt reports whether edits write octets that are then within a span.
func wroteAt(edits []core.Edit, s core.Span) bool {
	grown := 0
	for _, e := range edits {
		start := e.Span.Start + grown
		if s.Start < start+len(e.New) && start < s.End {
			return true
		}
		grown += len(e.New) - e.Span.Len()
	}
	return false
}

// errorsIn counts the errors, and what would be one were the scheme not a guess.
func errorsIn(list []core.Diagnostic) (n int) {
	for _, d := range list {
		if d.Rule.Severity == core.SeverityError && d.Part != core.Fragment { // which what ends in front of it may speak for
			n++
		}
	}
	return n
}

// checkSame holds two readings to be the same but for spelling.
func checkSame(t *testing.T, before, after *core.URL, what string) {
	t.Helper()
	if before.Valid() && !after.Valid() {
		t.Errorf("%q: %s gives %q, which is not valid", before.Source(), what, after.Source())
	}
	if a, b := partsOf(before), partsOf(after); a != b {
		t.Errorf("%q: %s gives %q:\n%s\n%s", before.Source(), what, after.Source(), a, b)
	}
}

// partsOf returns the decoded parts of u, its fragment, and the stray octets outside of a wrapper. It does not compare
// meanings as fixes do: it removes white space from each part in a wrapper, not from the URL. Letters of a scheme mean
// the same in either case (section 2.1), the white space in a wrapper means nothing (appendix), a port is a number, and
// a default that RFC 1738 itself gives counts as if it were written: the port of a scheme (section 3.1) and the type of
// a gopher URL without a path (section 3.4.1).
func partsOf(u *core.URL) string {
	var b []byte
	for _, tok := range u.Tokens() {
		raw := tok.In(u.Source())
		if u.Unfolded() != nil {
			raw = strings.NewReplacer(" ", "", "\t", "", "\r", "", "\n", "").Replace(raw)
		}
		if tok.Part == core.Stray {
			raw = strings.Trim(string(octet.AppendDecoded(nil, raw)), "<>\" \t\r\n") // a fix may have encoded a "<" at its end
		}
		if tok.Part == core.Delim || tok.Part == core.Stray && (raw == "" || octet.EqualFold(raw, "URL:")) {
			continue
		}
		if tok.Part == core.SchemeName {
			raw = strings.ToLower(raw)
		}
		if n := strings.TrimLeft(raw, "0"); tok.Part == core.Port && n != "" {
			if raw = n; n == strconv.Itoa(u.Reading().Port) {
				continue
			}
		}
		b = append(append(b, tok.Part.String()...), '=')
		b = octet.AppendDecoded(b, raw)
		b = append(b, ' ')
	}
	if _, ok := u.Token(core.Host); ok && u.Reading() == core.Gopher && !u.Has(core.Gtype) {
		b = append(b, "gtype=1 selector= "...)
	}
	return string(b)
}

func times(list []core.Diagnostic, found finding) (n int) {
	for _, d := range list {
		if findingOf(d) == found {
			n++
		}
	}
	return n
}

func ids(list []core.Diagnostic) (s string) {
	for _, d := range list {
		s += " " + d.Severity.String() + ":" + d.Rule.ID
	}
	return s
}

// TestSafeKeeps: what is safe takes nothing away that names something.
func TestSafeKeeps(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"http://h/~a#top", "http://h/%7Ea#top"},
		{"HTTP://h:80/~a#", "http://h/%7Ea#"},
		{"<URL:http://h/~a#to p>", "http://h/%7Ea#top"},
		{" https://h/c'#mpiler/~engine ", "https://h/c'#mpiler/~engine"},
		{"<telnet://h/abc", "telnet://h/abc"},
		{"<telnet://h/ abc>", "telnet://h/abc"},
	} {
		if got := All(c.text); got != c.want {
			t.Errorf("%q becomes %q, not %q", c.text, got, c.want)
		}
	}
}

func TestFixes(t *testing.T) {
	t.Parallel()
	checkFixes(t, "http://http;//h.example/")
	checkFixes(t, "ftp://https;//h.example/x")
	seeds := inputs.Seeds()
	if runtime.GOARCH == "wasm" {
		seeds = rounds.Some(seeds) // node is slow, and what is native takes all
	}
	inputs.InParts(t, func(t *testing.T, n int) {
		for k := n; k < len(seeds); k += inputs.Splits {
			checkFixes(t, seeds[k])
		}
		r := inputs.Drawing(2, n)
		for range rounds.Of(6_000) / inputs.Splits {
			checkFixes(t, inputs.Mutated(r))
			checkFixes(t, inputs.Assembled(r))
			if t.Failed() {
				return
			}
		}
	})
}

// repair applies fix all and then, while there are errors, the first fix that is
// offered.
func repair(s string) (string, bool) {
	for range len(s) + 1 {
		s = All(s)
		u := core.Parse(s)
		if u.Valid() {
			return s, true
		}
		next := s
		for _, d := range core.Check(u) {
			if fixes := Of(d); d.Severity == core.SeverityError && len(fixes) > 0 {
				next, _ = core.Apply(s, fixes[0].Edits)
				break
			}
		}
		if next == s {
			break
		}
		s = next
	}
	return s, false
}

// TestRepair damages valid URLs by one, two and three edits behind the scheme, and
// of each wants 99 % of those that are no longer valid repaired.
func TestRepair(t *testing.T) {
	var whole []string
	for _, s := range inputs.Seeds() {
		if core.Parse(s).Valid() && core.Parse(s).Scheme() != core.Other {
			whole = append(whole, s)
		}
	}
	r := rand.New(rand.NewPCG(3, 1738))
	for edits := 1; edits <= 3; edits++ {
		damaged, fixed := 0, 0
		for damaged < rounds.Of(10_000) {
			s := whole[r.IntN(len(whole))]
			behind := strings.IndexByte(s, ':') + 1
			for range edits {
				s = s[:behind] + inputs.Edited(r, s[behind:])
			}
			if core.Parse(s).Valid() {
				continue
			}
			damaged++
			if after, ok := repair(s); ok {
				fixed++
			} else if damaged-fixed <= 10 {
				t.Logf("%q stops at %q:%s", s, after, ids(core.Check(core.Parse(after))))
			}
		}
		share := float64(fixed) / float64(damaged)
		t.Logf("%.2f %% of %d URLs damaged by %d edits repaired", 100*share, damaged, edits)
		least := 0.995
		if !rounds.All() {
			least = 0.98 // of fewer, chance breaks more
		}
		if share < least {
			t.Errorf("that is less than %.1f %%", 100*least)
		}
	}
}

// TestNoName holds that fixes are offered in a long name, but not in one that so much
// is wrong with that fixing an octet would make no name of it.
func TestNoName(t *testing.T) {
	name := strings.Repeat("a", 9_000)
	for _, c := range []struct {
		url  string
		want bool // that there is no fix
	}{
		{"http://" + name + "_b/", false},
		{"ftp://u|" + name + "@h/", false},
		{"http://h:" + strings.Repeat("8", 70_000) + "x/", false},
		{"nntp://h/" + name + "{", false},
		{"ftp://" + strings.Repeat("a|", 2_000) + "@h/", true},
		{"ftp://" + strings.Repeat("a|", 1_000) + "@h/", false},
		{"http://" + strings.Repeat("a_", 2_000) + "a/", false}, // one cause
		{"http://h/" + strings.Repeat("a|", 5_000), false},      // is no name
	} {
		u := core.Parse(c.url)
		list := core.Check(u)
		i := slices.IndexFunc(list, func(d core.Diagnostic) bool { return d.Severity == core.SeverityError })
		if got := NoName(list[i]); got != c.want || got != (len(Of(list[i])) == 0) {
			t.Errorf("%.20s…: %s: no name is %v, with %d fixes", c.url, list[i].Rule.ID, got, len(Of(list[i])))
		}
	}
}
