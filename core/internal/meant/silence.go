package meant

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/host"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// A sign tells that something is missing from a text which nobody can know but its author: then no repair is honest.
type sign struct {
	name    string
	example string
	has     func(text string, p parts) bool
}

var signs = []sign{
	{"placeholder", "http://h/{id}", hasPlaceholder},
	{"cut off", "http://h/lon…", isCutOff},
	{"lost octets", "http://h/d\ufffdj", in(anyText, theText, with("\ufffd"))},
	{"address", "http://192.168.1/", func(text string, p parts) bool { return p.slashes && !p.at && isBadAddress(p.host.In(text)) }},
	{"later address", "http://[v1.a]/", func(text string, p parts) bool { return p.slashes && isLaterAddress(p.host.In(text)) }},
	{"half an address", "http://[2001:db8", isHalfAddress},
	{"several servers", "http://h1:80,h2:81/", in(web+"ftp ", theServer, port.AreServers)},
	{"number", "http://0x7/", isHexNumber},
	{"no host", "http:///x", lacksHost},
	{"no host", "http://www/", isBareWWW},
	{"no data", "mailto:", lacksData},
	{"port", "http://h:99999/", in(anyText, thePort, isLargePort)},
	{"two hosts", "http://a.org:80@b.org/", func(text string, p parts) bool { return p.web() && p.server() && isDottedHostport(p.user.In(text)) }},
	{"relative", "index.html", isRelative},
	{"groups", "news:comp.*", in(" news ", behindColon, both(isText, both(without("@"), tailIn("*"))))},
	{"groups", "news:comp.?", in(" news ", behindColon, both(isText, both(without("@"), tailIn(".", "?"))))},
	{"half an article", "news:24hoursupport.helpdesk", in(" news ", behindColon, both(headIn(digits), both(not(with("%40")), without("@$<>"))))},
	{"no group", "nntp://h.org/", in(" nntp ", fromLogin, func(s string) bool { return isHostport(strings.Trim(s, "/")) })},
	{"no group", "nntp://h/3com.test/1", func(text string, p parts) bool {
		return p.scheme == "nntp" && p.slashes && headIn(digits)(strings.Trim(p.path.In(text), "/"))
	}}, // which no URL can name
	{"several articles", "nntp://h/g/1-9", in(" nntp ", thePath, behindLast("/", both(with("-"), only(digits+"-"))))},
	{"no database", "wais://h?x", in(" wais ", thePath, both(with("?"), upTo("?", without(alphaDigits))))},
	{"type", "ftp://h/x;type=e", hasLostType},
	{"line of text", "iHello\tfake\t(NULL)\t0", in(anyText, theText, both(begins("i"), with("\t(NULL)\t")))},                  // of a Gopher menu
	{"request", "GET /x HTTP/1.0", in(anyText, theText, both(with(" /"), upTo(" ", is("GET HEAD POST PUT DELETE OPTIONS"))))}, // of HTTP, which has no host
}

// in returns what reports whether a part is so in a text of some schemes.
func in(schemes string, at part, is test) func(string, parts) bool {
	return func(text string, p parts) bool {
		return (schemes == anyText || hasWord(schemes, p.scheme)) && is(at(p).In(text))
	}
}

// Unknown reports whether a text lacks what nobody but its author can know, as what belongs in place of a
// name: "http://h/{id}", not "http://h/1".
func Unknown(text string) bool {
	if len(text) > longest {
		text = excerptOf(text).text
	}
	p := partsOf(text)
	for i := range signs {
		if signs[i].has(text, p) {
			return true
		}
	}
	return false
}

// isLaterAddress reports whether a host is an address of a version after IPv6, in its brackets: "[v1.a]".
func isLaterAddress(s string) bool {
	return begins("[")(s) && endsIn("]")(s) && host.LikeFuture(strings.Trim(s, "[]"))
}

// isHalfAddress reports whether the host begins as an address of version 6 in brackets, and breaks off: "http://[2001:db8". Only its
// author knows what comes next, but of "http://[2001:db8::1" all that is missing is the bracket.
func isHalfAddress(text string, p parts) bool {
	address, ok := strings.CutPrefix(p.host.In(text), "[")
	return ok && p.slashes && strings.Trim(address, hexDigits+":") == "" && (p.host.End == len(text) || strings.Contains(address, ":")) &&
		withBrackets(address) == "" && withBracketsAndPort(address) == "" && !strings.HasPrefix(address, "::1")
}

// lacksHost reports whether a URL that needs a host has none: "http:///x". Where only a port is, as in "ftp://:21/", one of the web can
// mean the typist's own server.
func lacksHost(text string, p parts) bool {
	l := langOf(p.scheme)
	if l == nil || !l.slashes || !p.slashes || p.scheme == "file" {
		return false
	}
	return strings.Trim(p.rest(), "/") == "" || !p.server() && !p.web() && octet.IsDigits(p.port.In(text)) ||
		p.login.Start == p.login.End && noHostIn(p.path.In(text))
}

