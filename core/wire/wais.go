package wire

import "urlscope/core"

// addWAIS names the exchange of Z39.50-1988 for each of the three forms of section 3.9. A document is fetched by
// a search, too: for its id (RFC 1625, section 4).
func addWAIS(p *program) {
	database := decoded(p.part(core.Database)).as("wais-database")
	p.say("wais-init", SideInfo, WhenAlways, core.Span{})
	p.say("wais-init-answer", SideServer, WhenAlways, core.Span{})
	switch {
	case p.u.Has(core.Search):
		p.say("wais-search", SideInfo, WhenAlways, core.Span{}, database, literal(" "), decoded(p.part(core.Search)).as("wais-words"))
		p.say("wais-search-answer", SideServer, WhenAlways, core.Span{})
		p.say("wais-choose", SideInfo, WhenAlways, core.Span{})
	case p.u.Has(core.Wpath):
		p.say("wais-retrieve", SideInfo, WhenAlways, core.Span{}, database, literal(" "), decoded(p.part(core.Wtype)).as("wais-type"),
			literal(" "), decoded(p.part(core.Wpath)).as("wais-document"))
		p.say("wais-retrieve-answer", SideServer, WhenAlways, core.Span{})
	default:
		p.say("wais-ask", SideInfo, WhenAlways, core.Span{}, database)
	}
}
