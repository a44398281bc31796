package builder

import (
	"strings"

	"urlscope/core"
)

// Remove returns the change that removes a part with its delimiters. It is false if every URL of the scheme has the
// part, if another present part needs it, or if it cannot be edited.
func Remove(u *core.URL, in Input) (Change, bool) {
	if in.Part == core.Fieldname && isOfForm(u, in.Part) {
		return removeField(u, in)
	}
	s, ok := slotOf(u, in.Part)
	src, led := u.Source(), ledBy(u, in.Part)
	if !ok || s.fixed || s.led || !in.editable() || isNeeded(u, in) || in.Span.End > len(src) {
		return Change{}, false
	}
	var c Change
	end := in.Span.End
	if t, ok := follower(u, in.Part, in.Span); ok {
		end, c.Also = t.End, []core.Part{led}
	} else if led == core.Delim && strings.HasPrefix(src[end:], s.after) {
		end += len(s.after)
	} else if led == core.Delim {
		return Change{}, false
	}
	c.Edit.Span = core.Span{Start: in.Span.Start - len(s.before), End: end}
	return c, strings.HasSuffix(src[:in.Span.Start], s.before)
}

// follower returns the token that comes and goes with the part at span: the value "c" with the field "b" in
// "prospero://h/a;b=c".
func follower(u *core.URL, part core.Part, span core.Span) (core.Token, bool) {
	s, _ := slotOf(u, part)
	led := ledBy(u, part)
	if led == core.Delim {
		return core.Token{}, false
	}
	for _, t := range tokensOf(u, led) {
		if t.Start == span.End+len(s.after) {
			return t, true
		}
	}
	return core.Token{}, false
}

// isNeeded reports whether another present part needs in, and in is the only part of its kind.
func isNeeded(u *core.URL, in Input) bool {
	if in.Of > 1 {
		return false
	}
	for _, s := range slotsOf(u) {
		if s.needs == in.Part && !s.led && !s.inside && has(u, s.part) {
			return true
		}
	}
	return false
}
