package host

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isNumber, []string{"10.0.0.1"}, []string{"10.0.1", "h.0.0.1"})
	expect.YesNo(t, IsAddress, []string{"10.0.0.1"}, []string{"10.0.0.256", "10.0.0.01"})
	expect.YesNo(t, LikeAddress6, []string{"2001:db8::1", "fe80::1%eth0"}, nil)
}
