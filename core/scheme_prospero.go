package core

import "strings"

// splitProspero: "prospero://" hostport "/" ppath *[ ";" fieldname "=" fieldvalue ]
func splitProspero(u *URL) {
	u.slashes()
	u.login(Slash)
	if !u.slash() {
		return
	}
	end, seen := u.scan(Semicolon)
	if strings.IndexByte(u.src[end:u.end], '/') >= 0 {
		end = u.fieldsStart(end)
		seen = classesOf(u.src[u.at:end])
	}
	u.segments(Psegment, end, seen)
	for u.next(';') {
		u.skip()
		u.takeTo(Fieldname, Equals|Semicolon)
		if u.next('=') {
			u.skip()
			u.takeTo(Fieldvalue, Semicolon)
		}
	}
}

// fieldsStart returns where the path ends: at the first ";", from that at offset end
// on, that begins a field. One that a slash follows, and no "=", is a slip in the path.
func (u *URL) fieldsStart(end int) int {
	for end < u.end {
		field, rest, found := strings.Cut(u.src[end+1:u.end], ";")
		if strings.IndexByte(field, '/') < 0 || strings.IndexByte(field, '=') >= 0 {
			return end
		}
		if end = u.end; found {
			end -= len(";") + len(rest)
		}
	}
	return end
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

// checkProsperoField reports a field without its "=" and value. An octet that may not
// stand in its name likely is what stands for the "=".
func checkProsperoField(p *Pass, t Token) {
	if t.seen&octets&^fieldOctets == 0 && (t.End == len(p.src) || p.src[t.End] != '=') {
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
