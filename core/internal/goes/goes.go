// Package goes knows to which host today's readers go, whatever RFC 1738 makes of the octets.
package goes

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/origin"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// A reader is a way to find the host.
type reader uint8

const (
	strict   reader = iota // as RFC 3986 does (appendix B, section 3.2)
	browser                // as the URL Standard does
	registry               // as RFC 2396 does, with an authority that is no server for the name of a registry (section 3.2.1)
	early                  // as RFC 1808 does, with the "?" in front of a slash for a part of the login (section 2.4.3)
)

// An Effect tells what edits do to the host, the gentlest first.
type Effect uint8

// Keeps leaves the host the same, in whatever spelling. Rewrites makes another host, which [Leads] returns. Moves makes
// other octets the host, or leaves no host. Encoding the "#" of "http://h.org:80#@g.org/" moves it, because the octets
// g.org become the host.
const (
	Keeps Effect = iota
	Rewrites
	Moves
)

// Of tells what edits of a text do to the host for readers that take it. Edits that cannot be made keep it.
func Of(before string, edits []core.Edit) Effect {
	effect, _ := of(before, edits)
	return effect
}

// Leads returns the new host if a reader found another host, or no host, in the octets that edits change, as in
// "http:/w/ww.h.org/" or "http://h,org/". It returns "" for other edits. Whoever offers such edits must name the host.
func Leads(before string, edits []core.Edit) string {
	_, host := of(before, edits)
	return host
}

func of(before string, edits []core.Edit) (effect Effect, leads string) {
	if behind(before, edits) {
		return Keeps, ""
	}
	after, ok := core.Apply(before, edits)
	if !ok {
		return Keeps, ""
	}
	for r := strict; r <= early; r++ {
		switch one, host := r.effect(before, after, edits); {
		case one == Moves:
			return Moves, ""
		case one == Rewrites && (r <= browser || effect == Keeps):
			effect, leads = Rewrites, host
		}
	}
	return effect, leads
}

// effect tells what edits do to the host for the reader, and which one they make.
func (r reader) effect(before, after string, edits []core.Edit) (Effect, string) {
	was, had := r.host(before)
	is, has := r.host(after)
	switch {
	case strings.HasPrefix(is.In(after), "%5B") && was.In(before) != is.In(after):
		return Moves, "" // the bracket of an address is no octet of a name
	case !had:
		if r.gains(before, is.In(after), has) {
			return Rewrites, is.In(after)
		}
	case !has && schemeOf(before) == schemeOf(after):
		return Moves, "" // nobody reads a host any more
	case !has, r.alike(was.In(before), is.In(after)):
	case r > browser && browser.alike(was.In(before), is.In(after)): // the same octets, of which some are escaped now
		return Rewrites, ""
	case r > browser: // which nobody goes by any more, but it says what the host is
		return Rewrites, is.In(after)
	case strings.Count(was.In(before), "_") > strings.Count(is.In(after), "_"):
		return Moves, "" // there are hosts with it, whatever RFC 1738 says
	case rewrites(before, edits, was, is), wasLogin(was.In(before), after, is):
		return Rewrites, is.In(after)
	default:
		return Moves, ""
	}
	return Keeps, ""
}

// wasLogin reports whether what was the host is rather part of a login, or of a host with dots: "joe" of "mysql://joe:1#2@h.org/".
func wasLogin(was, after string, is core.Span) bool {
	behindLogin := after[is.Start-1] == '@'
	if !isLabel(was) {
		return behindLogin && !isSite(schemeOf(after))
	}
	return behindLogin || strings.Contains(is.In(after), ".")
}

// gains reports whether it matters that a text has a host in which the reader read no host before. It matters for a
// site, behind a login, and behind a backslash in the authority. But a strict reader need not hear of a host that browsers read in it all
// the time.
func (r reader) gains(before, host string, has bool) bool {
	switch {
	case r > browser || !has:
		return false
	case !isSite(schemeOf(before)) && hasBackslash(before):
		return r == strict
	case !isSite(schemeOf(before)) && !strings.Contains(before, "@"+host):
		return false
	}
	return !browser.reads(before, host) || hasNoHost(before)
}

// hasBackslash reports whether the authority has a backslash, which people take for a slash.
func hasBackslash(s string) bool {
	_, rest, _ := strings.Cut(s, "://")
	end := strings.IndexAny(rest+"/", "/?#")
	return strings.IndexByte(rest[:end], '\\') > 0
}

// reads reports whether the reader reads a host in s.
func (r reader) reads(s, host string) bool {
	at, ok := r.host(s)
	return ok && r.alike(at.In(s), host)
}

// hasNoHost reports whether s is valid by RFC 3986 without a host: "http:/h.org/", "http:///h.org/".
func hasNoHost(s string) bool {
	_, rest, _ := strings.Cut(s, ":")
	authority, ok := strings.CutPrefix(rest, "//")
	return !ok || strings.IndexAny(authority, "/?#") == 0
}

