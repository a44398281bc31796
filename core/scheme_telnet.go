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

// checkTelnetPath reports what follows the slash.
func checkTelnetPath(p *Pass, t Token) {
	if t.Start > p.named.End && !isBlank(t.In(p.src)) && t.In(p.src) != ">" {
		p.Report(t.Span, "")
	}
}
