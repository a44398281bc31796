package goal

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isRule, []string{"tilde"}, []string{"tildes"})
	expect.Gives(t, capital, "the host", "The host")
	expect.Gives(t, Escape, "a\tb", "a\\tb")
	expect.Gives(t, Value, "a ", "a\\x20")
	expect.Gives(t, Value, "a | b", "a \\x7C b")
	expect.Gives(t, func(s string) string { return inHex(s[0]) }, "/", "\\x2F")
}
