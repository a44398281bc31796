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
	u.skip()
	u.takeTo(Wtype, Slash)
	if u.next('/') {
		u.skip()
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

// checkWAISForm reports a wtype without a wpath: none of the three forms.
func checkWAISForm(p *Pass, t Token) {
	if !p.Has(Wpath) && !p.slipped(t) {
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
