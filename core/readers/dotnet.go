package readers

import (
	"strconv"
	"strings"

	"urlscope/core/octet"
)

// dotnet is System.Uri in Mono, on a Unix. Mono's code was made from the source of .NET Framework 4.5, and represents
// .NET here, whose later versions differ in details. Its particularities:
//   - A scheme of one letter is a drive: "x://h/a" is the file "x://h/a". "/a/b" is a file, too, and "?" and "#" are
//     parts of its path.
//   - http, https, ftp, file and others need "//": "http:h" is an error. A backslash ends the host of a file, and no
//     other host.
//   - The user ends at the first "@", so that "a@b@c" is an error; there is one field for user and password.
//   - Numbers of an address are decimal, octal or hexadecimal, in one to four parts. Addresses of unknown schemes stay
//     as they are, except the last of four numbers, which is octal behind a zero: "x://1.2.3.010" goes to 1.2.3.8, "08"
//     to 255.255.255.255.
//   - Names have letters, digits, "-" and "_", and anything beyond ASCII, which is kept. An escape in a host is an
//     error. "loopback" is "localhost".
//   - The query of ftp, gopher, nntp, telnet and news is a part of the path.
//   - Escapes of letters, digits and some signs are decoded if the URL has such an escape, or a character beyond ASCII,
//     anywhere: "%41" is "A".
//   - If there is no authority, AbsoluteUri then has the text twice: "urn:%41" gives "urn:%41A".
//   - For http, ftp, file and schemes that it does not know, backslashes of a path are slashes, and dot segments are
//     removed.
//   - Port is the default port if no port is written, and -1 if the scheme has no default.
var dotnet = &Reader{
	ID: "dotnet", Title: ".NET Uri (Mono)", Version: "6.8.0.105",
	Fields: []Field{
		{Name: "Scheme", Role: Scheme, Code: "new Uri(url).Scheme"},
		{Name: "UserInfo", Role: User, Code: "new Uri(url).UserInfo", marked: true},
		{Name: "Host", Role: Host, Code: "new Uri(url).Host"},
		{Name: "DnsSafeHost", Role: Host, Code: "new Uri(url).DnsSafeHost"},
		{Name: "Port", Role: Port, Code: "new Uri(url).Port"},
		{Name: "AbsolutePath", Role: Path, Code: "new Uri(url).AbsolutePath"},
		{Name: "Query", Role: Query, Code: "new Uri(url).Query", marked: true},
		{Name: "Fragment", Role: Fragment, Code: "new Uri(url).Fragment", marked: true},
		{Name: "AbsoluteUri", Code: "new Uri(url).AbsoluteUri"},
	},
	unicode: true,
	model: func(src string, _ Asked, values []Value) Verdict {
		u := netURI{src: src, decodes: decodesNet(src)}
		if !u.readScheme() || !u.readAuthority() {
			return VerdictInvalid
		}
		if u.readRest(); u.strange || hasNoForm(u.host) {
			return VerdictUnknown
		}
		fill(values, u.scheme, u.user, u.host, u.safeHost(), u.port, u.absolutePath(), u.query, u.fragment, u.String())
		return VerdictValid
	},
}

// A netScheme is how a scheme is read.
type netScheme struct {
	port  string // the one that is meant where none is written
	rules netRules
}

type netRules uint16

const (
	wantsAuthority netRules = 1 << iota // "//" begins it
	mayAuthority                        // "//" can begin it
	hasLogin                            // a user can come before "@"
	hasPort                             // ":" and a port may follow the host
	hasSearch                           // "?" begins a query
	allowsEmpty                         // the host may be empty
	allowsDrive                         // "c:/" begins a path
	rooted                              // a path begins with "/", written or not
	compresses                          // dot segments go, and backslashes are slashes
	decodesDots                         // also those that are encoded
	isFile                              // more slashes than two begin it
	isMail                              // a user and a host follow without "//"
	isUnknown                           // nothing is known of the scheme

	generic  = wantsAuthority | hasLogin | hasPort | rooted
	web      = generic | hasSearch | compresses
	pipe     = wantsAuthority | hasSearch | rooted | compresses | decodesDots
	fileLike = wantsAuthority | allowsEmpty | allowsDrive | compresses | decodesDots | isFile
)

