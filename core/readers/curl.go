package readers

import (
	"strconv"
	"strings"

	"urlscope/core/octet"
)

// curl is curl_url_set with CURLU_NON_SUPPORT_SCHEME alone. Its particularities:
//   - The login ends at the first "@", so that in "http://a@b@c/" the host is "b@c", which is refused.
//   - "\" ends nothing: "http://a\@b/" goes to b, and "http://a\b/" is refused.
//   - A scheme can begin with a digit, and one to three slashes can follow it: "1x:/h", "http:///h/p" go to h.
//   - An address is printed in its short form and in the usual base: "0x7f.1" is 127.0.0.1, "[::0]" is [::]. A name is
//     written neither in lower case nor in ASCII.
//   - Escapes in a host are decoded, but only after curl has looked for an address: "%30x7f.1" is a name.
//   - A port loses its zeros in front, and an empty port counts as absent; ":0" is a port.
//   - Dot segments are removed as they are written; "%2e" is not a dot segment.
//   - A space, a control octet or DEL anywhere is an error; the URL ends at NUL, as text in C does.
//   - The host of file is nobody, localhost or 127.0.0.1, and no drive is allowed in front of the path: "file:///c:/a"
//     is refused.
//   - imap, pop3 and smtp have options in the login: "imap://u;AUTH=x@h".
//
// The program curl and trurl also guess a scheme: they read "example.com/a" as http, and "mailto:a@b" goes to b.
var curl = &Reader{
	ID: "curl", Title: "libcurl URL API", Version: "7.88.1", model: readCurl,
	Fields: []Field{
		curlScheme:   {Name: "scheme", Role: Scheme, Code: curlSet + "curl_url_get(u, CURLUPART_SCHEME, &part, 0)"},
		curlUser:     {Name: "user", Role: User, Code: curlSet + "curl_url_get(u, CURLUPART_USER, &part, 0)"},
		curlPassword: {Name: "password", Role: Password, Code: curlSet + "curl_url_get(u, CURLUPART_PASSWORD, &part, 0)"},
		curlOptions:  {Name: "options", Code: curlSet + "curl_url_get(u, CURLUPART_OPTIONS, &part, 0)"},
		curlHost:     {Name: "host", Role: Host, Code: curlSet + "curl_url_get(u, CURLUPART_HOST, &part, 0)"},
		curlZone:     {Name: "zoneid", Code: curlSet + "curl_url_get(u, CURLUPART_ZONEID, &part, 0)"},
		curlPort:     {Name: "port", Role: Port, Code: curlSet + "curl_url_get(u, CURLUPART_PORT, &part, 0)"},
		curlPath:     {Name: "path", Role: Path, Code: curlSet + "curl_url_get(u, CURLUPART_PATH, &part, 0)"},
		curlQuery:    {Name: "query", Role: Query, Code: curlSet + "curl_url_get(u, CURLUPART_QUERY, &part, 0)"},
		curlFragment: {Name: "fragment", Role: Fragment, Code: curlSet + "curl_url_get(u, CURLUPART_FRAGMENT, &part, 0)"},
	},
}

// curlSet has a URL read. Without that flag one of a scheme that libcurl does not speak is refused.
const curlSet = "curl_url_set(u, CURLUPART_URL, s, CURLU_NON_SUPPORT_SCHEME); "

const (
	curlScheme = iota
	curlUser
	curlPassword
	curlOptions
	curlHost
	curlZone
	curlPort
	curlPath
	curlQuery
	curlFragment
)

func readCurl(src string, _ Asked, values []Value) Verdict {
	src, _, _ = strings.Cut(src, "\x00")
	scheme, rest, ok := cutCurlScheme(src)
	if !ok || octet.ClassesOf(src)&(octet.White|octet.Control) != 0 {
		return VerdictInvalid
	}
	values[curlScheme] = has(scheme)
	if scheme == "file" {
		rest, ok = curlFile(rest)
		ok = ok && len(src) > len("file:/")
	} else {
		rest, ok = curlAuthority(rest, scheme, values)
	}
	if !ok {
		return VerdictInvalid
	}
	rest, fragment, _ := strings.Cut(rest, "#")
	path, query, hasQuery := strings.Cut(rest, "?")
	if len(path) > 1 {
		path = withoutDots(path)
	} else {
		path = "/"
	}
	values[curlPath], values[curlQuery], values[curlFragment] = has(path), hasIf(hasQuery, query), filled(fragment)
	return VerdictValid
}

