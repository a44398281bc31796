package wire

import "urlscope/core"

// addNews adds the commands of RFC 977. The server is the reader's own (section 3.6).
func addNews(p *program) {
	p.say("news-server", SideInfo, WhenAlways, core.Span{})
	switch {
	case p.u.Has(core.AllGroups):
		p.send("nntp-list", WhenAlways, literal("LIST"), crlf)
		p.say("nntp-groups", SideServer, WhenAlways, core.Span{})
	case p.u.Has(core.Article):
		article, host := p.part(core.Article), p.part(core.Host)
		at := core.Token{Span: core.Span{Start: article.End, End: max(host.Start, article.End)}} // of "news:A\x10@ " there is no host
		p.send("nntp-article", WhenAlways, literal("ARTICLE "), literal("<").as("news-bracket"), decoded(article).as("news-unique"),
			verbatim(at).as("mail-at"), verbatim(host).as("news-domain"), literal(">").as("news-bracket"), crlf)
		p.say("nntp-article-follows", SideServer, WhenAlways, core.Span{})
	default:
		p.nntpGroup(p.part(core.Group))
	}
}

// addNNTP adds the commands of RFC 977.
func addNNTP(p *program) {
	p.say("nntp-ready", SideServer, WhenAlways, core.Span{})
	p.nntpGroup(p.part(core.Group))
	if digits, ok := p.u.Token(core.Digits); ok {
		p.send("nntp-article", WhenAlways, literal("ARTICLE "), verbatim(digits), crlf)
		p.say("nntp-article-follows", SideServer, WhenAlways, core.Span{})
	}
}

func (p *program) nntpGroup(group core.Token) {
	p.send("nntp-group", WhenAlways, literal("GROUP "), verbatim(group), crlf)
	p.say("nntp-group-selected", SideServer, WhenAlways, core.Span{})
}
