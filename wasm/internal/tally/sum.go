package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// slowest is the number of slowest tests to print.
const slowest = 20

// A timed result has the name of its file, because core runs both natively and under node.
type timed struct {
	result
	file string
}

func (r timed) String() string {
	return fmt.Sprintf("%8.2f s  %s %s (%s)", r.Seconds, r.Package, r.Test, r.file)
}

// count returns the number of results of each kind.
func count(list []result) map[string]int {
	n := map[string]int{}
	for _, r := range list {
		n[r.Result]++
	}
	return n
}

// sumUp writes the times of all tests in files to the file times, and a summary to w. It reports whether all have passed.
func sumUp(w io.Writer, times string, files []string, noSkip bool) (bool, error) {
	var list []timed
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return false, err
		}
		var results []result
		if err := json.Unmarshal(data, &results); err != nil {
			return false, fmt.Errorf("%s: %v", name, err)
		}
		for _, r := range results {
			list = append(list, timed{r, strings.TrimSuffix(filepath.Base(name), ".json")})
		}
	}
	slices.SortStableFunc(list, func(a, b timed) int {
		return cmp.Or(cmp.Compare(b.Seconds, a.Seconds), cmp.Compare(a.Package, b.Package), cmp.Compare(a.Test, b.Test))
	})
	if err := writeTimes(times, list); err != nil {
		return false, err
	}
	shown := list[:min(slowest, len(list))]
	fmt.Fprintf(w, "The slowest %d of %d tests (all are in %s):\n", len(shown), len(list), times)
	for _, r := range shown {
		fmt.Fprintln(w, r)
	}

	n, reasons := map[string]int{}, map[string]int{}
	for _, r := range list {
		switch {
		case r.Result == skipped && noSkip:
			fmt.Fprintf(w, "FAIL  %s %s (%s) was skipped, and nothing may be: %s\n", r.Package, r.Test, r.file, r.Reason)
			n[failed]++
			continue
		case r.Result == skipped:
			reasons[r.Reason]++
		case r.Result == failed:
			fmt.Fprintf(w, "FAIL  %s %s (%s)\n", r.Package, r.Test, r.file)
		}
		n[r.Result]++
	}
	for _, why := range sorted(reasons) {
		fmt.Fprintf(w, "skipped  %d: %s\n", reasons[why], why)
	}
	fmt.Fprintf(w, "%d passed, %d failed, %d skipped\n", n[passed], n[failed], n[skipped])
	return n[failed] == 0, nil
}

func writeTimes(name string, list []timed) error {
	var b strings.Builder
	for _, r := range list {
		fmt.Fprintln(&b, r)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(b.String()), 0o644)
}

// sorted returns the keys of m by descending number.
func sorted(m map[string]int) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b string) int { return cmp.Or(cmp.Compare(m[b], m[a]), cmp.Compare(a, b)) })
	return keys
}
