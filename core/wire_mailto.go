package core

import (
	"strings"

	"urlscope/core/internal/piece"
)

// wireMailto: a mailto URL designates no object (section 3.5); what a mail
// program does with it in the end is to name the recipient (RFC 821).
func wireMailto(p *program) {
	addr := p.part(Addr)
	p.say("mailto-compose", Info, Always, addr.Span)
	line := append([]bit{literal("RCPT TO:<").as("smtp-command")}, p.address(addr)...)
	p.send("smtp-rcpt", Maybe, append(line, literal(">").as("smtp-command"), crlf)...)
	p.say("smtp-answer", Server, Maybe, Span{})
	if i := strings.IndexByte(addr.In(p.u.src), '?'); i >= 0 {
		p.say("mailto-headers", Info, Always, Span{addr.Start + i, addr.End})
		p.headers(Token{Span: Span{addr.Start + i + 1, addr.End}, Part: Addr})
	}
}

// headers gives the header fields that a later mail program reads behind the "?":
// name=value, parted by "&" (RFC 2368, section 2).
func (p *program) headers(t Token) {
	at := t.Start
	for field := range strings.SplitSeq(t.In(p.u.src), "&") {
		name, value, _ := strings.Cut(field, "=")
		about := Span{at, at + len(field)}
		at = about.End + len("&")
		content := decoded(Token{Span: Span{about.End - len(value), about.End}, Part: Addr})
		switch {
		case field == "":
		case equalFold(name, "body"):
			p.say("mailto-header/body", Info, Always, about, content)
		default:
			before := Token{Span: Span{about.Start, about.Start + len(name)}, Part: Addr}
			p.say("mailto-header", Info, Always, about, decoded(before), literal(": "), content)
		}
	}
}

// address takes an addr-spec apart. What is none is one bit.
func (p *program) address(addr Token) []bit {
	if !isAddrSpec(addr.In(p.u.src)) {
		return []bit{decoded(addr).as("mail-address")}
	}
	text, octets := p.decode(addr)
	return bitsOf(addr, octets, piece.Mail(text))
}
