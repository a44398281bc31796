package readers

import (
	"cmp"
	"strings"

	"urlscope/core/octet"
)

// ruby is URI.parse of the uri that comes with Ruby. It follows RFC 3986 to the letter, so that most of what people write by mistake
// is refused. Its particularities:
//
//   - only US-ASCII is read; an IDN is refused;
//   - a query may hold anything, tabs and ends of lines are removed from it, and what is not allowed is encoded, "'" too; "%" before
//     two octets that are no digits is refused;
//   - the host stays as it is written, in its brackets; an empty one is nil, and "" of file, where "localhost" becomes "" too;
//   - an IPv6 address of six groups behind "::" is refused, and so are brackets where there is no scheme ("//[::1]/");
//   - the port is the scheme's where none is written, and may be any number: ":99999";
//   - "http:h" and "mailto:a@b" have an opaque and neither host nor path;
//   - the path of ftp is what section 3.2.2 of RFC 1738 calls it: without the slash in front, "%2F" in front decoded, and ";type="
//     is apart; the login of file is dropped, an ldap with a fragment is refused, a mailto needs addresses with "@".
var ruby = &Reader{
	ID: "ruby", Title: "Ruby URI", Version: "3.1.2", model: readRuby,
	Fields: []Field{
		rubyScheme:   {Name: "scheme", Role: Scheme, Code: "URI.parse(url).scheme"},
		rubyUserinfo: {Name: "userinfo", Code: "URI.parse(url).userinfo"},
		rubyUser:     {Name: "user", Role: User, Code: "URI.parse(url).user"},
		rubyPassword: {Name: "password", Role: Password, Code: "URI.parse(url).password"},
		rubyHost:     {Name: "host", Role: Host, Code: "URI.parse(url).host"},
		rubyHostname: {Name: "hostname", Code: "URI.parse(url).hostname"},
		rubyPort:     {Name: "port", Role: Port, Code: "URI.parse(url).port"},
		rubyPath:     {Name: "path", Role: Path, Code: "URI.parse(url).path"},
		rubyOpaque:   {Name: "opaque", Code: "URI.parse(url).opaque"},
		rubyQuery:    {Name: "query", Role: Query, Code: "URI.parse(url).query"},
		rubyFragment: {Name: "fragment", Role: Fragment, Code: "URI.parse(url).fragment"},
		rubyTypecode: {Name: "typecode", Code: "URI.parse(url).then { |u| u.typecode if u.respond_to?(:typecode) }"},
	},
}

const (
	rubyScheme = iota
	rubyUserinfo
	rubyUser
	rubyPassword
	rubyHost
	rubyHostname
	rubyPort
	rubyPath
	rubyOpaque
	rubyQuery
	rubyFragment
	rubyTypecode
)

// rubyPortOf has no row for wss, which Ruby 3.1 does not load.
func rubyPortOf(scheme string) string {
	switch scheme {
	case "ftp":
		return "21"
	case "http", "ws":
		return "80"
	case "https":
		return "443"
	case "ldap":
		return "389"
	case "ldaps":
		return "636"
	}
	return ""
}

func readRuby(src string, _ Asked, values []Value) Verdict {
	p := split(src)
	if !isRuby(&p) || !rubyAuthority(p.authority, p.hasScheme, values) {
		return VerdictInvalid
	}
	scheme := octet.LowerString(p.scheme)
	values[rubyScheme], values[rubyFragment] = hasIf(p.hasScheme, scheme), hasIf(p.hasFragment, p.fragment)
	if p.hasScheme && !p.hasAuthority && p.path != "" && p.path[0] != '/' {
		values[rubyOpaque] = has(p.target())
	} else {
		query, ok := rubyEscape(p.query)
		if !ok {
			return VerdictInvalid
		}
		values[rubyPath], values[rubyQuery] = has(p.path), hasIf(p.hasQuery, query)
	}
	if port := rubyPortOf(scheme); port != "" && !values[rubyPort].Present {
		values[rubyPort] = has(port)
	}
	return rubyClass(scheme, values)
}

// isRuby reports whether all octets outside of the authority are allowed in their places.
func isRuby(p *pieces) bool {
	if p.hasScheme && !octet.IsScheme(p.scheme) || octet.ClassesOf(p.query)&octet.NonASCII != 0 {
		return false
	}
	first, _, _ := strings.Cut(p.path, "/")
	if !p.hasScheme && !p.hasAuthority && strings.Contains(first, ":") { // RFC 3986, section 4.2
		return false
	}
	return madeOf(p.path, pathOctets) && madeOf(p.fragment, fragmentOctets)
}

