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

// checkTelnetPath reports what follows the slash, unless it ends a wrapper, which
// has a row of its own.
func checkTelnetPath(p *Pass, t Token) {
	wrapped := p.tokens[0].Part == Stray && isWrapper(p.tokens[0].In(p.src)) && t.In(p.src) == ">"
	if t.Start > p.named.End && !isBlank(t.In(p.src)) && !wrapped && !p.slipped(t) {
		p.Report(t.Span, "")
	}
}
