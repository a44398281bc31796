package core

// splitNNTP: "nntp://" hostport "/" group [ "/" digits ]
func splitNNTP(u *URL) {
	u.slashes()
	u.login(Slash)
	if !u.slash() {
		return
	}
	u.takeTo(Group, Slash)
	if u.next('/') {
		u.skip()
		u.take(Digits, u.end)
	}
}

func reachNNTP(r *reader) bool {
	return r.lit("//") && r.hostport() && r.next('/') && r.group() && (!r.next('/') || r.run1(Digit))
}

// fixRemoveSlash takes the slash in front of an empty article number out.
func fixRemoveSlash(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Likely, Span{d.Span.Start - 1, d.Span.End}, "")}
}

// checkArticleNumber reports a run of octets that are no digits.
func checkArticleNumber(p *Pass, run Token) {
	if digits, _ := p.Token(Digits); p.slipped(digits) {
		p.leave()
		return
	}
	p.Report(run.Span, "")
}
