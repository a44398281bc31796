package core

import (
	"iter"
	"strings"
)

// splitHTTP: "http://" hostport [ "/" hpath [ "?" search ]]
func splitHTTP(u *URL) {
	u.slashes()
	u.login(Slash | Question)
	if u.slash() {
		end, seen := u.scan(Question)
		if seen&Percent != 0 && end < u.end && u.breaksEscapeAt(end) && strings.IndexByte(u.src[end:u.end], '/') >= 0 {
			// A search has no slash, so that the "?" is in an escape of the path.
			n, more := classesBefore(u.src[end+1:u.end], Question)
			end, seen = end+1+n, seen|more|Question
		}
		u.segments(Hsegment, end, seen)
	}
	u.search()
}

// search takes "?" and what follows it, when a "?" comes next.
func (u *URL) search() {
	if u.next('?') {
		u.skip()
		seen := classesOf(u.rest())
		if seen&Equals != 0 && len(u.rest()) < 32 && doubtsSearch(u.rest()) { // a long one is no slip of a finger
			u.slips |= doubted
		}
		u.push(Search, u.end, seen)
	}
}

func reachHTTP(r *reader) bool {
	if !r.lit("//") || !r.hostport() {
		return false
	}
	if !r.next('/') {
		return true
	}
	return r.run(hsegmentOctets|Slash) && (!r.next('?') || r.run(hsegmentOctets))
}

// checkSearchPath reports a search without a path before it (decision 24), unless
// the slash may be what is wrong in the host.
func checkSearchPath(p *Pass, _ Token) {
	if t, ok := p.Token(Search); ok && !p.Has(Hsegment) && p.hostportEnds() {
		p.Report(Span{t.Start - 1, t.Start}, "")
	}
}

// fixSearchPath adds the slash, and encodes what may not stand in the search; or, in
// front of what does not look like one, takes the "?" for the slash.
func fixSearchPath(u *URL, d Diagnostic) []Fix {
	slash := edit(TitleInsert, Likely, Span{d.Span.Start, d.Span.Start}, "/")
	slash.Edits = append(slash.Edits, u.searchEdits()...)
	if looksLikeSearch(u.Text(Search)) {
		return []Fix{slash}
	}
	return []Fix{slash, edit(TitleReplace, Likely, d.Span, "/")}
}

// checkSearchReserved reports the first run of "/" and "?" in a search. What makes
// them wrong is the "?" before them all, so that they are one finding. When that is
// itself wrong, for want of a path, it says it all.
func checkSearchReserved(p *Pass, run Token) {
	if p.said == nil && !p.Has(Hsegment) && !p.Has(Database) && p.hostportEnds() {
		p.said = p.rule
	}
	p.once(run.Span)
}

// fixSearchReserved encodes them all.
func fixSearchReserved(u *URL, d Diagnostic) []Fix {
	f := edit(TitleEncode, Likely, d.Span, u.encoded(d.Span))
	f.Edits = u.searchEdits()
	return []Fix{f}
}

// searchEdits returns the edits that encode each run of "/" and "?" in a search.
func (u *URL) searchEdits() (list []Edit) {
	t, _ := u.Token(Search)
	for span := range u.runsOf(t, Slash|Question) {
		list = append(list, Edit{span, u.encoded(span)})
	}
	return list
}

// checkSemicolons reports each run of ";", which section 3.3 reserves and
// section 5 lists (decision 11).
func checkSemicolons(p *Pass, t Token) { p.runs(t, Semicolon) }

// runs reports each run of octets of the class.
func (p *Pass) runs(t Token, class Class) {
	for span := range p.runsOf(t, class) {
		p.Report(span, "")
	}
}

// runsOf yields the runs of octets of the class in t.
func (u *URL) runsOf(t Token, class Class) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		for i := t.Start; i < t.End; i++ {
			start := i
			for i < t.End && classes[u.src[i]]&class != 0 {
				i++
			}
			if i > start && !yield(Span{start, i}) {
				return
			}
		}
	}
}