// cutCurlScheme returns the scheme in lower case, of at most 40 octets, and what follows its colon.
func cutCurlScheme(src string) (scheme, rest string, ok bool) {
	n := 0
	for n < min(len(src), 40) && octet.ClassOf(src[n])&octet.Scheme != 0 {
		n++
	}
	if n == 0 || n == len(src) || src[n] != ':' {
		return "", "", false
	}
	return octet.LowerString(src[:n]), src[n+1:], true
}

// curlFile removes the octets in front of the path of a file, and refuses a host and a drive.
func curlFile(rest string) (path string, ok bool) {
	path = rest
	if after, ok := strings.CutPrefix(rest, "//"); ok {
		path = after
		switch {
		case octet.HasPrefixFold(after, "localhost/"), strings.HasPrefix(after, "127.0.0.1/"):
			path = after[len("localhost"):]
		case !strings.HasPrefix(after, "/"):
			return "", false
		}
	}
	return path, !isDrive(strings.TrimPrefix(path, "/"))
}

// isDrive reports whether a path begins with a drive of Windows: "c:", "c|/".
func isDrive(s string) bool {
	return len(s) >= 2 && octet.ClassOf(s[0])&octet.Alpha != 0 && (s[1] == ':' || s[1] == '|') && (len(s) == 2 || s[2] == '/' || s[2] == '\\')
}

// curlAuthority reads the authority in front of a path, for any scheme but file, and returns the path.
func curlAuthority(rest, scheme string, values []Value) (path string, ok bool) {
	authority := strings.TrimLeft(rest, "/")
	if slashes := len(rest) - len(authority); slashes < 1 || slashes > 3 {
		return "", false
	}
	authority, path = cutAny(authority, "/?#")
	if login, host, ok := strings.Cut(authority, "@"); ok {
		curlLogin(login, scheme, values)
		authority = host
	}
	name, port, ok := cutCurlPort(authority)
	if !ok {
		return "", false
	}
	values[curlPort] = filled(port)
	if strings.HasPrefix(name, "[") {
		name, values[curlZone], ok = curlAddress(name)
	} else {
		name, ok = curlName(name)
	}
	values[curlHost] = has(name)
	return path, ok
}

// curlLogin reads user, password and, for some schemes, options; the options can come before or after the password.
func curlLogin(login, scheme string, values []Value) {
	options := ""
	switch scheme {
	case "imap", "imaps", "pop3", "pop3s", "smtp", "smtps":
		if i := strings.IndexByte(login, ';'); i >= 0 {
			end := len(login)
			if colon := strings.IndexByte(login, ':'); colon > i {
				end = colon
			}
			options, login = login[i+1:end], login[:i]+login[end:]
		}
	}
	user, password, hasPassword := strings.Cut(login, ":")
	values[curlUser], values[curlPassword], values[curlOptions] = has(user), hasIf(hasPassword, password), filled(options)
}

// cutCurlPort divides a host from its port, which loses zeros in front and is at most 65535.
func cutCurlPort(authority string) (host, port string, ok bool) {
	end := strings.IndexByte(authority, ':')
	if strings.HasPrefix(authority, "[") {
		end = strings.IndexByte(authority, ']') + 1
	}
	if end < 0 || end == len(authority) {
		return authority, "", true
	}
	host, port = authority[:end], authority[end:]
	if port == ":" {
		return host, "", true
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(port, ":"), 10, 16)
	return host, strconv.FormatUint(n, 10), port[0] == ':' && err == nil
}

// curlAddress reads an IPv6 address in brackets. It stays as it is written unless it can be shorter.
func curlAddress(host string) (name string, zone Value, ok bool) {
	inside, ok := strings.CutSuffix(host[1:], "]")
	inside, id, hasZone := strings.Cut(inside, "%")
	if hasZone {
		if after, ok := strings.CutPrefix(id, "25"); ok && after != "" {
			id = after
		}
		ok = ok && id != "" && len(id) <= 15
	}
	groups, isAddress := parseIPv6(inside)
	if short := printIPv6(groups); len(short) < len(inside) {
		inside = short
	}
	return "[" + inside + "]", hasIf(hasZone, id), ok && isAddress
}

// curlName reads a host without brackets.
func curlName(host string) (name string, ok bool) {
	if address, ok := aton(host); ok {
		return formatIPv4(address), true
	}
	decoded := octet.AppendDecoded(nil, host)
	for _, b := range decoded {
		if b < ' ' && len(decoded) < len(host) || strings.IndexByte(" \r\n\t/:#?!@{}[]\\$'\"^`*<>=;,+&()", b) >= 0 {
			return "", false
		}
	}
	return string(decoded), len(decoded) > 0
}
