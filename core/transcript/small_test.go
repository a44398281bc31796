package transcript

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, canAskFor, []string{"joe"}, []string{"a:b", "é"})
	expect.YesNo(t, printable, []string{"a b"}, []string{"a\n", "é"})
	expect.Gives(t, quote, "a.b", "a.b")
	expect.Gives(t, quote, "a b", "'a b'")
}
