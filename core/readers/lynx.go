package readers

import (
	"strconv"
	"strings"

	"urlscope/core/octet"
)

// lynx is what the program connects to and asks for, if the text begins with "http://", "https://", "ftp://" or
// "gopher://", or with a host. For other schemes, lynx reads a file, runs a program or converses, and this reader says
// nothing. Its particularities:
//   - A login makes lynx lose the port and the brackets behind it: "http://u@h:8080/" goes to port 80 of h, and
//     "http://u@[::1]/" to no host.
//   - A login that RFC 3986 does not allow is part of the host: "http://a\@b/" asks for "a\@b", "http://u:@h/" for port
//     "@h" of u.
//   - The host is decoded, put in lower case, and loses blanks, tabs and line ends ("a\tb" is ab) and dots at its end.
//     "http:///h" has no host.
//   - A name beyond US-ASCII that IDNA of 2008 refuses, or a name with a broken escape, stays as it was written, "é☃"
//     as "%C3%A9%E2%98%83".
//   - The host ends at the first "/", if any, so that "http://h?q@h2/" asks for "h?q@h2".
//   - The port is what follows the last colon, a number or not, but 19, 25 and more than 65535 are refused. The
//     scheme's own port can have zeros in front.
//   - A text without a scheme is a host, if no file has that name. "host:/file" is read as ftp, and "http:/h" too: it
//     goes to "http", or to no host if a fragment follows.
//   - Dot segments are removed as they are written. For ftp, the typecode and a second slash in front are removed, and
//     the rest is decoded.
//   - The URL ends at NUL, as text in C does.
var lynx = &Reader{
	ID: "lynx", Title: "lynx", Version: "2.9.0dev.12", model: readLynx,
	Fields: []Field{
		lynxHost:  {Name: "host", Role: Host, Code: lynxCode},
		lynxPort:  {Name: "port", Role: Port, Code: lynxCode},
		lynxPath:  {Name: "path", Role: Path, Code: lynxCode},
		lynxQuery: {Name: "query", Role: Query, Code: lynxCode},
	},
}

// lynxCode writes the request and where it goes to Lynx.trace.
const lynxCode = `lynx -trace -source "$url"`

const (
	lynxHost = iota
	lynxPort
	lynxPath
	lynxQuery
)

// lynxLimit is how long a URL may be, with its escapes, where its scheme is written.
const lynxLimit = 2670

// lynxPortOf returns the port of a scheme, "" of one that lynx does not ask a server for.
func lynxPortOf(scheme string) string {
	switch scheme {
	case "http":
		return "80"
	case "https":
		return "443"
	case "ftp":
		return "21"
	case "gopher":
		return "70"
	}
	return ""
}

func readLynx(src string, asked Asked, values []Value) Verdict {
	src, _, _ = strings.Cut(src, "\x00")
	src = strings.TrimLeftFunc(src, func(c rune) bool { return c <= ' ' })
	src = strings.TrimSuffix(src, "#") // an empty fragment does not count
	whole, short := lynxWhole(src)
	if short && strings.Contains(src, "#") {
		return lynxShort(src, values)
	}
	scheme, rest, _ := strings.Cut(whole, "://")
	scheme = octet.LowerString(scheme)
	own := lynxPortOf(scheme)
	if own == "" {
		return lynxOther(whole)
	}
	if whole == src && len(lynxEscape(src)) > lynxLimit {
		return VerdictInvalid
	}
	rest, _, _ = strings.Cut(lynxEscape(rest), "#")
	end := strings.IndexByte(rest, '/')
	if end < 0 {
		end = strings.IndexByte(rest+"?", '?')
	}
	verdict := lynxAuthority(rest[:end], own, asked, values)
	if verdict != VerdictValid {
		return verdict
	}
	path, query, hasQuery := strings.Cut(rest[end:], "?")
	path = withoutDots("/" + strings.TrimPrefix(path, "/"))
	switch scheme {
	case "gopher":
		return lynxGopher(path, query)
	case "ftp":
		return lynxFTP(path+ifThere(hasQuery, "?", query), short, values)
	}
	values[lynxPath], values[lynxQuery] = has(path), hasIf(hasQuery, query)
	return VerdictValid
}

// lynxGopher tells that lynx, of an index, wants to know what to search for, unless that follows a "?". Where it follows a tab it depends
// on more than was observed.
func lynxGopher(path, query string) Verdict {
	switch {
	case !strings.HasPrefix(path, "/7") || query != "":
		return VerdictValid
	case strings.Contains(path, "%09"):
		return VerdictUnknown
	}
	return VerdictInvalid
}

// lynxUnasked are schemes of files, programs and conversations, of which nothing was observed.
const lynxUnasked = " file news nntp snews newspost newsreply telnet tn3270 rlogin wais cso finger mailto bibp data afs prospero "

func isUnasked(scheme string) bool {
	scheme = octet.LowerString(scheme)
	return strings.HasPrefix(scheme, "lynx") || strings.Contains(lynxUnasked, " "+scheme+" ")
}

