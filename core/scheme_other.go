package core

import "strings"

// splitOther: *xchar | "//" login [ "/" urlpath ]
//
// The second form is inside the first (decision 4): its parts are told apart
// only when they are all that section 5 asks of them.
func splitOther(u *URL) {
	if !strings.HasPrefix(u.rest(), "//") || !u.isIP() && isXChars(u.rest()) {
		u.take(Schemepart, u.end)
		return
	}
	if !u.isIP() {
		u.mark |= Guess
	}
	u.extend(2)
	u.login(Slash)
	if u.slash() {
		u.take(Urlpath, u.end)
	}
}

// splitLaterWeb reads https, ws and wss as http is, which they took their form
// from.
func splitLaterWeb(u *URL) {
	from := len(u.tokens)
	u.slashes()
	if !u.login(Slash | Question) {
		for i := from; i < len(u.tokens); i++ {
			u.tokens[i].Mark |= Guess
		}
		u.mark |= Guess
	}
	u.mark |= Later
	if u.slash() {
		u.segments(Hsegment, Question)
	}
	u.search()
}

// isIP reports whether what comes after "//" is an ip-schemepart of section 5.
func (u *URL) isIP() bool {
	r := reader{src: u.src[:u.end], at: u.at + len("//")}
	return r.login() && (!r.next('/') || r.run(XChar)) && !r.more()
}

func reachOther(r *reader) bool { return r.run(XChar) }

// wireOther: RFC 1738 says nothing of what a client does with other schemes.
func wireOther(p *program) {
	p.say("other-scheme", Info, Always, p.u.named)
}
