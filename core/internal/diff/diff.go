// Package diff compares two lists.
package diff

import "slices"

// A Pair is what became of one entry.
type Pair struct {
	Old, New int  // where it is in the old and in the new list; -1 where it is in none
	Kept     bool // it is as it was; an entry that is in both and not kept has changed
}

// Ends returns how many entries two lists begin with that are the same, and how many of
// the others they end with: 1 and 1 of "abc" and "axyc".
func Ends[T any](was, now []T, same func(a, b *T) bool) (front, back int) {
	most := min(len(was), len(now))
	for front < most && same(&was[front], &now[front]) {
		front++
	}
	for front+back < most && same(&was[len(was)-1-back], &now[len(now)-1-back]) {
		back++
	}
	return front, back
}

// Lists says what became of each entry: in the order of now, with those that are gone where they were. As many are
// kept as can be: of "abc" and "axc" the "a" and the "c". Of what lies between two that are, entries of one kind
// have changed, in their order.
func Lists[T any](was, now []T, same func(a, b *T) bool, kind func(*T) string) []Pair {
	c := comparison[T]{was: was, now: now, same: same, kind: kind, list: make([]Pair, 0, max(len(was), len(now)))}
	front, back := Ends(was, now, same)
	for i := range front {
		c.keep(i, i)
	}
	c.middle(len(was)-back, len(now)-back)
	for i := range back {
		c.keep(len(was)-back+i, len(now)-back+i)
	}
	return c.list
}

// A comparison is how far two lists have been compared.
type comparison[T any] struct {
	was, now []T
	same     func(a, b *T) bool
	kind     func(*T) string
	a, b     int // of was and now, the first that nothing has been said of
	list     []Pair
}

// keep says that an entry is as it was: the "a" of "abc" and "axc".
func (c *comparison[T]) keep(i, j int) {
	c.list = append(c.list, Pair{i, j, true})
	c.a, c.b = i+1, j+1
}

// middle compares what comes in front of endA and endB by the longest common subsequence: of "bcd" and "cde" the
// "c" and "d" are kept.
func (c *comparison[T]) middle(endA, endB int) {
	const most = 1 << 18 // beyond it, what is between is compared as one gap
	a, b := c.a, c.b
	if n, m := endA-a, endB-b; n*m <= most {
		longest := c.longest(endA, endB)
		for i, j := 0, 0; i < n && j < m; {
			switch {
			case c.same(&c.was[a+i], &c.now[b+j]):
				c.gap(a+i, b+j)
				c.keep(a+i, b+j)
				i, j = i+1, j+1
			case longest[i+1][j] >= longest[i][j+1]:
				i++
			default:
				j++
			}
		}
	}
	c.gap(endA, endB)
}

// longest returns for each i and j how long the longest common subsequence is of what comes i and j entries behind
// those that something has been said of, in front of endA and endB: 2 for "bcd" and "cde", 0 behind their ends.
func (c *comparison[T]) longest(endA, endB int) [][]int32 {
	was, now := c.was[c.a:endA], c.now[c.b:endB]
	rows := make([][]int32, len(was)+1)
	for i := range rows {
		rows[i] = make([]int32, len(now)+1)
	}
	for i := range slices.Backward(was) {
		for j := range slices.Backward(now) {
			if c.same(&was[i], &now[j]) {
				rows[i][j] = rows[i+1][j+1] + 1
			} else {
				rows[i][j] = max(rows[i+1][j], rows[i][j+1])
			}
		}
	}
	return rows
}

// gap pairs the entries of one kind that come in front of endA and endB, and takes the others for removed and
// added: of the steps "USER, CWD" and "CWD, RETR" the first is gone, the second changed, and the last is new.
func (c *comparison[T]) gap(endA, endB int) {
	places := map[string][]int{} // of was, by kind
	for i := c.a; i < endA; i++ {
		name := c.kind(&c.was[i])
		places[name] = append(places[name], i)
	}
	for ; c.b < endB; c.b++ {
		name := c.kind(&c.now[c.b])
		place := places[name]
		for len(place) > 0 && place[0] < c.a {
			place = place[1:]
		}
		if len(place) == 0 {
			c.list = append(c.list, Pair{-1, c.b, false})
			continue
		}
		c.removed(place[0])
		c.list = append(c.list, Pair{c.a, c.b, false})
		c.a++
		places[name] = place[1:]
	}
	c.removed(endA)
}

// removed says that what comes in front of end is gone: the "USER" in front of both "CWD".
func (c *comparison[T]) removed(end int) {
	for ; c.a < end; c.a++ {
		c.list = append(c.list, Pair{c.a, -1, false})
	}
}
