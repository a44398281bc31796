package readers

import (
	"strconv"
	"strings"
)

// python is urllib.parse.urlsplit. Its particularities:
//   - Controls and blanks in front are removed; tabs and line ends are removed everywhere: "ht\ntp://h" is "http://h".
//   - A text without "//" has no host, whatever the scheme: "http:h" is the path "h".
//   - A backslash is a character like others: in "http://a\@b" the host is "b".
//   - The user is everything before the last "@", and the port begins behind the first colon that follows: in "h:80:81"
//     it is an error.
//   - Reading the port can be an error although the URL is accepted: "http://h:99999".
//   - An empty query counts as absent: "?" and no "?" look the same.
//   - hostname has small letters, also beyond ASCII, and escapes are kept; a zone keeps its case.
//   - Brackets hold an address of version 6, with a zone behind "%", or of a later version. A name is an error if form
//     NFKC makes a delimiter of one of its characters, as it makes "a/c" of "℀".
var python = &Reader{
	ID: "python", Title: "Python urllib.parse", Version: "3.11.2",
	Fields: []Field{
		{Name: "scheme", Role: Scheme, Code: "urlsplit(url).scheme"},
		{Name: "netloc", Code: "urlsplit(url).netloc"},
		{Name: "path", Role: Path, Code: "urlsplit(url).path"},
		{Name: "query", Role: Query, Code: "urlsplit(url).query"},
		{Name: "fragment", Role: Fragment, Code: "urlsplit(url).fragment"},
		{Name: "username", Role: User, Code: "urlsplit(url).username"},
		{Name: "password", Role: Password, Code: "urlsplit(url).password"},
		{Name: "hostname", Role: Host, Code: "urlsplit(url).hostname"},
		{Name: "port", Role: Port, Code: "urlsplit(url).port"},
	},
	unicode: true,
	model: func(src string, _ Asked, values []Value) Verdict {
		s, ok := urlsplit(src)
		if !ok {
			return VerdictInvalid
		}
		fill(values, s.scheme, s.netloc, s.path, s.query, s.fragment)
		values[5], values[6] = hasIf(s.hasUser, s.username), hasIf(s.hasPassword, s.password)
		values[7], values[8] = filled(s.hostname), s.portValue()
		return VerdictValid
	},
}

// A pythonSplit is what urlsplit finds. yarl begins with it.
type pythonSplit struct {
	scheme, netloc, path, query, fragment string
	username, password, hostname, port    string
	hasUser, hasPassword                  bool
}

// urlsplit divides a text; it is false where Python raises a ValueError.
func urlsplit(src string) (s pythonSplit, ok bool) {
	src = withoutBreaks(strings.TrimLeft(src, c0OrSpace))
	s.scheme, src = cutScheme(src)
	if rest, ok := strings.CutPrefix(src, "//"); ok {
		s.netloc, src = cutAny(rest, "/?#")
	}
	src, s.fragment, _ = strings.Cut(src, "#")
	s.path, s.query, _ = strings.Cut(src, "?")
	return s, s.splitNetloc() && !strings.ContainsAny(s.netloc, delimitersInNFKC)
}

// delimitersInNFKC are the characters that hold one of "/?#@:" in normalization form KC of Unicode.
const delimitersInNFKC = "⁇⁈⁉℀℁℅℆⩴︓︖﹕﹖﹟﹫＃／：？＠"

// splitNetloc divides the netloc, and is false where brackets hold no address or are not where they belong.
func (s *pythonSplit) splitNetloc() bool {
	host := s.netloc
	if at := strings.LastIndexByte(host, '@'); at >= 0 {
		s.username, s.password, s.hasPassword = strings.Cut(host[:at], ":")
		s.hasUser, host = true, host[at+1:]
	}
	front, rest, bracketed := strings.Cut(host, "[")
	if !bracketed {
		host, s.port, _ = strings.Cut(host, ":")
	} else {
		host, rest, _ = strings.Cut(rest, "]")
		_, s.port, _ = strings.Cut(rest, ":")
	}
	address, zone, zoned := strings.Cut(host, "%")
	s.hostname = lowerText(address)
	if zoned {
		s.hostname += "%" + zone
	}
	open, closed := strings.Contains(s.netloc, "["), strings.Contains(s.netloc, "]")
	return open == closed && (!open || (!bracketed || front == "" && (rest == "" || rest[0] == ':')) && isBracketed(host))
}

// isBracketed reports whether the brackets are allowed around host. If the brackets are in the user, urlsplit asks this
// about a name, too.
func isBracketed(host string) bool {
	if rest, future := strings.CutPrefix(host, "v"); future {
		version, rest, ok := strings.Cut(rest, ".")
		return ok && version != "" && strings.Trim(version, "0123456789ABCDEFabcdef") == "" && rest != ""
	}
	address, zone, zoned := strings.Cut(host, "%")
	_, ok := parseIPv6(address)
	return ok && zoned == (zone != "") && !strings.ContainsAny(zone, "%/")
}

// portValue is the port as a number without zeros in front, or an error.
func (s *pythonSplit) portValue() Value {
	if s.port == "" {
		return Value{}
	}
	port := strings.TrimLeft(s.port, "0")
	n, ok := number("0"+port, 10, 6)
	if !ok || n > 65535 {
		return Value{Raises: true}
	}
	return has(strconv.Itoa(n))
}
