package core_test

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/fix"
)

// A mistake is a line of testdata/mistakes.jsonl.
type mistake struct {
	Typed  string
	Meant  []string
	Class  string
	Why    string
	Cause  []int
	Causes [][]int
}

func mistakes(t *testing.T, file string) (list []mistake) {
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		var m mistake
		if err := json.Unmarshal(s.Bytes(), &m); err != nil {
			t.Fatalf("%s: %v", s.Text(), err)
		}
		list = append(list, m)
	}
	return list
}

// A score is how many of a class came out as they should.
type score struct{ good, all int }

func (s score) percent() float64 { return 100 * float64(s.good) / float64(max(s.all, 1)) }

// String is the percentage, "–" where nothing was asked.
func (s score) String() string {
	if s.all == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f", s.percent())
}

func (s *score) add(good bool) {
	s.all++
	if good {
		s.good++
	}
}

// TestMistakes asks whether what people meant is what the fixes offer.
func TestMistakes(t *testing.T) {
	file := "../testdata/mistakes.jsonl"
	if other := os.Getenv("MISTAKES"); other != "" {
		file = other
	}
	testMistakes(t, file)
}

// TestMoreMistakes asks the same of slips that were written after the moves, without a look at them, in five lots:
// 91.4, 93.1, 93.4, 94.8 and 90.3 % of them came out as they should before any move was made for them.
func TestMoreMistakes(t *testing.T) { testMistakes(t, "../testdata/mistakes-more.jsonl") }

// sealed is a lot of slips that nobody tunes on: TestSlipTable alone reads it, and prints one figure of it and no line. A lot is
// written by somebody who has not seen the moves, and never changed after: another takes its place.
const (
	sealed     = "../testdata/sealed/slips.jsonl"
	sealedHash = "20ee56f5282fa43d7283b5eb76ce5aca6675528db84ed1f19dfc8d6e04bcad5f" // SHA-256
)

// TestSealed holds that the sealed lot is what it was when it was sealed.
func TestSealed(t *testing.T) {
	data, err := os.ReadFile(sealed)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%x", sha256.Sum256(data)); got != sealedHash {
		t.Errorf("%s has the hash %s, want %s: put another lot in its place rather than change one", sealed, got, sealedHash)
	}
}

func testMistakes(t *testing.T, file string) {
	s := scoreMistakes(t, file, t.Logf)
	for _, c := range slices.Sorted(maps.Keys(s.classes)) {
		t.Logf("%-18s %d of %d", c, s.classes[c].good, s.classes[c].all)
	}
	for _, row := range []struct {
		name string
		score
		least float64
	}{
		{"first", s.first, 95}, {"offered", s.offered, 96}, {"left alone", s.alone, 100}, {"honest", s.honest, 100}, {"pointed at", s.pointed, 97},
	} {
		t.Logf("%-10s %d of %d, %.1f %%", row.name, row.good, row.all, row.percent())
		if row.all > 0 && row.percent() < row.least && os.Getenv("MISTAKES") == "" {
			t.Errorf("%s: %.1f %%, want at least %.0f", row.name, row.percent(), row.least)
		}
	}
}

// mistakeScores are the scores of a file of mistakes.
type mistakeScores struct {
	first, offered, alone, honest, pointed score
	letter                                 score // first, of those that are valid to the letter, which nobody meant
	classes                                map[string]*score
}

// scoreMistakes asks what comes of each line of a file, and calls tell for each that does not come out as it should.
func scoreMistakes(t *testing.T, file string, tell func(format string, args ...any)) (s mistakeScores) {
	s.classes = map[string]*score{}
	for _, m := range mistakes(t, file) {
		u := core.Parse(m.Typed)
		list := core.Check(u)
		switch {
		case m.Class == "fine":
			ok := leftAlone(u, list)
			s.alone.add(ok)
			if !ok {
				tell("fine: %q is not left alone", m.Typed)
			}
			continue
		case len(m.Meant) == 0:
			ok := !anyLikely(u, list)
			s.honest.add(ok)
			if !ok {
				tell("honest: %q has a likely fix", m.Typed)
			}
		default:
			s.ask(m, tell)
		}
		if causes := causesOf(m); len(causes) > 0 {
			p, ok := firstProblem(list)
			if !ok { // nothing is said; first and offered count that
				continue
			}
			good := slices.ContainsFunc(causes, func(c core.Span) bool { return touches(p.Span, c) })
			s.pointed.add(good)
			if !good {
				tell("pointed at: %q: %v, not %v", m.Typed, p.Span, causes)
			}
		}
	}
	return s
}

// ask asks what comes of a mistake of which it is known what was meant.
func (s *mistakeScores) ask(m mistake, tell func(format string, args ...any)) {
	meant := map[string]bool{}
	for _, s := range m.Meant {
		meant[plain(s)] = true
	}
	got := follow(m.Typed)
	ok := meant[plain(got)]
	s.first.add(ok)
	s.offered.add(isOffered(m.Typed, meant))
	if core.Parse(m.Typed).Valid() && !meant[plain(m.Typed)] {
		s.letter.add(ok)
	}
	if s.classes[m.Class] == nil {
		s.classes[m.Class] = new(score)
	}
	s.classes[m.Class].add(ok)
	if !ok {
		tell("%s: %q becomes %q, not %q", m.Class, m.Typed, got, m.Meant[0])
	}
}

