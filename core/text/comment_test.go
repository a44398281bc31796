package text

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{
		"ClauseAddress": ClauseAddress, "decode": decode, "ends": ends, "escapesOf": escapesOf, "hexOf": hexOf, "isEastAsian": isEastAsian, "isLatin": isLatin, "IsStep": IsStep, "Legible": Legible, "lettersOf": lettersOf,
		"octetSign": octetSign, "printed": printed, "protocolName": protocolName, "show": show, "ShortName": ShortName, "ShowAll": ShowAll, "showDecoded": showDecoded,
	}, comment.Answers)
}
