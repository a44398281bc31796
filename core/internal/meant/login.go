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
func isHostport(s string) bool {
	host, port, ok := strings.Cut(s, ":")
	return isHost(host) && (!ok || octet.IsDigits(port))
}

// isDottedHostport asks for a dot besides: "h.org:80", not "h:80".
func isDottedHostport(s string) bool { return isHostport(s) && strings.Contains(s, ".") }

// longLogin is what may be a login, up to the last "@" that a host is behind, with octets that delimit the URL and are not allowed in a
// user or a password (section 3.1): "joe:a/b" of "ftp://joe:a/b@h.org/". Some URLs have the name of a driver in front:
// "jdbc:mysql://joe:a/b@h.org/".
func longLogin(p parts) span {
	if p.scheme == "jdbc" {
		if s := longLogin(partsOf(p.rest())); s != no {
			return span{s.start + p.data, s.end + p.data}
		}
		return no
	}
	if hasWord(userless, p.scheme) || !p.slashes {
		return no
	}
	at := hostAt(p.text, p)
	if at < 0 || hasPath(p.text[p.login.start:at]) {
		return no
	}
	return span{p.login.start, at}
}

// laterLogin is longLogin for the schemes whose users have no "?" (RFC 3986, section 3.2.1).
func laterLogin(p parts) span {
	if l := langOf(p.scheme); l != nil && l.begins {
		return no
	}
	return longLogin(p)
}

// hasPath reports whether what is in front of an "@" is rather a host with a path than a login: "h.org/a" and "h:80/a" are,
// "joe:a/b" is not.
func hasPath(login string) bool {
	name, password, _ := strings.Cut(login, ":")
	ends := strings.IndexAny(password, "/?#")
	return strings.ContainsAny(name, "/?#") || ends >= 0 && (isHost(name) || octet.IsDigits(password[:ends]))
}

// hostAt returns the offset of the last "@" that a host is behind; -1 for none. Several
// show that even a name without a dot is a host: "ftp://joe@h.org@localhost2"; so do letters of a port in front of a "?": "https://joe:p?w@h/".
func hostAt(text string, p parts) int {
	several := strings.Count(p.login.in(text), "@") > 1 || p.question == p.login.end && !octet.IsDigits(p.port.in(text)) && p.port.start < p.port.end
	for at := len(text) - 1; at >= p.login.start; at-- {
		if text[at] != '@' {
			continue
		}
		host := text[at+1:]
		if n := strings.IndexAny(host, "/?#"); n >= 0 {
			host = host[:n]
		}
		if isHostport(host) || several && isLabels(host) {
			return at
		}
	}
	return -1
}

// wrongLogin is a login in whose password an "@" is, and of which the last one was encoded in its place: "joe:a@b%40" of
// "https://joe:a@b%40h.org/". The host would be "b%40h.org", which no standard knows what to do with.
func wrongLogin(p parts) span {
	last := strings.LastIndex(p.host.in(p.text), "%40") + len("%40")
	if !p.at || last < len("%40") || !isLabels(p.host.in(p.text)[last:]) {
		return no
	}
	return span{p.user.start, p.host.start + last}
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
