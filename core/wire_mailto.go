package core

// wireMailto: a mailto URL designates no object (section 3.5); what a mail
// program does with it in the end is to name the recipient (RFC 821).
func wireMailto(p *program) {
	addr, _ := p.u.Token(Addr)
	p.say("mailto-compose", Info, Always, addr.Span)
	p.send("smtp-rcpt", Maybe, literal("RCPT TO:<"), decoded(addr), literal(">"), crlf)
}
