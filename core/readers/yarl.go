package readers

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// yarl is yarl.URL, which reads a URL with urlsplit and writes it again. Its particularities:
//   - An error of the port is an error of the URL, and so is an authority without a host: "http://h:99999/",
//     "http://:80/".
//   - Names beyond ASCII are written in ASCII, also for unknown schemes; escapes in a name are kept.
//   - Dot segments are removed if there is a host; "http://h/../a", which leaves no slash in front, is an error.
//   - Escapes that are not needed are decoded, and "%" that begins no escape becomes "%25": "/%41%zz" is "/A%25zz". The
//     escapes of "/" and "+" stay.
//   - Port 0 counts as absent, and http, https, ws and wss have a port without a written one; explicit_port is the
//     written one.
//   - Addresses are written in their short form: "[0:0::1]" is "::1".
var yarl = &Reader{
	ID: "yarl", Title: "Python yarl", Version: "1.8.2",
	Fields: []Field{
		{Name: "scheme", Role: Scheme, Code: "URL(url).scheme"},
		{Name: "raw_user", Role: User, Code: "URL(url).raw_user"},
		{Name: "user", Role: User, Code: "URL(url).user"},
		{Name: "raw_password", Role: Password, Code: "URL(url).raw_password"},
		{Name: "password", Role: Password, Code: "URL(url).password"},
		{Name: "raw_host", Role: Host, Code: "URL(url).raw_host"},
		{Name: "host", Role: Host, Code: "URL(url).host"},
		{Name: "explicit_port", Role: Port, Code: "URL(url).explicit_port"},
		{Name: "port", Role: Port, Code: "URL(url).port"},
		{Name: "raw_path", Role: Path, Code: "URL(url).raw_path"},
		{Name: "path", Role: Path, Code: "URL(url).path"},
		{Name: "raw_query_string", Role: Query, Code: "URL(url).raw_query_string"},
		{Name: "query_string", Role: Query, Code: "URL(url).query_string"},
		{Name: "raw_fragment", Role: Fragment, Code: "URL(url).raw_fragment"},
		{Name: "fragment", Role: Fragment, Code: "URL(url).fragment"},
		{Name: "str()", Code: "str(URL(url))"},
	},
	unicode: true,
	model: func(src string, asked Asked, values []Value) Verdict {
		s, ok := urlsplit(src)
		if !ok {
			return VerdictInvalid
		}
		verdict := s.requote(asked)
		if verdict != VerdictValid {
			return verdict
		}
		path := s.path
		if path == "" && s.hostname != "" {
			path = "/"
		}
		port := s.portValue()
		fill(values, s.scheme, "", "", "", "", "", "", "", "", path, unquote(path, false), s.query, unquote(s.query, true), s.fragment, unquote(s.fragment, false), s.String())
		values[1], values[2] = filled(s.username), filled(unquote(s.username, false))
		values[3], values[4] = hasIf(s.hasPassword, s.password), hasIf(s.hasPassword, unquote(s.password, false))
		values[5] = filled(s.hostname)
		values[6], verdict = readable(s.hostname, asked)
		values[7], values[8] = port, port
		if ports := yarlPortOf(s.scheme); !port.Present && !port.Raises && ports != "" {
			values[8] = has(ports)
		}
		return verdict
	},
}

func yarlPortOf(scheme string) string {
	switch scheme {
	case "http", "ws":
		return "80"
	case "https", "wss":
		return "443"
	}
	return ""
}

// requote writes the parts as yarl does.
func (s *pythonSplit) requote(asked Asked) Verdict {
	netloc := ""
	if s.netloc != "" {
		port := s.portValue()
		if s.hostname == "" || port.Raises {
			return VerdictInvalid
		}
		host, verdict := yarlHost(s.hostname, asked)
		if verdict != VerdictValid {
			return verdict
		}
		netloc = host + ifThere(port.Present && port.Text != "0", ":", port.Text)
		user := yarlUser.quote(s.username) + ifThere(s.hasPassword, ":", yarlUser.quote(s.password))
		if user != "" {
			netloc = user + "@" + netloc
		}
	}
	*s = pythonSplit{
		scheme: s.scheme, netloc: netloc,
		path: yarlPath.quote(s.path), query: yarlQuery.quote(s.query), fragment: yarlFragment.quote(s.fragment),
	}
	s.splitNetloc()
	if netloc != "" {
		if s.path = dropDots(s.path); s.path != "" && s.path[0] != '/' {
			return VerdictInvalid
		}
	}
	return VerdictValid
}

