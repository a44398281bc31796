package core

// wireWAIS names the exchange of Z39.50-1988 for each of the three forms of section 3.9. A document is fetched by
// a search, too: for its id (RFC 1625, section 4).
func wireWAIS(p *program) {
	database := decoded(p.part(Database)).as("wais-database")
	p.say("wais-init", SideInfo, WhenAlways, Span{})
	p.say("wais-init-answer", SideServer, WhenAlways, Span{})
	switch {
	case p.u.Has(Search):
		p.say("wais-search", SideInfo, WhenAlways, Span{}, database, literal(" "), decoded(p.part(Search)).as("wais-words"))
		p.say("wais-search-answer", SideServer, WhenAlways, Span{})
		p.say("wais-choose", SideInfo, WhenAlways, Span{})
	case p.u.Has(Wpath):
		p.say("wais-retrieve", SideInfo, WhenAlways, Span{}, database, literal(" "), decoded(p.part(Wtype)).as("wais-type"),
			literal(" "), decoded(p.part(Wpath)).as("wais-document"))
		p.say("wais-retrieve-answer", SideServer, WhenAlways, Span{})
	default:
		p.say("wais-ask", SideInfo, WhenAlways, Span{}, database)
	}
}
