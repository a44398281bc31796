package readers

import (
	"strconv"
	"strings"

	"urlscope/core/octet"
)

// php is parse_url. Its particularities:
//   - Nothing is decoded or put in lower case, and hardly anything is an error: an empty host ("http:///a"), a port of
//     more than five octets, of more than 65535 or without a digit in front.
//   - The login ends at the last "@" in front of "/", "?" or "#", so that in "http://a\@b/" the host is "b".
//   - A port is read like a number in C; white space in front and letters behind it are ignored: ":80a" is 80, ":+80"
//     too.
//   - The text in front of digits is a host although it could be a scheme: "localhost:8080/x", "tel:12345".
//   - The host stays in its brackets, and its escapes as they are.
//   - Control octets, NUL among them, become "_".
//   - "?" and "#" with nothing behind them are an empty query and fragment. If there is no path, the array has no such
//     key.
var php = &Reader{
	ID: "php", Title: "PHP parse_url", Version: "8.2.36", model: readPHP,
	Fields: []Field{
		phpScheme:   {Name: "scheme", Role: Scheme, Code: "parse_url($url, PHP_URL_SCHEME)"},
		phpUser:     {Name: "user", Role: User, Code: "parse_url($url, PHP_URL_USER)"},
		phpPass:     {Name: "pass", Role: Password, Code: "parse_url($url, PHP_URL_PASS)"},
		phpHost:     {Name: "host", Role: Host, Code: "parse_url($url, PHP_URL_HOST)"},
		phpPort:     {Name: "port", Role: Port, Code: "parse_url($url, PHP_URL_PORT)"},
		phpPath:     {Name: "path", Role: Path, Code: "parse_url($url, PHP_URL_PATH)"},
		phpQuery:    {Name: "query", Role: Query, Code: "parse_url($url, PHP_URL_QUERY)"},
		phpFragment: {Name: "fragment", Role: Fragment, Code: "parse_url($url, PHP_URL_FRAGMENT)"},
	},
}

const (
	phpScheme = iota
	phpUser
	phpPass
	phpHost
	phpPort
	phpPath
	phpQuery
	phpFragment
)

// A phpNext is what parse_url looks for next.
type phpNext uint8

const (
	phpWantsHost phpNext = iota
	phpWantsPath
	phpIsDone
	phpRefuses
)

func readPHP(src string, _ Asked, values []Value) Verdict {
	rest, next := phpFront(src, values)
	if next == phpWantsHost {
		rest, next = phpAuthority(rest, values)
	}
	switch next {
	case phpRefuses:
		return VerdictInvalid
	case phpWantsPath:
		front, fragment, hasFragment := strings.Cut(rest, "#")
		path, query, hasQuery := strings.Cut(front, "?")
		values[phpPath] = phpText(path != "" || rest == "", path)
		values[phpQuery], values[phpFragment] = phpText(hasQuery, query), phpText(hasFragment, fragment)
	}
	return VerdictValid
}

// phpText returns the value of a part, with "_" for each control octet.
func phpText(present bool, part string) Value {
	text := []byte(part)
	for i, b := range text {
		if b < ' ' || b == 0x7F {
			text[i] = '_'
		}
	}
	return hasIf(present, string(text))
}

// phpFront reads a scheme and the slashes behind it, or a port in front of all else.
func phpFront(src string, values []Value) (rest string, next phpNext) {
	scheme, rest, ok := strings.Cut(src, ":")
	switch isScheme := madeOf(scheme, octet.Scheme); {
	case !ok:
		return phpSlashes(src)
	case scheme == "", !isScheme && rest != "" && !strings.ContainsAny(scheme, "?#"):
		return phpEarlyPort(src, rest, values)
	case !isScheme:
		return phpSlashes(src)
	case isPHPPort(rest):
		return phpEarlyPort(src, rest, values)
	}
	values[phpScheme] = has(scheme)
	return phpBehindScheme(scheme, rest)
}

// phpBehindScheme tells what follows a scheme: a host behind two slashes, or else a path.
func phpBehindScheme(scheme, rest string) (_ string, next phpNext) {
	after, slashes := strings.CutPrefix(rest, "//")
	switch {
	case rest == "":
		return "", phpIsDone
	case !slashes:
		return rest, phpWantsPath
	case octet.EqualFold(scheme, "file") && strings.HasPrefix(after, "/"):
		if len(after) > 2 && after[2] == ':' { // a drive of Windows
			after = after[1:]
		}
		return after, phpWantsPath
	}
	return after, phpWantsHost
}

// isPHPPort reports whether what stands behind a colon is a port and not what follows a scheme.
func isPHPPort(s string) bool {
	n := countDigits(s)
	return 0 < n && n < 6 && (n == len(s) || s[n] == '/')
}

// phpSlashes tells a host from a path where there is no scheme.
func phpSlashes(src string) (rest string, next phpNext) {
	if after, ok := strings.CutPrefix(src, "//"); ok {
		return after, phpWantsHost
	}
	return src, phpWantsPath
}

// phpEarlyPort reads a port after the first colon. If a port is there, the text in front of it is a host.
func phpEarlyPort(src, after string, values []Value) (rest string, next phpNext) {
	n := countDigits(after)
	switch {
	case after == "":
		return "", phpRefuses
	case !isPHPPort(after):
		return phpSlashes(src)
	}
	port, ok := phpNumber(after[:n])
	if !ok {
		return "", phpRefuses
	}
	values[phpPort] = has(port)
	return strings.TrimPrefix(src, "//"), phpWantsHost
}

// phpAuthority reads login, host and port.
func phpAuthority(src string, values []Value) (rest string, next phpNext) {
	host, rest := cutAny(src, "/?#")
	if i := strings.LastIndexByte(host, '@'); i >= 0 {
		user, pass, hasPass := strings.Cut(host[:i], ":")
		values[phpUser], values[phpPass] = phpText(true, user), phpText(hasPass, pass)
		host = host[i+1:]
	}
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !(host[0] == '[' && strings.HasSuffix(host, "]")) {
		port := host[i+1:]
		host = host[:i]
		if port != "" {
			number, ok := phpNumber(port)
			if !ok {
				return "", phpRefuses
			}
			values[phpPort] = has(number)
		}
	}
	values[phpHost] = phpText(true, host)
	switch {
	case host == "":
		return "", phpRefuses
	case rest == "":
		return "", phpIsDone
	}
	return rest, phpWantsPath
}

// phpNumber reads a port as strtol does: what stands behind the digits is ignored. It returns false for one of more than five octets
// or more than 65535.
func phpNumber(s string) (port string, ok bool) {
	t := strings.TrimLeft(s, " \t\n\v\f\r")
	negative := strings.HasPrefix(t, "-")
	if negative || strings.HasPrefix(t, "+") {
		t = t[1:]
	}
	n, err := strconv.Atoi(t[:countDigits(t)])
	if len(s) > 5 || err != nil || n > 65535 || negative && n > 0 {
		return "", false
	}
	return strconv.Itoa(n), true
}

// countDigits returns how many decimal digits s begins with.
func countDigits(s string) int { return len(s) - len(strings.TrimLeft(s, "0123456789")) }
