package core

// splitHTTP: "http://" hostport [ "/" hpath [ "?" search ]]
func splitHTTP(u *URL) {
	u.slashes()
	u.login(Slash | Question)
	if u.slash() {
		end, seen := u.scan(Question)
		u.segments(Hsegment, end, seen)
	}
	u.search()
}

// search takes "?" and what follows it, when a "?" comes next.
func (u *URL) search() {
	if u.next('?') {
		u.skip()
		u.push(Search, u.end, classesOf(u.rest()))
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

// checkSearchPath reports a search without a path before it (decision 24).
func checkSearchPath(p *Pass, _ Token) {
	if t, ok := p.Token(Search); ok && !p.Has(Hsegment) {
		p.Report(Span{t.Start - 1, t.Start}, "")
	}
}

// checkSemicolons reports each run of ";", which section 3.3 reserves and
// section 5 lists (decision 11).
func checkSemicolons(p *Pass, t Token) { p.runs(t, Semicolon) }

// runs reports each run of octets of the class.
func (p *Pass) runs(t Token, class Class) {
	for i := t.Start; i < t.End; i++ {
		start := i
		for i < t.End && classes[p.src[i]]&class != 0 {
			i++
		}
		if i > start {
			p.Report(Span{start, i}, "")
		}
	}
}
