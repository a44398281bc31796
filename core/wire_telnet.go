package core

// wireTelnet sends nothing of the URL: user and password are advice to the person at the terminal (section 3.8).
func wireTelnet(p *program) {
	p.say("telnet-connect", SideInfo, WhenAlways, Span{})
	if user, ok := p.u.Token(User); ok {
		p.say("telnet-user", SideInfo, WhenAlways, user.Span, decoded(user))
	}
	if password, ok := p.u.Token(Password); ok {
		p.say("telnet-password", SideInfo, WhenAlways, password.Span, decoded(password))
	}
	p.say("telnet-session", SideServer, WhenAlways, Span{})
}
