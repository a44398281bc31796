package transcript

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"canAskFor": canAskFor, "printable": printable, "quote": quote}, comment.Answers)
}
