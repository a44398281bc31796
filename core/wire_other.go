package core

import "cmp"

// wireOther shows the generic syntax (section 3.1), because RFC 1738 does not say what a client does with other
// schemes.
func wireOther(p *program) {
	p.sayScheme()
	if host, ok := p.u.Token(Host); ok && host.Len() > 0 {
		p.say("other-server", SideInfo, WhenAlways, host.Span)
		return
	}
	p.say("other-part", SideInfo, WhenAlways, p.part(Schemepart).Span)
}

// sayScheme adds what is known of the scheme, if one was typed.
func (p *program) sayScheme() {
	if p.u.named.Len() == 0 {
		return
	}
	kind := cmp.Or(otherSchemes[p.u.kindOfScheme()], StepKind("other-scheme"))
	if kind == "other-scheme/set-aside" && p.u.since() != "" {
		kind = StepKind("other-scheme/since")
	}
	p.say(kind, SideInfo, WhenAlways, p.u.named)
}

// otherSchemes holds the step about a scheme, by the ID of the rule for its kind.
var otherSchemes = map[string]StepKind{
	"scheme-set-aside":    StepKind("other-scheme/set-aside"),
	"scheme-later":        StepKind("other-scheme/later"),
	"scheme-experimental": StepKind("other-scheme/experimental"),
}
