package builder

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.Gives(t, Show, "a\xff", "a⟨FF⟩")
	expect.Gives(t, Read, "a⟨FF⟩", "a\xff")
}
