package octet

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, IsHex, []byte("Fa0"), []byte("g"))
	expect.YesNo(t, IsAlpha, []byte("aZ"), []byte("1@[`{"))
	expect.YesNo(t, IsDigit, []byte("09"), []byte("a/:"))
	expect.YesNo(t, IsAlphaDigit, []byte("aZ1"), []byte("-_"))
	expect.YesNo(t, IsScheme, []string{"h", "z39.50r", "a+b-c"}, []string{"", "1h", "a_b", "a/"})
	expect.YesNo(t, IsDigits, []string{"80"}, []string{"", "8a"})
	expect.YesNo(t, IsASCII, []string{"", "h\x7F"}, []string{"é", "\x80"})
	expect.YesNo(t, EndsEscape, []string{"2F", "2x", "a%"}, []string{"ax"})
	expect.YesNo(t, HasBrokenEscape, []string{"100%", "%2", "%zz%20", "%%20"}, []string{"", "%20", "a%25b"})
	expect.YesNo(t, IsBlank, []string{" \t", ""}, []string{"a"})
	expect.Gives(t, func(s string) int { return Until(s, 1, "/?") }, "/a?b/", 2)
	expect.Gives(t, func(s string) int { return Until(s, 1, "/?") }, "/a", 2)
	expect.Gives(t, LowerString, "HTTP", "http")
	expect.Gives(t, UpperString, "http", "HTTP")
	expect.Gives(t, func(s string) string { return Hex(s[0]) }, "/", "2F")
}
