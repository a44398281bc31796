package wire

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/addrspec"
	"urlscope/core/internal/piece"
	"urlscope/core/octet"
)

// addMailto: a mailto URL designates no object (section 3.5), so the conversation names the recipient, as a mail
// program does in the end (RFC 821).
func addMailto(p *program) {
	addr := p.part(core.Addr)
	p.say("mailto-compose", SideInfo, WhenAlways, addr.Span)
	box, fields, _ := strings.Cut(addr.In(p.src), "?")
	if len(fields) == 0 || !addrspec.Valid(box) {
		p.recipient("smtp-rcpt", addr)
		return
	}
	// Mail goes to the address that later programs read (RFC 2368): the octets behind "?" are no
	// domain that there is.
	at := addr.Start + len(box)
	p.say("mailto-headers", SideInfo, WhenAlways, core.Span{Start: at, End: addr.End})
	p.recipient("smtp-rcpt/later", core.Token{Span: core.Span{Start: addr.Start, End: at}, Part: core.Addr})
	p.headers(core.Token{Span: core.Span{Start: at + len("?"), End: addr.End}, Part: core.Addr})
}

// recipient adds the line that names the recipient, and the server's answer.
func (p *program) recipient(kind StepKind, addr core.Token) {
	line := append([]bit{literal("RCPT TO:<").as("smtp-command")}, p.address(addr)...)
	p.send(kind, WhenMaybe, append(line, literal(">").as("smtp-command"), crlf)...)
	answer := StepKind("smtp-answer")
	if !addrspec.Valid(addr.In(p.src)) {
		answer = StepKind("smtp-answer/refused")
	}
	p.say(answer, SideServer, WhenMaybe, core.Span{})
}

// headers adds the header fields that a later mail program reads behind the "?": name=value, with "&" between
// them (RFC 2368, section 2).
func (p *program) headers(t core.Token) {
	at := t.Start
	for field := range strings.SplitSeq(t.In(p.src), "&") {
		name, value, _ := strings.Cut(field, "=")
		about := core.Span{Start: at, End: at + len(field)}
		at = about.End + len("&")
		content := decoded(core.Token{Span: core.Span{Start: about.End - len(value), End: about.End}, Part: core.Addr})
		switch {
		case field == "":
		case octet.EqualFold(name, "body"):
			p.say("mailto-header/body", SideInfo, WhenAlways, about, content)
		default:
			before := core.Token{Span: core.Span{Start: about.Start, End: about.Start + len(name)}, Part: core.Addr}
			p.say("mailto-header", SideInfo, WhenAlways, about, decoded(before), literal(": "), content)
		}
	}
}

// address takes an addr-spec apart. Anything else becomes one bit.
func (p *program) address(addr core.Token) []bit {
	if !addrspec.Valid(addr.In(p.src)) {
		return []bit{decoded(addr).as("mail-address")}
	}
	text, octets := p.decode(addr)
	return bitsOf(addr, octets, piece.Mail(text))
}
