package readers

import (
	"strings"
	"unicode"

	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// perl is URI->new and its accessors. Its particularities:
//   - Nothing is an error. Octets that are not allowed in a URL are encoded before it is read ("\" is %5C, so that
//     "http://a\@b/" goes to b).
//   - "<URL:…>", "<…>" and quotes around the whole are removed, and white space.
//   - The scheme decides which accessors there are: "x://h/" has an authority but no host, "mailto:a@b" has neither.
//   - Host, user and password are decoded, the host without brackets, not in lower case; path, query and fragment are
//     not decoded.
//   - A name beyond US-ASCII is in Punycode and lower case, without the other mappings of UTS 46, unless a label is
//     empty or too long.
//   - The port is the scheme's if no port, or an empty one, is written. Any number is a port; letters belong to the
//     host: "h:80a".
//   - ftp: the path includes the query. If no user is written, the user is anonymous, with the password "anonymous@".
var perl = &Reader{
	ID: "perl", Title: "Perl URI", Version: "5.17", model: readPerl,
	Fields: []Field{
		perlScheme:    {Name: "scheme", Role: Scheme, Code: "URI->new($url)->scheme"},
		perlOpaque:    {Name: "opaque", Code: "URI->new($url)->opaque"},
		perlAuthority: {Name: "authority", Code: perlCan + "('authority') ? $u->authority : undef"},
		perlUserinfo:  {Name: "userinfo", Code: perlCan + "('userinfo') ? $u->userinfo : undef"},
		perlUser:      {Name: "user", Role: User, Code: perlCan + "('user') ? $u->user : undef"},
		perlPassword:  {Name: "password", Role: Password, Code: perlCan + "('password') ? $u->password : undef"},
		perlHost:      {Name: "host", Role: Host, Code: perlCan + "('host') ? $u->host : undef"},
		perlPort:      {Name: "port", Role: Port, Code: perlCan + "('port') ? $u->port : undef"},
		perlOwnPort:   {Name: "_port", Code: perlCan + "('_port') ? $u->_port : undef"},
		perlPath:      {Name: "path", Role: Path, Code: perlCan + "('path') ? $u->path : undef"},
		perlQuery:     {Name: "query", Role: Query, Code: perlCan + "('query') ? $u->query : undef"},
		perlFragment:  {Name: "fragment", Role: Fragment, Code: "URI->new($url)->fragment"},
	},
}

// perlCan asks a class whether it has an accessor: to call one that it lacks is an error.
const perlCan = "$u = URI->new($url); $u->can"

const (
	perlScheme = iota
	perlOpaque
	perlAuthority
	perlUserinfo
	perlUser
	perlPassword
	perlHost
	perlPort
	perlOwnPort
	perlPath
	perlQuery
	perlFragment
)

// A perlClass says which accessors the URLs of a scheme have.
type perlClass struct {
	kind perlKind
	port string // of a server, where none is written
}

type perlKind uint8

const (
	perlGeneric perlKind = iota // authority, path and query
	perlBare                    // path and nothing else
	perlMail                    // path and query
	perlFile                    // the authority is the host
	perlServer                  // host and port
	perlLogin                   // user and password as well
	perlFTP
	perlPOP
	perlSIP
)

// perlClasses are those that come with URI.pm. The URLs of other schemes, and those without one, are of perlGeneric.
var perlClasses = map[string]perlClass{
	"data": {perlBare, ""}, "urn": {perlBare, ""}, "mailto": {perlMail, ""}, "file": {perlFile, ""},
	"ftp": {perlFTP, "21"}, "pop": {perlPOP, "110"}, "sip": {perlSIP, "5060"}, "sips": {perlSIP, "5061"},
	"http": {perlServer, "80"}, "https": {perlServer, "443"}, "gopher": {perlServer, "70"}, "ldap": {perlServer, "389"}, "ldaps": {perlServer, "636"},
	"mms": {perlServer, "1755"}, "news": {perlServer, "119"}, "nntp": {perlServer, "119"}, "nntps": {perlServer, "563"}, "snews": {perlServer, "563"},
	"rtsp": {perlServer, "554"}, "rtspu": {perlServer, "554"},
	"rlogin": {perlLogin, "513"}, "rsync": {perlLogin, "873"}, "ssh": {perlLogin, "22"}, "sftp": {perlLogin, "22"}, "telnet": {perlLogin, "23"}, "tn3270": {perlLogin, "23"},
}

func readPerl(src string, _ Asked, values []Value) Verdict {
	src = strings.TrimSpace(perlUnwrap(perlUnwrap(src, "<", ">"), `"`, `"`))
	scheme, _ := cutScheme(src)
	class := perlClasses[scheme]
	if class.kind >= perlServer {
		src = perlNames(src)
	}
	src = perlBrackets(perlEscape(src))

	p := split(src)
	_, specific := cutScheme(src)
	opaque, _, _ := strings.Cut(specific, "#")
	values[perlScheme], values[perlOpaque] = filled(scheme), has(opaque)
	values[perlPath], values[perlQuery], values[perlFragment] = has(p.path), hasIf(p.hasQuery, p.query), hasIf(p.hasFragment, p.fragment)
	authority := hasIf(p.hasAuthority && p.hasScheme == (scheme != ""), p.authority)
	switch class.kind {
	case perlBare:
		values[perlPath], values[perlQuery] = has(opaque), Value{}
		return VerdictValid
	case perlMail:
		values[perlPath] = has(opaque)
		return VerdictValid
	case perlFile:
		values[perlHost] = hasIf(authority.Present, decoded(authority.Text))
	case perlFTP:
		values[perlPath].Text += ifThere(p.hasQuery, "?", p.query)
	case perlSIP:
		values[perlPath] = Value{}
		addresses, _ := cutAny(specific, ";?")
		authority = has(addresses)
	}
	values[perlAuthority] = authority
	if class.kind >= perlServer {
		perlHostPort(authority, class.port, values)
		perlUserPassword(class.kind, values)
	}
	return VerdictValid
}

// perlUnwrap removes what stands around a URL, and "URL:" behind "<". The end of a line may follow.
func perlUnwrap(s, open, closing string) string {
	line, _, _ := strings.Cut(s, "\n")
	inside, ok := strings.CutPrefix(line, open)
	inside, closed := strings.CutSuffix(inside, closing)
	if after := s[len(line):]; !ok || !closed || after != "" && after != "\n" {
		return s
	}
	if open == "<" {
		inside = strings.TrimPrefix(inside, "URL:")
	}
	return inside + s[len(line):]
}

// perlNames writes the labels of a host beyond US-ASCII in Punycode, if all labels can be written so.
func perlNames(src string) string {
	p := split(src)
	if !p.hasAuthority {
		return src
	}
	at := strings.Index(src, "//") + len("//")
	authority, rest := src[at:at+len(p.authority)], src[at+len(p.authority):]
	return src[:at] + perlName(authority) + rest
}

func perlName(authority string) string {
	login, name := cutPerlLogin(authority)
	name, port := cutPerlPort(name)
	if octet.ClassesOf(name)&octet.NonASCII == 0 && !strings.Contains(name, "\n") {
		return authority
	}
	labels := strings.Split(name, ".")
	for i, label := range labels {
		if label == "" && i > 0 && i == len(labels)-1 {
			break
		}
		if labels[i] = perlLabel(label); labels[i] == "" || len(labels[i]) > 63 {
			return authority
		}
	}
	return login + strings.Join(labels, ".") + port
}

// cutPerlLogin removes what ends in "@" from the first line that holds one.
func cutPerlLogin(authority string) (login, name string) {
	at := strings.IndexByte(authority, '@')
	if at < 0 {
		return "", authority
	}
	start := strings.LastIndexByte(authority[:at], '\n') + 1
	line, _, _ := strings.Cut(authority[start:], "\n")
	end := start + strings.LastIndexByte(line, '@') + 1
	return authority[start:end], authority[:start] + authority[end:]
}

// cutPerlPort divides a host from the digits of a port and their colon. Perl accepts the digits of all scripts.
func cutPerlPort(host string) (name, port string) {
	name = strings.TrimRightFunc(host, unicode.IsDigit)
	if len(name) == len(host) || !strings.HasSuffix(name, ":") {
		return host, ""
	}
	return name[:len(name)-1], host[len(name)-1:]
}

// perlLabel writes a label in US-ASCII, "" for one that is too long or has the prefix of those that are. Octets that no label may hold stay.
func perlLabel(label string) string {
	if octet.ClassesOf(label)&octet.NonASCII == 0 {
		return label
	}
	label = strings.ToLower(strings.ReplaceAll(label, "İ", "i̇"))
	if strings.HasPrefix(label, "xn--") {
		return ""
	}
	var basic []byte
	plain := strings.Map(func(r rune) rune { // the digits behind do not depend on which octets of US-ASCII these are
		if r >= 0x80 {
			return r
		}
		basic = append(basic, byte(r))
		return 'a'
	}, label)
	if len(basic) == len(label) {
		return label
	}
	ascii, ok := punycode.Encode(plain)
	if !ok {
		return ""
	}
	_, digits, _ := strings.Cut(ascii, "xn--"+strings.Repeat("a", len(basic)))
	return "xn--" + string(basic) + digits
}

// perlOctets are those that are not encoded.
const perlOctets = octet.Unreserved | octet.Reserved | octet.Tilde | octet.Percent | octet.Hash

func perlEscape(s string) string {
	return escapeBut(s, func(c byte) bool { return octet.ClassOf(c)&perlOctets != 0 })
}

func perlUnescape(host string) string {
	return strings.NewReplacer("%5B", "[", "%5b", "[", "%5D", "]", "%5d", "]").Replace(host)
}

// perlBrackets decodes the brackets of a host, whether they were written as escapes or not.
func perlBrackets(src string) string {
	p := split(src)
	switch p.scheme {
	case "mailto":
		return perlUnescape(src)
	case "data", "ldapi", "urn", "sqlite", "sqlite3":
		return src
	}
	if !p.hasAuthority || p.hasScheme && !octet.IsScheme(p.scheme) {
		return src
	}
	at := strings.Index(src, "//") + len("//")
	end := at + len(p.authority)
	at += strings.LastIndexByte(p.authority, '@') + 1
	return src[:at] + perlUnescape(src[at:end]) + src[end:]
}

// perlHostPort reads userinfo, host and port of an authority.
func perlHostPort(authority Value, port string, values []Value) {
	values[perlPort] = has(port)
	if !authority.Present {
		return
	}
	name := authority.Text
	if i := strings.LastIndexByte(name, '@'); i >= 0 {
		values[perlUserinfo], name = has(name[:i]), name[i+1:]
	}
	if host, own, ok := cutPort(name); ok {
		values[perlOwnPort] = has(own)
		if own != "" {
			values[perlPort], name = has(own), host
		}
	}
	values[perlHost] = has(decoded(withoutBrackets(name)))
}

// perlUserPassword reads the userinfo of those classes that do.
func perlUserPassword(kind perlKind, values []Value) {
	info := values[perlUserinfo]
	user, password, hasPassword := strings.Cut(info.Text, ":")
	switch kind {
	case perlServer:
		return
	case perlPOP:
		user, _, _ = strings.Cut(info.Text, ";")
		hasPassword = false
	}
	values[perlUser], values[perlPassword] = hasIf(info.Present, decoded(user)), hasIf(hasPassword, decoded(password))
	if kind != perlFTP {
		return
	}
	if !info.Present {
		values[perlUser] = has("anonymous")
	}
	if name := values[perlUser].Text; !hasPassword && (name == "anonymous" || name == "ftp") {
		values[perlPassword] = has("anonymous@")
	}
}
