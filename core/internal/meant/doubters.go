package meant

import (
	"strings"

	"urlscope/core/internal/octet"
)

// isSchemeHost reports whether the host is the name of a scheme that is met as no host: "http://http//h",
// but not "http://ftp/".
func isSchemeHost(p parts) bool {
	host := p.host.in(p.text)
	return p.slashes && strings.IndexByte(host, '.') < 0 && known(octet.LowerString(host)) && !strings.Contains("ldap news ftp", octet.LowerString(host))
}

// isCommaUser reports whether a user has a comma: "a,b@h".
func isCommaUser(p parts) bool {
	user, _, ok := strings.Cut(p.rest(), "@")
	return p.scheme == "mailto" && ok && strings.Contains(user, ",") && !strings.Contains(user, "%") && strings.Count(p.rest(), "@") == 1
}

// hasProsperoSlip reports whether a field of prospero is behind something else than ";".
func hasProsperoSlip(p parts) bool {
	return p.scheme == "prospero" && !strings.Contains(p.path.in(p.text), ";") && strings.ContainsAny(p.path.in(p.text), ",?:&") && strings.Contains(p.path.in(p.text), "=")
}

// lacksAt reports whether an address of mail has no "@".
func lacksAt(p parts) bool {
	return p.scheme == "mailto" && strings.Count(p.rest(), "@")+strings.Count(p.rest(), "%40") == 0
}

// lostTop reports whether a slash parts a host from its top label, as in "http://www.h/com/".
func lostTop(p parts) bool {
	host := p.host.in(p.text)
	return beginsWWW(host) && lacksTop(host) && beginsWithCom(strings.TrimPrefix(p.path.in(p.text), "/"))
}

// isPortAlone reports whether a path is a port: "/:8080".
func isPortAlone(path string) bool {
	return strings.HasPrefix(path, "/:") && isDigits(path[len("/:"):])
}

// hasTwoAts reports whether one address of mail has more than one "@".
func hasTwoAts(p parts) bool {
	return p.scheme == "mailto" && strings.Count(address(p), "@") > 1 && !strings.Contains(p.rest(), ",")
}

// address returns an address of mail without the header fields that later standards have behind a
// "?", as in "mailto:joe@h?cc=bob@h&subject=Re:%20x".
func address(p parts) string {
	address, _, _ := strings.Cut(p.rest(), "?")
	return address
}

// hasEdgeDot reports whether a dot is at an edge of a user or host of mail: ".joe@h", "joe.@h", "joe@.h".
func hasEdgeDot(p parts) bool {
	return p.scheme == "mailto" && (strings.HasPrefix(p.rest(), ".") || strings.Contains(address(p), ".@") || strings.Contains(address(p), "@."))
}

// isMarkedDomain reports whether the host of an address of mail has what no host has: the comma of "joe@h,com".
func isMarkedDomain(p parts) bool {
	_, h, _ := strings.Cut(address(p), "@")
	return p.scheme == "mailto" && h != "" && !strings.Contains(h, "@") && strings.ContainsAny(h, ",;%&=/")
}

// hasFinalMark reports whether a mark that ends a sentence ends the text; a name of news may, and so does
// what was cut off. "http://h/x." does, and "http://h/x/.." not.
func hasFinalMark(p parts) bool {
	return endsInMark(p.text) && !strings.HasSuffix(p.text, "/.") && !strings.HasSuffix(p.text, "/..") && !strings.HasSuffix(p.text, "Yahoo!") && p.scheme != "news" && !isCutOff(p.text, p)
}

func endsInMark(s string) bool { return s != "" && strings.IndexByte(".,;:!", s[len(s)-1]) >= 0 }

// hasFinalQuote reports whether a quote, or what follows one, ends the text: "http://h/x'", "http://h/x's".
func hasFinalQuote(p parts) bool {
	return strings.HasSuffix(p.text, "'") || strings.HasSuffix(p.text, "%22") || strings.HasSuffix(p.text, "'s")
}

// hasFinalBlank reports whether an escape of a blank or a control ends the text. In a search, one
// behind the mark of a sentence is of a text that is sent: "?t=Well%20done.%20".
func hasFinalBlank(p parts) bool {
	for _, end := range [...]string{"%20", "%0D%0A", "%00", "%0A"} {
		if before, ok := strings.CutSuffix(p.text, end); ok {
			return !endsInMark(before) || !p.web() || p.search() == ""
		}
	}
	return false
}

// hasTypeSlip reports whether a type of ftp is behind something else than ";".
func hasTypeSlip(p parts) bool {
	if p.scheme != "ftp" {
		return false
	}
	n := strings.LastIndex(octet.LowerString(p.text), "type=")
	return n > p.path.start && strings.IndexByte("?:,&/", p.text[n-1]) >= 0 && len(p.text)-n < 12
}

