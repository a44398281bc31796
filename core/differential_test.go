package core_test

import (
	"cmp"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/rounds"
)

// The reader, and the machine that finds what was meant, are held against the oracle: what
// they say of an input must be the same, octet by octet.

// differ returns what the reader, or the machine, and the oracle disagree on about s, ""
// when they agree.
func differ(s string) string {
	u, want := core.Parse(s), oracle(s)
	machine := grammar.MachineOf(cmp.Or(want.production, "genericurl"))
	end, n := machine.Run(grammar.Start, s)
	switch {
	case want.valid != (want.production != "" && n == len(s) && machine.Final(end)) || n != want.offset:
		return "the machine is wrong"
	case u.Production() != want.production:
		return "production " + u.Production() + ", want " + want.production
	case u.Valid() != want.valid:
		return "valid is wrong"
	case want.valid && u.Offset() != len(s), !want.valid && u.Offset() != want.offset:
		return "offset is wrong"
	case want.valid && !agree(u, want.parts):
		return "parts are wrong"
	}
	return ""
}

// agree reports whether the parts of u are those that section 5 places. Where a
// later standard or a guess places others, only what they leave alone is looked
// at.
func agree(u *core.URL, want []part) bool {
	list, guessed := partsOf(u)
	if guessed || len(list) == 1 && u.Reading() != u.Scheme() {
		return list[0] == want[0]
	}
	return slices.Equal(list, want)
}

// partsOf returns the parts of u that section 5 places, and whether others are
// guessed. What a later standard placed in a urlpath is that urlpath.
func partsOf(u *core.URL) (list []part, guessed bool) {
	for _, t := range u.Tokens() {
		name := t.Part.Info().Name
		switch {
		case name == "":
		case t.Mark&core.MarkGuess != 0:
			guessed = true
		case name == "host" && u.Has(core.Article): // by section 5 it is inside the article
			list[len(list)-1].end = t.End
		case t.Mark&core.MarkLater == 0:
			list = append(list, part{name, t.Start, t.End})
		case list[len(list)-1].name != "urlpath":
			list = append(list, part{"urlpath", t.Start, t.End})
		default:
			list[len(list)-1].end = t.End
		}
	}
	return list, guessed
}

func checkAgainstOracle(t *testing.T, s string) {
	t.Helper()
	if d := differ(s); d != "" {
		u, want := core.Parse(s), oracle(s)
		parts, _ := partsOf(u)
		t.Errorf("%q: %s:\n got %q %v %d %v\nwant %q %v %d %v", s, d,
			u.Production(), u.Valid(), u.Offset(), parts, want.production, want.valid, want.offset, want.parts)
	}
}

// make fuzz compares more of them.
var (
	comparisons = flag.Int("comparisons", 136_000, "how many strings to hold against the grammar, at least")
	seed        = flag.Uint64("seed", 5, "what those strings are made from")
)

// TestReaderIsTheGrammars compares them on URLs made from the grammar, on such
// with random edits, on beginnings of them, and on arbitrary octets.
func TestReaderIsTheGrammars(t *testing.T) {
	r := rand.New(rand.NewPCG(*seed, 1738))
	for _, s := range inputs(t) {
		checkAgainstOracle(t, s)
	}
	generated, others := 0, 0
	for 3*generated+others < rounds.Of(*comparisons) && !t.Failed() {
		for _, production := range productionNames() {
			s := generate(r, production)
			checkAgainstOracle(t, s)
			checkAgainstOracle(t, s[:r.IntN(len(s)+1)])
			checkAgainstOracle(t, mutate(r, s))
			generated++
		}
		checkAgainstOracle(t, arbitrary(r))
		others++
	}
	t.Logf("compared %d strings: %d generated, as many cut off, as many mutated, %d arbitrary",
		3*generated+others, generated, others)
}

// FuzzOracle is the same with inputs that the fuzzer finds.
func FuzzOracle(f *testing.F) {
	for _, s := range inputs(f) {
		f.Add(s)
	}
	f.Fuzz(checkAgainstOracle)
}

// inputs returns the URLs of the corpus and of the case files.
func inputs(t testing.TB) (list []string) {
	corpus, err := os.ReadFile("../testdata/urls.txt")
	if err != nil {
		t.Fatal(err)
	}
	list = strings.Fields(string(corpus))
	paths, _ := filepath.Glob("../testdata/rules/*.txtar")
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			if s, err := strconv.Unquote(strings.TrimSpace(line)); err == nil {
				list = append(list, s)
			}
		}
	}
	return list
}
