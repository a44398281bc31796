package core

// splitTelnet: "telnet://" login [ "/" ]
func splitTelnet(u *URL) {
	u.slashes()
	u.login(Slash)
	u.slash()
}

func reachTelnet(r *reader) bool {
	return r.lit("//") && r.login() && (r.next('/') || true)
}

// wireTelnet: nothing of the URL is sent; user and password are advice to the
// person at the terminal (section 3.8).
func wireTelnet(p *program) {
	p.say("telnet-connect", Info, Always, Span{})
	if user, ok := p.u.Token(User); ok {
		p.say("telnet-user", Info, Always, user.Span)
	}
	if password, ok := p.u.Token(Password); ok {
		p.say("telnet-password", Info, Always, password.Span)
	}
}

// checkTelnetPath reports what follows the slash.
func checkTelnetPath(p *Pass, t Token) {
	if t.Start > p.named.End && !isBlank(t.In(p.src)) && t.In(p.src) != ">" {
		p.Report(t.Span, "")
	}
}
