package core

// wireNews adds the commands of RFC 977. The server is the reader's own (section 3.6).
func wireNews(p *program) {
	p.say("news-server", SideInfo, WhenAlways, Span{})
	switch {
	case p.u.Has(AllGroups):
		p.send("nntp-list", WhenAlways, literal("LIST"), crlf)
		p.say("nntp-groups", SideServer, WhenAlways, Span{})
	case p.u.Has(Article):
		article, host := p.part(Article), p.part(Host)
		at := Token{Span: Span{article.End, max(host.Start, article.End)}} // of "news:A\x10@ " there is no host
		p.send("nntp-article", WhenAlways, literal("ARTICLE "), literal("<").as("news-bracket"), decoded(article).as("news-unique"),
			verbatim(at).as("mail-at"), verbatim(host).as("news-domain"), literal(">").as("news-bracket"), crlf)
		p.say("nntp-article-follows", SideServer, WhenAlways, Span{})
	default:
		p.nntpGroup(p.part(Group))
	}
}

// wireNNTP adds the commands of RFC 977.
func wireNNTP(p *program) {
	p.say("nntp-ready", SideServer, WhenAlways, Span{})
	p.nntpGroup(p.part(Group))
	if digits, ok := p.u.Token(Digits); ok {
		p.send("nntp-article", WhenAlways, literal("ARTICLE "), verbatim(digits), crlf)
		p.say("nntp-article-follows", SideServer, WhenAlways, Span{})
	}
}

func (p *program) nntpGroup(group Token) {
	p.send("nntp-group", WhenAlways, literal("GROUP "), verbatim(group), crlf)
	p.say("nntp-group-selected", SideServer, WhenAlways, Span{})
}
