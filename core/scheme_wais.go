package core

import "strings"

// splitWAIS: "wais://" hostport "/" database
// [ "?" search | "/" wtype "/" wpath ]
func splitWAIS(u *URL) {
	u.slashes()
	if end := u.slashInHost(); end > u.at {
		u.hostport(end)
	} else {
		u.login(Slash | Question)
	}
	if !u.slash() {
		u.search()
		return
	}
	end, seen := u.scan(Slash | Question)
	if end < u.end && u.src[end] == '/' && u.slashSlip() {
		end, seen = u.scan(Question)
	}
	u.push(Database, end, seen)
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

// slashInHost returns where the port ends that stands behind a slash, and in front of
// another: the first got into the host, since no colon may stand in a database; 0 when
// there is no such port.
func (u *URL) slashInHost() int {
	host, rest, ok := strings.Cut(u.rest(), "/")
	label, rest, colon := strings.Cut(rest, ":")
	if !ok || !colon || (classesOf(host)|classesOf(label))&octets&^hostOctets != 0 || host == "" {
		return 0
	}
	port := u.end - len(rest)
	end := u.digitsAt(port)
	if end == port || !u.nextIs(end, Slash) {
		return 0
	}
	return end
}

// slashSlip reports whether a single slash and then a "?" follow: the second form
// has none there, and the third has two.
func (u *URL) slashSlip() bool {
	database, search, ok := strings.Cut(u.rest(), "?")
	return ok && strings.Count(database, "/") == 1 && strings.IndexByte(search, '/') < 0
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
	database, _ := p.Token(Database)
	damaged := (database.seen|t.seen)&octets&^UChar != 0 || p.brokenEscape(database) // which likely is what stands for the slash
	if !p.Has(Wpath) && !damaged && !p.slipped(t) && p.hostportEnds() {
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
