// Package diff compares two lists.
package diff

import "slices"

// A Pair tells what became of one entry.
type Pair struct {
	Old, New int  // where it is in the old and in the new list; -1 where it is in none
	Same     bool // it is as it was; an entry that is in both and not the same has changed
}

// Ends returns how many equal entries two lists begin with, and how many of the others they end with: 1 and 1 for
// "abc" and "axyc".
func Ends[T any](before, after []T, same func(a, b *T) bool) (front, back int) {
	most := min(len(before), len(after))
	for front < most && same(&before[front], &after[front]) {
		front++
	}
	for front+back < most && same(&before[len(before)-1-back], &after[len(after)-1-back]) {
		back++
	}
	return front, back
}

// Lists tells what became of each entry, in the order of now; removed entries stand where they were. As many
// entries as possible are kept. Between two kept entries, entries of one kind have changed, in their order.
func Lists[T any](before, after []T, same func(a, b *T) bool, kind func(*T) string) []Pair {
	c := comparison[T]{before: before, after: after, same: same, kind: kind, list: make([]Pair, 0, max(len(before), len(after)))}
	front, back := Ends(before, after, same)
	for i := range front {
		c.keep(i, i)
	}
	c.middle(len(before)-back, len(after)-back)
	for i := range back {
		c.keep(len(before)-back+i, len(after)-back+i)
	}
	return c.list
}

// A comparison is the state of comparing two lists.
type comparison[T any] struct {
	before, after []T
	same          func(a, b *T) bool
	kind          func(*T) string
	a, b          int // of before and after, the first item that list does not have yet
	list          []Pair
}

// keep adds a pair for an entry that is unchanged.
func (c *comparison[T]) keep(i, j int) {
	c.list = append(c.list, Pair{i, j, true})
	c.a, c.b = i+1, j+1
}

// middle compares the entries before endA and endB by their longest common subsequence.
func (c *comparison[T]) middle(endA, endB int) {
	const most = 1 << 18 // beyond it, what is between is compared as one gap
	a, b := c.a, c.b
	if n, m := endA-a, endB-b; n*m <= most {
		longest := c.longest(endA, endB)
		for i, j := 0, 0; i < n && j < m; {
			switch {
			case c.same(&c.before[a+i], &c.after[b+j]):
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

// longest returns, for each i and j, the length of the longest common subsequence of the entries that come i and
// j behind the current ones and before endA and endB.
func (c *comparison[T]) longest(endA, endB int) [][]int32 {
	before, after := c.before[c.a:endA], c.after[c.b:endB]
	rows := make([][]int32, len(before)+1)
	for i := range rows {
		rows[i] = make([]int32, len(after)+1)
	}
	for i := range slices.Backward(before) {
		for j := range slices.Backward(after) {
			if c.same(&before[i], &after[j]) {
				rows[i][j] = rows[i+1][j+1] + 1
			} else {
				rows[i][j] = max(rows[i+1][j], rows[i][j+1])
			}
		}
	}
	return rows
}

// gap pairs the entries of one kind before endA and endB; the others were removed or added. Between the steps
// "USER, CWD" and "CWD, RETR" the first was removed, the second changed, and the last was added.
func (c *comparison[T]) gap(endA, endB int) {
	places := map[string][]int{} // of was, by kind
	for i := c.a; i < endA; i++ {
		name := c.kind(&c.before[i])
		places[name] = append(places[name], i)
	}
	for ; c.b < endB; c.b++ {
		name := c.kind(&c.after[c.b])
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

// removed adds pairs for the entries before end, which were removed.
func (c *comparison[T]) removed(end int) {
	for ; c.a < end; c.a++ {
		c.list = append(c.list, Pair{c.a, -1, false})
	}
}
