package main

// Of a long list a stretch is drawn: the page costs what is seen of it. Stretches
// lie side by side, so that going from one item to the next moves nothing until the
// end of the stretch is reached.

// stretch returns the stretch of at most size of n items that item at is in, from
// first up to last; the first stretch when there is no such item.
func stretch(n, size, at int) (first, last int) {
	if size > 0 {
		first = max(min(at, n-1), 0) / size * size
	}
	return first, min(first+size, n)
}
