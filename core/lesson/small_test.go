package lesson

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isDigit, []byte("1"), []byte("0"))
	expect.YesNo(t, IsNumber, []string{"3.1"}, nil)
	expect.YesNo(t, IsLink, []string{"#lesson=1&id=3.1", "lesson="}, []string{"#top"})
	expect.Gives(t, atEdges, " a ", "\\x20a\\x20")
	expect.Gives(t, LinkTo, "3.1", "#lesson=1&id=3.1")
	expect.Gives(t, percentEncoded, "a&b/c", "a%26b/c")
	expect.Gives(t, func(s string) string { made, _ := percentDecoded(s); return made }, "a%26b", "a&b")
	expect.Gives(t, encodedName, "a\nb", "a b")
	expect.Gives(t, encodedName, "a\x00", "a%00")
}
