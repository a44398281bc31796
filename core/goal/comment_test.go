package goal

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"Escape": Escape, "Value": Value, "isRule": isRule, "capital": capital, "inHex": inHex}, comment.Answers)
}
