// Package rounds says how often a test that draws its cases does so. It is the one dial of all of them.
package rounds

import (
	"math/rand/v2"
	"os"
	"runtime"
	"testing"
)

// Every returns which of the cases of a list a test takes: each fifth, or each thirtieth with -short. All are taken where
// URLSCOPE_ROUNDS is all, as make test-all has it. As WebAssembly, which node runs many times as slowly and where what
// differs differs everywhere, it is each fiftieth, and then each thirtieth.
func Every() int { return every(runtime.GOARCH == "wasm", testing.Short(), All()) }

// All reports whether tests are to take all that they can: what is held of the whole of a list holds then.
func All() bool { return os.Getenv("URLSCOPE_ROUNDS") == "all" }

func every(wasm, short, all bool) int {
	switch {
	case wasm && !all:
		return 50
	case wasm, short:
		return 30
	case all:
		return 1
	}
	return 5
}

// Of returns how often what takes n turns in all is done here: 30_000 turns are 6000, and 1000 with -short. The least is
// one.
func Of(n int) int { return max(n/Every(), 1) }

// Some returns those of a list that a test takes: Of(len(list)) of them, drawn alike each time. A stride would miss a kind
// where kinds take turns.
func Some[T any](list []T) []T {
	r := rand.New(rand.NewPCG(1738, 30))
	drawn := make([]T, 0, Of(len(list)))
	for _, i := range r.Perm(len(list))[:min(cap(drawn), len(list))] {
		drawn = append(drawn, list[i])
	}
	return drawn
}
