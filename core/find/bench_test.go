package find

import (
	"testing"

	"urlscope/core/internal/inputs"
)

// BenchmarkGrowth divides the time to search an octet in 64 kB of hostile text for URLs by the time for one in a short
// text.
func BenchmarkGrowth(b *testing.B) {
	inputs.Growth(b, 64, inputs.HostileTexts, func(s string) {
		for range In(s) {
		}
	})
}
