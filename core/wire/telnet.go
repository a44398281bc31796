package wire

import "urlscope/core"

// addTelnet sends nothing of the URL: user and password are advice to the person at the terminal (section 3.8).
func addTelnet(p *program) {
	p.say("telnet-connect", SideInfo, WhenAlways, core.Span{})
	if user, ok := p.u.Token(core.User); ok {
		p.say("telnet-user", SideInfo, WhenAlways, user.Span, decoded(user))
	}
	if password, ok := p.u.Token(core.Password); ok {
		p.say("telnet-password", SideInfo, WhenAlways, password.Span, decoded(password))
	}
	p.say("telnet-session", SideServer, WhenAlways, core.Span{})
}
