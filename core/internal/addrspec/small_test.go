package addrspec

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, Valid, []string{"joe@h.org", "%22joe b%22@[10.0.0.1]"}, []string{"joe", "joe..b@h", ""})
	expect.YesNo(t, isPlain, []string{"joe_b", ""}, []string{"joe.b"})
}
