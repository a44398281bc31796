package core_test

import (
	"os"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/rounds"
	"urlscope/core/internal/slipped"
)

// isMeant reports whether got is what was meant, with a fragment or without, since RFC 1738 has none, and with either form of a
// blank in a search.
func isMeant(got, meant string) bool {
	form := func(s string) string {
		s, _, _ = strings.Cut(plain(s), "#")
		return strings.ReplaceAll(s, "+", "%20")
	}
	return form(got) == form(meant)
}

// followed makes the first fix of the first problem, and again until nothing is said but in notes.
func followed(src string) string {
	for range 12 {
		d, ok := firstProblem(core.Check(core.Parse(src)))
		if !ok {
			break
		}
		fixes := fix.Of(d)
		if len(fixes) == 0 || fixes[0].Kind == fix.KindChanges {
			break
		}
		src, _ = core.Apply(src, fixes[0].Edits)
	}
	return src
}

// drops reports whether got lacks more than two letters or digits of meant, scheme and fragment apart.
func drops(got, meant string) bool {
	left := map[rune]int{}
	meant, _, _ = strings.Cut(meant, "#")
	for _, r := range strings.ToLower(got) {
		left[r]++
	}
	lost := 0
	for _, r := range strings.ToLower(meant[strings.IndexByte(meant, ':')+1:]) {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			if left[r]--; left[r] < 0 {
				lost++
			}
		}
	}
	return lost > 2
}

// pairScores returns how many of two slips at once come out as they should, and how many lose more than they must.
func pairScores(t *testing.T) (right, whole score) {
	for _, p := range slipped.Pairs(func(s slipped.Slip) bool { return isMeant(followed(s.Typed), s.Meant) }) {
		got := followed(p.Typed)
		ok, lost := isMeant(got, p.Meant), drops(got, p.Meant)
		right.add(ok)
		whole.add(!lost)
		if !ok {
			t.Logf("pair: %q becomes %q, not %q (%s)%s", p.Typed, got, p.Meant, p.Names, map[bool]string{true: " LOST"}[lost])
		}
	}
	return right, whole
}

// TestPairs holds that slips compose: of two at once as many come out as of each alone, and nothing is thrown away for
// either.
func TestPairs(t *testing.T) {
	t.Parallel()
	right, whole := pairScores(t)
	t.Logf("two slips at once: %d of %d, %.1f %%; %d lose something", right.good, right.all, right.percent(), whole.all-whole.good)
	if right.percent() < pairsLeast || whole.good < whole.all-pairsLost {
		t.Errorf("want at least %.1f %%, and at most %d that lose something", pairsLeast, pairsLost)
	}
}

const (
	pairsLeast = 99.0 // per cent
	pairsLost  = 0
)

// needsRepair reports whether a text has a problem. A name with a letter too many has none.
func needsRepair(s string) bool {
	_, ok := firstProblem(core.Check(core.Parse(s)))
	return ok
}

// plainURLs returns the URLs of testdata/urls.txt without problems.
func plainURLs() (list []string) {
	data, err := os.ReadFile("../testdata/urls.txt")
	if err != nil {
		panic(err)
	}
	for s := range strings.FieldsSeq(string(data)) {
		if !needsRepair(s) {
			list = append(list, s)
		}
	}
	return list
}

// TestRandomSlips holds how many of slips of one key come out as they should.
func TestRandomSlips(t *testing.T) {
	t.Parallel()
	s := randomScore(t, rounds.Of(3000))
	t.Logf("slips of one key: %d of %d, %.1f %%", s.good, s.all, s.percent())
	if s.percent() < 75 {
		t.Error("want at least 75 %")
	}
}

func randomScore(t *testing.T, n int) (s score) {
	for _, p := range slipped.Random(plainURLs(), n, needsRepair) {
		got := followed(p.Typed)
		s.add(isMeant(got, p.Meant))
		if !isMeant(got, p.Meant) && n < 1000 {
			t.Logf("key: %q becomes %q, not %q", p.Typed, got, p.Meant)
		}
	}
	return s
}
