package octet

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"EndsEscape": EndsEscape, "IsHex": IsHex, "Hex": Hex, "LowerString": LowerString, "UpperString": UpperString}, comment.Answers)
}