// isLabel reports whether a host is one label, as nearly no host is that a URL names.
func isLabel(host string) bool {
	return !strings.ContainsAny(host, ".:%") && !octet.EqualFold(host, "localhost")
}

// behind reports whether all edits are behind the authority, where they do nothing to the host.
func behind(s string, edits []core.Edit) bool {
	end := authorityEnd(s)
	return !slices.ContainsFunc(edits, func(e core.Edit) bool { return e.Span.Start <= end })
}

// authorityEnd returns where the authority ends for each reader, or a later offset: 10 for "http://h.o/x".
func authorityEnd(s string) int {
	rest := strings.TrimLeftFunc(s, isAround)
	n := len(schemeOf(rest))
	if n == 0 {
		return len(s) // which is rare
	}
	ends := "/#" // a "?" does not end it for RFC 1808
	if scheme := rest[:n]; isSite(scheme) || isFile(scheme) {
		ends = `/\#`
	}
	rest = strings.TrimLeft(rest[n:], ":/\\\t\r\n")
	return octet.Until(s, len(s)-len(rest), ends)
}

// rewrites reports whether one of edits is in a host, which is at is after all of them.
func rewrites(s string, edits []core.Edit, was, is core.Span) bool {
	touched, start, end := false, was.Start, was.End
	for _, e := range edits {
		touched = touched || e.Span.Overlaps(was) || e.Span.Start <= was.End && was.Start <= e.Span.End && !delimits(e.Span.In(s)+e.New)
		grows := len(e.New) - e.Span.Len()
		if e.Span.End < was.Start {
			start += grows
		}
		if e.Span.Start < was.End {
			end += grows
		}
	}
	return touched && is.Start < end && start < is.End
}

// delimits reports whether s has an octet that begins or ends a host.
func delimits(s string) bool {
	return octet.ClassesOf(s)&(octet.Slash|octet.Backslash|octet.Question|octet.Hash|octet.At|octet.Colon) != 0
}

// alike reports whether two hosts differ in case and needless escapes only, and in what browsers leave out. In the name of a registry no
// escape of a reserved octet is needless (RFC 2396, section 2.4.2): without its last "@" raw, "a@b@h" is a server.
func (r reader) alike(a, b string) bool {
	return a == b || octet.EqualFold(plain(a), plain(b)) && (r != registry || reserved(a) == reserved(b))
}

// reserved returns how many octets of s are reserved: 2 of "a@h:".
func reserved(s string) (n int) {
	for i := range len(s) {
		if octet.ClassOf(s[i])&octet.Reserved != 0 {
			n++
		}
	}
	return n
}

// plain returns a host without escapes: "h.org" for "h%2Eorg". Octets that are left out do not come as escapes.
func plain(s string) string {
	return string(octet.AppendDecoded(nil, strings.NewReplacer("\t", "", "\r", "", "\n", "").Replace(s)))
}

// schemeOf returns the scheme of s: "HTTP" of "HTTP://h/", "" of "//h/" and of "see http://h/".
func schemeOf(s string) string {
	name, _, ok := strings.Cut(s, ":")
	if !ok || !octet.IsScheme(name) {
		return ""
	}
	return name
}

// host returns the octets of the host; false for a text in which the reader finds none.
func (r reader) host(s string) (core.Span, bool) {
	if r != browser {
		return r.within(s)
	}
	s = s[:min(authorityEnd(s)+1, len(s))]
	// Browsers leave out blanks and controls around a text, and tabs and line ends in it.
	front := len(s) - len(strings.TrimLeftFunc(s, isAround))
	s = strings.TrimRightFunc(s, isAround)
	var m origin.Map
	read := make([]byte, 0, len(s))
	for i := front; i < len(s); i++ {
		if octet.ClassOf(s[i])&octet.Break != 0 {
			m.Edit(i, i+1, 0)
		} else {
			read = append(read, s[i])
		}
	}
	m.Close(len(s))
	at, ok := r.within(string(read))
	at.Start, at.End = m.Whole(at.Start+front, at.End+front)
	return at, ok
}

// isAround reports whether browsers leave c out at either end.
func isAround(c rune) bool { return c <= ' ' }

// within returns the octets of the host in what the reader reads of a text.
func (r reader) within(s string) (core.Span, bool) {
	scheme := schemeOf(s)
	at, ends := r.authority(scheme, s)
	if at < 0 || hasNone(scheme) {
		return core.Span{}, false
	}
	end := octet.Until(s, at, ends)
	if isFile(scheme) && (isDrive(s[at:end]) || r == browser && strings.ContainsAny(s[at:end], "@:")) {
		return core.Span{}, false
	}
	host, ok := r.inAuthority(s, core.Span{Start: at, End: end})
	return host, ok && r.readsAsHost(scheme, host.In(s))
}

