package core

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
