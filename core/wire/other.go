package wire

import (
	"math"

	"urlscope/core"
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// addOther shows the generic syntax (section 3.1), because RFC 1738 does not say what a client does with other
// schemes.
func addOther(p *program) {
	p.sayScheme()
	if host, ok := p.u.Token(core.Host); ok && host.Len() > 0 {
		p.say("other-server", SideInfo, WhenAlways, host.Span)
		return
	}
	p.say("other-part", SideInfo, WhenAlways, p.part(core.Schemepart).Span)
}

// Unknown returns the conversation of a URL whose scheme nobody knows, by that scheme: for "ttp://h/", whereas Of
// returns the conversation of http, which was likely meant. It returns false for any other URL.
func Unknown(u *core.URL) (c Conversation, ok bool) {
	if known := u.Registered(); u.Scheme() != core.Other || u.Reading() == core.Other || known != nil && octet.EqualFold(u.SchemeText(), known.Name) {
		return Conversation{}, false
	}
	p := program{u: u, typed: u, src: u.Source(), most: math.MaxInt}
	addOther(&p)
	return p.out, true
}

// sayScheme adds what is known of the scheme, if one was typed.
func (p *program) sayScheme() {
	if name := p.part(core.SchemeName); name.Len() > 0 {
		p.say(schemeKind(p.u), SideInfo, WhenAlways, name.Span)
	}
}

// schemeKind returns the kind of step about the scheme of u.
func schemeKind(u *core.URL) StepKind {
	switch known, name := u.Registered(), u.SchemeText(); {
	case known != nil && !octet.EqualFold(name, known.Name): // it was meant only: "htps"
		return "other-scheme"
	case known.IsLater():
		return "other-scheme/later"
	case known != nil && known.Since != "":
		return "other-scheme/since"
	case known != nil:
		return "other-scheme/set-aside"
	case scheme.IsExperimental(name):
		return "other-scheme/experimental"
	}
	return "other-scheme"
}
