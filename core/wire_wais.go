package core

// wireWAIS names the exchange of Z39.50-1988 for each of the three forms of section 3.9. A document is fetched by
// a search, too: for its id (RFC 1625, section 4).
func wireWAIS(p *program) {
	database := decoded(p.part(Database)).as("wais-database")
	p.say("wais-init", Info, Always, Span{})
	p.say("wais-init-answer", Server, Always, Span{})
	switch {
	case p.u.Has(Search):
		p.say("wais-search", Info, Always, Span{}, database, literal(" "), decoded(p.part(Search)).as("wais-words"))
		p.say("wais-search-answer", Server, Always, Span{})
		p.say("wais-choose", Info, Always, Span{})
	case p.u.Has(Wpath):
		p.say("wais-retrieve", Info, Always, Span{}, database, literal(" "), decoded(p.part(Wtype)).as("wais-type"),
			literal(" "), decoded(p.part(Wpath)).as("wais-document"))
		p.say("wais-retrieve-answer", Server, Always, Span{})
	default:
		p.say("wais-ask", Info, Always, Span{}, database)
	}
}
