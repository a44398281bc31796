package lesson

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"percentEncoded": percentEncoded, "percentDecoded": percentDecoded, "LinkTo": LinkTo, "IsLink": IsLink, "IsNumber": IsNumber, "isDigit": isDigit, "atEdges": atEdges, "encodedName": encodedName}, comment.Answers)
}
