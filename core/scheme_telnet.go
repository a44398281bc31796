package core

// splitTelnet: "telnet://" login [ "/" ]
func splitTelnet(u *URL) {
	u.slashes()
	u.login(Slash)
	u.slash()
}
