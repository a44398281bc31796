package wire

import (
	"iter"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/addrspec"
	"urlscope/core/internal/piece"
	"urlscope/core/octet"
)

// addMailto: a mailto URL designates no object (section 3.5), so the conversation names the recipients, as a mail
// program does in the end (RFC 821).
func addMailto(p *program) {
	addr := p.part(core.Addr)
	boxes, beyond1738 := p.boxes(addr)
	switch {
	case !beyond1738:
		p.say("mailto-compose", SideInfo, WhenAlways, addr.Span)
		p.recipient("smtp-rcpt", addr)
		return
	case len(boxes) == 0:
		p.say("mailto-compose/nobody", SideInfo, WhenAlways, addr.Span)
	default:
		p.say("mailto-compose", SideInfo, WhenAlways, addr.Span)
	}
	// Mail goes to the addresses that later programs read (RFC 6068): the octets behind "?" are no
	// domain that there is.
	if at := strings.IndexByte(addr.In(p.src), '?'); at >= 0 {
		p.say("mailto-headers", SideInfo, WhenAlways, core.Span{Start: addr.Start + at, End: addr.End})
	}
	for _, box := range boxes {
		p.recipient("smtp-rcpt/later", box)
	}
	for f := range p.fields(addr) {
		p.header(f)
	}
}

// boxes returns the recipients of a mailto URL as later documents have them (RFC 6068, section 2): commas part
// them, and the header fields "to", "cc" and "bcc" name more. It returns false if t is one address by RFC 1738.
func (p *program) boxes(t core.Token) (list []core.Token, beyond1738 bool) {
	raw := t.In(p.src)
	before, _, asks := strings.Cut(raw, "?")
	if before != "" && strings.IndexByte(before, '@') < 0 && addrspec.Valid(raw) { // "what?@h" is a name of a mailbox
		return nil, false
	}
	list = p.parted(core.Span{Start: t.Start, End: t.Start + len(before)})
	beyond1738 = asks || len(list) > 1
	for f := range p.fields(t) {
		if name := octet.LowerString(p.src[f.Name:f.NameEnd]); name == "to" || name == "cc" || name == "bcc" {
			list = append(list, p.parted(core.Span{Start: f.Value, End: f.End})...)
		}
	}
	return list, beyond1738
}

// fields yields the header fields in an address.
func (p *program) fields(t core.Token) iter.Seq[addrspec.Field] {
	return func(yield func(addrspec.Field) bool) {
		for f, ok := addrspec.NextField(p.src[:t.End], t.Start, 0); ok && yield(f); {
			f, ok = addrspec.NextField(p.src[:t.End], t.Start, f.End)
		}
	}
}

// parted returns the addresses that commas, raw or encoded, part: all of s if one of them is no address.
func (p *program) parted(s core.Span) (list []core.Token) {
	src := p.src[:s.End]
	for at := s.Start; at < s.End; {
		end := at
		for end < s.End && src[end] != ',' && !(octet.IsEscape(src, end) && octet.Value(src, end) == ',') {
			end++
		}
		next := end + len(",")
		if end < s.End && src[end] == '%' {
			next = end + len("%2C")
		}
		if !addrspec.Valid(src[at:end]) {
			return []core.Token{{Span: s, Part: core.Addr}}
		}
		list = append(list, core.Token{Span: core.Span{Start: at, End: end}, Part: core.Addr})
		at = next
	}
	return list
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

// header adds a header field that a later mail program reads behind the "?".
func (p *program) header(f addrspec.Field) {
	name := core.Token{Span: core.Span{Start: f.Name, End: f.NameEnd}, Part: core.Addr}
	value := decoded(core.Token{Span: core.Span{Start: f.Value, End: f.End}, Part: core.Addr})
	about := core.Span{Start: f.Name, End: f.End}
	if octet.EqualFold(name.In(p.src), "body") {
		p.say("mailto-header/body", SideInfo, WhenAlways, about, value)
	} else {
		p.say("mailto-header", SideInfo, WhenAlways, about, decoded(name), literal(": "), value)
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
