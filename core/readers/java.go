package readers

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// javaVersion is the version of OpenJDK.
const javaVersion = "17.0.15"

// javaURI is java.net.URI, which follows RFC 2396. Its particularities:
//   - An authority that names no server, such as "my_host" or "h:a", is read as the name of a registry: the URI has a
//     raw authority, but no host and no port. "http://a@b@c/" is read so, and so is any name beyond ASCII.
//   - The last label of a name begins with a letter: "http://host.1/" has no host, and "http://1/" has one.
//   - Numbers of an address can have zeros in front: "01.02.03.04". The zone of an address in brackets is letters,
//     digits, "_" and ".".
//   - Characters beyond ASCII are allowed anywhere but in a scheme, apart from blanks and controls.
//   - A backslash, a blank, "|", "^", "{" and a broken escape are errors, as "http://" and "http:" are.
//   - A scheme keeps its case.
var javaURI = &Reader{
	ID: "java-uri", Title: "Java URI", Version: javaVersion,
	Fields: []Field{
		{Name: "getScheme()", Role: Scheme, Code: "new URI(url).getScheme()"},
		{Name: "getSchemeSpecificPart()", Code: "new URI(url).getSchemeSpecificPart()"},
		{Name: "getRawAuthority()", Code: "new URI(url).getRawAuthority()"},
		{Name: "getRawUserInfo()", Role: User, Code: "new URI(url).getRawUserInfo()"},
		{Name: "getHost()", Role: Host, Code: "new URI(url).getHost()"},
		{Name: "getPort()", Role: Port, Code: "new URI(url).getPort()"},
		{Name: "getRawPath()", Role: Path, Code: "new URI(url).getRawPath()"},
		{Name: "getRawQuery()", Role: Query, Code: "new URI(url).getRawQuery()"},
		{Name: "getRawFragment()", Role: Fragment, Code: "new URI(url).getRawFragment()"},
	},
	unicode: true,
	model: func(src string, _ Asked, values []Value) Verdict {
		u := uriOf2396{pieces: split(src), port: "-1"}
		if !u.check(src) {
			return VerdictInvalid
		}
		values[0] = hasIf(u.hasScheme, u.scheme)
		values[1] = has(decodeJava(u.specific))
		values[2] = filled(u.authority)
		values[3] = hasIf(u.hasUser, u.user)
		values[4] = filled(u.host)
		values[5] = has(u.port)
		values[6], values[7] = hasIf(!u.opaque, u.path), hasIf(u.hasQuery && !u.opaque, u.query)
		values[8] = hasIf(u.hasFragment, u.fragment)
		return VerdictValid
	},
}

// A uriOf2396 is what java.net.URI finds.
type uriOf2396 struct {
	pieces
	specific, user, host, port string
	hasUser, opaque            bool
}

// Characters of RFC 2396 beside letters and digits, and the characters of the parts. Escapes and characters beyond
// ASCII are allowed in each part.
const (
	javaMark     = "-_.!~*'()"
	javaURIC     = javaMark + ";/?:@&=+$,[]"
	javaPath     = javaMark + ":@&=+$,;/"
	javaUserinfo = javaMark + ";:&=+$,"
	javaRegName  = javaMark + "$,;:@&=+"
)

// check tells whether Java takes the text, which is divided as appendix B of RFC 3986 does.
func (u *uriOf2396) check(src string) bool {
	if !u.readScheme(src) || !isJava(u.fragment, javaURIC) {
		return false
	}
	if u.opaque {
		return isJava(u.specific, javaURIC)
	}
	return isJava(u.path, javaPath) && isJava(u.query, javaURIC) && (u.server() || isJava(u.authority, javaRegName))
}

// readScheme reads the scheme and the scheme-specific part behind it, and is false where one is refused.
func (u *uriOf2396) readScheme(src string) bool {
	u.specific, _, _ = strings.Cut(src, "#")
	if before, after, ok := strings.Cut(u.specific, ":"); ok && !strings.ContainsAny(before, "/?") {
		if !octet.IsScheme(before) || after == "" {
			return false
		}
		u.specific, u.opaque = after, after[0] != '/'
	}
	return u.specific != "//" || u.hasFragment
}

// isJava reports whether s has only letters, digits, octets of others, escapes, and visible characters beyond ASCII.
func isJava(s, others string) bool {
	for i, c := range s {
		switch {
		case c == '%' && octet.IsEscape(s, i), c > 0x9F && !strings.ContainsRune(javaBlanks, c):
		case c > 0x7F || !among(byte(c), others):
			return false
		}
	}
	return true
}

// javaBlanks are the characters beyond ASCII of which Character.isSpaceChar is true.
const javaBlanks = "\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000"

