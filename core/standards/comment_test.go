package standards

import (
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments holds the comments of functions to what they return.
func TestComments(t *testing.T) {
	comment.Hold(t, map[string]any{
		"authorityFault": authorityFault, "decoded": decoded, "dotsOf": dotsOf, "endsInNumber": endsInNumber, "escaped": escaped, "firstEscape": firstEscape, "isAlpha": isAlpha, "isASCII": isASCII, "isBlank": isBlank,
		"isDigit": isDigit, "isDrive": isDrive, "isDisallowed": isDisallowed, "isForbidden": isForbidden, "isIgnored": isIgnored, "isSchemeOctet": isSchemeOctet,
		"isSlash": isSlash, "isSpecial": isSpecial, "isStrictDomain": isStrictDomain, "isStrictLabel": isStrictLabel, "mapped": mapped,
		"portColon": portColon, "printed": printed, "schemeEnd": schemeEnd, "schemeFault": schemeFault, "unit": unit,
	}, comment.Answers)
}
