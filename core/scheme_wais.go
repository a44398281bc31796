package core

// splitWAIS: "wais://" hostport "/" database
// [ "?" search | "/" wtype "/" wpath ]
func splitWAIS(u *URL) {
	u.slashes()
	u.login(Slash | Question)
	if !u.slash() {
		u.search()
		return
	}
	end, seen := u.scan(Slash | Question)
	u.push(Database, end, seen)
	u.search()
	if !u.next('/') {
		return
	}
	u.skip()
	u.takeTo(Wtype, Slash)
	if !u.next('/') {
		u.note(alone)
		return
	}
	u.skip()
	u.take(Wpath, u.end)
}
