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
