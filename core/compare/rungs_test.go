package compare

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
)

// someSuffixes knows the suffixes that the head of testdata/same.txt names.
func someSuffixes(domain string) string {
	for _, suffix := range []string{"co.uk", "github.io", "com", "org"} {
		if before, ok := strings.CutSuffix(domain, "."+suffix); ok {
			return before[strings.LastIndexByte(before, '.')+1:] + "." + suffix
		}
	}
	return ""
}

// TestLadder compares pairs of URLs with the rungs in testdata/same.txt.
func TestLadder(t *testing.T) {
	data, err := os.ReadFile("../../testdata/same.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, cases, _ := strings.Cut(string(data), "\n\n")
	met := map[Cause]bool{}
	var want, got strings.Builder
	for line := range strings.Lines(cases) {
		want.WriteString(line)
		a, b, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if !ok || a == "" {
			continue
		}
		got.WriteString(line)
		var levels []string
		list := Ladder(core.Parse(a), core.Parse(b), Asked{Registrable: someSuffixes})
		for i := range list {
			met[list[i].Cause] = true
			levels = append(levels, list[i].Level.String())
			if i+1 == len(list) || says(&list[i]) != says(&list[i+1]) {
				fmt.Fprintf(&got, "  %s: %s\n", strings.Join(levels, ", "), says(&list[i]))
				levels = nil
			}
		}
	}
	if got.String() != want.String() {
		t.Errorf("is:\n%s\nshould be:\n%s", got.String(), want.String())
	}
	for _, c := range []Cause{"", CausePart, CauseOpaque, CauseNone, CauseRelative, CauseUnicode} {
		if !met[c] {
			t.Errorf("no case has the cause %q", c)
		}
	}
}

// says words what a rung says.
func says(r *Rung) string {
	at := fmt.Sprintf("%d and %d", r.At[0], r.At[1])
	switch {
	case r.Verdict == VerdictSame:
		return "same"
	case r.Verdict == VerdictUnknown && r.Cause == CauseNone:
		return "unknown, neither is a URL, " + at
	case r.Verdict == VerdictUnknown:
		return "unknown, " + string(r.Cause)
	case r.Cause == CauseNone:
		return "one is no URL, " + at
	case r.Cause == CauseOpaque:
		return "opaque"
	}
	return r.Part.String() + ", " + at
}

// TestLadderAsked: who is asked counts.
func TestLadderAsked(t *testing.T) {
	browser := func(src string) *standards.Answer {
		if src == "http://h/" {
			return nil
		}
		return &standards.Answer{OK: true, Result: "http://xn--bcher-kva.example/"}
	}
	for _, c := range []struct {
		a, b  string
		with  Asked
		level Level
		want  string
	}{
		{"http://bücher.example/", "http://xn--bcher-kva.example/", Asked{Browser: browser}, LevelURL, "same"},
		{"http://bücher.example/", "http://xn--bcher-kva.example/", Asked{}, LevelSite, "unknown, unicode"},
		{"http://bücher.example/", "http://h/", Asked{Browser: browser}, LevelOrigin, "host, 7 and 7"},
		{"http://a.h.com/", "http://b.h.com/", Asked{}, LevelSite, "unknown, suffixes"},
		{"http://a.h.com/", "http://a.h.com:81/", Asked{}, LevelSite, "same"},
		{"http://a.h.com/", "http://a.g.com/", Asked{}, LevelSite, "host, 9 and 9"},
		{"http://a.h.com/", "http://h.org/", Asked{}, LevelSite, "host, 11 and 9"},
		{"http://localhost/", "http://h.localhost/", Asked{}, LevelSite, "host, 7 and 7"},
		{"http://1.2.3.4/", "http://9.2.3.4/", Asked{}, LevelSite, "host, 7 and 7"},
		{"http://a.h.com/", "https://a.h.com/", Asked{}, LevelSite, "scheme, 4 and 4"},
	} {
		if got := says(&Ladder(core.Parse(c.a), core.Parse(c.b), c.with)[c.level]); got != c.want {
			t.Errorf("%s and %s, %v: %s, want %s", c.a, c.b, c.level, got, c.want)
		}
	}
}

// TestLadderPlaces: octets that the parser removes, and several that it prints for one, do not lead astray.
func TestLadderPlaces(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		level Level
		want  string
	}{
		{" http://h/a", "http://h/b", LevelURL, "path, 10 and 9"},
		{"ht\ttp://h/a", "ht\ntp\r://h/b", LevelURL, "path, 10 and 11"},
		{"http://h:\t81/", "http://h:8\n2/", LevelURL, "port, 11 and 11"},
		{"http://u\t@h/", "http://u@g/", LevelURL, "host, 10 and 9"},
		{"http://h/é\\x", "http://h/é/y", LevelURL, "path, 12 and 12"},
		{"http://h/\xff/x", "http://h/\xff/y", LevelURL, "path, 11 and 11"},
		{"http://h/b/%2E./x", "http://h/a/../y", LevelURL, "path, 16 and 14"},
		{"http://h/%2E./%2ea/x", "http://h/.a/y", LevelURL, "path, 14 and 9"},
		{"http://h/a?é'x", "http://h/a?é'y", LevelURL, "query, 14 and 14"},
		{"http://h/a#é x", "http://h/a#é y", LevelURL, "fragment, 14 and 14"},
		{"x:é y", "x:é z", LevelURL, "path, 5 and 5"},
		{"http://ＡB.com/", "http://ac.com/", LevelURL, "host, 7 and 8"},
		{"http://h.%63om/", "http://h.%63on/", LevelURL, "host, 13 and 13"},
		{"http://h/%61%2f", "http://h/a%2E", LevelSyntax, "path, 12 and 10"},
		{"http://h/a/../%61/%41", "http://h/a/b", LevelSyntax, "path, 18 and 11"},
		{"http://h", "http://h/x", LevelScheme, "path, 8 and 9"},
		{"file:a", "file:///b", LevelURL, "path, 5 and 8"},
	} {
		if got := says(&Ladder(core.Parse(c.a), core.Parse(c.b), Asked{})[c.level]); got != c.want {
			t.Errorf("%q and %q, %v: %s, want %s", c.a, c.b, c.level, got, c.want)
		}
	}
}

