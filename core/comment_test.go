package core

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{
		"earlyEnd": earlyEnd, "FixAll": FixAll, "GrammarOf": GrammarOf, "hasLogin": hasLogin, "isBlank": isBlank,
		"isExperimental": isExperimental, "isGopherLink": isGopherLink, "isMisspelt": isMisspelt, "isTypecode": isTypecode, "isValid": isValid, "isWrapper": isWrapper,
		"isXChars": isXChars, "looksLikeHost": looksLikeHost, "misspelt": misspelt, "suffixOf": suffixOf,
	}, comment.Answers)
}
