package core

import (
	"strings"

	"urlscope/core/internal/addrspec"
	"urlscope/core/internal/octet"
	"urlscope/core/internal/piece"
)

// wireMailto: a mailto URL designates no object (section 3.5), so the conversation names the recipient, as a mail
// program does in the end (RFC 821).
func wireMailto(p *program) {
	addr := p.part(Addr)
	p.say("mailto-compose", SideInfo, WhenAlways, addr.Span)
	box, fields, _ := strings.Cut(addr.In(p.u.src), "?")
	if len(fields) == 0 || !addrspec.Valid(box) {
		p.recipient("smtp-rcpt", addr)
		return
	}
	// Mail goes to the address that later programs read (RFC 2368): the octets behind "?" are no
	// domain that there is.
	at := addr.Start + len(box)
	p.say("mailto-headers", SideInfo, WhenAlways, Span{at, addr.End})
	p.recipient("smtp-rcpt/later", Token{Span: Span{addr.Start, at}, Part: Addr})
	p.headers(Token{Span: Span{at + len("?"), addr.End}, Part: Addr})
}

// recipient adds the line that names the recipient, and the server's answer.
func (p *program) recipient(kind StepKind, addr Token) {
	line := append([]bit{literal("RCPT TO:<").as("smtp-command")}, p.address(addr)...)
	p.send(kind, WhenMaybe, append(line, literal(">").as("smtp-command"), crlf)...)
	answer := StepKind("smtp-answer")
	if !addrspec.Valid(addr.In(p.u.src)) {
		answer = StepKind("smtp-answer/refused")
	}
	p.say(answer, SideServer, WhenMaybe, Span{})
}

// headers adds the header fields that a later mail program reads behind the "?": name=value, with "&" between
// them (RFC 2368, section 2).
func (p *program) headers(t Token) {
	at := t.Start
	for field := range strings.SplitSeq(t.In(p.u.src), "&") {
		name, value, _ := strings.Cut(field, "=")
		about := Span{at, at + len(field)}
		at = about.End + len("&")
		content := decoded(Token{Span: Span{about.End - len(value), about.End}, Part: Addr})
		switch {
		case field == "":
		case octet.EqualFold(name, "body"):
			p.say("mailto-header/body", SideInfo, WhenAlways, about, content)
		default:
			before := Token{Span: Span{about.Start, about.Start + len(name)}, Part: Addr}
			p.say("mailto-header", SideInfo, WhenAlways, about, decoded(before), literal(": "), content)
		}
	}
}

// address takes an addr-spec apart. Anything else becomes one bit.
func (p *program) address(addr Token) []bit {
	if !addrspec.Valid(addr.In(p.u.src)) {
		return []bit{decoded(addr).as("mail-address")}
	}
	text, octets := p.decode(addr)
	return bitsOf(addr, octets, piece.Mail(text))
}
