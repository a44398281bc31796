package core

// wireNews gives the commands of RFC 977; the server is the reader's own
// (section 3.6).
func wireNews(p *program) {
	p.say("news-server", Info, Always, Span{})
	switch {
	case p.u.Has(AllGroups):
		p.send("nntp-list", Always, literal("LIST"), crlf)
		p.say("nntp-groups", Server, Always, Span{})
	case p.u.Has(Article):
		article, _ := p.u.Token(Article)
		host, _ := p.u.Token(Host)
		at := Token{Span: Span{article.End, host.Start}}
		p.send("nntp-article", Always, literal("ARTICLE <"), decoded(article), verbatim(at), verbatim(host), literal(">"), crlf)
		p.say("nntp-article-follows", Server, Always, Span{})
	default:
		group, _ := p.u.Token(Group)
		p.nntpGroup(group)
	}
}

func (p *program) nntpGroup(group Token) {
	p.send("nntp-group", Always, literal("GROUP "), verbatim(group), crlf)
	p.say("nntp-group-selected", Server, Always, Span{})
}

// wireNNTP gives the commands of RFC 977.
func wireNNTP(p *program) {
	p.say("nntp-ready", Server, Always, Span{})
	group, _ := p.u.Token(Group)
	p.nntpGroup(group)
	if digits, ok := p.u.Token(Digits); ok {
		p.send("nntp-article", Always, literal("ARTICLE "), verbatim(digits), crlf)
		p.say("nntp-article-follows", Server, Always, Span{})
	}
}
