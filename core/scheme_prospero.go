package core

// splitProspero: "prospero://" hostport "/" ppath *[ ";" fieldname "=" fieldvalue ]
func splitProspero(u *URL) {
	u.slashes()
	u.login(Slash)
	if !u.slash() {
		return
	}
	u.segmentsTo(Psegment, Semicolon)
	for u.next(';') {
		u.skip()
		u.takeTo(Fieldname, Equals|Semicolon)
		if u.next('=') {
			u.skip()
			u.takeTo(Fieldvalue, Semicolon)
		}
	}
}

func reachProspero(r *reader) bool {
	if !r.lit("//") || !r.hostport() || !r.next('/') || !r.run(fsegmentOctets|Slash) {
		return false
	}
	for r.next(';') {
		if !r.run(fieldOctets) || !r.next('=') || !r.run(fieldOctets) {
			return false
		}
	}
	return true
}

// checkProsperoField reports a field without its "=" and value.
func checkProsperoField(p *Pass, t Token) {
	if t.End == len(p.src) || p.src[t.End] != '=' {
		p.Report(t.Span, "")
	}
}

// fixProsperoField adds "=", with an empty value, or takes the field out.
func fixProsperoField(_ *URL, d Diagnostic) []Fix {
	return []Fix{
		edit(TitleInsert, Likely, Span{d.Span.End, d.Span.End}, "="),
		edit(TitleRemove, Likely, Span{d.Span.Start - 1, d.Span.End}, ""),
	}
}
