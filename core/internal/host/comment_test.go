package host

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"IsAddress": IsAddress, "isNumber": isNumber, "LikeAddress6": LikeAddress6}, comment.Answers)
}
