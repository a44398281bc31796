// Package rounds says how often a test that draws its cases does so.
package rounds

import "runtime"

// Every is which of the cases of a list a test takes: natively each; as WebAssembly, which node runs many times as slowly
// and where what differs differs everywhere, each thirtieth.
var Every = 1

func init() {
	if runtime.GOARCH == "wasm" {
		Every = 30
	}
}

// Of returns how often what takes n turns natively is done here: 30_000 turns are 1000 under node. The least is
// one.
func Of(n int) int { return max(n/Every, 1) }
