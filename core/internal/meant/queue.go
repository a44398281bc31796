package meant

// A queue holds what is still to be looked at. The cheapest comes first, and of what is as dear
// what was added first: of two URLs in a text that is the first one.
type queue[T any] struct {
	heap  []queued[T] // none is to come before that at half its index
	added int
}

type queued[T any] struct {
	price, turn int
	item        T
}

// before reports whether a comes out first: at 20 before 30, and of two at 20 the one that was added first.
func (a *queued[T]) before(b *queued[T]) bool {
	return a.price < b.price || a.price == b.price && a.turn < b.turn
}

// push adds an item: at 20 in front of those at 30.
func (q *queue[T]) push(price int, item T) {
	q.added++
	q.heap = append(q.heap, queued[T]{price, q.added, item})
	for i := len(q.heap) - 1; i > 0 && q.heap[i].before(&q.heap[(i-1)/2]); i = (i - 1) / 2 {
		q.heap[i], q.heap[(i-1)/2] = q.heap[(i-1)/2], q.heap[i]
	}
}

// pop takes the first item out; there must be one. Of those at 30, 20 and 20 it is the first at 20.
func (q *queue[T]) pop() T {
	h := q.heap
	first, last := h[0].item, len(h)-1
	h[0] = h[last]
	q.heap = h[:last]
	for i := 0; ; {
		next := i
		for c := 2*i + 1; c < min(2*i+3, last); c++ {
			if h[c].before(&h[next]) {
				next = c
			}
		}
		if next == i {
			return first
		}
		h[i], h[next] = h[next], h[i]
		i = next
	}
}
