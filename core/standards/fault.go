package standards

import (
	"unicode/utf8"

	"urlscope/core"
)

// Fault returns the octets of input at which the standard gives up, an empty span at its end where
// there is more to come. It is false where nobody knows, and where it does not give up.
func (r *Reading) Fault(input string) (core.Span, bool) {
	if r.Verdict == Invalid && r.By == ByGrammar {
		_, n := utf8.DecodeRuneInString(input[r.Offset:])
		return core.Span{Start: r.Offset, End: r.Offset + n}, true
	}
	for _, e := range r.Errors {
		if e.Fatal && r.Verdict == Failure {
			return e.Span, true
		}
	}
	return core.Span{}, false
}