// server divides the authority as a server has it, with a user and a port, and is false where it is something else.
func (u *uriOf2396) server() bool {
	host := u.authority
	user, rest, hasUser := strings.Cut(host, "@")
	if hasUser {
		if host = rest; !isJava(user, javaUserinfo) {
			return false
		}
	}
	end := javaHostEnd(host)
	port, hasPort := strings.CutPrefix(host[end:], ":")
	number, err := strconv.ParseInt("0"+port, 10, 32)
	if end == 0 || !hasPort && port != "" || err != nil {
		return false
	}
	u.user, u.host, u.hasUser = user, host[:end], hasUser
	if port != "" {
		u.port = strconv.FormatInt(number, 10)
	}
	return true
}

// javaHostEnd returns where the address or the name at the start of s ends; 0 if s begins with neither.
func javaHostEnd(s string) int {
	if strings.HasPrefix(s, "[") {
		n := strings.IndexByte(s, ']')
		if n < 0 {
			return 0
		}
		address, zone, zoned := strings.Cut(s[1:n], "%")
		if _, ok := readIPv6(address, javaIPv4); !ok || zoned && zone == "" || strings.Trim(zone, alphanumeric+"_.") != "" {
			return 0
		}
		return n + 1
	}
	host, _, _ := strings.Cut(s, ":")
	if _, ok := javaIPv4(host); ok || isJavaName(host) {
		return len(host)
	}
	return 0
}

// isJavaName reports whether s is a hostname of RFC 2396, section 3.2.2: the last label of several begins with a letter.
func isJavaName(s string) bool {
	name := strings.TrimSuffix(s, ".")
	last := name[strings.LastIndexByte(name, '.')+1:]
	for label := range strings.SplitSeq(name, ".") {
		if label == "" || strings.Trim(label, alphanumeric+"-") != "" || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
	}
	return last == name || octet.Lower(last[0]) >= 'a'
}

// javaIPv4 reads four numbers of one octet each; zeros are allowed in front.
func javaIPv4(s string) (v4 uint32, ok bool) { return parseIPv4(unpadded(s)) }

// decodeJava decodes the escapes outside of brackets as UTF-8. Octets that are not UTF-8 become U+FFFD.
func decodeJava(s string) string {
	var b strings.Builder
	var octets []byte
	bracketed := false
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && !bracketed {
			octets = append(octets, octet.Value(s, i))
			i += 2
			continue
		}
		writeJavaText(&b, octets)
		octets = octets[:0]
		bracketed = s[i] == '[' || bracketed && s[i] != ']'
		b.WriteByte(s[i])
	}
	writeJavaText(&b, octets)
	return b.String()
}

// writeJavaText writes octets as text. One U+FFFD stands for as many of them as could have been the start of a character, and the three of
// a surrogate are such a start for Java.
func writeJavaText(b *strings.Builder, octets []byte) {
	for len(octets) > 0 {
		c, n := utf8.DecodeRune(octets)
		if c == utf8.RuneError && n == 1 {
			for n < len(octets) && (!utf8.FullRune(octets[:n+1]) || octets[0] == 0xED && n < 3 && octets[n]>>6 == 2) {
				n++
			}
		}
		b.WriteRune(c)
		octets = octets[n:]
	}
}

// javaURL is java.net.URL, of the protocols that it can open. Its particularities:
//
//   - Others than http, https, ftp, file, jar, jmod, jrt and mailto are errors.
//   - Blanks and controls around it go, and so does "url:" in front of it.
//   - Nothing is decoded and hardly anything refused: "http://a\@b/c d" has the host "b", "http://a b<c/" the host "a b<c". Of a host,
//     controls and characters that hold a delimiter are.
//   - Later ones check more: Java 25 refuses backslashes, blanks, brackets and the like in a user and a host.
//   - With two "@" there is no host and no user: "http://a@b@c/".
//   - A port is read with a sign and in any script: of ":+80" and ":８０" it is 80; ":-1" and none are the same.
//   - "////h/a" begins a path. "http:h" has the path "h" and no host.
//   - mailto drops a fragment, jar wants "!/" behind another URL.
var javaURL = &Reader{
	ID: "java-url", Title: "Java URL", Version: javaVersion,
	Fields: []Field{
		{Name: "getProtocol()", Role: Scheme, Code: "new URL(url).getProtocol()"},
		{Name: "getAuthority()", Code: "new URL(url).getAuthority()"},
		{Name: "getUserInfo()", Role: User, Code: "new URL(url).getUserInfo()"},
		{Name: "getHost()", Role: Host, Code: "new URL(url).getHost()"},
		{Name: "getPort()", Role: Port, Code: "new URL(url).getPort()"},
		{Name: "getDefaultPort()", Code: "new URL(url).getDefaultPort()"},
		{Name: "getPath()", Role: Path, Code: "new URL(url).getPath()"},
		{Name: "getQuery()", Role: Query, Code: "new URL(url).getQuery()"},
		{Name: "getRef()", Role: Fragment, Code: "new URL(url).getRef()"},
		{Name: "getFile()", Code: "new URL(url).getFile()"},
	},
	unicode: true,
	model: func(src string, _ Asked, values []Value) Verdict {
		u, ok := readJavaURL(src)
		if !ok {
			return VerdictInvalid
		}
		fill(values, u.scheme, "", "", u.host, u.port, javaPorts[u.scheme], u.path, "", "", u.target())
		values[1], values[2] = hasIf(u.hasAuthority, u.authority), hasIf(u.hasUser, u.user)
		values[7], values[8] = hasIf(u.hasQuery, u.query), hasIf(u.hasFragment, u.fragment)
		return VerdictValid
	},
}

