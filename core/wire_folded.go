package core

// wire returns the conversation of the URL in a wrapper, without the white space inside, which the appendix
// drops. Its spans refer to the input.
func (f *folded) wire(most int) (w Wire, more int) {
	w, more = f.url.WireSome(most)
	move := func(s *Span) {
		if *s != (Span{}) {
			*s = f.span(*s)
		}
	}
	move(&w.Host)
	for i := range w.Steps {
		s := &w.Steps[i]
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
	return w, more
}
