package origin

import (
	"math/rand/v2"
	"testing"

	"urlscope/core/internal/rounds"
)

// TestMap: what octets of an edited text come from. An edit is as Edit has it.
func TestMap(t *testing.T) {
	type span [2]int
	for _, row := range []struct {
		about       string
		n           int
		edits       [][3]int
		s           span
		span, whole span
	}{
		{"nothing was edited", 9, nil, span{7, 8}, span{7, 8}, span{7, 8}},
		{"it stands behind what was taken out, the < of <http://h/>", 11, [][3]int{{0, 1, 0}}, span{7, 8}, span{8, 9}, span{8, 9}},
		{"what was taken out lies in it", 6, [][3]int{{1, 2, 0}}, span{0, 5}, span{0, 6}, span{0, 6}},
		{"what was taken out lies behind it", 6, [][3]int{{1, 2, 0}}, span{0, 1}, span{0, 1}, span{0, 1}},
		{"an octet stands for another, . for ,", 5, [][3]int{{1, 2, 1}}, span{1, 2}, span{1, 2}, span{1, 2}},
		{"one of three stands for one, the 7 of %7C", 3, [][3]int{{1, 2, 3}}, span{2, 3}, span{2, 2}, span{1, 2}},
		{"all three do", 3, [][3]int{{1, 2, 3}}, span{1, 4}, span{1, 2}, span{1, 2}},
		{"one stands for four, @ for (at)", 6, [][3]int{{1, 5, 1}}, span{1, 2}, span{1, 5}, span{1, 5}},
		{"it was put in", 4, [][3]int{{1, 1, 1}}, span{1, 2}, span{1, 1}, span{1, 1}},
		{"it is empty", 5, [][3]int{{1, 2, 0}}, span{1, 1}, span{2, 2}, span{2, 2}},
		{"it is the end", 2, [][3]int{{1, 2, 0}}, span{1, 1}, span{2, 2}, span{2, 2}},
	} {
		var m Map
		for _, e := range row.edits {
			m.Edit(e[0], e[1], e[2])
		}
		m.Close(row.n)
		var span, whole span
		span[0], span[1] = m.Span(row.s[0], row.s[1])
		whole[0], whole[1] = m.Whole(row.s[0], row.s[1])
		if span != row.span || whole != row.whole {
			t.Errorf("%s: %v comes from %v, in all from %v; want %v and %v", row.about, row.s, span, whole, row.span, row.whole)
		}
	}
}

// TestMapTiles: octets that were kept come from the same ones, all from side by side, and together with those that were taken out
// they come from all.
func TestMapTiles(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 1738))
	for range rounds.Of(20_000) {
		const written = -1
		n, taken := r.IntN(12), 0
		var m Map
		var text []int // of each octet where it was, or written
		keep := func(from, to int) {
			for ; from < to; from++ {
				text = append(text, from)
			}
		}
		at := 0
		for start := 0; start < n; start = at + 1 + r.IntN(3) {
			end, more := start+r.IntN(min(3, n-start)+1), r.IntN(4)
			m.Edit(start, end, more)
			keep(at, start)
			for range more {
				text = append(text, written)
			}
			if more == 0 {
				taken += end - start
			}
			at = end
		}
		keep(at, n)
		m.Close(n)
		before := 0
		for i, was := range text {
			start, end := m.Span(i, i+1)
			if was != written && (start != was || end != was+1) {
				t.Fatalf("octet %d of %v comes from %d to %d: %v", i, text, start, end, m)
			}
			if start < before || end < start || m.Start(i) != start || m.End(i+1) != end {
				t.Fatalf("octet %d of %v comes from %d to %d, behind %d: %v", i, text, start, end, before, m)
			}
			taken, before = taken+end-start, end
		}
		if taken != n {
			t.Fatalf("%v comes from %d of %d octets: %v", text, taken, n, m)
		}
	}
}
