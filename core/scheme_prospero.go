package core

// splitProspero: "prospero://" hostport "/" ppath *[ ";" fieldname "=" fieldvalue ]
func splitProspero(u *URL) {
	u.slashes()
	u.login(Slash)
	if !u.slash() {
		return
	}
	end, seen := u.scan(Semicolon)
	u.segments(Psegment, end, seen)
	for u.next(';') {
		u.skip()
		u.takeTo(Fieldname, Equals|Semicolon)
		if !u.next('=') {
			u.note(alone)
			continue
		}
		u.skip()
		u.takeTo(Fieldvalue, Semicolon)
	}
}
