package wire

import (
	"slices"

	"urlscope/core"
)

// wrapped returns the conversation of the URL in a wrapper, without the white space inside, which the appendix
// drops. Its spans refer to the input.
func wrapped(u *core.URL, most int) (c Conversation, more int) {
	c, more = Some(u.Unfolded(), most)
	return c.Moved(u.Folded), more
}

// Moved returns c with each span s replaced by to(s), so that a conversation of a repaired URL leads to the octets that were
// typed. It leaves c unchanged. The zero span, which belongs to no octet of the URL, stays.
func (c Conversation) Moved(to func(core.Span) core.Span) Conversation {
	move := func(s *core.Span) {
		if *s != (core.Span{}) {
			*s = to(*s)
		}
	}
	move(&c.Host)
	c.Steps = slices.Clone(c.Steps)
	for i := range c.Steps {
		s := &c.Steps[i]
		move(&s.from)
		s.Octets, s.Pieces, s.Early = slices.Clone(s.Octets), slices.Clone(s.Pieces), slices.Clone(s.Early)
		for k := range s.Octets {
			move(&s.Octets[k].From)
		}
		for k := range s.Pieces {
			move(&s.Pieces[k].From)
		}
		for k := range s.Early {
			move(&s.Early[k].From)
			move(&s.Early[k].Found)
		}
	}
	return c
}