// javaPorts are the protocols of java.net.URL, each with its port.
var javaPorts = map[string]string{"http": "80", "https": "443", "ftp": "21", "file": "-1", "jar": "-1", "jmod": "-1", "jrt": "-1", "mailto": "-1"}

// A urlOfJava is what java.net.URL finds.
type urlOfJava struct {
	pieces
	user, host, port string
	hasUser          bool
}

func readJavaURL(src string) (u urlOfJava, ok bool) {
	text := strings.TrimRight(src, c0OrSpace)
	trailing := src[len(text):]
	text = strings.TrimLeft(text, c0OrSpace)
	begins := strings.HasPrefix(src, text)
	if octet.HasPrefixFold(text, "url:") {
		text, begins = text[len("url:"):], false
	}
	u.port = "-1"
	u.scheme, text, ok = strings.Cut(text, ":")
	u.scheme = octet.LowerString(u.scheme)
	if !ok || javaPorts[u.scheme] == "" {
		return u, false
	}
	text, u.fragment, u.hasFragment = strings.Cut(text, "#")
	switch u.scheme {
	case "mailto":
		u.fragment, u.hasFragment = "", false
		ok = strings.Trim(text, c0OrSpace+javaBlanks) != ""
	case "jar":
		u.fragment += trailing // which counts only if there is one
		inner := strings.LastIndex(text, "!/")
		if !begins || inner < 0 || octet.HasPrefixFold(text, "jar:") {
			return u, false
		}
		_, ok = readJavaURL(text[:inner])
	default:
		return u, u.readHierarchy(text)
	}
	u.path = text
	if i := strings.LastIndexByte(text, '?'); i >= 0 {
		u.path, u.query, u.hasQuery = text[:i], text[i+1:], true
	}
	return u, ok
}

// readHierarchy divides what stands between protocol and fragment.
func (u *urlOfJava) readHierarchy(text string) bool {
	u.path, u.query, u.hasQuery = strings.Cut(text, "?")
	rest, ok := strings.CutPrefix(u.path, "//")
	if !ok || strings.HasPrefix(rest, "//") {
		return true
	}
	u.authority, u.path = cutAny(rest, "/")
	u.hasAuthority, u.host = true, u.authority
	switch before, after, found := strings.Cut(u.host, "@"); {
	case strings.Contains(after, "@"):
		u.host = ""
		return true
	case found:
		u.user, u.host, u.hasUser = before, after, true
	}
	return u.readHost() && !strings.ContainsAny(u.host, controls+javaRefused)
}

// javaRefused are characters that look like a delimiter, or hold one.
const javaRefused = "⁇⁈⁉℀℁℅℆⩴﹕﹖﹟﹫＃／：？＠"

// readHost divides host and port.
func (u *urlOfJava) readHost() bool {
	rest, bracketed := strings.CutPrefix(u.host, "[")
	if !bracketed {
		var port string
		u.host, port, _ = strings.Cut(u.host, ":")
		return u.readPort(port)
	}
	inside, behind, closed := strings.Cut(rest, "]")
	address, zone, zoned := strings.Cut(inside, "%")
	port, ok := strings.CutPrefix(behind, ":")
	if !closed || zoned && zone == "" || behind != "" && !ok || !isJavaIPv6(address) {
		return false
	}
	u.host = "[" + inside + "]"
	return u.readPort(port)
}

// isJavaIPv6 is parseIPv6, with zeros in front of groups, and of the numbers of an address of version 4, which has 15 digits and dots at most.
func isJavaIPv6(s string) bool {
	_, ok := parseIPv6(unpadded(s))
	last := s[strings.LastIndexByte(s, ':')+1:]
	return ok && (len(last) <= 15 || !strings.Contains(last, "."))
}

// readPort reads a port as Integer.parseInt does; it is false for an error, and less than -1 is one.
func (u *urlOfJava) readPort(port string) bool {
	if port == "" {
		return true
	}
	n, err := strconv.ParseInt(strings.Map(javaDigit, port), 10, 32)
	u.port = strconv.FormatInt(n, 10)
	return err == nil && n >= -1
}

// javaDigit is for strings.Map. It puts the digits of US-ASCII in place of digits of other scripts.
func javaDigit(c rune) rune {
	for _, zero := range javaZeros {
		if zero <= c && c <= zero+9 {
			return '0' + c - zero
		}
	}
	return c
}

// javaZeros are the zeros of the scripts that have digits of their own, in the first plane of Unicode.
const javaZeros = "٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰０"