// yarlHost writes a host as it is sent.
func yarlHost(host string, asked Asked) (string, Verdict) {
	address, zone := cutAny(host, "%")
	if groups, ok := parseIPv6(address); ok {
		return "[" + formatIPv6(groups) + zone + "]", VerdictValid
	}
	if _, ok := parseIPv4(address); ok {
		return host, VerdictValid
	}
	host = lowerText(host)
	if octet.IsASCII(host) {
		return host, VerdictValid
	}
	name, ok, _ := asked.ascii(host)
	if shown, decodes := shownName(name); !ok || !decodes || isRefused2008(shown, "") {
		name, ok, _ = asked.ascii(idna2003(host))
	}
	switch {
	case !ok: // it may be one of 2003 yet
		return "", VerdictUnknown
	case !hasLabels(name) || strings.HasSuffix(name, ".") != strings.HasSuffix(netStops(host), "."):
		return "", VerdictInvalid
	}
	return name, VerdictValid
}

// hasLabels reports whether all labels of a name, but the last one, have characters, and none more than DNS has room for.
func hasLabels(name string) bool {
	for label := range strings.SplitSeq(strings.TrimSuffix(name, "."), ".") {
		if label == "" || len(label) > 63 {
			return false
		}
	}
	return true
}

// readable is a host with the characters that its Punycode stands for, or an error where they would be written in another way.
func readable(host string, asked Asked) (Value, Verdict) {
	if !strings.Contains(host, "xn--") || strings.Contains(host, "%") {
		return filled(host), VerdictValid
	}
	if asked.ASCII == nil {
		return Value{}, VerdictUnknown
	}
	text, ok := shownName(host)
	if !ok {
		return Value{Raises: true}, VerdictValid
	}
	name, ok := asked.ASCII(text)
	switch {
	case !ok:
		return Value{}, VerdictUnknown
	case name != host, idna2003(text) != text && (isRefused2008(text, "") || !hasLabels(host)): // the rules of 2003 are taken
		return Value{Raises: true}, VerdictValid
	}
	return has(text), VerdictValid
}

// A yarlQuoter is how a part is encoded.
type yarlQuoter struct {
	safe string // what stands for itself, beside letters and digits; an escape of it is decoded
	kept string // what stays as it is, encoded or not
	plus bool   // a blank is "+"
}

// The quoters of the parts.
var (
	yarlUser     = yarlQuoter{safe: yarlSafe + "+&=;"}
	yarlPath     = yarlQuoter{safe: yarlSafe + "&=;@:", kept: "/+"}
	yarlQuery    = yarlQuoter{safe: yarlSafe + "?/:@", kept: "=+&;", plus: true}
	yarlFragment = yarlQuoter{safe: yarlSafe + "+&=;?/:@"}
)

const yarlSafe = "-._~!$'()*,"

func (q yarlQuoter) quote(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		c, escaped := s[i], octet.IsEscape(s, i)
		if escaped {
			c = octet.Value(s, i)
			i += 2
		}
		switch {
		case among(c, q.safe), !escaped && strings.IndexByte(q.kept, c) >= 0:
			b.WriteByte(c)
		case c == ' ' && q.plus && !escaped:
			b.WriteByte('+')
		default:
			writeEscape(&b, c)
		}
	}
	return b.String()
}

// unquote decodes the escapes of UTF-8 that quote has written. In a query "+" is a blank, and escapes of its delimiters
// stay.
func unquote(s string, query bool) string {
	if query {
		s = strings.ReplaceAll(s, "+", " ")
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		if s[i] != '%' {
			b.WriteByte(s[i])
			i++
			continue
		}
		var buf [utf8.UTFMax]byte
		list := buf[:0]
		for n := i; octet.IsEscape(s, n) && len(list) < len(buf); n += 3 {
			list = append(list, octet.Value(s, n))
		}
		c, n := utf8.DecodeRune(list)
		if c == utf8.RuneError && n == 1 || query && strings.ContainsRune("+=&;", c) {
			b.WriteString(s[i : i+3])
		} else {
			b.WriteRune(c)
		}
		i += 3 * n
	}
	return b.String()
}

// String writes the parts one behind the other, as urlunsplit of Python does.
func (s *pythonSplit) String() string {
	path := s.path
	if path == "" && s.hostname != "" && s.query+s.fragment != "" {
		path = "/"
	}
	if s.netloc != "" || slices.Contains(usesNetloc, s.scheme) && !strings.HasPrefix(path, "//") {
		if path != "" && path[0] != '/' {
			path = "/" + path
		}
		path = "//" + s.netloc + path
	}
	if s.scheme != "" {
		path = s.scheme + ":" + path
	}
	return path + after("?", s.query) + after("#", s.fragment)
}

// usesNetloc are the schemes before whose path Python writes "//".
var usesNetloc = []string{
	"ftp", "http", "gopher", "nntp", "telnet", "imap", "wais", "file", "mms", "https", "shttp", "snews", "prospero", "rtsp", "rtspu", "rsync", "svn",
	"svn+ssh", "sftp", "nfs", "git", "git+ssh", "ws", "wss",
}
