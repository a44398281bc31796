package core

// wireProspero: the directory server is asked how the object can be accessed
// (section 3.11).
func wireProspero(p *program) {
	var name Span
	for _, t := range p.u.tokens {
		if t.Part == Psegment {
			name = join(name, t.Span)
		}
	}
	p.say("prospero-query", Info, Always, name)
	p.say("prospero-answer", Server, Always, Span{})
}
