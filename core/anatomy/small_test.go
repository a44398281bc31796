package anatomy

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.Gives(t, Decoded, "a%20b", "a b")
	expect.Gives(t, Decoded, "a", "")
	expect.Gives(t, Decoded, "%00", "")
	expect.Gives(t, drawn, "http://h/", "http://h/")
	expect.Gives(t, func(s string) string { return octetName(s[0]) }, "\r", "CR")
	expect.Gives(t, func(s string) string { return octetName(s[0]) }, "\x00", "00")
	expect.Gives(t, LabelWidth, "host", 264)
	expect.Gives(t, LabelWidth, "主機", 244)
	expect.Gives(t, width, "host", 27)
}
