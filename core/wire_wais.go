package core

// wireWAIS names the exchange of Z39.50-1988 that each of the three forms of
// section 3.9 means.
func wireWAIS(p *program) {
	database, _ := p.u.Token(Database)
	p.say("wais-init", Info, Always, Span{})
	switch {
	case p.u.Has(Search):
		search, _ := p.u.Token(Search)
		p.say("wais-search", Info, Always, search.Span)
	case p.u.Has(Wpath):
		wpath, _ := p.u.Token(Wpath)
		p.say("wais-present", Info, Always, wpath.Span)
	default:
		p.say("wais-ask", Info, Always, database.Span)
	}
}