// FuzzLadder: a ladder is symmetric, its places are in the inputs, what is the same in one sense is so in each that is said to follow,
// and the normal form of a normal form is itself.
func FuzzLadder(f *testing.F) {
	f.Add("http://h:80/a%2F/../%7e", "HTTP://H/a;b#c")
	f.Add("x:/..//a", "x:/.//a")
	f.Add("file:///C|/a", "blob:http://u@h:80/a?b")
	f.Add("http:\t\\\\ｈ\\.%2e", "//h/%")
	f.Add("mailto:a/../b", "http://127.1/")
	f.Fuzz(func(t *testing.T, a, b string) {
		u, v := core.Parse(a), core.Parse(b)
		checkLadder(t, u, v)
		checkLadder(t, u, core.Parse(a))
		for _, s := range []string{a, b} {
			checkNormal(t, core.Parse(s))
			if standards.Compare(core.Parse(s), standards.Asked{}).Readings[standards.RFC3986].Verdict == standards.VerdictInvalid {
				continue
			}
			once := bySyntax(s, allRewrites).String()
			if again := bySyntax(once, allRewrites).String(); again != once {
				t.Errorf("%q: its normal form %q has the normal form %q", s, once, again)
			}
			port := core.Parse(s).DefaultPort()
			once = bySyntax(s, allRewrites).byScheme(port, allRewrites).String()
			if again := bySyntax(once, allRewrites).byScheme(port, allRewrites).String(); again != once {
				t.Errorf("%q: its normal form %q has the normal form %q", s, once, again)
			}
		}
	})
}

// checkLadder holds the properties of a ladder.
func checkLadder(t *testing.T, u, v *core.URL) {
	t.Helper()
	a, b := u.Source(), v.Source()
	list, back := Ladder(u, v, Asked{}), Ladder(v, u, Asked{})
	same := func(l Level) bool { return list[l].Verdict == VerdictSame }
	for i, r := range list {
		r.At[0], r.At[1] = r.At[1], r.At[0]
		if r != back[i] {
			t.Errorf("%q and %q, %v: %+v one way, %+v the other", a, b, r.Level, r, back[i])
		}
		if at := list[i].At; at[0] < 0 || at[0] > len(a) || at[1] < 0 || at[1] > len(b) {
			t.Errorf("%q and %q, %v: the places are %v", a, b, r.Level, at)
		}
		if (r.Verdict == VerdictSame) != (r.Cause == "") || (r.Verdict == VerdictDiffers && r.Cause != CauseNone) != (r.Part != standards.RoleDelim) {
			t.Errorf("%q and %q: %+v", a, b, r)
		}
	}
	if same(LevelString) != (a == b) {
		t.Errorf("%q and %q: %+v", a, b, list[LevelString])
	}
	isURL := list[LevelURL].Cause != CauseNone && list[LevelURL].Cause != CauseRelative
	isTuple := list[LevelOrigin].Cause == "" || list[LevelOrigin].Cause == CausePart
	hasHost := divide(a)[standards.RoleHost].Len() > 0 // else browsers look for it in the path, as they do in the path of a blob
	for _, follows := range []struct {
		from, to Level
		holds    bool // whether it follows here
	}{
		{LevelString, LevelSyntax, true},
		{LevelSyntax, LevelScheme, true},
		{LevelString, LevelURL, isURL},
		{LevelURL, LevelDocument, true},
		{LevelDocument, LevelOrigin, isTuple},
		{LevelScheme, LevelOrigin, isTuple && hasHost},
		{LevelOrigin, LevelSite, true},
	} {
		if follows.holds && same(follows.from) && !same(follows.to) {
			t.Errorf("%q and %q are the same by %v, but not by %v: %+v", a, b, follows.from, follows.to, list[follows.to])
		}
	}
	x, y := printedFor(u), printedFor(v)
	if x != "" && y != "" && same(LevelURL) != (x == y) {
		t.Errorf("%q and %q: they are printed as %q and %q: %+v", a, b, x, y, list[LevelURL])
	}
}

