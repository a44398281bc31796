package model

import (
	"strings"
	"testing"
)

func TestStretch(t *testing.T) {
	for _, c := range []struct{ n, size, at, first, last int }{
		{0, 10, 0, 0, 0},
		{7, 10, 6, 0, 7},
		{25, 10, -1, 0, 10},
		{25, 10, 9, 0, 10},
		{25, 10, 10, 10, 20},
		{25, 10, 24, 20, 25},
		{25, 10, 99, 20, 25},
		{3, 0, 1, 0, 0},
	} {
		if first, last := Stretch(c.n, c.size, c.at); first != c.first || last != c.last {
			t.Errorf("stretch(%d, %d, %d) = %d, %d, want %d, %d", c.n, c.size, c.at, first, last, c.first, c.last)
		}
	}
}

// The selection is always among the parts and the octets on the wire that are shown.
func TestWindowsHoldTheSelection(t *testing.T) {
	m := New("http://h/" + strings.Repeat("ab%2F/", 500))
	tokens := m.URL.Tokens()
	for at := 0; at <= len(m.Source()); at += 7 {
		m.SelectAt(at)
		first, last := m.PartWindow(tokens)
		if last-first > maxParts {
			t.Fatalf("%d parts are listed", last-first)
		}
		if i := m.URL.TokenAt(at); i < first || i >= last {
			t.Errorf("octet %d: token %d is not among those from %d to %d", at, i, first, last)
		}
		for i := range m.Talk().Steps {
			s := &m.Talk().Steps[i]
			first, last := m.CellWindow(s, m.Talk().Mark(i))
			if last-first > maxCells {
				t.Fatalf("%d octets are shown", last-first)
			}
			for k, o := range s.Octets {
				if o.From.Overlaps(m.Selected) {
					if k < first || k >= last {
						t.Errorf("octet %d of the text: octet %d of step %d is not shown", at, k, i)
					}
					break
				}
			}
		}
	}
}
