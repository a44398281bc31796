package glyph

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, Turns, []rune("\u202e\u200f"), []rune("א"))
	expect.YesNo(t, Unseen, []rune("\u00ad\u200b"), []rune("\u200d"))
	expect.YesNo(t, LooksLatin, []string{"аррӏе"}, []string{"apple", ""})
}
