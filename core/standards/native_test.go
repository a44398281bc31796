//go:build !js

// These tests read too much for a browser.

package standards

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
)

// TestCompare: comparisons of damaged URLs are sound, and every clause occurs.
func TestCompare(t *testing.T) {
	used := map[string]int{}
	example := map[string]string{}
	texts := []string{"http://admin@192.168.0.18080/", `http://u@evil.example\@good.example/`} // hardly any damaged text leads to their clauses
	for _, row := range specimens(t) {
		texts = append(texts, row.input)
	}
	least := len(texts) + rounds.Of(20_000)
	unused := func(row Clause) bool { return used[row.ID] == 0 }
	for i, s := range append(texts, damagedTexts(20_000)...) {
		if i >= least && !slices.ContainsFunc(rows, unused) {
			break
		}
		u := core.Parse(s)
		c := Compare(u, Asked{Go: askGo})
		sound(t, c)
		no := Compare(u, Asked{Go: func(string) Answer { return Answer{} }})
		if i%2 > 0 {
			no = Compare(u, Asked{Browser: &Answer{}})
		}
		sound(t, no)
		for _, f := range append(c.Flips, no.Flips...) {
			used[f.Clause.ID]++
			if old := example[f.Clause.ID]; old == "" || len(s) < len(old) {
				example[f.Clause.ID] = s
			}
		}
	}
	for _, row := range rows {
		t.Logf("%5d %-20s %q", used[row.ID], row.ID, example[row.ID])
		if used[row.ID] == 0 {
			t.Errorf("nothing leads to %s", row.ID)
		}
	}
}

// TestLong: reading a long hostile input takes linear time. Otherwise this test would time out.
func TestLong(t *testing.T) {
	n := rounds.Of(5 << 20)
	for _, s := range []string{"a", "%", "/", "@", ":", "[", "..", "/../", "\\", "\n", "#", "?", ";", "é", "%2e/", "1."} {
		for _, front := range []string{"", "http://", "http://h/", "foo://", "foo:", "file:", "http://h/?"} {
			text := front + strings.Repeat(s, n/len(s))
			u := core.Parse(text[:len(front)+64])
			c := Comparison{Input: text}
			c.Readings[RFC1738].Parts = nil
			read1738(u, &c.Readings[RFC1738])
			for _, s := range []Standard{RFC1808, RFC2396, RFC3986} {
				c.Readings[s].Standard = s
				readGeneric(text, &c.Readings[s])
			}
			c.Readings[WHATWG].Standard = WHATWG
			readWHATWG(text, &c.Readings[WHATWG], Asked{})
			c.flip()
		}
	}
}
