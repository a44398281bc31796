package standards

import (
	"unicode/utf8"

	"urlscope/core"
)

// Fault returns the octets of input at which the standard gives up: all of a broken escape, such as "%o" of
// "50%off", the "@" of RFC 3986 that a login holds, or an empty span at the end of a text that is incomplete. It returns false if the standard does not
// give up, or if the place is unknown.
func (r *Reading) Fault(input string) (core.Span, bool) {
	if r.Verdict == VerdictInvalid && r.By == SourceGrammar {
		_, n := utf8.DecodeRuneInString(input[r.Offset:])
		s := core.Span{Start: r.Offset, End: r.Offset + n}
		if escape := brokenAt(input, s.Start); n > 0 && escape >= 0 {
			s.Start = escape
		}
		if at := r.strayAt(input, 0); r.Standard == RFC3986 && at < s.Start {
			s = core.Span{Start: at, End: at + 1}
		}
		return s, true
	}
	if e := r.fatal(); e != nil && r.Verdict == VerdictFailure {
		return e.Span, true
	}
	return core.Span{}, false
}

// fatal returns the error for which the WHATWG's parser returns failure, or nil.
func (r *Reading) fatal() *Error {
	for i := range r.Errors {
		if r.Errors[i].Fatal {
			return &r.Errors[i]
		}
	}
	return nil
}
