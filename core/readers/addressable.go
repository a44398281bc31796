package readers

import (
	"cmp"
	"iter"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// addressable is Addressable::URI.parse. Its particularities:
//   - It divides by the regular expression of appendix B of RFC 3986 and refuses little: an invalid scheme, white space
//     and <>{}\"@ in a host, a port that is not a number, "%" in brackets. It accepts "\" in a path and letters beyond
//     US-ASCII.
//   - The login ends at the last "@" in front of a bracket, so that in "http://a\@b/" the host is "b". White space
//     around the login is removed.
//   - Nothing is decoded or put in lower case, except escapes of a port: ":%38%30" is 80. Port 0 counts as absent,
//     99999 as a port.
//   - The host stays in its brackets, which need not hold an address: "[h]".
//   - A line end cuts the fragment and the password.
//   - "http:h" has a path and no host; "http:" and "http://" are errors, "x:" is not.
var addressable = &Reader{
	ID: "addressable", Title: "Ruby Addressable", Version: "2.8.1", model: readAddressable,
	Fields: []Field{
		addrScheme:    {Name: "scheme", Role: Scheme, Code: "Addressable::URI.parse(url).scheme"},
		addrAuthority: {Name: "authority", Code: "Addressable::URI.parse(url).authority"},
		addrUserinfo:  {Name: "userinfo", Code: "Addressable::URI.parse(url).userinfo"},
		addrUser:      {Name: "user", Role: User, Code: "Addressable::URI.parse(url).user"},
		addrPassword:  {Name: "password", Role: Password, Code: "Addressable::URI.parse(url).password"},
		addrHost:      {Name: "host", Role: Host, Code: "Addressable::URI.parse(url).host"},
		addrHostname:  {Name: "hostname", Code: "Addressable::URI.parse(url).hostname"},
		addrPort:      {Name: "port", Role: Port, Code: "Addressable::URI.parse(url).port"},
		addrInferred:  {Name: "inferred_port", Code: "Addressable::URI.parse(url).inferred_port"},
		addrPath:      {Name: "path", Role: Path, Code: "Addressable::URI.parse(url).path"},
		addrQuery:     {Name: "query", Role: Query, Code: "Addressable::URI.parse(url).query"},
		addrFragment:  {Name: "fragment", Role: Fragment, Code: "Addressable::URI.parse(url).fragment"},
	},
}

const (
	addrScheme = iota
	addrAuthority
	addrUserinfo
	addrUser
	addrPassword
	addrHost
	addrHostname
	addrPort
	addrInferred
	addrPath
	addrQuery
	addrFragment
)

// addressablePorts are of the schemes that need a host or a path.
var addressablePorts = map[string]string{
	"http": "80", "https": "443", "ftp": "21", "tftp": "69", "sftp": "22", "ssh": "22", "svn+ssh": "22", "telnet": "23", "nntp": "119",
	"gopher": "70", "wais": "210", "ldap": "389", "prospero": "1525",
}

func readAddressable(src string, _ Asked, values []Value) Verdict {
	p := split(src)
	port := addressablePorts[octet.LowerString(p.scheme)]
	switch {
	case p.hasScheme && !octet.IsScheme(p.scheme), !p.hasScheme && isAmbiguous(p.path):
		return VerdictInvalid
	case p.hasAuthority && !addressableAuthority(p.authority, values):
		return VerdictInvalid
	case port != "" && values[addrHost].Text == "" && p.path == "":
		return VerdictInvalid
	}
	fragment, _, _ := strings.Cut(p.fragment, "\n")
	values[addrScheme], values[addrPath] = hasIf(p.hasScheme, p.scheme), has(p.path)
	values[addrQuery], values[addrFragment] = hasIf(p.hasQuery, p.query), hasIf(p.hasFragment, fragment)
	port = cmp.Or(values[addrPort].Text, port)
	values[addrInferred] = filled(port)
	return VerdictValid
}

// linesTo yields of each piece of s that ends at one of some octets, or with s, where the first line begins that begins in it, and
// where the piece ends. To a regular expression of Ruby each line is a beginning.
func linesTo(s, ends string) iter.Seq2[int, int] {
	return func(yield func(start, end int) bool) {
		for at, begins := 0, true; at <= len(s); begins = false {
			piece, _ := cutAny(s[at:], ends)
			end := at + len(piece)
			start := at
			if n := strings.IndexByte(piece, '\n'); !begins && n >= 0 {
				start, begins = at+n+1, true
			}
			if begins && !yield(start, end) {
				return
			}
			at = end + 1
		}
	}
}

// isAmbiguous reports whether a line of a path begins like one with a scheme.
func isAmbiguous(path string) bool {
	for _, end := range linesTo(path, "/:") {
		if end < len(path) && path[end] == ':' {
			return true
		}
	}
	return false
}

// addressableAuthority reads login, host and port.
func addressableAuthority(authority string, values []Value) (ok bool) {
	name, userinfo := authority, Value{}
	for start, end := range linesTo(authority, "[]") {
		if at := start + strings.LastIndexByte(authority[start:end], '@'); at >= start {
			userinfo, name = has(authority[start:at]), authority[:start]+authority[at+1:]
			break
		}
	}
	info := strings.Trim(userinfo.Text, "\x00\t\n\v\f\r ")
	user, password, hasPassword := strings.Cut(info, ":")
	password, _, _ = strings.Cut(password, "\n")
	values[addrUser], values[addrPassword] = hasIf(userinfo.Present, user), hasIf(hasPassword, password)

	name, _ = cutAddressablePort(name)
	_, port := cutAddressablePort(authority) // in the login too, if that ends a line
	inside := withoutBrackets(name)
	if strings.ContainsAny(name, `<>{}/\?#@"`) || strings.Join(strings.Fields(name), "") != name || inside != name && !madeOf(inside, loginOctets&^octet.Percent) {
		return false
	}
	values[addrHost], values[addrHostname] = has(name), has(inside)
	if values[addrPort], ok = addressablePort(decoded(port)); !ok && port != "" {
		return false
	}
	values[addrUserinfo] = values[addrUser]
	values[addrUserinfo].Text += ifThere(hasPassword, ":", password)
	values[addrAuthority] = has(addressableJoin(values))
	return true
}

// addressableJoin returns the authority that user, password, host and port make.
func addressableJoin(values []Value) (authority string) {
	if info := values[addrUserinfo]; info.Present {
		authority = info.Text + "@"
	}
	return authority + values[addrHost].Text + ifThere(values[addrPort].Present, ":", values[addrPort].Text)
}

// cutAddressablePort removes the first colon that is followed by no colon, and by neither "@" nor a bracket in that
// line.
func cutAddressablePort(s string) (host, port string) {
	for i := 0; i < len(s); {
		colon := strings.IndexByte(s[i:], ':')
		if colon < 0 {
			break
		}
		colon += i
		i = colon + 1
		port, rest := cutAny(s[i:], ":@[]\n")
		if rest == "" || rest[0] == '\n' {
			return s[:colon] + rest, port
		}
	}
	return s, ""
}

// addressablePort reads a port: one line of it must be digits, and the number is what to_i finds at its beginning. Port
// 0 counts as absent.
func addressablePort(s string) (port Value, ok bool) {
	for line := range strings.SplitSeq(s, "\n") {
		ok = ok || line != "" && madeOf(line, octet.Digit)
	}
	s = strings.TrimLeft(s, "\t\n\v\f\r ")
	digits := s[:len(s)-len(strings.TrimLeft(s, "0123456789"))]
	digits = strings.TrimLeft(digits, "0")
	return hasIf(ok && digits != "", digits), ok && utf8.ValidString(s)
}