// rubyAuthority reads login, host and port. There may be none of them.
func rubyAuthority(authority string, hasScheme bool, values []Value) (ok bool) {
	name := authority
	if userinfo, after, ok := strings.Cut(authority, "@"); ok {
		user, password, hasPassword := strings.Cut(userinfo, ":")
		if !madeOf(userinfo, loginOctets) {
			return false
		}
		there := userinfo != ""
		values[rubyUserinfo], values[rubyUser], values[rubyPassword] = hasIf(there, userinfo), hasIf(there, user), hasIf(hasPassword, password)
		name = after
	}
	if host, port, ok := cutPort(name); ok && !isRubyHost(name, hasScheme) {
		if name = host; port != "" {
			values[rubyPort] = has(cmp.Or(strings.TrimLeft(port, "0"), "0"))
		}
	}
	values[rubyHost] = filled(name)
	return isRubyHost(name, hasScheme)
}

// isRubyHost reports whether a text is allowed as a host. For a text without a scheme, the regular expression of Ruby
// has the brackets at the wrong place: "[::1" and "v1.a]" are hosts.
func isRubyHost(s string, hasScheme bool) bool {
	if madeOf(s, nameOctets) {
		return true
	}
	address, open := strings.CutPrefix(s, "[")
	future, closed := strings.CutSuffix(s, "]")
	if hasScheme {
		address, future = strings.TrimSuffix(address, "]"), strings.TrimPrefix(future, "[")
		open = open && closed
		closed = open
	}
	return open && isRubyAddress(address) || closed && isFuture(future)
}

// isRubyAddress reports whether s is an IPv6 address, but not "::" and six groups.
func isRubyAddress(s string) bool {
	_, ok := parseIPv6(s)
	if behind, short := strings.CutPrefix(s, "::"); short && strings.Count(behind, ":")+min(strings.Count(behind, "."), 1) == 5 {
		return false
	}
	return ok
}

// isFuture reports whether s is an IPvFuture (RFC 3986, section 3.2.2) with a small "v".
func isFuture(s string) bool {
	version, address, _ := strings.Cut(s, ".")
	digits, ok := strings.CutPrefix(version, "v")
	return ok && isHex(digits) && address != "" && madeOf(address, loginOctets&^octet.Percent)
}

// rubyEscape returns a query as it is kept.
func rubyEscape(query string) (kept string, ok bool) {
	query = withoutBreaks(query)
	for i := range len(query) {
		if query[i] == '%' && i+2 < len(query) && !octet.IsHex(query[i+1]) && !octet.IsHex(query[i+2]) {
			return "", false
		}
	}
	return escapeBut(query, func(c byte) bool { return ' ' < c && c != 0x7F && strings.IndexByte("\"'<>`", c) < 0 }), true
}

// rubyClass does what the classes of some schemes do beside.
func rubyClass(scheme string, values []Value) Verdict {
	ok := true
	switch name := &values[rubyHost]; scheme {
	case "file":
		values[rubyUserinfo], values[rubyUser], values[rubyPassword], values[rubyPort] = Value{}, Value{}, Value{}, Value{}
		if *name = has(name.Text); name.Text == "localhost" {
			name.Text = ""
		}
	case "ftp":
		ok = rubyFTP(values)
	case "ldap", "ldaps":
		ok = values[rubyPath].Present && !values[rubyFragment].Present
	case "mailto":
		ok = rubyMail(values)
	}
	if !ok {
		return VerdictInvalid
	}
	values[rubyHostname] = hasIf(values[rubyHost].Present, withoutBrackets(values[rubyHost].Text))
	return VerdictValid
}

// rubyFTP takes the typecode from the path.
func rubyFTP(values []Value) (ok bool) {
	path, code, hasCode := strings.Cut(strings.TrimPrefix(values[rubyPath].Text, "/"), ";type=")
	if after, ok := strings.CutPrefix(path, "%2F"); ok {
		path = "/" + after
	}
	values[rubyTypecode] = hasIf(hasCode, code)
	values[rubyPath].Text = path
	return values[rubyPath].Present
}

// rubyMail reports whether there are addresses, or none but a query: each has one "@" and something on both sides, and "," or ";"
// ends it.
func rubyMail(values []Value) (ok bool) {
	opaque, query := &values[rubyOpaque], values[rubyQuery]
	if !opaque.Present {
		*opaque = hasIf(query.Present, "?"+query.Text)
	}
	list, _, _ := strings.Cut(opaque.Text, "?")
	for list != "" {
		address, rest := cutAny(list, ",;")
		list = rest[min(1, len(rest)):]
		user, domain, _ := strings.Cut(address, "@")
		if user == "" || domain == "" || strings.Contains(domain, "@") {
			return false
		}
	}
	return opaque.Present
}