// isSemicolonUser reports whether a user has a semicolon where a password has a colon: "joe;pw".
func isSemicolonUser(p parts) bool {
	return strings.Contains(p.user.in(p.text), ";") && !strings.Contains(p.user.in(p.text), ":")
}

// isLargeAddress reports whether an address of four numbers has one over 255: "127.0.0.300".
func isLargeAddress(p parts) bool {
	h := p.host.in(p.text)
	return p.server() && strings.Count(h, ".") == 3 && isDotted(h) && !isAddress(h)
}

// lacksQuestion reports whether a path has an "&" of a search, "a&b=c", but no "?".
func lacksQuestion(p parts) bool {
	rest := p.path.in(p.text)
	amp := strings.IndexByte(rest, '&')
	return p.web() && amp > 0 && !strings.Contains(rest, "?") && strings.IndexByte(rest, '=') > amp && !strings.Contains(rest[:amp], "=") && !strings.Contains(rest, ";")
}

// hasDoubledMark reports whether a search has an "&" or "=" twice; base64 ends in two.
func hasDoubledMark(p parts) bool {
	q := p.search()
	return p.web() && (strings.Contains(q, "&&") || strings.Contains(q, "==")) && !strings.HasSuffix(q, "==")
}

// isFileAsFolder reports whether a slash is behind the name of a file of ftp: "/a.tar.gz/".
func isFileAsFolder(p parts) bool {
	rest := p.path.in(p.text)
	return p.scheme == "ftp" && strings.HasSuffix(rest, "/") && fileEnding(strings.TrimSuffix(rest, "/"))
}

// hasOddType reports whether a path of gopher begins with no type, but with a name: "/docs/x".
func hasOddType(p parts) bool {
	t := p.path.in(p.text)
	return p.scheme == "gopher" && len(t) > 2 && !strings.Contains("0123456789+gITshiMdpPc", t[1:2]) || p.scheme == "gopher" && len(t) > 3 && isAlpha(t[1]) && isAlpha(t[2]) && t[1] != t[2] && !strings.HasPrefix(t[2:], "URL:") && strings.ContainsAny(t[2:], "/.")
}

// selectorIn returns the path of gopher up to the first tab: a gopher+ string may be "?".
func selectorIn(p parts) string {
	selector, _, _ := strings.Cut(p.path.in(p.text), "%09")
	return selector
}

// isImageAsText reports whether gopher has the type of a text for an image: "/0/x.gif".
func isImageAsText(p parts) bool {
	t := p.path.in(p.text)
	return p.scheme == "gopher" && strings.HasPrefix(t, "/0") && gopherType(t) == "g"
}

// isLargeGroup reports whether a group of news is in capitals: "COMP.LANG".
func isLargeGroup(p parts) bool {
	return p.scheme == "news" && strings.Contains(p.rest(), ".") && !strings.ContainsFunc(p.rest(), isSmall) && !strings.Contains(p.rest(), "@")
}

// isNearLocalhost reports whether the host is a slip from "localhost".
func isNearLocalhost(p parts) bool {
	return p.server() && !strings.Contains(p.host.in(p.text), ".") && nearWord(p.host.in(p.text), "localhost")
}

// hasLabelSlip reports whether the first label is a slip from a usual one: "wwe.h.org".
func hasLabelSlip(p parts) bool {
	l, _, ok := strings.Cut(p.host.in(p.text), ".")
	return p.server() && ok && firstLabel(l) != ""
}

// isLocalPort reports whether the host is "localhost" with a port that lost its colon.
func isLocalPort(p parts) bool {
	h := p.host.in(p.text)
	return strings.HasPrefix(h, "localhost") && isDigits(h[len("localhost"):])
}

// hasEscapedQuestion reports whether the "?" of a search is escaped: "/a%3Fb=c".
func hasEscapedQuestion(p parts) bool {
	path := p.path.in(p.text)
	return p.web() && (strings.Contains(path, "%3F") || strings.Contains(path, "%3f")) && strings.Contains(path, "=") && !strings.Contains(path, "?")
}

// hasWordSigns reports whether a word stands for a sign: "%20dot%20", "(at)".
func hasWordSigns(p parts) bool {
	return strings.Contains(p.text, "%20dot%20") || strings.Contains(p.text, "(at)") || strings.Contains(p.text, "(dot)") || strings.Contains(p.text, "(.)") || strings.Contains(p.text, "_AT_") || strings.Contains(p.text, "NOSPAM")
}

