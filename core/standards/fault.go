package standards

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/generic"
)

// Fault returns the octets of input at which the standard gives up: all of a broken escape, such as "%o" of
// "50%off", the port of "http://h:a/" for RFC 3986, or an empty span at the end of a text that is incomplete. It returns false if the standard does not
// give up, or if the place is unknown.
func (r *Reading) Fault(input string) (core.Span, bool) {
	s, ok := r.gaveUp(input)
	if ok && r.Standard == RFC3986 { // whose grammar may find a fault of the scheme, or of the authority, only behind it
		if list := r.objectionsOf(generic.RFC3986, input); len(list) > 0 && list[0].Span.Start < s.Start {
			s = list[0].Span
		}
	}
	return s, ok
}

// gaveUp returns the octets at which the grammar or the parser gives up.
func (r *Reading) gaveUp(input string) (core.Span, bool) {
	if r.Verdict == VerdictInvalid && r.By == SourceGrammar {
		_, n := utf8.DecodeRuneInString(input[r.Offset:])
		s := core.Span{Start: r.Offset, End: r.Offset + n}
		if escape := brokenAt(input, s.Start); n > 0 && escape >= 0 {
			s.Start = escape
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
