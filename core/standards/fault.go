package standards

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
)

// Fault returns the octets of input at which the standard gives up, an empty span at its end where
// there is more to come: all of an escape that is none, "%o" of "50%off". It is false where nobody
// knows, and where it does not give up.
func (r *Reading) Fault(input string) (core.Span, bool) {
	if r.Verdict == Invalid && r.By == ByGrammar {
		_, n := utf8.DecodeRuneInString(input[r.Offset:])
		s := core.Span{Start: r.Offset, End: r.Offset + n}
		if escape := strings.LastIndexByte(input[max(s.Start-len("%X"), 0):s.Start], '%'); n > 0 && escape >= 0 {
			s.Start = max(s.Start-len("%X"), 0) + escape
		}
		return s, true
	}
	for _, e := range r.Errors {
		if e.Fatal && r.Verdict == Failure {
			return e.Span, true
		}
	}
	return core.Span{}, false
}