// oddTop reports whether a host ends in a label that is no known one: "h.zzz".
func oddTop(host string) bool {
	dot := strings.LastIndexByte(host, '.')
	return dot >= 0 && !knownTop(host[dot+1:]) && !isDigits(host[dot+1:])
}

// doubleEscape returns the offset of an escape of an escape, "%2520"; -1 for none.
func doubleEscape(s string) int {
	for i := 0; ; i++ {
		n := strings.Index(s[i:], "%25")
		if n < 0 {
			return -1
		}
		i += n
		if octet.IsEscape(s, i) && i+4 < len(s) && octet.IsHex(s[i+3]) && octet.IsHex(s[i+4]) {
			return i
		}
	}
}

// hasSignInFront reports whether the escape of a per cent sign, which is not that of a number, is
// in front of another escape: "a%25%20b", but not "50%25%20b".
func hasSignInFront(p parts) bool {
	path := p.path.in(p.text)
	n := strings.Index(path, "%25%")
	return n >= 0 && (n == 0 || !isDigit(path[n-1]))
}

// unpairedEnd reports whether s ends in a bracket that closes none of its own, as it is or
// written as an escape: "x)", but not "(x)" nor "%7Bx}".
func unpairedEnd(s string) bool {
	for _, pair := range [...]struct{ opens, closes, opensEscaped, closesEscaped string }{
		{"(", ")", "%28", "%29"}, {"[", "]", "%5B", "%5D"}, {"{", "}", "%7B", "%7D"}, {"<", ">", "%3C", "%3E"},
	} {
		if strings.HasSuffix(s, pair.closes) {
			return count(s, pair.closes, pair.closesEscaped) > count(s, pair.opens, pair.opensEscaped)
		}
	}
	return false
}

// count returns how often s has a sign, as it is or as an escape: 2 "@" in "a@b%40c".
func count(s, sign, escaped string) int { return strings.Count(s, sign) + strings.Count(s, escaped) }

// slippedName reports whether a label of host is a slip from a known name: "wikpedia.org".
func slippedName(host string) bool {
	for rest := host; rest != ""; {
		label, behind, _ := strings.Cut(rest, ".")
		for _, name := range names[1:] {
			if len(label) != len(host) && nearWord(label, name) {
				return true
			}
		}
		rest = behind
	}
	return false
}

// isOctal reports whether a host is an address with a number that begins with a zero: "0177.0.0.1".
func isOctal(host string) bool {
	odd := false
	for g := range strings.SplitSeq(host, ".") {
		if !isDigits(g) {
			return false
		}
		odd = odd || len(g) > 1 && g[0] == '0'
	}
	return odd
}

// hasURLInPath reports whether a path goes on as a URL does, which may be the one that is meant: if its own
// host is named as its scheme is, it may well have one in its path, unless that is, too.
// "http://h/http://h/x" does.
func hasURLInPath(p parts) bool {
	path := p.path.in(p.text)
	return schemeInPath(path) && (agreement(p) == 0 || agreement(partsOf(strings.TrimLeft(path, "/"))) > 0)
}

// schemeInPath reports whether a path goes on as a URL does: "/http://h/".
func schemeInPath(path string) bool {
	path = strings.TrimLeft(path, "/")
	name, rest, ok := strings.Cut(path, ":")
	return ok && strings.HasPrefix(rest, "/") && langOf(name) != nil
}

// oddField reports whether one of several fields of a search has another sign for its "=".
func oddField(search string) bool {
	odd := false
	for f := range strings.SplitSeq(search, "&") {
		if !strings.Contains(f, "=") {
			n := strings.IndexAny(f, "+_^-")
			odd = odd || n > 0 && n < len(f)-1
		}
	}
	return odd && strings.Contains(search, "&") && strings.Contains(search, "=")
}

// secondURL returns where a text goes on with another URL; 0 when it does not: 10 in
// "http://h/x;http://h/y".
func secondURL(text string) int {
	for i := 1; i < len(text); i++ {
		if strings.IndexByte(";,|", text[i]) < 0 {
			continue
		}
		name, rest, _ := strings.Cut(strings.TrimLeft(text[i+1:], " "), ":")
		if strings.HasPrefix(rest, "//") && langOf(name) != nil {
			return i
		}
	}
	return 0
}

// halfEscaped reports whether a path has the first octet of a character of UTF-8 as an escape and then
// something else: "/%C35A9", not "/%C3%A9".
func halfEscaped(path string) bool {
	for i := range len(path) {
		if octet.IsEscape(path, i) && octet.Unhex(path[i+1]) >= 12 && !octet.IsEscape(path, i+3) {
			return true
		}
	}
	return false
}

func isSmall(r rune) bool { return 'a' <= r && r <= 'z' }
