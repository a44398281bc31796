package core

// wireOther: RFC 1738 says nothing of what a client does with other schemes. What
// it says is the generic syntax (section 3.1).
func wireOther(p *program) {
	kind := StepKind("other-scheme")
	switch p.u.kindOfScheme() {
	case "scheme-set-aside":
		kind = "other-scheme/set-aside"
	case "scheme-later":
		kind = "other-scheme/later"
	case "scheme-experimental":
		kind = "other-scheme/experimental"
	}
	p.say(kind, Info, Always, p.u.named)
	if host, ok := p.u.Token(Host); ok && host.Len() > 0 {
		p.say("other-server", Info, Always, host.Span)
		return
	}
	p.say("other-part", Info, Always, p.part(Schemepart).Span)
}