// netSchemes are the schemes that System.Uri knows.
var netSchemes = map[string]netScheme{
	"http": {"80", web}, "https": {"443", web}, "ws": {"80", web}, "wss": {"443", web}, "ftp": {"21", generic | compresses},
	"file": {"-1", fileLike | hasSearch | rooted}, "vsmacros": {"-1", fileLike}, "gopher": {"70", generic}, "nntp": {"119", generic}, "telnet": {"23", generic},
	"news": {"-1", 0}, "uuid": {"-1", 0}, "mailto": {"25", hasLogin | hasPort | hasSearch | allowsEmpty | isMail},
	"ldap": {"389", generic | hasSearch | allowsEmpty}, "net.tcp": {"808", pipe | hasPort}, "net.pipe": {"-1", pipe},
}

// unknownScheme is how others are read.
var unknownScheme = netScheme{"-1", mayAuthority | hasLogin | hasPort | hasSearch | allowsEmpty | allowsDrive | rooted | compresses | isUnknown}

// A netURI is what System.Uri finds.
type netURI struct {
	src, rest string // rest is what is not read yet
	decodes   bool   // escapes are decoded
	rules     netRules

	implicit     bool // a path stands there without a scheme
	drive        bool // the path begins with a drive
	hasAuthority bool
	small        bool // the scheme is written in small letters
	located      bool // it is more than a path behind a scheme
	twice        bool // AbsoluteUri repeats what follows the scheme
	strange      bool // what becomes of it is not known

	scheme, user, host, zone, port, portText, path, query, fragment string
	hasUser                                                         bool
}

const (
	netBlanks = " \t\r\n"
	netLimit  = 0xFFF0 // units that are too many
)

// units returns the length of s in units of UTF-16.
func units(s string) (n int) {
	for _, c := range s {
		if n++; c > 0xFFFF {
			n++
		}
	}
	return n
}

// readScheme reads up to the colon, or finds that the path of a file stands there.
func (u *netURI) readScheme() bool {
	s := strings.TrimLeft(u.src, netBlanks)
	if units(s) < 3 || units(u.src) >= netLimit || s[0] == ':' {
		return false
	}
	if isSlash(s[0]) || isColon(s[1]) {
		return u.readFile(s)
	}
	scheme, rest, ok := strings.Cut(s, ":")
	if !ok || !octet.IsScheme(scheme) || len(scheme) > 1024 {
		return false
	}
	u.scheme, u.rest = octet.LowerString(scheme), rest
	u.small = u.scheme == scheme
	known, ok := netSchemes[u.scheme]
	if !ok {
		known = unknownScheme
	}
	u.rules, u.port = known.rules, known.port
	return true
}

