package meant

import "slices"

// A queue has the items that the search must still visit. The cheapest comes first, and of items with the same price
// the one that was added first: of two URLs in a text, the first.
type queue[T any] []queued[T] // the first comes last

type queued[T any] struct {
	price int
	item  T
}

// push adds an item: at 20 in front of those at 30.
func (q *queue[T]) push(price int, item T) {
	n, _ := slices.BinarySearchFunc(*q, price, func(e queued[T], price int) int { return price - e.price })
	*q = slices.Insert(*q, n, queued[T]{price, item})
}

// pop takes the first item out; there must be one. Of those at 30, 20 and 20 it is the first at 20.
func (q *queue[T]) pop() T {
	last := len(*q) - 1
	first := (*q)[last].item
	*q = (*q)[:last]
	return first
}
