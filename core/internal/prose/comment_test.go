package prose

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{"isSchemeOctet": isSchemeOctet, "isAlphaDigit": isAlphaDigit, "isHiragana": isHiragana, "isLabelOctet": isLabelOctet, "isName": isName, "isNumber": isNumber, "isParticles": isParticles, "inWord": inWord, "hasEmptyLine": hasEmptyLine, "trimSentence": trimSentence, "topLabel": topLabel}, comment.Answers)
}
