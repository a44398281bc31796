package readers

import (
	"strings"

	"urlscope/core/octet"
)

// golang is url.Parse of Go's net/url, which has changed from release to release:
//   - Go 1.24.8 and 1.25.2 (October 2025, CVE-2025-47912): brackets must hold an address of version 6. "http://[h]/"
//     had a host before.
//   - Go 1.26 (February 2026): a host has no colon except the colon of its port, so "http://::1/" and "http://h:80:81/"
//     are errors. Before, the last colon counted. The rule applies if go.mod says Go 1.26, and
//     GODEBUG=urlstrictcolons=0 turns it off. Go 1.27, and 1.26.8, apply it only to http and https
//     (go.dev/issue/78077): "x://h:1,h:2/" is valid again.
//   - Go 1.25.8 and 1.26.1 (March 2026, CVE-2026-25679): nothing is allowed before brackets. "http://x[::1]/" was valid
//     before.
//
// Its particularities:
//   - "http:h" is opaque and has neither host nor path, like "mailto:a@b".
//   - Controls before "#" are an error. So is a colon in the first segment of a relative path: "h:80/a" has the scheme
//     "h", "1:2" is refused.
//   - A host keeps its case, and its octets beyond ASCII are unescaped; an escape of an octet of ASCII is an error
//     there: "http://%41/".
//   - Path and Fragment are decoded, RawQuery is not: "%zz" is an error in Path and Fragment, and stays as it is in
//     RawQuery.
//   - A backslash is an error in a host and a user, and is encoded in a path.
var golang = &Reader{
	ID: "go", Title: "Go net/url", Version: "1.26.8",
	Fields: []Field{
		{Name: "Scheme", Role: Scheme, Code: "u.Scheme"},
		{Name: "Opaque", Code: "u.Opaque"},
		{Name: "User.Username()", Role: User, Code: "if u.User != nil { user = u.User.Username() }"}, // which is "" of a nil User
		{Name: "User.Password()", Role: Password, Code: "password, isSet := u.User.Password()"},
		{Name: "Host", Code: "u.Host"},
		{Name: "Hostname()", Role: Host, Code: "u.Hostname()"},
		{Name: "Port()", Role: Port, Code: "u.Port()"},
		{Name: "Path", Role: Path, Code: "u.Path"},
		{Name: "EscapedPath()", Code: "u.EscapedPath()"},
		{Name: "RawQuery", Role: Query, Code: "u.RawQuery"},
		{Name: "Fragment", Role: Fragment, Code: "u.Fragment"},
		{Name: "String()", Code: "u.String()"},
	},
	model: func(src string, _ Asked, values []Value) Verdict {
		var u goURL
		if !u.parse(src) {
			return VerdictInvalid
		}
		hostname, port := u.hostPort()
		fill(values, u.scheme, u.opaque, "", "", u.host, hostname, port, u.path.text, u.path.escaped(), u.query, u.fragment.text, u.String())
		values[2], values[3] = hasIf(u.hasUser, u.user), hasIf(u.hasPassword, u.password)
		return VerdictValid
	},
}

// A goURL is what url.Parse finds.
type goURL struct {
	scheme, opaque, user, password, host, query string
	hasUser, hasPassword, noHost, forceQuery    bool // noHost: there is no "//"
	path, fragment                              goText
}

// A goText is a part that is kept as it is written and decoded.
type goText struct {
	raw, text, keeps string // keeps: what is not encoded there, beside letters and digits
	extra            string // what is not, if it stands there
}

// Octets that stand for themselves, beside letters and digits.
const (
	goHostKeeps     = "-._~!\"$&'()*+,:;<=>[]"
	goUserinfo      = "-._~!$&'()*+,:;=@%"
	goUserKeeps     = "-._~$&+,;="
	goPathKeeps     = "-._~$&+,/:;=@"
	goFragmentKeeps = "-._~!$&()*+,/:;=?@"
)

func (u *goURL) parse(src string) (ok bool) {
	rest, fragment, _ := strings.Cut(src, "#")
	if strings.ContainsAny(rest, controls) || strings.HasPrefix(rest, ":") {
		return false
	}
	u.scheme, rest = cutScheme(rest)
	rest, u.query, u.forceQuery = strings.Cut(rest, "?")
	if u.scheme != "" && !strings.HasPrefix(rest, "/") {
		u.opaque, rest = rest, ""
	}
	path, ok := u.readHierarchy(rest)
	u.path = goText{raw: path, keeps: goPathKeeps, extra: "!'()*[]%"}
	u.fragment = goText{raw: fragment, keeps: goFragmentKeeps, extra: "'[]%"}
	return ok && u.path.decode() && u.fragment.decode()
}