// firstProblem returns the first error, or the first warning if there is no error.
func firstProblem(list []core.Diagnostic) (core.Diagnostic, bool) {
	for _, severity := range []core.Severity{core.SeverityError, core.SeverityWarning} {
		for _, d := range list {
			if d.Severity == severity {
				return d, true
			}
		}
	}
	return core.Diagnostic{}, false
}

// follow makes the first fix of the first problem, and again while there are errors.
func follow(src string) string {
	for turn := range 12 {
		u := core.Parse(src)
		d, ok := firstProblem(core.Check(u))
		if !ok || turn > 0 && d.Severity != core.SeverityError {
			return src
		}
		fixes := fix.Of(d)
		if len(fixes) == 0 {
			return src
		}
		src, _ = core.Apply(src, fixes[0].Edits)
	}
	return src
}

// isOffered reports whether one of the first three fixes of some finding leads to what was
// meant.
func isOffered(src string, meant map[string]bool) bool {
	if meant[plain(src)] {
		return true
	}
	u := core.Parse(src)
	for _, d := range core.Check(u) {
		fixes := fix.Of(d)
		for _, f := range fixes[:min(len(fixes), 3)] {
			if next, ok := core.Apply(src, f.Edits); ok && (meant[plain(next)] || meant[plain(follow(next))]) {
				return true
			}
		}
	}
	return false
}

func leftAlone(u *core.URL, list []core.Diagnostic) bool {
	for _, d := range list {
		if d.Severity == core.SeverityError {
			return false
		}
		if d.Severity != core.SeverityWarning {
			continue
		}
		for _, f := range fix.Of(d) {
			if f.Kind != fix.KindChanges {
				return false
			}
		}
	}
	return true
}

func anyLikely(u *core.URL, list []core.Diagnostic) bool {
	for _, d := range list {
		for _, f := range fix.Of(d) {
			if f.Kind != fix.KindChanges {
				return true
			}
		}
	}
	return false
}

func causesOf(m mistake) (list []core.Span) {
	if m.Causes != nil {
		for _, c := range m.Causes {
			list = append(list, core.Span{Start: c[0], End: c[1]})
		}
	} else if m.Cause != nil {
		list = append(list, core.Span{Start: m.Cause[0], End: m.Cause[1]})
	}
	return list
}

// touches reports whether two spans overlap, or meet where one of them is empty.
func touches(a, b core.Span) bool {
	if a.Len() == 0 || b.Len() == 0 {
		return a.Start <= b.End && b.Start <= a.End
	}
	return a.Start < b.End && b.Start < a.End
}

// plain returns a URL with all that counts as equal in one form: digits of escapes, the
// case of scheme and host, the root slash of http, https, gopher and telnet.
func plain(s string) string {
	b := []byte(s)
	for i := 0; i+2 < len(b); i++ {
		if b[i] == '%' {
			copy(b[i:], strings.ToUpper(string(b[i:i+3])))
		}
	}
	scheme, rest, ok := strings.Cut(string(b), ":")
	if !ok {
		return string(b)
	}
	scheme = strings.ToLower(scheme)
	if !strings.HasPrefix(rest, "//") {
		return scheme + ":" + rest
	}
	n := 2 + strings.IndexAny(rest[2:], "/?")
	if n == 1 {
		n = len(rest)
	}
	login, path := rest[:n], rest[n:]
	at := strings.LastIndexByte(login, '@') + 1
	login = login[:at] + strings.ToLower(login[at:])
	if path == "" && strings.Contains(" http https gopher telnet ", " "+scheme+" ") {
		path = "/"
	}
	return scheme + ":" + login + path
}

// BenchmarkSlip reads and checks each of the mistakes, and the same URLs lengthened to 100 octets if they are shorter
// and end in a name. Beside the bars it prints the time of net/url.Parse.
func BenchmarkSlip(b *testing.B) {
	file, err := os.Open("../testdata/mistakes.jsonl")
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	var typed []string
	for s := bufio.NewScanner(file); s.Scan(); {
		var m mistake
		if err := json.Unmarshal(s.Bytes(), &m); err != nil {
			b.Fatal(err)
		}
		if m.Class != "fine" {
			typed = append(typed, lengthened(m.Typed, 100))
		}
	}
	var c core.Checker
	times := make([]time.Duration, len(typed))
	peer := time.Duration(0)
	for b.Loop() {
		for i, s := range typed {
			start := time.Now()
			c.Check(s)
			took := time.Since(start)
			if times[i] == 0 || took < times[i] {
				times[i] = took
			}
		}
		start := time.Now()
		for _, s := range typed {
			url.Parse(s)
		}
		peer = time.Since(start) / time.Duration(len(typed))
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2])/1e3, "µs/median(bar:60)")
	b.ReportMetric(float64(times[len(times)*99/100])/1e3, "µs/p99(bar:400)")
	b.ReportMetric(float64(peer)/1e3, "net/url-µs/URL")
	b.ReportMetric(0, "ns/op")
}

// lengthened returns s, with more letters in a name that ends it where it has fewer than n octets.
func lengthened(s string, n int) string {
	if len(s) >= n || s == "" || s[len(s)-1] < 'a' || s[len(s)-1] > 'z' || strings.Count(s, "/") < 3 {
		return s
	}
	return s + strings.Repeat("abcdefghij", n/10)[:n-len(s)]
}
