package standards

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/octet"
)

// Fault returns the octets of input at which the standard gives up: all of a broken escape, such as "%o" of
// "50%off", the port of "http://h:a/" for RFC 3986, or an empty span at the end of a text that is incomplete. For RFC 1738 they begin
// with the first error of core.Check. It returns false if the standard does not give up, or if the place is unknown.
func (r *Reading) Fault(input string) (core.Span, bool) {
	s, ok := r.gaveUp(input)
	if !ok {
		return s, false
	}
	// A grammar may find a fault of the scheme, or of the authority, only behind it.
	switch r.Standard {
	case RFC1738:
		s.Start = r.first
		_, n := utf8.DecodeRuneInString(input[s.Start:])
		s.End = max(s.End, s.Start+n)
	case RFC2396:
		if scheme := r.span(RoleScheme); scheme.ok && !octet.IsAlpha(input[0]) && schemeFault("a"+scheme.In(input)) < 0 {
			s = core.Span{Start: 0, End: 1}
		}
	case RFC3986:
		if list := r.objectionsOf(generic.RFC3986, input); len(list) > 0 && list[0].Span.Start < s.Start {
			s = list[0].Span
		}
	}
	return s, true
}

// FirstError returns the octet at which the first error of list begins. It can be before core.URL.Offset: for
// "50%off" it is the percent sign and not the letter behind it. list is the result of core.Check; objections of later standards, which
// have no section of RFC 1738, do not count.
func FirstError(u *core.URL, list []core.Diagnostic) int {
	for _, d := range list {
		if d.Severity == core.SeverityError && d.Rule.Section != "" {
			return d.Span.Start
		}
	}
	return u.Offset()
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
