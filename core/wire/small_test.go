package wire

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isGopherLink, []string{"URL:http://h/"}, []string{"/docs"})
}
