package clients

import "urlscope/core/internal/port"

// An authority is what stands between the two slashes and the path, still encoded.
type authority struct {
	user, password, host, port    text
	hasUser, hasPassword, hasPort bool
	odd                           bool // nothing like it was recorded
}

// authorityOf takes the authority from the beginning of t, which is behind the slashes. It ends at the first octet of ends.
func authorityOf(t text, ends string) (a authority, rest text) {
	if i := t.index(ends); i >= 0 {
		t, rest = t[:i], t[i:]
	}
	if login, host, ok := t.cut("@"); ok {
		a.user, a.password, a.hasPassword = login.cut(":")
		a.hasUser = true
		t = host
	}
	a.host, a.port, a.hasPort = t.cut(":")
	a.odd = t.index("@[]%\\{}\"<>^`| ") >= 0
	return a, rest
}

// lacksPort reports whether no port follows the colon.
func (a *authority) lacksPort() bool { return a.hasPort && len(a.port) == 0 }

// losePort removes the port behind a login, as lynx does, so that it goes to the usual one.
func (a *authority) losePort() {
	if a.hasUser {
		a.port, a.hasPort = nil, false
	}
}

// number returns the port. It is usual if no port is written, and 0 if nobody can connect to the port.
func (a *authority) number(usual int) int {
	if len(a.port) == 0 {
		return usual
	}
	n, _ := port.Number(a.port.string())
	return n
}

// numeric reports whether t has no octets but digits.
func (t text) numeric() bool { return len(t.without("0123456789")) == 0 }