// readHierarchy reads an authority, if there is one, and returns the path behind it.
func (u *goURL) readHierarchy(rest string) (path string, ok bool) {
	authority, ok := strings.CutPrefix(rest, "//")
	if !ok || u.scheme == "" && strings.HasPrefix(authority, "/") {
		u.noHost = u.scheme != "" && rest != ""
		segment, _ := cutAny(rest, "/")
		return rest, !strings.Contains(segment, ":")
	}
	authority, path = cutAny(authority, "/")
	return path, u.readAuthority(authority)
}

func (u *goURL) readAuthority(authority string) (ok bool) {
	at := strings.LastIndexByte(authority, '@')
	if u.host, ok = u.readHost(authority[at+1:]); !ok || at < 0 {
		return ok
	}
	userinfo := authority[:at]
	if strings.Trim(userinfo, goUserinfo+alphanumeric) != "" { // what is left has another octet at its ends
		return false
	}
	u.user, u.password, u.hasPassword = strings.Cut(userinfo, ":")
	u.hasUser = true
	user, ok1 := unescape(u.user)
	password, ok2 := unescape(u.password)
	u.user, u.password = user, password
	return ok1 && ok2
}

func (u *goURL) readHost(host string) (name string, ok bool) {
	colon := strings.IndexByte(host, ':')
	switch open := strings.LastIndexByte(host, '['); {
	case open > 0:
		return "", false
	case open == 0:
		return readGoLiteral(host)
	case colon >= 0 && u.scheme != "http" && u.scheme != "https":
		colon = strings.LastIndexByte(host, ':')
	}
	if colon >= 0 && !isDigits(host[colon+1:]) {
		return "", false
	}
	return unescapeHost(host, isGoHostEscape)
}

// readGoLiteral reads brackets and what follows them.
func readGoLiteral(host string) (name string, ok bool) {
	closing := strings.LastIndexByte(host, ']')
	if closing < 0 {
		return "", false
	}
	inside, behind := host[1:closing], host[closing:]
	if bracket, _, _ := cutPort(behind); bracket != "]" {
		return "", false
	}
	address, _, _ := strings.Cut(inside, "%25")
	zone, okZone := unescapeHost(inside[len(address):], isGoZoneEscape)
	address, ok = unescapeHost(address, isGoHostEscape)
	_, isAddress := parseIPv6(address)
	return "[" + address + zone + behind, ok && okZone && isAddress && zone != "%"
}

// unescapeHost decodes a host, or a zone. It returns false for a broken escape, for an octet that a host does not have as it
// is, and for an escape of one that is not escapable.
func unescapeHost(s string, escapable func(byte) bool) (string, bool) {
	for i := 0; i < len(s); i++ {
		switch {
		case octet.IsEscape(s, i):
			if !escapable(octet.Value(s, i)) {
				return "", false
			}
			i += len("XX")
		case s[i] < 0x80 && !among(s[i], goHostKeeps):
			return "", false
		}
	}
	return decoded(s), true
}

func isGoHostEscape(b byte) bool { return b >= 0x80 || b == '%' }
func isGoZoneEscape(b byte) bool { return among(b, goHostKeeps+"% ") }

func goEscape(s, keeps string) string {
	return escapeBut(s, func(c byte) bool { return among(c, keeps) })
}

func (t *goText) decode() (ok bool) {
	t.text, ok = unescape(t.raw)
	return ok
}

// escaped is the text as it was written, if all its octets are allowed there, and otherwise the text encoded again.
func (t *goText) escaped() string {
	for i := range len(t.raw) {
		if !among(t.raw[i], t.keeps) && strings.IndexByte(t.extra, t.raw[i]) < 0 {
			return goEscape(t.text, t.keeps)
		}
	}
	return t.raw
}

// hostPort divides the host where a port of digits alone follows its last colon.
func (u *goURL) hostPort() (name, port string) {
	name, port, _ = cutPort(u.host)
	return withoutBrackets(name), port
}

// String returns the URL as Go writes it.
func (u *goURL) String() string {
	var b strings.Builder
	if u.scheme != "" {
		b.WriteString(u.scheme + ":")
	}
	path := u.path.escaped()
	if !u.noHost && (u.host != "" || u.hasUser || u.scheme != "" && path != "") {
		b.WriteString("//")
	}
	if u.hasUser {
		b.WriteString(goEscape(u.user, goUserKeeps) + ifThere(u.hasPassword, ":", goEscape(u.password, goUserKeeps)) + "@")
	}
	b.WriteString(goEscape(u.host, goHostKeeps))
	if segment, _, _ := strings.Cut(path, "/"); b.Len() == 0 && strings.Contains(segment, ":") {
		b.WriteString("./")
	}
	b.WriteString(u.opaque + path + ifThere(u.forceQuery, "?", u.query) + after("#", u.fragment.escaped()))
	return b.String()
}