// inAuthority returns the octets of the host in an authority, which are those between a login and a port. It is false if the reader
// refuses either.
func (r reader) inAuthority(s string, host core.Span) (core.Span, bool) {
	if r == registry && !isServer(host.In(s)) {
		host.End -= len(portOf(host.In(s)))
		return host, octet.ClassesOf(host.In(s))&(octet.White|octet.Control|octet.NonASCII|octet.National&^octet.Tilde|octet.Angle) == 0
	}
	if login := strings.LastIndexByte(host.In(s), '@'); login >= 0 {
		if name := s[host.Start : host.Start+login]; r != browser && !isRaw(strings.ReplaceAll(name, "?", "")) {
			return core.Span{}, false
		}
		host.Start += login + len("@")
	}
	if colon := port.HostEnd(host.In(s)); colon < host.Len() {
		if octet.ClassesOf(s[host.Start+colon+len(":"):host.End])&octet.All&^octet.Digit != 0 {
			return core.Span{}, false
		}
		host.End = host.Start + colon
	}
	return host, true
}

// isServer reports whether an authority may have a login, a host and a port (RFC 2396, section 3.2.2): "u@h:80", not "a@b@h" or "h:80a".
func isServer(authority string) bool {
	_, hostport, found := strings.Cut(authority, "@")
	if !found {
		hostport = authority
	}
	host := strings.TrimSuffix(hostport, portOf(hostport))
	return host != "" && !strings.Contains(host, "@") && (host[0] == '[' || strings.IndexByte(host, ':') < 0)
}

// portOf returns the port at the end of an authority, with its colon: ":80".
func portOf(authority string) string {
	colon := strings.LastIndexByte(authority, ':')
	if colon < 0 || octet.ClassesOf(authority[colon+len(":"):])&octet.All&^octet.Digit != 0 {
		return ""
	}
	return authority[colon:]
}

// authority returns where the authority of s begins, and the octets that end it; -1 if s has no authority.
func (r reader) authority(scheme, s string) (at int, ends string) {
	if at = len(scheme); at > 0 {
		at++
	}
	slashes := len(s) - at - len(strings.TrimLeft(s[at:], `/\`))
	switch {
	case r == browser && (isSite(scheme) || isFile(scheme) && slashes == len("//")):
		return at + slashes, `/?#\` // a backslash is a slash
	case !strings.HasPrefix(s[at:], "//"):
		return -1, ""
	case r == early:
		return at + len("//"), "/#"
	case at > 0 || r != browser:
		return at + len("//"), "/?#"
	}
	return -1, ""
}

// readsAsHost reports whether the reader takes s for a host, as far as its octets tell.
func (r reader) readsAsHost(scheme, s string) bool {
	switch {
	case s == "", s == "[]":
		return false
	case s[0] == '[' && s[len(s)-1] == ']':
		return strings.IndexByte(s, '%') < 0
	case r == registry && strings.Contains(s, "@"):
		return true
	case r == early: // RFC 1738 has no escapes in a host
		return octet.ClassesOf(s)&octet.All&^(octet.AlphaDigit|octet.Hyphen|octet.Dot) == 0
	case r != browser:
		return isRaw(s)
	case isSite(scheme), isFile(scheme):
		if s = plain(s); octet.ClassesOf(s)&(octet.Control|octet.Percent) != 0 { // the forbidden domain code points
			return false
		}
	}
	return !strings.ContainsAny(s, "\x00\t\n\r #/:<>?@[\\]^|") // the forbidden host code points
}

// isRaw reports whether a login or a host of RFC 3986 may hold the octets of s.
func isRaw(s string) bool {
	const refused = octet.National&^octet.Tilde | octet.Angle | octet.Hash | octet.At | octet.Slash | octet.Question | octet.White | octet.Control | octet.NonASCII
	return octet.ClassesOf(s)&refused == 0 && !octet.HasBrokenEscape(s)
}

// isSite reports whether browsers read a scheme so.
func isSite(scheme string) bool {
	switch octet.LowerString(scheme) {
	case "http", "https", "ws", "wss", "ftp":
		return true
	}
	return false
}

func isFile(scheme string) bool { return octet.EqualFold(scheme, "file") }

// isDrive reports whether s is the letter of a drive: "C:", "c|". Behind the slashes of file it is no host to those who have drives
// (RFC 8089, appendix E.2).
func isDrive(s string) bool {
	return len(s) == len("C:") && octet.ClassOf(s[0])&octet.Alpha != 0 && (s[1] == ':' || s[1] == '|')
}

// hasNone reports whether the syntax of a scheme has no host, so that the octets behind two slashes are not a host.
func hasNone(scheme string) bool {
	return octet.EqualFold(scheme, "mailto") || octet.EqualFold(scheme, "news")
}