// lynxWhole writes a scheme in front of a text that begins with a host: "ftp" for "host:/file", which is short for it.
func lynxWhole(src string) (whole string, short bool) {
	if isLynxHost(src) {
		return "http://" + src, false
	}
	host, path, _ := strings.Cut(src, ":")
	if isLynxShort(src) && len(host) > 2 && !isUnasked(host) {
		return "ftp://" + host + path, true
	}
	return src, false
}

// lynxShort reads "http:/file#f": with a fragment it is not short for a file of the host "http", but a URL without a host.
func lynxShort(src string, values []Value) Verdict {
	scheme, _, _ := strings.Cut(src, ":")
	own := lynxPortOf(scheme)
	if own == "" {
		return VerdictInvalid
	}
	values[lynxHost], values[lynxPort] = has(""), has(own)
	return VerdictValid
}

// isLynxShort reports whether lynx reads src as "host:/file". lynx does not if src begins with one of these letters,
// because it tries schemes with those letters first.
func isLynxShort(src string) bool {
	if len(src) <= 3 || strings.IndexByte("/:lnsmfbd", octet.Lower(src[0])) >= 0 {
		return false
	}
	_, path, _ := strings.Cut(src[3:], ":")
	return strings.HasPrefix(path, "/") && !strings.HasPrefix(path, "//")
}

// isLynxHost reports whether a text without a scheme begins with a host, as it does if there is no file of that name.
func isLynxHost(src string) bool {
	host, rest, ok := strings.Cut(src, ":")
	if src == "" || strings.IndexByte("/.#:~", src[0]) >= 0 || ok && isUnasked(host) {
		return false
	}
	if !ok || src[0] == '[' || strings.Contains(host, "/") {
		return true
	}
	n := countDigits(rest)
	return n > 0 && (n == len(rest) || rest[n] == '/')
}

// lynxOther tells what lynx does not know, or has no file of, from what was not observed.
func lynxOther(src string) Verdict {
	scheme, rest, ok := strings.Cut(src, ":")
	switch {
	case strings.HasPrefix(src, "/"):
		return VerdictInvalid
	case !ok, rest == "", rest[0] == '#', scheme == "", strings.Contains(scheme, "/"), isUnasked(scheme):
		return VerdictUnknown
	case isLynxShort(src):
		return VerdictUnknown
	}
	return VerdictInvalid
}

// lynxEscape encodes white space, control octets, and those beyond US-ASCII.
func lynxEscape(s string) string {
	return escapeBut(s, func(c byte) bool { return ' ' < c && c < 0x7F })
}

// lynxAuthority reads host and port.
func lynxAuthority(authority, own string, asked Asked, values []Value) Verdict {
	values[lynxPort] = has(own)
	for range 2 { // it is read twice, and each time loses a dot and the scheme's own port
		authority = trimLynx(authority, own)
	}
	if login, after, ok := strings.Cut(authority, "@"); ok {
		login = strings.NewReplacer("%20", "", "%09", "", "%0A", "", "%0a", "", "%0D", "", "%0d", "").Replace(login) // white space is lost
		if isLynxLogin(login) {
			return lynxBehindLogin(login, after, asked, values)
		}
		authority = login + "@" + after
	}
	name, port := cutLynxPort(authority)
	switch {
	case strings.Contains(authority, "?@"):
		return VerdictUnknown
	case !isLynxPort(port):
		return VerdictInvalid
	}
	if port != "" {
		values[lynxPort] = has(port[1:])
	}
	if strings.ContainsAny(authority, "[]") {
		return lynxLiteral(name, port, values)
	}
	return lynxDomain(name, port, asked, values)
}

// lynxDomain reads a host without brackets. Where an escape or a letter stands for a delimiter, it is read once more, and nothing is known.
func lynxDomain(name, port string, asked Asked, values []Value) Verdict {
	once := lynxDecoded(name)
	text, ok := lynxName(name, lynxDecoded(once), asked)
	if !ok || makesDelimiter(name, once) || makesDelimiter(name, text) {
		return VerdictUnknown
	}
	if text != name && madeOf(strings.TrimPrefix(port, ":"), octet.Digit) {
		text = strings.TrimSuffix(text, ".")
	}
	values[lynxHost] = has(text)
	return VerdictValid
}

func makesDelimiter(name, text string) bool {
	return text != name && strings.ContainsAny(text, lynxDelimiters)
}

// lynxLiteral reads a host in brackets. Where others are, nothing is known.
func lynxLiteral(host, port string, values []Value) Verdict {
	address, opens := strings.CutPrefix(host, "[")
	address, closes := strings.CutSuffix(address, "]")
	if !opens || !closes || strings.ContainsAny(address+port, "[]") {
		return VerdictUnknown
	}
	values[lynxHost] = has(address)
	return VerdictValid
}

