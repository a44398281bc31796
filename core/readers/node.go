package readers

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// nodeLegacy is url.parse, which Node had before new URL. Its particularities:
//
//   - It refuses next to nothing; the text of a part that it does not understand goes to the path: "http://h:a/" has the host "h" and
//     the path "/:a/".
//   - The host ends at the first octet that RFC 2396 allows in no host, such as ";" or "^": "http://a;b/" goes to "a".
//   - A scheme in capitals is not known to have two slashes: "HTTP:a/b" goes to "a", "http:a/b" to none.
//   - auth is decoded, the rest is not: "http://a%40b@h/" has "a@b". What is no UTF-8 there is an error: "http://%FF@h/".
//   - Backslashes before "?" and "#" are slashes in all schemes: "x:\\\\h\\a" goes to "h".
//   - A name ends at an octet of zeros: "http://a\x00.b/" goes to "a".
//   - javascript has no host and keeps its octets; elsewhere 14 octets are escaped: "/a b" is "/a%20b".
//   - A path alone is left as it is when neither "#" nor "@" is in it: "//h/a|b" is a path.
var nodeLegacy = &Reader{"node-legacy", "Node url.parse", nodeVersion, []Field{
	{"protocol", Scheme, "url.parse(s).protocol", true},
	{"slashes", RoleNone, "url.parse(s).slashes", false},
	{"auth", RoleNone, "url.parse(s).auth", false},
	{"host", RoleNone, "url.parse(s).host", false},
	{"port", Port, "url.parse(s).port", false},
	{"hostname", Host, "url.parse(s).hostname", false},
	{"hash", Fragment, "url.parse(s).hash", true},
	{"search", RoleNone, "url.parse(s).search", false},
	{"query", Query, "url.parse(s).query", false},
	{"pathname", Path, "url.parse(s).pathname", false},
	{"path", RoleNone, "url.parse(s).path", false},
	{"href", RoleNone, "url.parse(s).href", false},
}, true, readNodeLegacy}

// A legacy is what url.parse finds, "" and nil for what is absent.
type legacy struct {
	protocol, auth, port, hostname, hash, search, pathname string
	slashes, hasAuth, hasHost, six                         bool // six: the host is in brackets
}

func readNodeLegacy(src string, asked Asked, values []Value) Verdict {
	rest := strings.TrimFunc(src, func(c rune) bool { return c <= ' ' || c == '\u00A0' || c == '\uFEFF' })
	front, behind := cutAny(rest, "?#")
	rest = strings.ReplaceAll(front, `\`, "/") + behind
	var l legacy
	if isSimplePath(rest) && !strings.Contains(rest, "#") && !strings.Contains(front, "@") {
		l.behind(rest)
		l.fill(values, rest)
		return VerdictValid
	}
	rest, open := l.begin(rest)
	if open {
		var verdict Verdict
		if rest, verdict = l.authority(rest, asked); verdict != VerdictValid {
			return verdict
		}
	}
	if l.protocol != "javascript:" {
		rest = escapeLegacy(rest)
	}
	l.behind(rest)
	l.fill(values, l.href())
	return VerdictValid
}

// isSimplePath reports whether s is a path with no more than two slashes at its start, and a query, without any space.
func isSimplePath(s string) bool {
	return strings.HasPrefix(s, "/") && !strings.HasPrefix(s, "///") && !strings.ContainsAny(s, "\t\n\v\f\r \uFEFF"+javaBlanks)
}

// isSlashed reports whether two slashes belong to a scheme.
func isSlashed(protocol string) bool {
	return isOneOf(protocol, "http: https: ftp: gopher: file: ws: wss:")
}

// begin reads the scheme and the slashes. It reports whether an authority follows.
func (l *legacy) begin(s string) (rest string, open bool) {
	typed := ""
	if i := len(s) - len(strings.TrimLeftFunc(s, isProtocol)); i > 0 && i < len(s) && s[i] == ':' {
		typed, s = s[:i+1], s[i+1:]
	}
	l.protocol = octet.LowerString(typed)
	if l.protocol == "javascript:" {
		return s, false
	}
	if strings.HasPrefix(s, "//") && (typed != "" || beginsLogin(s[2:])) {
		l.slashes = true
		s = s[2:]
	}
	return s, l.slashes || typed != "" && !isSlashed(typed)
}

func isProtocol(c rune) bool {
	return c < utf8.RuneSelf && among(byte(c), ".+-")
}

// beginsLogin reports whether s begins with something, "@" and something, without a slash.
func beginsLogin(s string) bool {
	i := strings.IndexAny(s, "@/")
	return i > 0 && s[i] == '@' && i+1 < len(s) && s[i+1] != '@' && s[i+1] != '/'
}

// authority reads what stands before the path. It returns the path with all that it leaves to it.
func (l *legacy) authority(s string, asked Asked) (rest string, verdict Verdict) {
	s, at, end := scanAuthority(s)
	if at >= 0 {
		if l.auth, l.hasAuth = decodeComponent(s[:at]); !l.hasAuth {
			return "", VerdictInvalid
		}
	}
	host, rest := s[at+1:end], s[end:]
	if digits := strings.TrimRight(host, "0123456789"); strings.HasSuffix(digits, ":") {
		host, l.port = digits[:len(digits)-1], host[len(digits):]
	}
	l.hasHost = true
	l.six = len(host) > 1 && host[0] == '[' && host[len(host)-1] == ']'
	if i := strings.IndexAny(host, `/\#?:`); i >= 0 && !l.six {
		host, rest = host[:i], "/"+host[i:]+rest
	}
	if l.six && !strings.HasPrefix(rest, "/") {
		rest = "/" + rest
	}
	verdict = l.name(host, asked)
	return rest, verdict
}

