package core

import "urlscope/core/octet"

// splitTelnet: "telnet://" login [ "/" ]
func splitTelnet(u *URL) {
	u.slashes()
	u.login(octet.Slash)
	u.slash()
}
