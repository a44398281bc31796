package core

import (
	"strings"

	"urlscope/core/internal/meant"
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// splitOther: *xchar | "//" login [ "/" urlpath ]
//
// The second form is inside the first (decision 4): its parts are told apart
// only when the login is all that section 5 asks of it, or would be with the
// octets of user and password encoded. If a scheme is known to have servers, they
// are told apart also where only the port is not a number.
func splitOther(u *URL) {
	if !scheme.IsExperimental(u.SchemeText()) {
		u.facts |= maySlip
	}
	if strings.HasPrefix(u.rest(), "://") && hasLogin(u.rest()[len(":"):]) { // "link:://h"
		u.facts |= oddSlashes
	}
	whole := hasLogin(u.rest())
	odd := !whole && u.hasOddPort()
	if !whole && !odd {
		u.consume(Schemepart, u.end)
		return
	}
	if odd {
		u.mark |= MarkGuess
	}
	u.skipAll(len("//"))
	stop := octet.Slash
	if odd || strings.Contains(u.rest(), "]?") { // else it may be in the user
		stop |= octet.Question
	}
	u.login(stop)
	if u.slash() || u.at < u.end { // behind an address in brackets there may be a "?" without one
		u.consume(Urlpath, u.end)
	}
}

// hasLogin reports whether s begins with two slashes and a login by section 3.1.
func hasLogin(s string) bool {
	s, ok := strings.CutPrefix(s, "//")
	login, _, _ := strings.Cut(s, "/")
	return ok && isLogin(login)
}

// isLogin reports whether s is a login by section 3.1. An IPv6 address in brackets counts as a host.
func isLogin(s string) bool {
	if i := strings.IndexByte(s, '@'); i >= 0 {
		if strings.Count(s[:i], ":") > 1 {
			return false
		}
		s = s[i+1:]
	}
	_, isHostport := hostportIn(s, 0)
	return isHostport || bracketed(s) > 0
}

// hasOddPort reports whether a URL of a known scheme, whose servers have ports, is a login by section 3.1 but for a port that is no number,
// or empty: "mysql://h.org:33x/db". It may be what else a program reads there: several hosts, "postgresql://a:1,b:2/db", or the path that
// git has, "git+ssh://git@h.org:joe/x". In front of an "@" it may be a password.
func (u *URL) hasOddPort() bool {
	s, ok := strings.CutPrefix(u.rest(), "//")
	if !ok || u.known == nil || u.known.port == 0 || strings.HasPrefix(u.known.Name, "git+") {
		return false
	}
	end := len(s)
	if n := strings.IndexAny(s, "/?"); n >= 0 {
		end = n
	}
	from := strings.LastIndexByte(s[:end], '@') + 1
	host, ok := hostIn(s[from:end])
	colon := from + host
	if !ok || colon == end || s[colon] != ':' || !isLogin(s[:colon]) {
		return false
	}
	port, behind := s[colon+len(":"):end], u.src[u.end-len(s)+end:]
	return octet.ClassesOf(port)&octet.All != octet.Digit && !strings.ContainsAny(port, ",[]") &&
		(strings.IndexByte(behind, '@') < 0 || port == "" && meant.IsPortEmpty(u.src))
}

// splitLaterWeb reads "https", "ws" and "wss" like http, because they took its form. Where section 5 does not
// place the login, the reading is a guess.
func splitLaterWeb(u *URL) {
	from := len(u.tokens)
	u.slashes()
	u.unplaced = !u.login(octet.Slash|octet.Question) || u.facts&oddSlashes != 0
	if u.unplaced || u.next('?') {
		u.unplaced = u.unplaced || strings.IndexByte(u.rest(), '@') >= 0 // what is in front of that may be a user
		if t, _ := u.Token(Host); meant.OddTop(t.In(u.src)) {
			u.facts |= maySlip
		}
		for i := from; i < len(u.tokens); i++ {
			u.tokens[i].Mark |= MarkGuess
		}
		u.mark |= MarkGuess
	}
	u.mark |= MarkLater
	if u.slash() {
		end, seen := u.scan(octet.Question)
		u.pushPath(Hsegment, end, seen)
	}
	u.search()
}

// AsClients returns the URL as today's clients read it: u, unless they do not read the login of a later scheme as
// section 5 does. For them it ends at the first "?" (WHATWG URL, authority state): their host is "joe" in
// "https://joe:1?x@h/".
func (u *URL) AsClients() *URL {
	host, _ := u.Token(Host)
	if u.reading != laterWeb || !u.Has(User) || strings.IndexByte(u.src[:host.Start], '?') < 0 {
		return u
	}
	v := &URL{clients: true}
	v.read(u.src)
	return v
}
