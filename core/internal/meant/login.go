package meant

import (
	"strings"

	"urlscope/core/octet"
)

// userless are the schemes that take no user (sections 3.3 and others).
const userless = " http gopher nntp wais prospero file "

// loginSchemes are those that take a user and are met with one most.
const loginSchemes = " ftp telnet sftp ssh https ftps scp git+ssh "

// isHostport reports whether s is a host without a doubt, and a port or none: "h.org:80".
func isHostport(s string) bool { return isServer(s, isHost) }

// isServer reports whether s is a host of some kind, and a port or none.
func isServer(s string, isHost func(string) bool) bool {
	n := portColon(s)
	if n < 0 {
		return isHost(s)
	}
	return isHost(s[:n]) && octet.IsDigits(s[n+1:])
}

// isDottedHostport asks for a dot besides: "h.org:80", not "h:80".
func isDottedHostport(s string) bool { return isHostport(s) && strings.Contains(s, ".") }

// longLogin is what may be a login, up to the last "@" that a host is behind, with octets that delimit the URL and are not allowed in a
// user or a password (section 3.1): "joe:a/b" of "ftp://joe:a/b@h.org/". Some URLs have the name of a driver in front:
// "jdbc:mysql://joe:a/b@h.org/".
func longLogin(p parts) octet.Span {
	if p.scheme == "jdbc" {
		if s := longLogin(partsOf(p.rest())); s != no {
			return span(s.Start+p.data, s.End+p.data)
		}
		return no
	}
	if hasWord(userless, p.scheme) || !p.slashes || firstScheme(p) != no {
		return no
	}
	at := hostAt(p)
	if at < 0 || hasPath(p.scheme, p.text[p.login.Start:at]) {
		return no
	}
	return span(p.login.Start+blanksAt(p.text[p.login.Start:at], " "), at)
}

// laterLogin is longLogin for the schemes whose users have no "?" (RFC 3986, section 3.2.1).
func laterLogin(p parts) octet.Span {
	if l := langOf(p.scheme); l != nil && l.begins {
		return no
	}
	return longLogin(p)
}

// emptyPort is where a host has a colon and no port: ":/x" of "http://h:/x". All readers end the host there (RFC 3986, section 3.2), also of
// "https://h:/x@y". But a name that is no host for sure, in front of a host that is, is rather a user: "https://joe:/x@h.org/".
func emptyPort(p parts) octet.Span {
	if !p.colon || p.port.Start < p.port.End || p.scheme == "file" || langOf(p.host.In(p.text)) != nil || longLogin(p) != no {
		return no
	}
	return behindHost(p)
}

// IsPortEmpty reports whether a text has an emptyPort.
func IsPortEmpty(text string) bool { return emptyPort(partsOf(text)) != no }

// hasPath reports whether what is in front of an "@" is rather a host with a path than a login: "h.org/a", "h:80/a", "[::1]:80/a"
// and "joe@h.org:/a" are, "joe:a/b" is not. A scheme of which nothing is known is rather a database's, whose path has no "@": of its ports
// only its own is taken for one.
func hasPath(scheme, login string) bool {
	ends := strings.IndexAny(login, "/?#")
	if ends < 0 {
		return false
	}
	server := login[:ends]
	if at := strings.LastIndexByte(server, '@'); at >= 0 && isServer(strings.TrimSuffix(server[at+1:], ":"), isServerName) {
		return true
	}
	colon := portColon(server)
	if colon < 0 || isServerName(server[:colon]) {
		return true
	}
	port := server[colon+1:]
	switch {
	case !octet.IsDigits(port):
		return false
	case langOf(scheme) == nil:
		return port == portOf(scheme)
	}
	return login[ends] != '#'
}

// isServerName reports whether s is a host without a doubt, or an address of version 6: "h.org", "[2001:db8::1]".
func isServerName(s string) bool {
	return isHost(s) || strings.HasPrefix(s, "[") && strings.HasSuffix(s, "]")
}

// hostAt returns the offset of the "@" that the host is behind; -1 for none. In a login it is the last one, whatever the path has:
// "https://joe:a@b@h/@c". It is the last in the text that a host without a doubt is behind, or several with commas between them, where a
// "#" ends the login, or the scheme is rather a database's, whose path has no "@". A password shows that even a name without a dot is a
// host: "amqp://joe:a/b@h/".
func hostAt(p parts) int {
	login := p.login.In(p.text)
	inLogin, is := -1, isServerName
	if at := strings.LastIndexByte(login, '@'); at >= 0 && mayBeServer(login[at+1:]) {
		if inLogin = p.login.Start + at; langOf(p.scheme) != nil && !strings.HasPrefix(p.text[p.login.End:], "#") {
			return inLogin
		}
	} else if colon := portColon(login); colon >= 0 && p.scheme != "" && (p.namesDatabase() || !strings.HasPrefix(p.text[p.login.Start+colon:], ":/")) {
		is = mayBeServer
	}
	for at := len(p.text) - 1; at > inLogin && at >= p.login.Start; at-- {
		if p.text[at] == '@' && areServers(p.text[at+1:], is) {
			return at
		}
	}
	return inLogin
}

// namesDatabase reports whether p is of a scheme that is rather a database's, and something is behind its last "@" and a host: in
// "mysql://joe:/pass@db/app" a password is, not in "mysql://db:/a@b".
func (p parts) namesDatabase() bool {
	return langOf(p.scheme) == nil && p.known() && strings.ContainsAny(p.text[strings.LastIndexByte(p.text, '@')+1:], "/:")
}

// mayBeServer reports whether s may be a host, of any name, with anything for a port or with none: "db_1", "[::1]:80.".
func mayBeServer(s string) bool {
	if colon := portColon(s); colon >= 0 {
		s = s[:colon]
	}
	return isServerName(s) || isLabels(strings.ReplaceAll(s, "_", "-"))
}

// areServers reports whether s begins with a host and maybe a port, or with several. Behind an "@" the brackets of an address are
// brackets even where they are escaped.
func areServers(s string, isHost func(string) bool) bool {
	s = s[:strings.IndexAny(s+"/", "/?#")]
	if strings.HasPrefix(s, "%5B") {
		s = strings.NewReplacer("%5B", "[", "%5D", "]").Replace(s)
	}
	for more := true; more; {
		var server string
		if server, s, more = strings.Cut(s, ","); !isServer(server, isHost) {
			return false
		}
	}
	return true
}

// wrongLogin is a login in whose password an "@" is, and of which the last one was encoded in its place: "joe:a@b%40" of
// "https://joe:a@b%40h.org/". The host would be "b%40h.org", which no standard knows what to do with.
func wrongLogin(p parts) octet.Span {
	last := strings.LastIndex(p.host.In(p.text), "%40") + len("%40")
	if !p.at || last < len("%40") || !isLabels(p.host.In(p.text)[last:]) {
		return no
	}
	return span(p.user.Start, p.host.Start+last)
}

// rightAt reads each of these: "%40" for "@", and "@" for the last.
func rightAt(s string) (string, int) {
	switch {
	case s == "%40":
		return "@", len(s)
	case s[0] == '@':
		return "%40", 1
	}
	return "", 0
}
