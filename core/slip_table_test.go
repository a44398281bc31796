//go:build measure

package core_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/fix"
)

// TestSlipTable prints how well the search for what was meant does, for make mistakes: each figure beside its bar. The
// sealed lot comes first, of which no line is printed; then the lot of MISTAKES, a file with the developer's slips.
func TestSlipTable(t *testing.T) {
	table := os.Getenv("TABLE")
	var b strings.Builder
	row := func(name, bar, format string, args ...any) {
		fmt.Fprintf(&b, "%-58s %-26s %s\n", name, fmt.Sprintf(format, args...), bar)
	}
	shares := func(name string, s mistakeScores, first string) {
		row(name+", first", first, "%.1f %% of %d", s.first.percent(), s.first.all)
		row("  valid to the letter, which nobody meant", "85", "%.1f %% of %d", s.letter.percent(), s.letter.all)
		row("  left alone / honest / pointed at", "100 / 90 / 97", "%s / %s / %s %%", s.alone, s.honest, s.pointed)
	}
	row("", "bar", "today")
	silent := func(string, ...any) {}
	shares("sealed", scoreMistakes(t, sealed, silent), "90")
	if held := os.Getenv("MISTAKES"); held != "" {
		shares("held out", scoreMistakes(t, held, t.Logf), "90")
	}
	shares("open list", joinedScores(scoreMistakes(t, "../testdata/mistakes.jsonl", t.Logf), scoreMistakes(t, "../testdata/mistakes-more.jsonl", t.Logf)), "95")
	keys := randomScore(t, 3000)
	row("slips of one key, first", "75", "%.1f %% of %d", keys.percent(), keys.all)
	right, whole := pairScores(t)
	row("two slips at once, first", "99", "%.1f %% of %d", right.percent(), right.all)
	row("  that lose more than they must", "0", "%d", whole.all-whole.good)
	lines := meantLines(t)
	row("lines of core/internal/meant, without tests", "4500", "%d", lines)
	median, p99 := slipTimes(t)
	row("a slip, first fix: median / p99", "40 / 200 µs", "%d / %d µs", median.Microseconds(), p99.Microseconds())
	if err := os.WriteFile(table, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// joinedScores adds up what was counted of two files.
func joinedScores(a, b mistakeScores) mistakeScores {
	sum := func(a, b score) score { return score{a.good + b.good, a.all + b.all} }
	return mistakeScores{sum(a.first, b.first), sum(a.offered, b.offered), sum(a.alone, b.alone), sum(a.honest, b.honest),
		sum(a.pointed, b.pointed), sum(a.letter, b.letter), nil}
}

// meantLines counts the lines of the package that knows of slips.
func meantLines(t *testing.T) (n int) {
	names, _ := filepath.Glob("internal/meant/*.go")
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		n += bytes.Count(data, []byte("\n"))
	}
	return n
}

// slipTimes returns how long it takes to read a slip and to make its first fix.
func slipTimes(t *testing.T) (median, p99 time.Duration) {
	var times []time.Duration
	for _, m := range mistakes(t, "../testdata/mistakes.jsonl") {
		if m.Class == "fine" {
			continue
		}
		best := time.Hour
		for range 5 {
			start := time.Now()
			if d, ok := firstProblem(core.Check(core.Parse(m.Typed))); ok {
				fix.Of(d)
			}
			best = min(best, time.Since(start))
		}
		times = append(times, best)
	}
	slices.Sort(times)
	return times[len(times)/2], times[len(times)*99/100]
}
