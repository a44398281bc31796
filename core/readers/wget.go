package readers

import (
	"cmp"
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// wget is what the program asks for, in a UTF-8 locale. Its particularities:
//   - Octets that are not allowed in a URL are encoded before it is read, so that "\" is %5C: the host of
//     "http://a\@b/" is "a\@b".
//   - The login ends at the first "@" if all octets in front of it are allowed in a login, so that "http://a@b@c/" goes
//     to "b@c". An empty user is refused.
//   - Hosts are not checked: any text without ":/?#" is a host, decoded and in lower case, and so is an IPv6 address in
//     brackets. A control octet is refused. The resolver reads addresses, such as "0x7f.1".
//   - The host of ftp ends at ";" too, but not at "?", which is in the path.
//   - Dot segments are removed as they are written, but ftp keeps ".." in front; an empty path is "/".
//   - A text without a scheme is read as http, "a:b" as ftp://a/b, and "a:80" as host and port.
//   - The URL ends at NUL, as text in C does.
var wget = &Reader{
	ID: "wget", Title: "wget", Version: "1.21.3", model: readWget,
	Fields: []Field{
		wgetScheme: {Name: "scheme", Role: Scheme, Code: wgetCode},
		wgetHost:   {Name: "host", Role: Host, Code: wgetCode},
		wgetPort:   {Name: "port", Role: Port, Code: wgetCode},
		wgetPath:   {Name: "path", Role: Path, Code: wgetCode},
		wgetQuery:  {Name: "query", Role: Query, Code: wgetCode},
	},
}

// wgetCode shows the request and where it goes.
const wgetCode = `wget --debug --spider "$url"`

const (
	wgetScheme = iota
	wgetHost
	wgetPort
	wgetPath
	wgetQuery
)

// wgetSchemes has for each scheme its port and what ends a host beside ":" and "/".
var wgetSchemes = map[string]struct{ port, ends string }{
	"http": {"80", "?#"}, "https": {"443", "?#"}, "ftp": {"21", ";#"}, "ftps": {"21", ";#"},
}

func readWget(src string, asked Asked, values []Value) Verdict {
	src, _, _ = strings.Cut(src, "\x00")
	scheme, rest, ok := cutWgetScheme(wgetShorthand(src))
	if !ok {
		return VerdictInvalid
	}
	known := wgetSchemes[scheme]
	rest, ok = skipWgetLogin(wgetEscape(rest))
	if !ok {
		return VerdictInvalid
	}
	host, rest, ok := cutWgetHost(rest, ":/"+known.ends)
	port, rest, okPort := cutWgetPort(rest, "/"+known.ends)
	if !ok || !okPort {
		return VerdictInvalid
	}
	path, _, _ := strings.Cut(rest, "#")
	path, tail := cutAny(path, known.ends)
	isFTP := known.ends == wgetSchemes["ftp"].ends
	path = "/" + wgetSimplify(strings.TrimPrefix(path, "/"), isFTP)
	if isFTP {
		path, tail = path+tail, ""
	}
	values[wgetScheme], values[wgetPort] = has(scheme), has(cmp.Or(port, known.port))
	values[wgetPath], values[wgetQuery] = has(path), hasIf(tail != "", strings.TrimPrefix(tail, "?"))
	host, verdict := wgetName(host, asked)
	values[wgetHost] = has(host)
	return verdict
}

// cutWgetScheme returns a scheme that wget knows, in lower case, and what follows its slashes.
func cutWgetScheme(src string) (scheme, rest string, ok bool) {
	scheme, rest, ok = strings.Cut(src, "://")
	scheme = octet.LowerString(scheme)
	return scheme, rest, ok && wgetSchemes[scheme].port != ""
}

// wgetShorthand writes a scheme in front of a text without a scheme.
func wgetShorthand(src string) string {
	if _, _, ok := cutWgetScheme(src); ok {
		return src
	}
	i := strings.IndexAny(src, ":/")
	switch {
	case i == 0 || i > 0 && strings.HasPrefix(src[i:], "://"):
		return src
	case i < 0 || src[i] == '/':
		return "http://" + src
	}
	if n := countDigits(src[i+1:]); n > 0 && (i+1+n == len(src) || src[i+1+n] == '/') {
		return "http://" + src
	}
	return "ftp://" + src[:i] + "/" + src[i+1:]
}

// wgetEscape encodes octets that are not allowed in a URL, and "%" that begins no escape.
func wgetEscape(s string) string {
	const kept = octet.Unreserved | octet.Reserved | octet.Tilde | octet.Hash
	var b []byte
	for i := range len(s) {
		if octet.ClassOf(s[i])&kept != 0 || s[i] == '[' || s[i] == ']' || octet.IsEscape(s, i) {
			b = append(b, s[i])
		} else {
			b = octet.AppendEscaped(b, s[i:i+1])
		}
	}
	return string(b)
}

// skipWgetLogin removes the octets in front of the first "@", if all of them are allowed in a login. Such a login must
// begin with a user.
func skipWgetLogin(s string) (rest string, ok bool) {
	login, rest, found := strings.Cut(s, "@")
	if !found || !madeOf(login, loginOctets) {
		return s, true
	}
	return rest, login != "" && login[0] != ':'
}

// cutWgetHost returns the host, an IPv6 address in its brackets, and what follows it.
func cutWgetHost(s, ends string) (host, rest string, ok bool) {
	if inside, ok := strings.CutPrefix(s, "["); ok {
		address, rest, closed := strings.Cut(inside, "]")
		_, isAddress := parseIPv6(unpadded(address))
		ok = closed && isAddress && (rest == "" || strings.IndexByte(ends, rest[0]) >= 0)
		return "[" + address + "]", rest, ok
	}
	host, rest = cutAny(s, ends)
	return host, rest, host != ""
}

// cutWgetPort returns the port behind a colon, without zeros in front; "" for none or an empty one.
func cutWgetPort(s, ends string) (port, rest string, ok bool) {
	after, ok := strings.CutPrefix(s, ":")
	if !ok {
		return "", s, true
	}
	digits, rest := cutAny(after, ends)
	if digits == "" {
		return "", rest, true
	}
	n, err := strconv.ParseUint(digits, 10, 16)
	return strconv.FormatUint(n, 10), rest, err == nil
}

// wgetSimplify removes dot segments from a path without its first slash. With keep, ".." stays where there is nothing to go back from.
func wgetSimplify(path string, keep bool) string {
	var out []byte
	kept := 0 // what does not go
	for more := path != ""; more; {
		var segment string
		segment, path, more = strings.Cut(path, "/")
		switch {
		case segment == ".":
			continue
		case segment == ".." && len(out) > kept:
			out = out[:max(strings.LastIndexByte(string(out[:len(out)-1]), '/')+1, kept)]
			continue
		case segment == ".." && !keep:
			continue
		}
		out = append(out, segment...)
		if more {
			out = append(out, '/')
		}
		if segment == ".." {
			kept = len(out)
		}
	}
	return string(out)
}

// wgetName returns a host as it is asked for.
func wgetName(host string, asked Asked) (name string, verdict Verdict) {
	host = octet.LowerString(host)
	if strings.HasPrefix(host, "[") {
		return host, VerdictValid
	}
	name = decoded(strings.ReplaceAll(host, "%00", "%2500"))
	switch seen := octet.ClassesOf(name); {
	case seen&(octet.Control|octet.Break) != 0:
		return "", VerdictInvalid
	case seen&octet.NonASCII != 0:
		if name, verdict = wgetASCII(name, asked); verdict != VerdictValid {
			return "", verdict
		}
	}
	if strings.Contains(name, ":") {
		name = "[" + name + "]"
	}
	return name, VerdictValid
}

// wgetASCII returns a name in US-ASCII. It stays as it is if it is refused: for an octet that no label in Punycode holds, or one that
// is too long. What it is is not known where a browser refuses it.
func wgetASCII(name string, asked Asked) (string, Verdict) {
	ascii, ok, known := asked.ascii(name)
	beyond, decodes := labelsBeyond(ascii)
	if !ok || !decodes || hasOdd2008(beyond, libidn2Signs) { // libidn2 is then asked by IDNA2003
		ascii, ok, known = asked.ascii(idna2003(name))
	}
	switch {
	case !known:
		return "", VerdictUnknown
	case !ok, !utf8.ValidString(name), !areLabels(ascii), hasOddHyphens(beyond):
		return name, VerdictValid
	}
	return ascii, VerdictValid
}
