package wire

import "urlscope/core"

// wrapped returns the conversation of the URL in a wrapper, without the white space inside, which the appendix
// drops. Its spans refer to the input.
func wrapped(u *core.URL, most int) (c Conversation, more int) {
	c, more = Some(u.Unfolded(), most)
	move := func(s *core.Span) {
		if *s != (core.Span{}) {
			*s = u.Folded(*s)
		}
	}
	move(&c.Host)
	for i := range c.Steps {
		s := &c.Steps[i]
		move(&s.From)
		for j := range s.Octets {
			move(&s.Octets[j].From)
		}
		for j := range s.Pieces {
			move(&s.Pieces[j].From)
		}
		for j := range s.Early {
			move(&s.Early[j].From)
			move(&s.Early[j].Found)
		}
	}
	return c, more
}
