package builder

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.Gives(t, Show, "a\xff", "a⟨FF⟩")
	expect.Gives(t, Read, "a⟨FF⟩", "a\xff")
}
