package find

import (
	"testing"

	"urlscope/core/internal/inputs"
)

// BenchmarkGrowth gives what an octet costs in 64 kB of hostile text that is searched for URLs, in times of what one costs in
// little of it.
func BenchmarkGrowth(b *testing.B) {
	inputs.Growth(b, 64, inputs.HostileTexts, func(s string) {
		for range In(s) {
		}
	})
}
