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
	if end < u.end && (seen&Percent != 0 || strings.IndexByte(u.src[end:u.end], '/') >= 0) {
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
// on, that begins a field. One that a slash follows, or that is in an escape, and no "=",
// is a slip in the path.
func (u *URL) fieldsStart(end int) int {
	for end < u.end {
		field, rest, found := strings.Cut(u.src[end+1:u.end], ";")
		if strings.IndexByte(field, '/') < 0 && !u.breaksEscapeAt(end) || strings.IndexByte(field, '=') >= 0 {
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
// stand in its name likely is what stands for the "=", and so is the ";" between two.
func checkProsperoField(p *Pass, t Token) {
	if t.seen&octets&^fieldOctets != 0 || p.brokenEscape(t) || p.nextIs(t.End, Equals) {
		return
	}
	if n := len(p.out) - 1; n >= 0 && p.out[n].Rule == p.rule && p.out[n].Span.End == t.Start-1 && p.out[n].Span.Len() > 0 {
		before := p.src[:p.out[n].Span.Start-1]
		if i := strings.LastIndexAny(before, ";=/"); i >= 0 && before[i] != ';' { // of more fields each is a finding
			p.again = append(p.again, uint8(p.rule.index))
			return
		}
	}
	p.Report(t.Span, "")
}

// fixProsperoField adds "=", with an empty value, writes it for the ";" behind, or takes
// the field out.
func fixProsperoField(u *URL, d Diagnostic) []Fix {
	insert := edit(TitleInsert, Likely, Span{d.Span.End, d.Span.End}, "=")
	remove := edit(TitleRemove, Likely, Span{d.Span.Start - 1, d.Span.End}, "")
	if rest := u.src[min(d.Span.End+1, u.end):u.end]; d.Span.End < u.end && rest != "" {
		if value, _, _ := strings.Cut(rest, ";"); strings.IndexByte(value, '=') < 0 {
			return []Fix{edit(TitleReplace, Likely, Span{d.Span.End, d.Span.End + 1}, "="), insert, remove}
		}
	}
	return []Fix{insert, remove}
}

// checkProsperoEquals reports the first "=" in a value. Behind an octet that may not stand
// there either, which then likely stands for the ";" in front of the next field, it is
// right.
func checkProsperoEquals(p *Pass, run Token) {
	if n := len(p.out) - 1; n >= 0 && p.said != p.rule {
		before := p.out[n]
		if before.Severity == Error && before.Part == Fieldvalue && strings.LastIndexByte(p.src[:run.Start], ';') < before.Span.Start {
			p.said = p.rule
		}
	}
	p.once(run.Span)
}

// fixProsperoEquals encodes them all.
func fixProsperoEquals(u *URL, d Diagnostic) []Fix {
	f := edit(TitleEncode, Likely, d.Span, u.encoded(d.Span))
	f.Edits = nil
	field, _, _ := strings.Cut(u.src[d.Span.Start:u.end], ";")
	for span := range u.runsOf(Token{Span: Span{d.Span.Start, d.Span.Start + len(field)}}, Equals) {
		f.Edits = append(f.Edits, Edit{span, u.encoded(span)})
	}
	return []Fix{f}
}