// scanAuthority finds the last "@" and the end of the host. It takes out the tabs and line ends before the path.
func scanAuthority(s string) (clean string, at, end int) {
	b := make([]byte, 0, len(s))
	at, end = -1, -1
	i := 0
	for ; i < len(s) && strings.IndexByte("#/?", s[i]) < 0; i++ {
		switch c := s[i]; {
		case c == '\t' || c == '\n' || c == '\r':
			continue
		case c == '@':
			at, end = len(b), -1
		case end < 0 && strings.IndexByte(" \"%';<>\\^`{|}", c) >= 0:
			end = len(b)
		}
		b = append(b, s[i])
	}
	if end < 0 {
		end = len(b)
	}
	return string(b) + s[i:], at, end
}

const mostOfName = 255 // code units of UTF-16

// name sets the host to the name of a host in ASCII.
func (l *legacy) name(host string, asked Asked) Verdict {
	if units(host) > mostOfName {
		return VerdictValid // with the empty host
	}
	host = lowerText(host)
	forbidden := "\x00\t\n\r #%/<>?@\\^|"
	if host != "" && !l.six {
		forbidden += ":[]"
		name, ok, known := ada2.ASCII(host, asked.ASCII)
		if !known {
			return VerdictUnknown
		}
		if host, _, _ = strings.Cut(name, "\x00"); !ok || host == "" {
			return VerdictInvalid
		}
	}
	if strings.ContainsAny(host, forbidden) {
		return VerdictInvalid
	}
	l.hostname = host
	return VerdictValid
}

// behind reads what follows the host: path, query and fragment.
func (l *legacy) behind(rest string) {
	rest, l.hash = cutAny(rest, "#")
	l.pathname, l.search = cutAny(rest, "?")
	if l.pathname == "" && l.hostname != "" && isSlashed(l.protocol) {
		l.pathname = "/"
	}
}

// href puts everything together again.
func (l *legacy) href() string {
	host, path := l.host(), l.pathname
	if host != "" && l.auth != "" {
		host = encodeAuth(l.auth) + "@" + host
	}
	switch {
	case !l.slashes && !isSlashed(l.protocol):
	case l.slashes || host != "":
		host = "//" + host
		if path != "" && path[0] != '/' {
			path = "/" + path
		}
	case strings.HasPrefix(l.protocol, "file"):
		host = "//"
	}
	return l.protocol + host + path + l.search + l.hash
}

// host returns the host with the port.
func (l *legacy) host() string { return l.hostname + after(":", l.port) }

// fill sets the values of the fields.
func (l *legacy) fill(values []Value, href string) {
	hostname := l.hostname
	if l.six && hostname != "" {
		hostname = hostname[1 : len(hostname)-1]
	}
	path := l.pathname + l.search
	copy(values, []Value{
		filled(l.protocol), hasIf(l.slashes, "true"), hasIf(l.hasAuth, l.auth), hasIf(l.hasHost, l.host()), filled(l.port), hasIf(l.hasHost, hostname),
		filled(l.hash), filled(l.search), hasIf(l.search != "", strings.TrimPrefix(l.search, "?")), filled(l.pathname), filled(path), has(href),
	})
}

// decodeComponent is decodeURIComponent: it returns false for a "%" that begins no escape, and for escapes that are no UTF-8.
func decodeComponent(s string) (string, bool) {
	text, ok := unescape(s)
	return text, ok && utf8.ValidString(text)
}

// encodeAuth escapes what url.format does not leave in auth.
func encodeAuth(s string) string {
	return escapeBut(s, func(c byte) bool { return among(c, "!'()*-._~:") })
}

// escapeLegacy escapes the octets that url.parse does not leave in a path.
func escapeLegacy(s string) string {
	return escapeBut(s, func(c byte) bool { return strings.IndexByte("\t\n\r \"'<>\\^`{|}", c) < 0 })
}
