// Package rounds tells how often a test that draws its cases does so. All such tests use it.
package rounds

import (
	"math/rand/v2"
	"os"
	"runtime"
	"testing"
)

// Every returns the stride through a list of test cases: 5, or 30 with -short, or 1 if URLSCOPE_ROUNDS is "all",
// as in make test-all. As WebAssembly the strides are 50 and 30: node runs many times as slowly, and a difference
// there shows everywhere.
func Every() int { return every(runtime.GOARCH == "wasm", testing.Short(), All()) }

// All reports whether tests must take all cases.
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

// Of returns how many of n rounds a test runs here, at least one.
func Of(n int) int { return max(n/Every(), 1) }

// Some returns Of(len(list)) entries of list, drawn in the same way each time. A stride would miss a kind of
// entry if kinds alternate.
func Some[T any](list []T) []T {
	r := rand.New(rand.NewPCG(1738, 30))
	drawn := make([]T, 0, Of(len(list)))
	for _, i := range r.Perm(len(list))[:min(cap(drawn), len(list))] {
		drawn = append(drawn, list[i])
	}
	return drawn
}