// isBareWWW reports whether the host is but its first label: "http://www./x", "http://www/".
func isBareWWW(text string, p parts) bool {
	host, dot := strings.CutSuffix(octet.LowerString(p.host.In(text)), ".")
	return p.web() && p.slashes && host == "www" && isDigitsOrNothing(p.port.In(text)) && (dot || len(p.path.In(text)) < 2)
}

// noHostIn reports whether a path has no name of a host at its beginning: "/index.html", but not "/h.org/x".
func noHostIn(path string) bool {
	if strings.HasPrefix(strings.TrimLeft(path, "/"), "[") {
		return false
	}
	name, _, _ := strings.Cut(path[max(strings.IndexAny(path, alphaDigits), 0):], "/")
	name = name[strings.IndexByte(name, '@')+1:]
	name, _, _ = strings.Cut(name, ":")
	return !strings.Contains(name, ".") || fileEnding(name) && strings.Count(name, ".") == 1
}

// lacksData reports whether nothing is behind the scheme: "mailto:".
func lacksData(text string, p parts) bool {
	if p.scheme == "" {
		return langOf(strings.Trim(text, ":/ ")) != nil
	}
	rest := strings.Trim(p.rest(), "/ ")
	return langOf(p.scheme) != nil && rest == "" && p.scheme != "file" || p.scheme == "mailto" && noUser(address(p))
}

// noUser reports whether an address lacks its user or its host: "@h.org".
func noUser(rest string) bool {
	user, host, ok := strings.Cut(rest, "@")
	return rest == "" || ok && (user == "" || host == "" || strings.HasPrefix(host, ".") && strings.Count(host, ".") == 1)
}

// fillIns are what names to be filled in are written with, or begin with.
var fillIns = [...]string{"<?", "<%", "${", "#{", "$(", "{{", "your_", "your-", "yourdomain", "yoursite", "your.", "my_domain", "changeme", "/...", "[...]", "x.x.x.x", "%(", "xxx.xxx", "<...>", "/…/", "://…"}

// hasPlaceholder reports whether text has a placeholder: "http://h/{id}", "http://HOST_NAME/".
func hasPlaceholder(text string, p parts) bool {
	for i := len("x://"); i < len(text); i++ {
		if isFilledIn(text, i, p) {
			return true
		}
	}
	low := octet.LowerString(text)
	return slices.ContainsFunc(fillIns[:], func(f string) bool { return strings.Contains(low, f) }) ||
		p.slashes && isFillInHost(p.host.In(text), p.port.In(text))
}

// isFilledIn reports whether a placeholder begins at text[i]: "{id}", "[HOST]", "%s", but not in "50%s".
func isFilledIn(text string, i int, p parts) bool {
	rest := text[i:]
	switch rest[0] {
	case '{', '<':
		return FillIn(rest) > 0 && (rest[0] == '{' || i < p.content()) // in which it is a tag
	case '[':
		inside, _, ok := strings.Cut(rest[1:], "]")
		return ok && isFillInWord(inside) && (i > p.path.Start || hasWord(" host hostname server ", inside))
	case '%':
		return FillInEncoded(rest) > 0 || !octet.IsEscape(text, i) && !octet.IsDigit(text[i-1]) && FillIn(rest) > 0
	}
	return false
}

// isFillInHost reports whether host or port are to be filled in: "$HOST", "%host%", "MY_HOST", "port".
func isFillInHost(host, port string) bool {
	return strings.HasPrefix(host, "$") && isWord(host[1:]) || IsPort(port) || octet.UpperString(host) == host && strings.Contains(host, "_")
}

// isFillInWord reports whether what is between brackets is rather to be filled in than a label: "HOST", "your_name".
func isFillInWord(s string) bool {
	return s == "..." || s == "…" || isWord(s) && len(s) > 1 &&
		(octet.UpperString(s) == s || strings.Contains(s, "_") || hasWord(" id name host hostname server user ", s))
}

// nameOctets are what names to be filled in are written with.
const nameOctets = wordOctets + ". "

// alphaDigits are the letters and digits of US-ASCII, and wordOctets the octets of a word.
const (
	alphaDigits = letters + digits
	wordOctets  = alphaDigits + "_-"
)

// isCutOff reports whether a program or a person cut text off where it was too long: "http://h/lon…".
func isCutOff(text string, p parts) bool {
	return strings.HasSuffix(text, "…") || strings.HasSuffix(text, "...") && !fileEnding(strings.TrimRight(text, ".")) ||
		p.scheme != "" && strings.Contains(text[:p.path.Start], "…") || strings.Contains(p.host.In(text), "...") || lostOctets(text)
}

