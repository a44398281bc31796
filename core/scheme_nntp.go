package core

import "urlscope/core/octet"

// splitNNTP: "nntp://" hostport "/" group [ "/" digits ]
func splitNNTP(u *URL) {
	u.slashes()
	u.login(octet.Slash)
	if !u.slash() {
		return
	}
	u.group(u.scan(octet.Slash))
	if u.next('/') {
		u.skip()
		u.consume(Digits, u.end)
	}
}
