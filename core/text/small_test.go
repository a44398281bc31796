package text

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isLatin, []rune("a1"), []rune("é。"))
	expect.YesNo(t, isEastAsian, []rune("日のノ"), []rune("。a"))
	expect.YesNo(t, printed, []string{"a", "‹"}, []string{"‹SP›"})
	expect.YesNo(t, IsStep, []string{"ftp-cwd"}, []string{"cwd"})
	expect.Gives(t, Legible, "a b ", "a b‹SP›")
	expect.Gives(t, func(s string) string { return ShortName(s[0]) }, "\r", "CR")
	expect.Gives(t, func(s string) string { return ShortName(s[0]) }, "\x00", "00")
	expect.Gives(t, ShowAll, "a é\x00", "a‹SP›é‹00›")
	expect.Gives(t, show, "aaaaaaaaaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaa…aaaaaaaaaaa")
	expect.Gives(t, showDecoded, "a%20b", "a‹SP›b")
	expect.Gives(t, func(s string) string { return octetSign(s[0]) }, " ", "SP")
	expect.Gives(t, func(s string) string { return octetSign(s[0]) }, "\n", "LF")
	expect.Gives(t, func(s string) string { return octetSign(s[0]) }, "\x00", "00")
	expect.Gives(t, ends, "01234567X89abcdef", "0123456789abcdef")
	expect.Gives(t, hexOf, "é", "C3 A9")
	expect.Gives(t, escapesOf, "é", "%C3%A9")
	expect.Gives(t, decode, "a%20b", "a b")
	expect.Gives(t, lettersOf, "xn--bcher-kva", "bücher")
	expect.Gives(t, protocolName, "ftp", "FTP")
	expect.Gives(t, protocolName, "gopher", "Gopher")
	expect.Gives(t, ClauseAddress, "2.2", "https://www.rfc-editor.org/rfc/rfc1738#section-2.2")
}
