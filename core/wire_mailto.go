package core

import "strings"

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
	src := p.u.src
	for t.Start < t.End {
		field := t
		if i := strings.IndexByte(field.In(src), '&'); i >= 0 {
			field.End = field.Start + i
		}
		t.Start = field.End + 1
		name, value := field, Token{Span: Span{field.End, field.End}, Part: Addr}
		if i := strings.IndexByte(field.In(src), '='); i >= 0 {
			name.End = field.Start + i
			value.Start = name.End + 1
		}
		switch {
		case field.Len() == 0:
		case equalFold(name.In(src), "body"):
			p.say("mailto-header/body", Info, Always, field.Span, decoded(value))
		default:
			p.say("mailto-header", Info, Always, field.Span, decoded(name), literal(": "), decoded(value))
		}
	}
}

// address takes an addr-spec apart: the words of the local part, the "@", and the
// parts of the domain (RFC 822, section 6.1). What is no addr-spec is one bit.
func (p *program) address(addr Token) (bits []bit) {
	raw := addr.In(p.u.src)
	if !isAddrSpec(raw) {
		return []bit{decoded(addr).as("mail-address")}
	}
	octets, at := decodedAt(addr, p.u.src)
	domain := false
	for i := 0; i < len(octets); {
		what, end := mailPiece(octets, i)
		switch {
		case what == "mail-at":
			domain = true
		case what == "mail-word" && domain:
			what = "mail-domain"
		case what == "mail-word" && strings.IndexByte(string(octets[i:end]), '%') >= 0:
			what = "mail-relay" // user%host, which the domain's host passes on
		}
		bits = append(bits, decoded(Token{Span: Span{at[i], at[end]}, Part: Addr}).as(what))
		i = end
	}
	return bits
}

// mailPiece returns what begins at i of an addr-spec, and where it ends.
func mailPiece(octets []byte, i int) (what PieceKind, end int) {
	switch octets[i] {
	case '.':
		return "mail-dot", i + 1
	case '@':
		return "mail-at", i + 1
	case '"':
		return "mail-quoted", closing(octets, i, '"')
	case '[':
		return "mail-literal", closing(octets, i, ']')
	}
	for end = i + 1; end < len(octets) && octets[end] != '.' && octets[end] != '@'; {
		end++
	}
	return "mail-word", end
}

// closing returns the index after the octet that closes what opens at i.
func closing(octets []byte, i int, last byte) int {
	for i++; i < len(octets) && octets[i] != last; i++ {
		if octets[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(octets))
}

// decodedAt returns the octets that a token stands for and, for each and for the
// end, where in src they begin.
func decodedAt(t Token, src string) (octets []byte, at []int) {
	src = src[:t.End]
	for i := t.Start; i < len(src); {
		at = append(at, i)
		if isEscape(src, i) {
			octets = append(octets, escapeValue(src, i))
			i += len("%XX")
			continue
		}
		octets = append(octets, src[i])
		i++
	}
	return octets, append(at, t.End)
}