// readFile reads the beginning of a path: a drive, two slashes and the name of a server of Windows, or the slash of Unix.
func (u *netURI) readFile(s string) bool {
	file := netSchemes["file"]
	u.scheme, u.rules, u.port, u.implicit, u.hasAuthority, u.rest = "file", file.rules, file.port, true, true, s
	switch {
	case isColon(s[1]):
		u.drive = beginsDrive(s)
		return u.drive
	case s[0] == '\\':
		u.rest = strings.TrimLeft(s, `/\`)
		return isSlash(s[1])
	}
	return true
}

func (u *netURI) is(rules netRules) bool { return u.rules&rules != 0 }

func isSlash(b byte) bool { return b == '/' || b == '\\' }

func isColon(b byte) bool { return b == ':' || b == '|' }

// namesDrive reports whether s begins with a drive.
func namesDrive(s string) bool { return len(s) > 1 && octet.IsAlpha(s[0]) && isColon(s[1]) }

// beginsDrive reports whether s begins with a drive and a slash.
func beginsDrive(s string) bool { return namesDrive(s) && len(s) > 2 && isSlash(s[2]) }

// readAuthority reads up to the path. Blanks at the end count no more, but for what is written behind the host.
func (u *netURI) readAuthority() bool {
	s := strings.TrimRight(u.rest, netBlanks)
	if s == "" {
		s = u.rest[:min(1, len(u.rest))]
	}
	skipped, ok := 0, true
	u.located = true
	if !u.implicit {
		if u.is(allowsDrive) {
			skipped, ok = u.findDrive(s)
		}
		if !u.drive && skipped == 0 && ok {
			skipped, u.located, ok = u.findServer(s)
		}
	}
	if !ok {
		return false
	}
	if s, u.rest = s[skipped:], u.rest[skipped:]; u.located && !u.drive {
		return u.readServer(s)
	}
	u.path = u.rest
	return true
}

// findDrive looks for a drive behind any slashes, and returns how many octets stand before the path or the host of a file.
func (u *netURI) findDrive(s string) (skipped int, ok bool) {
	rest := strings.TrimLeft(s, `/\`)
	slashes := len(s) - len(rest)
	if slashes > 3 && !u.is(isFile) {
		return 0, true
	}
	u.drive = beginsDrive(rest)
	u.hasAuthority = slashes >= 2 || u.is(wantsAuthority)
	if u.drive {
		switch slashes {
		case 0, 2:
			return slashes, true
		}
		return slashes - 1, true // one of them begins the path
	}
	if u.is(isFile) && namesDrive(rest) {
		return 0, false
	}
	if name, _ := cutAny(rest, "?#"); slashes > 3 && name != "" {
		return slashes, true
	}
	return 0, true
}

// findServer returns how many octets stand before a host, and whether there may be one.
func (u *netURI) findServer(s string) (skipped int, found, ok bool) {
	begins := strings.HasPrefix(s, "//")
	if u.is(wantsAuthority) || u.is(mayAuthority) && (begins || u.hasAuthority) {
		u.hasAuthority = true
		return len("//"), true, begins || !u.is(wantsAuthority)
	}
	return 0, u.is(isMail), true
}

// readServer reads user, host and port at the start of s.
func (u *netURI) readServer(s string) bool {
	ends := "/#?"
	if u.is(isFile) {
		ends = `/#?\`
	}
	if s == "" || strings.IndexByte(ends, s[0]) >= 0 {
		u.path = u.rest
		return u.is(allowsEmpty) && (!u.implicit || strings.HasPrefix(s, "/"))
	}
	start := u.readLogin(s)
	n := u.readHost(s[start:])
	if n == 0 {
		return u.readDots(s)
	}
	behind := s[start+n:]
	u.path = u.rest[start+n:]
	switch {
	case strings.HasPrefix(behind, `\`):
		return u.is(isFile)
	case strings.HasPrefix(behind, ":"):
		return u.is(hasPort) && u.readPort(behind[1:])
	}
	return true
}

// readLogin reads the user at the start of s, up to the first "@", and returns where the host begins.
func (u *netURI) readLogin(s string) int {
	user, behind := cutAny(s, `@?#\/`)
	if !u.is(hasLogin) || len(behind) < 2 || behind[0] != '@' {
		return 0
	}
	u.user, u.hasUser = u.escape(u.iri(user+"@", `/?#[]@`), "?#"), true
	u.user = u.user[:len(u.user)-1]
	return len(user) + 1
}

// readDots takes one or two dots for a host, where nothing is known of the scheme.
func (u *netURI) readDots(s string) bool {
	u.host, _ = cutAny(s, "/?#")
	u.user, u.hasUser, u.path = "", false, u.rest[len(u.host):]
	return u.is(isUnknown) && (u.host == "." || u.host == "..")
}

// readPort reads digits at the start of s. A blank at the end of the whole is taken for a digit, of the value that is left when "0" is
// taken from it in 16 bits.
func (u *netURI) readPort(s string) bool {
	digits, _ := cutAny(s, "/?#")
	n, ok := number("0"+strings.TrimLeft(digits, "0"), 10, 6)
	if !ok || n > 65535 {
		return false
	}
	text, path := cutAny(u.path[1:], "/?#")
	value := int32(0)
	for _, c := range []byte(text) {
		value = value*10 + int32(uint16(c)-'0')
	}
	u.path = path
	port := strconv.Itoa(int(uint16(value)))
	if text == "" || port == u.port || port == "0" && u.port == "-1" {
		return true
	}
	u.port, u.portText = port, ":"+port
	if text[0] != '0' {
		u.portText = ":" + text
	}
	return true
}

// readRest divides what follows the authority, and writes each part as it is sent.
func (u *netURI) readRest() {
	path := u.path
	if !u.decodes {
		path = strings.TrimRight(path, netBlanks)
	}
	var query, fragment string
	var hasQuery, hasFragment bool
	if !u.implicit {
		path, fragment, hasFragment = strings.Cut(path, "#")
		if u.is(hasSearch) {
			path, query, hasQuery = strings.Cut(path, "?")
		}
	}
	path, query, fragment = u.iri(path, "/?#[]"), u.iri(query, "#[]"), u.iri(fragment, "#[]")
	u.path = u.canonicalPath(path)
	u.query, u.fragment = ifThere(hasQuery, "?", u.escape(query, "#")), ifThere(hasFragment, "#", u.escape(fragment, ""))
	same := u.path == path && strings.TrimPrefix(u.query, "?") == query && strings.TrimPrefix(u.fragment, "#") == fragment
	u.twice = u.decodes && !u.located && u.small && same && !strings.ContainsAny(path+query+fragment, "[]#")
}

// canonicalPath writes a path.
func (u *netURI) canonicalPath(path string) string {
	first := ""
	if u.hasAuthority && u.is(rooted) && strings.IndexAny(path, `/\`) != 0 {
		first = "/"
	}
	drive := ""
	if u.drive {
		n := strings.IndexAny(path, ":|")
		drive, path = strings.ReplaceAll(path[:n], `\`, "/")+":", path[n+1:]
	}
	if u.is(compresses) && (u.drive || u.hasAuthority) {
		if u.is(decodesDots) && !u.implicit {
			path = netDots(path)
		}
		path = removeDots(strings.ReplaceAll(path, `\`, "/"))
	}
	return first + u.escape(drive+path, "?#")
}

// netDots decodes what dot segments are made of.
func netDots(path string) string {
	return strings.NewReplacer("%2E", ".", "%2e", ".", "%2F", "/", "%2f", "/", "%5C", `\`, "%5c", `\`).Replace(path)
}

// removeDots takes dot segments away as RFC 3986, section 5.2.4, does.
func removeDots(path string) string {
	inside, isRooted := strings.CutPrefix(path, "/")
	if inside = dropDots(inside); isRooted {
		return "/" + inside
	}
	return inside
}

// absolutePath is the path, and from the drive on where it begins with one.
func (u *netURI) absolutePath() string {
	if u.drive {
		return strings.TrimPrefix(u.path, "/")
	}
	return u.path
}

// safeHost is the host without brackets, and with the zone.
func (u *netURI) safeHost() string {
	if strings.HasPrefix(u.host, "[") {
		return u.host[1:len(u.host)-1] + u.zone
	}
	return u.host
}

// String returns AbsoluteUri.
func (u *netURI) String() string {
	text := u.scheme + ":"
	if u.twice {
		text += u.rest
	}
	if u.hasAuthority {
		text += "//"
	}
	if u.hasUser {
		text += u.user + "@"
	}
	return text + u.host + u.portText + u.path + u.query + u.fragment
}
