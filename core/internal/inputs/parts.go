package inputs

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

// InParts runs a test in parts at once, each with its own number: what takes many turns has the
// wall time of one processor otherwise. It returns when all have ended.
func InParts(t *testing.T, part func(t *testing.T, n int)) {
	t.Helper()
	t.Run("parts", func(t *testing.T) {
		for n := range Splits {
			t.Run(strconv.Itoa(n), func(t *testing.T) {
				t.Parallel()
				part(t, n)
			})
		}
	})
}

// Splits is how many parts a test is run in.
const Splits = 4

// Drawing returns what the nth part of a test draws from: each draws others.
func Drawing(seed uint64, n int) *rand.Rand { return rand.New(rand.NewPCG(seed, 1738+uint64(n))) }

// AddTo adds the seeds to the seeds of a fuzz target.
func AddTo(f *testing.F) {
	for _, s := range Seeds() {
		f.Add(s)
	}
}
