package glyph

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"Turns": Turns, "Unseen": Unseen, "LooksLatin": LooksLatin}, comment.Answers)
}
