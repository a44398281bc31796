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

func reachNNTP(r *reader) bool {
	return r.lit("//") && r.hostport() && r.next('/') && r.group() && (!r.next('/') || r.run1(Digit))
}
