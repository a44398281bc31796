package core

import "cmp"

// wireOther: RFC 1738 says nothing of what a client does with other schemes. What
// it says is the generic syntax (section 3.1).
func wireOther(p *program) {
	p.sayScheme()
	if host, ok := p.u.Token(Host); ok && host.Len() > 0 {
		p.say("other-server", Info, Always, host.Span)
		return
	}
	p.say("other-part", Info, Always, p.part(Schemepart).Span)
}

// sayScheme says what the scheme is, where one was typed.
func (p *program) sayScheme() {
	if p.u.named.Len() == 0 {
		return
	}
	kind := cmp.Or(otherSchemes[p.u.kindOfScheme()], StepKind("other-scheme"))
	if kind == "other-scheme/set-aside" && p.u.since() != "" {
		kind = StepKind("other-scheme/since")
	}
	p.say(kind, Info, Always, p.u.named)
}

// otherSchemes is what is said of a scheme, by the rule that speaks of it.
var otherSchemes = map[string]StepKind{
	"scheme-set-aside":    StepKind("other-scheme/set-aside"),
	"scheme-later":        StepKind("other-scheme/later"),
	"scheme-experimental": StepKind("other-scheme/experimental"),
}
