package core

import "urlscope/core/octet"

// splitWAIS: "wais://" hostport "/" database
// [ "?" search | "/" wtype "/" wpath ]
func splitWAIS(u *URL) {
	u.slashes()
	u.login(octet.Slash | octet.Question)
	if !u.slash() {
		u.search()
		return
	}
	end, seen := u.scan(octet.Slash | octet.Question)
	u.push(Database, end, seen)
	u.search()
	if !u.next('/') {
		return
	}
	u.skip()
	u.consumeTo(Wtype, octet.Slash)
	if !u.next('/') {
		u.note(alone)
		return
	}
	u.skip()
	u.consume(Wpath, u.end)
}
