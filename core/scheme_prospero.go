package core

import "urlscope/core/octet"

// splitProspero: "prospero://" hostport "/" ppath *[ ";" fieldname "=" fieldvalue ]
func splitProspero(u *URL) {
	u.slashes()
	u.login(octet.Slash)
	if !u.slash() {
		return
	}
	end, seen := u.scan(octet.Semicolon)
	u.segments(Psegment, end, seen)
	for u.next(';') {
		u.skip()
		u.consumeTo(Fieldname, octet.Equals|octet.Semicolon)
		if !u.next('=') {
			u.note(alone)
			continue
		}
		u.skip()
		u.consumeTo(Fieldvalue, octet.Semicolon)
	}
}
