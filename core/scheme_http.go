package core

// splitHTTP: "http://" hostport [ "/" hpath [ "?" search ]]
func splitHTTP(u *URL) {
	u.slashes()
	u.login(Slash | Question)
	if u.slash() {
		u.segments(Hsegment, u.until('?'))
	}
	u.search()
}

// search takes "?" and what follows it, when a "?" comes next.
func (u *URL) search() {
	if u.next('?') {
		u.skip(1)
		u.take(Search, u.end)
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

// wireHTTP is the request of the time, HTTP/1.0, with the Host field that later
// clients add. Path and search go as they were typed; "/" goes when there is no
// path (decision 24).
func wireHTTP(p *program) {
	request := []piece{literal("GET ")}
	if !p.u.Has(Hsegment) {
		request = append(request, literal("/"))
	}
	for i, t := range p.u.tokens {
		if t.Part == Hsegment || t.Part == Search {
			request = append(request, verbatim(p.u.tokens[i-1]), verbatim(t)) // the "/" or "?" before it, and it
		}
	}
	host, _ := p.u.HostToken()
	request = append(request, literal(" HTTP/1.0"), crlf, literal("Host: "), verbatim(host))
	if port, ok := p.u.Token(Port); ok && p.out.Port != p.u.reading.Port {
		request = append(request, literal(":"), verbatim(port))
	}
	p.send("http-request", Always, append(request, crlf, crlf)...)
	p.say("http-answer", Server, Always, Span{})
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
