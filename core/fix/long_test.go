//go:build !js

package fix

import (
	"testing"

	"urlscope/core"
	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
)

// TestLongInputs: no fix of long hostile inputs takes more than a moment, or this test would never end.
func TestLongInputs(t *testing.T) {
	var c core.Checker
	for _, s := range rounds.Some(inputs.Hostile(64 << 10)) {
		_, list := c.Check(s)
		for _, d := range list[:min(len(list), 3)] {
			Of(d)
		}
	}
	for _, s := range rounds.Some(inputs.Hostile(2 << 10)) {
		if all := All(s); All(all) != all {
			t.Errorf("%q: fix all does not end", s[:16])
		}
	}
}
