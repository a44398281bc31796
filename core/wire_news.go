package core

// wireNews adds the commands of RFC 977. The server is the reader's own (section 3.6).
func wireNews(p *program) {
	p.say("news-server", Info, Always, Span{})
	switch {
	case p.u.Has(AllGroups):
		p.send("nntp-list", Always, literal("LIST"), crlf)
		p.say("nntp-groups", Server, Always, Span{})
	case p.u.Has(Article):
		article, host := p.part(Article), p.part(Host)
		at := Token{Span: Span{article.End, max(host.Start, article.End)}} // of "news:A\x10@ " there is no host
		p.send("nntp-article", Always, literal("ARTICLE "), literal("<").as("news-bracket"), decoded(article).as("news-unique"),
			verbatim(at).as("mail-at"), verbatim(host).as("news-domain"), literal(">").as("news-bracket"), crlf)
		p.say("nntp-article-follows", Server, Always, Span{})
	default:
		p.nntpGroup(p.part(Group))
	}
}

// wireNNTP adds the commands of RFC 977.
func wireNNTP(p *program) {
	p.say("nntp-ready", Server, Always, Span{})
	p.nntpGroup(p.part(Group))
	if digits, ok := p.u.Token(Digits); ok {
		p.send("nntp-article", Always, literal("ARTICLE "), verbatim(digits), crlf)
		p.say("nntp-article-follows", Server, Always, Span{})
	}
}

func (p *program) nntpGroup(group Token) {
	p.send("nntp-group", Always, literal("GROUP "), verbatim(group), crlf)
	p.say("nntp-group-selected", Server, Always, Span{})
}