// lynxBehindLogin reads a host, whose port is lost.
func lynxBehindLogin(login, after string, asked Asked, values []Value) Verdict {
	if strings.ContainsAny(decoded(login), `/?#@\[]`+lynxMapped) {
		return VerdictUnknown
	}
	if _, port := cutLynxPort(after); !isLynxPort(port) {
		return VerdictInvalid
	}
	name, _ := cutAny(after, ":@[")
	text, ok := lynxName(name, lynxDecoded(name), asked)
	if !ok {
		return VerdictUnknown
	}
	text, _ = cutAny(text, lynxDelimiters)
	values[lynxHost] = has(text)
	return VerdictValid
}

// lynxDecoded decodes the escapes of a host, none where one is broken.
func lynxDecoded(host string) string {
	if octet.HasBrokenEscape(host) {
		return host
	}
	return decoded(host)
}

// isLynxPort reports whether the text behind a colon can be the number of a port. The ports of chargen and SMTP cannot.
func isLynxPort(s string) bool {
	s = strings.TrimPrefix(s, ":")
	digits := strings.TrimPrefix(s, "-")
	n, err := strconv.ParseUint(digits[:countDigits(digits)], 10, 16)
	return n == 0 || err == nil && len(digits) == len(s) && n != 19 && n != 25
}

// isLynxLogin reports whether s is a user, and a password if there is a colon.
func isLynxLogin(s string) bool {
	last := s[strings.IndexByte(s, ':')+1:]
	return madeOf(s, loginOctets) && last != "" && !strings.Contains(last, ":")
}

// trimLynx removes the scheme's own port, and a dot at the end of the host.
func trimLynx(authority, own string) string {
	name, port := cutLynxPort(authority)
	if digits := strings.TrimPrefix(port, ":"); digits == "" || !madeOf(digits, octet.Digit) {
		return strings.TrimSuffix(authority, ".")
	} else if n, err := strconv.ParseInt(digits, 10, 64); err == nil && strconv.Itoa(int(int32(n))) == own {
		port = ""
	}
	return strings.TrimSuffix(name, ".") + port
}

// cutLynxPort divides a host from the last colon behind the brackets and what follows it.
func cutLynxPort(authority string) (name, port string) {
	inside := 0
	if strings.HasPrefix(authority, "[") {
		inside = strings.LastIndexByte(authority, ']') + 1
	}
	if i := strings.LastIndexByte(authority[inside:], ':'); i >= 0 {
		return authority[:inside+i], authority[inside+i:]
	}
	return authority, ""
}

// lynxMapped are characters that IDNA maps to a delimiter, alone or among others, or to nothing.
const lynxMapped = "\u00A0\u3000\u00AD\u2100\u2101\u2105\u2106\uFE56\uFE5F\uFE6B\uFF03\uFF0F\uFF1F\uFF20"

// lynxDelimiters end a host behind a login even where they come of an escape or a letter.
const lynxDelimiters = "/?#@:["

// withoutBlanks removes what no host keeps.
func withoutBlanks(host string) string { return strings.ReplaceAll(withoutBreaks(host), " ", "") }

// lynxName returns a host as it is looked up: decoded, in small letters, and without what none keeps. A name that IDNA of 2008 does not
// allow, or whose escapes are broken, stays as it was written. It returns false where this is not known.
func lynxName(host, text string, asked Asked) (name string, ok bool) {
	text, _, _ = strings.Cut(text, "\x00")
	text = octet.LowerString(text)
	switch {
	case text == octet.LowerString(host) && strings.Contains(host, "%"):
		return host, true
	case octet.ClassesOf(text)&octet.NonASCII == 0 && !strings.Contains(text, "xn--"):
		return withoutBlanks(text), true
	}
	ascii, ok, known := asked.ascii(text)
	if !known {
		return "", false
	}
	lost := strings.Contains(text, "xn--") && !strings.Contains(ascii, "xn--") // "xn--" stands for nothing
	if !ok || lost || !areLabels2008(ascii) {
		return host, true
	}
	return withoutBlanks(octet.LowerString(lynxDecoded(ascii))), true
}

// lynxFTP sets the path to the name of the file that is asked for. Of "host:/file/" the slash at its end stays.
func lynxFTP(path string, short bool, values []Value) Verdict {
	if n := len(path) - len(";type=x"); n >= 0 && octet.EqualFold(path[n:n+len(";type=")], ";type=") {
		switch octet.Lower(path[len(path)-1]) {
		case 'd':
			return VerdictValid
		case 'a', 'i':
			path = path[:n]
		}
	}
	if len(path) > 1 && !short {
		path = strings.TrimSuffix(path, "/")
	}
	path, _, _ = strings.Cut(decoded(path), "\x00")
	path, _, _ = strings.Cut(path, "\n") // which ends the command
	path = strings.TrimRight(path, "\r")
	if strings.HasPrefix(path, "//") {
		path = path[1:]
	}
	values[lynxPath] = has(path)
	return VerdictValid
}
