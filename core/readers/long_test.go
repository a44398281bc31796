package readers

import (
	"testing"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
)

// TestLongInputs: no reader takes more than a moment for a long hostile text, or this test would never end.
func TestLongInputs(t *testing.T) {
	for _, s := range rounds.Some(inputs.Hostile(32 << 10)) {
		for _, n := range AllNames() {
			n.Rows(s, asked)
		}
	}
}
