package octet

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, IsHex, []byte("Fa0"), []byte("g"))
	expect.YesNo(t, EndsEscape, []string{"2F", "2x", "a%"}, []string{"ax"})
	expect.YesNo(t, IsBlank, []string{" \t", ""}, []string{"a"})
	expect.Gives(t, LowerString, "HTTP", "http")
	expect.Gives(t, UpperString, "http", "HTTP")
	expect.Gives(t, func(s string) string { return Hex(s[0]) }, "/", "2F")
}
