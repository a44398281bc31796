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
	return isHost(host) && (!ok || isDigits(port))
}

// isDottedHostport asks for a dot besides: "h.org:80", not "h:80".
func isDottedHostport(s string) bool { return isHostport(s) && strings.Contains(s, ".") }

// moveUserOctets writes the octets as escapes that are not allowed in a user or a password because they delimit the URL
// (section 3.1): "ftp://joe:a/b@h.org/" → "ftp://joe:a%2Fb@h.org/". Some URLs have the name of a driver in front:
// "jdbc:mysql://joe:a/b@h.org/".
func moveUserOctets(text string, p parts) []variant {
	if p.scheme == "jdbc" {
		p = partsOf(p.rest())
		return moveBehind(len("jdbc:"), moveUserOctets(p.text, p))
	}
	if hasWord(userless, p.scheme) || !p.slashes {
		return nil
	}
	at := hostAt(text, p)
	if at < 0 {
		return nil
	}
	login := text[p.login.start:at]
	if hasPath(login) {
		return nil
	}
	colon := strings.IndexByte(login, ':')
	l := langOf(p.scheme)
	later := l == nil || !l.begins // whose users have no "?" (RFC 3986, section 3.2.1)
	return moveBehind(p.login.start, all(replaced(login, 0, len(login), func(i int) (string, int) {
		if i != colon && (isUnsafeUser(login[i]) || login[i] == '?' && later) && !octet.IsEscape(login, i) {
			return escapes(login[i : i+1]), 1
		}
		return "", 0
	})))
}

// moveWrongAt encodes the "@" of a password where the last one was encoded in its place: "https://joe:a@b%40h.org/" →
// "https://joe:a%40b@h.org/". The host would be "b%40h.org", which no standard knows what to do with.
func moveWrongAt(text string, p parts) []variant {
	last := strings.LastIndex(p.host.in(text), "%40")
	if !p.slashes || !p.at || last < 0 || !isLabels(p.host.in(text)[last+len("%40"):]) {
		return nil
	}
	at := p.host.start + last
	edits := replaced(text, p.user.start, at, func(i int) (string, int) { return "%40", strings.Count(text[i:i+1], "@") })
	return together(append(edits, Edit{at, at + len("%40"), "@"}))
}

// moveBehind returns the variants with their edits so many octets further on.
func moveBehind(by int, list []variant) []variant {
	for i := range list {
		list[i].edits = shifted(list[i].edits, by)
	}
	return list
}

// hasPath reports whether what is in front of an "@" is rather a host with a path than a login: "h.org/a" and "h:80/a" are,
// "joe:a/b" is not.
func hasPath(login string) bool {
	name, password, _ := strings.Cut(login, ":")
	ends := strings.IndexAny(password, "/?#")
	return strings.ContainsAny(name, "/?#") || ends >= 0 && (isHost(name) || isDigits(password[:ends]))
}

// hostAt returns the offset of the last "@" that a host is behind; -1 for none. Several
// show that even a name without a dot is a host: "ftp://joe@h.org@localhost2"; so do letters of a port in front of a "?": "https://joe:p?w@h/".
func hostAt(text string, p parts) int {
	several := strings.Count(p.login.in(text), "@") > 1 || p.question == p.login.end && !isDigits(p.port.in(text)) && p.port.start < p.port.end
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

// isUnsafeUser reports whether b stands for itself neither in a user nor in a password: "/" and "@", not ";".
func isUnsafeUser(b byte) bool {
	return b <= ' ' || b >= 0x80 || strings.IndexByte("/@:%", b) >= 0 || strings.IndexByte(neverRaw, b) >= 0
}
