package shipped

import (
	"iter"
	"os"
)

// Many tests combine two lists, such as all widths and all languages. By day they use every element of both lists, but not
// every combination, because a fault rarely depends on one. At night, make test-all uses every combination.
var byNight = os.Getenv("URLSCOPE_ROUNDS") == "all"

// pairs yields every combination of two lists at night. By day it yields every element at least once, with elements of the
// other list in turn.
func pairs[A, B any](as []A, bs []B) iter.Seq2[A, B] {
	return func(yield func(A, B) bool) {
		if !byNight {
			for i := range max(len(as), len(bs)) {
				if !yield(as[i%len(as)], bs[i%len(bs)]) {
					return
				}
			}
			return
		}
		for _, a := range as {
			for _, b := range bs {
				if !yield(a, b) {
					return
				}
			}
		}
	}
}

// few returns a list at night, and its first and last element by day. For sizes these are the smallest and the largest.
func few[T any](list ...T) []T {
	if byNight || len(list) < 2 {
		return list
	}
	return []T{list[0], list[len(list)-1]}
}