// lostOctets reports whether the escapes that end a text are a character of UTF-8 but for its last octets: "a%E3%81%82%E3%81".
func lostOctets(text string) bool {
	whole := text
	if n := strings.LastIndexByte(text, '%'); n >= 0 && len(text)-n < len("%XX") { // an escape that is cut off itself
		whole = text[:n]
	}
	i := len(whole)
	for i >= len("%XX") && octet.IsEscape(whole, i-len("%XX")) {
		i -= len("%XX")
	}
	octets := unescape(whole[i:])
	for n := min(len(octets), 3); n > 0; n-- {
		if tail := octets[len(octets)-n:]; tail[0] >= 0xC0 && !utf8.FullRuneInString(tail) {
			return len(octets) > 3 || len(whole) < len(text)
		}
	}
	return false
}

// isHexNumber reports whether the host is a number in hexadecimal, or its labels are written as such, and it is no address that
// somebody means: "http://0x7/", "http://0x7./", "http://0x/", "http://1x/", "http://1.0xg/", not "http://0x7f000001/". Browsers read
// an address in a host that ends in such a label, or no host at all (URL Standard, section 3.5), so that no name is likely meant.
func isHexNumber(text string, p parts) bool {
	typed := strings.TrimRight(octet.LowerString(p.host.In(text)), ".")
	if !p.slashes || !strings.Contains(typed, "x") || decimalAddress(p.host.In(text)) != "" {
		return false
	}
	begin, rest, _ := strings.Cut(typed, "x")
	return octet.IsDigits(begin) && strings.Trim(rest, hexDigits) == "" ||
		strings.Contains("."+typed, ".0x") && !slices.ContainsFunc(strings.Split(typed, "."), isNoNumber)
}

// isNoNumber reports whether a label is neither digits nor begins as a number in hexadecimal: "h", not "7", "0xg", nor "".
func isNoNumber(label string) bool {
	return label != "" && !octet.IsDigits(label) && !strings.HasPrefix(label, "0x")
}

// isBadAddress reports whether a host is an address of which a number is missing, or none of IP: "192.168.1", not "192.168.1.1".
func isBadAddress(host string) bool {
	groups := strings.Split(host, ".")
	switch {
	case len(groups) < 3 || slices.ContainsFunc(groups, isNoGroup):
		return false
	case !isDotted(host):
		return slices.ContainsFunc(groups, octet.IsDigits)
	}
	large := slices.ContainsFunc(groups, func(g string) bool { return number(g) > 255 })
	switch last := groups[len(groups)-1]; len(groups) {
	case 3:
		return !large
	case 4:
		return large && len(last) <= 3
	case 5: // a port, or a number too much
		return !hasWord(commonPorts, last) && number(last) <= 255
	}
	return true
}

// isNoGroup reports whether s is no number of an address, nor a sign for one, as the "x" of "192.168.1.x" is.
func isNoGroup(s string) bool { return !octet.IsDigits(s) && !hasWord(" x * X xx xxx n ", s) }

// isRelative reports whether text is a reference that means something only where it was read (RFC 1808): "index.html", "../x".
func isRelative(text string, p parts) bool {
	switch {
	case p.scheme == "file":
		return isRelativeFile(text, p)
	case len(p.scheme) == 1: // a drive
		return !beginsAtRoot(p.rest()) && movedColon(text) == nil
	case p.scheme != "":
		return false
	case strings.HasPrefix(text, "/"):
		return !strings.HasPrefix(text, "//") && !strings.Contains(text, "://") && !isUnixPath(text)
	}
	return beginsWith(text, "#", "./", "../", "?", "~/") || isWord(strings.Replace(text, ".", "_", 1)) && fileEnding(text)
}

// beginsAtTop reports whether a path begins with a directory of the root of Unix: "etc/motd".
func beginsAtTop(path string) bool {
	top, _, ok := strings.Cut(path, "/")
	return ok && hasWord(unixTops, top)
}

// isRelativeFile reports whether a URL of a file has a path that begins nowhere: "file:x/y", "file://./x".
func isRelativeFile(text string, p parts) bool {
	if p.slashes {
		return hasWord(" . .. ~ ", p.host.In(text))
	}
	rest := strings.TrimLeft(p.rest(), " ")
	return rest != "" && !beginsAtRoot(rest) && !headIn(":|")(rest[1:]) && (octet.IsAlphaDigit(rest[0]) || !strings.HasPrefix(rest[1:], "//")) && !beginsAtTop(rest)
}

// hasLostType reports whether ftp has a type that its URLs have none for: "ftp://h/x;type=e", not "ftp://h/x;type=a".
func hasLostType(text string, p parts) bool {
	_, code, ok := strings.Cut(octet.LowerString(text), ";type=")
	return p.scheme == "ftp" && ok && isLostType(code)
}

// isLostType reports whether a code in lower case is of a type that FTP has, and its URLs have not: "e".
func isLostType(code string) bool {
	return code == "e" || code == "ebcdic" || strings.HasPrefix(code, "l") && len(code) < 3
}
