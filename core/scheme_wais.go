package core

// splitWAIS: "wais://" hostport "/" database
// [ "?" search | "/" wtype "/" wpath ]
func splitWAIS(u *URL) {
	u.slashes()
	u.login(Slash | Question)
	if !u.slash() {
		u.search()
		return
	}
	u.takeTo(Database, Slash|Question)
	u.search()
	if !u.next('/') {
		return
	}
	u.skip(1)
	u.takeTo(Wtype, Slash)
	if u.next('/') {
		u.skip(1)
		u.take(Wpath, u.end)
	}
}

func reachWAIS(r *reader) bool {
	if !r.lit("//") || !r.hostport() || !r.next('/') || !r.run(UChar) {
		return false
	}
	if r.next('?') {
		return r.run(hsegmentOctets)
	}
	if !r.next('/') {
		return true
	}
	return r.run(UChar) && r.next('/') && r.run(UChar)
}

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

// checkWAISForm reports a wtype without a wpath: none of the three forms.
func checkWAISForm(p *Pass, t Token) {
	if !p.Has(Wpath) {
		p.Report(t.Span, "")
	}
}

// fixWAISForm adds the slash of the third form, with an empty document id, or
// goes back to the first.
func fixWAISForm(_ *URL, d Diagnostic) []Fix {
	return []Fix{
		edit(TitleInsert, Likely, Span{d.Span.End, d.Span.End}, "/"),
		edit(TitleRemove, Likely, Span{d.Span.Start - 1, d.Span.End}, ""),
	}
}
