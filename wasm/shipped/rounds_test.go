package shipped

import (
	"iter"
	"os"
)

// Many tests look at each of some things in each of others: every width in every language. By day they take each of them once,
// with the others in turn, for what is wrong with one is rarely right with all others; make test-all, which is for the night,
// takes them all.
var byNight = os.Getenv("URLSCOPE_ROUNDS") == "all"

// pairs yields each of one list with each of another by night, and by day each once or more with those of the other in turn.
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

// few returns a list by night, and by day its first and its last: of sizes, the smallest and the largest.
func few[T any](list ...T) []T {
	if byNight || len(list) < 2 {
		return list
	}
	return []T{list[0], list[len(list)-1]}
}