// printedFor returns what the parser of the URL Standard prints for u.
func printedFor(u *core.URL) string {
	return standards.Compare(u, standards.Asked{}).Readings[standards.WHATWG].Result
}

// TestLadderPairs holds the properties of ladders for pairs of URLs that are nearly the same.
func TestLadderPairs(t *testing.T) {
	parts := [][]string{
		{"http:", "HTTP:", "https:", "x:", "file:", "blob:http:", "ftp:", "", "data:"},
		{"//", "", "/", "\\\\", "///"},
		{"", "u@", "u:%70@", ":@"},
		{"h", "H", "%48", "", "127.1", "127.0.0.1", "[::1]", "[0::1]", "h.", "bü"},
		{"", ":", ":80", ":443", ":81", ":080", ":x"},
		{"", "/", "/.", "/a/../b", "/b", "/%62", "/..//b", "/a%2fb", "/a%2Fb", "/é", "\\b"},
		{"", "?", "?q", "?%71"},
		{"", "#", "#f", "#%66"},
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range rounds.Of(10_000) {
		var a, b string
		for _, choice := range parts {
			s := choice[random.IntN(len(choice))]
			a += s
			if random.IntN(6) == 0 {
				s = choice[random.IntN(len(choice))]
			}
			b += s
		}
		checkLadder(t, core.Parse(a), core.Parse(b))
	}
}

// TestNormalForms: the examples of section 6.2.2 and 6.2.3 of RFC 3986, and of its section 5.4 for dot segments.
func TestNormalForms(t *testing.T) {
	for _, c := range []struct{ s, syntax, scheme string }{
		{"HTTP://www.EXAMPLE.com/", "http://www.example.com/", "http://www.example.com/"},
		{"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D", "example://a/b/c/%7Bfoo%7D"},
		{"http://h/%3a", "http://h/%3A", "http://h/%3A"},
		{"http://example.com", "http://example.com", "http://example.com/"},
		{"http://example.com:/", "http://example.com:/", "http://example.com/"},
		{"http://example.com:80/", "http://example.com:80/", "http://example.com/"},
		{"http://%48%5F%2f@%48%5F%2f:81?%5F#%5f", "http://H_%2F@h_%2F:81?_#_", "http://H_%2F@h_%2F:81/?_#_"},
		{"mailto:Joe@Example.com", "mailto:Joe@Example.com", "mailto:Joe@Example.com"},
		{"http:/a/b/c/./../../g", "http:/a/g", "http:/a/g"},
		{"x:mid/content=5/../6", "x:mid/6", "x:mid/6"},
		{"x:/..//a", "x:/.//a", "x:/.//a"},
		{"../%61", "../a", "../a"},
	} {
		syntax := bySyntax(c.s, allRewrites)
		scheme := syntax.byScheme(core.Parse(c.s).DefaultPort(), allRewrites)
		if syntax.String() != c.syntax || scheme.String() != c.scheme {
			t.Errorf("%s: it is %s and %s, want %s and %s", c.s, syntax, scheme, c.syntax, c.scheme)
		}
	}
}

// TestRemoveDots: dot segments go as they do when package standards resolves by RFC 3986, when the parser of the URL Standard prints
// them and, where no segment is empty, in net/url.
func TestRemoveDots(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	segments := []string{"a", "b", ".", "..", "...", ".a", ""}
	base := &url.URL{Scheme: "http", Host: "x"}
	for range rounds.Of(20_000) {
		s := "http://h"
		for range random.IntN(7) + 1 {
			s += "/" + segments[random.IntN(len(segments))]
		}
		got := bySyntax(s, allRewrites).String()
		for _, r := range standards.Resolve("http://x/", s, standards.Asked{}) {
			if (r.Standard == standards.RFC3986 || r.Standard == standards.WHATWG) && r.Result != got {
				t.Errorf("%s: it is %s, and by %v %s", s, got, r.Standard, r.Result)
			}
		}
		if by, err := base.Parse(s); err != nil || !strings.Contains(s[len("http://"):], "//") && by.String() != got {
			t.Errorf("%s: it is %s, by net/url %v, %v", s, got, by, err)
		}
	}
}

// TestLadderLong: of long texts with much to remove, the ladder is found in steps that grow with the text.
func TestLadderLong(t *testing.T) {
	const n = 1 << 16
	for _, c := range []string{"/..", "/a/..", "/./", "%2e/", "a%2f", "\t", "é", "blob:", "http:", "@", "#"} {
		a, b := "http://h/"+strings.Repeat(c, n/len(c)), strings.Repeat(c, n/len(c))+"x"
		checkLadder(t, core.Parse(a), core.Parse(b))
	}
}
