package core

// splitNNTP: "nntp://" hostport "/" group [ "/" digits ]
func splitNNTP(u *URL) {
	u.slashes()
	u.login(Slash)
	if !u.slash() {
		return
	}
	u.group(u.scan(Slash))
	if u.next('/') {
		u.skip()
		u.take(Digits, u.end)
	}
}
