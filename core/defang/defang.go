// Package defang writes URLs so that no program makes a link of them and no reader follows them by mistake, and back:
// "http://example.com/" is "hxxp://example[.]com/". Reports on attacks write the addresses of attackers so. There is no standard for it.
package defang

import (
	"bytes"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// URL returns a URL that nobody follows by mistake. The scheme becomes hxxp, hxxps or fxp; behind another scheme, the
// colon becomes "[:]". In the host, dots become "[.]", and in an address of IPv6 colons become "[:]". The same happens
// to URLs and domains in the path, the query or the fragment, where a program finds them: behind "://", "www." and "@", and as a segment
// of a path, a field or a value of a query, or a fragment.
// All other octets stay. URL accepts any text; a text that is defanged already stays the same.
func URL(s string) string {
	b := make([]byte, 0, len(s)+len("[.]")*4)
	scheme := schemeEnd(s)
	rest := s[scheme:]
	if scheme > 0 {
		b = appendScheme(b, s[:scheme], &rest)
	}
	ends := "/\\?#"
	switch {
	case strings.HasPrefix(rest, "//"), isOneOf(crossed[:], s[:scheme]), isOneOf(marked[:], s[:scheme]):
		n := len(rest) - len(strings.TrimLeft(rest, `/\`)) // browsers take any number of either
		b, rest = append(b, rest[:n]...), rest[n:]
	case scheme > 0: // as in mailto
		ends = "?#"
	}
	end := octet.Until(rest, 0, ends)
	if head := rest[:min(end+len("//"), len(rest))]; strings.Contains(head, "://") || strings.Contains(head, colon+"//") {
		end = 0 // another URL is inside, or a text around it
	}
	b = appendHost(b, rest[:end])
	return string(appendRest(b, rest[end:]))
}

// isSchemeOctet reports whether an octet may be in a scheme.
func isSchemeOctet(c byte) bool {
	return octet.ClassOf(c)&octet.Scheme != 0
}

// colon is how a colon is written.
const colon = "[:]"

// schemeEnd returns the offset of the colon behind the scheme that s begins with, or 0 if s begins with no scheme. A
// name with a dot is no scheme if a port follows it.
func schemeEnd(s string) int {
	i := 0
	for i < len(s) && isSchemeOctet(s[i]) {
		i++
	}
	rest := strings.TrimPrefix(s[i:], colon)
	if len(rest) == len(s)-i {
		rest = strings.TrimPrefix(rest, ":")
	}
	if len(rest) == len(s)-i || strings.IndexByte(s[:i], '.') >= 0 && !strings.HasPrefix(rest, "//") {
		return 0
	}
	return i
}

// crossed are the schemes that are written with "x" for "t".
var crossed = [...]string{"http", "https", "ftp"}

// marked are those schemes as they are written then.
var marked = [...]string{"hxxp", "hxxps", "fxp"}

// isOneOf reports whether a scheme is in a list, in capitals or small letters.
func isOneOf(list []string, scheme string) bool {
	for _, s := range list {
		if octet.EqualFold(s, scheme) {
			return true
		}
	}
	return false
}

// cross writes "x" for "t" or, if back is true, "t" for "x".
func cross(b []byte, scheme string, back bool) []byte {
	from, to := byte('t'), byte('x')
	if back {
		from, to = to, from
	}
	for i := range len(scheme) {
		c := scheme[i]
		if octet.Lower(c) == from {
			c = c&0x20 | to&^0x20
		}
		b = append(b, c)
	}
	return b
}

// appendScheme appends a scheme, and takes the colon behind it off rest.
func appendScheme(b []byte, scheme string, rest *string) []byte {
	written := strings.HasPrefix(*rest, colon)
	n := 1
	if written {
		n = len(colon)
	}
	mark := (*rest)[:n]
	*rest = (*rest)[n:]
	switch {
	case written: // it is defanged
		b = append(b, scheme...)
	case isOneOf(crossed[:], scheme):
		b = cross(b, scheme, false)
	case isOneOf(marked[:], scheme): // it is defanged
		b = append(b, scheme...)
	default:
		b, mark = append(b, scheme...), colon
	}
	return append(b, mark...)
}

// dots are the octets that divide the labels of a host. Browsers read each of the last three as the first (RFC 3490,
// section 3.1).
var dots = [...]string{".", "。", "．", "｡"}

// dotAt returns the dot with which s begins, "" for none.
func dotAt(s string) string {
	for _, dot := range dots {
		if strings.HasPrefix(s, dot) {
			return dot
		}
	}
	return ""
}

// appendHost appends a host, with what stands around it in an authority.
func appendHost(b []byte, s string) []byte {
	inside := false // an address of IPv6
	for i := 0; i < len(s); {
		if mark := markAt(s[i:], false); mark.written != "" { // it is defanged
			b, i = append(b, mark.written...), i+len(mark.written)
			continue
		}
		c := s[i : i+1]
		switch dot := dotAt(s[i:]); {
		case dot != "":
			b = append(append(append(b, '['), dot...), ']')
			i += len(dot)
			continue
		case c == ":" && inside:
			c = colon
		case c == "[":
			inside = true
		case c == "]":
			inside = false
		}
		b, i = append(b, c...), i+1
	}
	return b
}

// appendRest appends what follows the host.
func appendRest(b []byte, s string) []byte {
	for i := 0; i < len(s); {
		var isHost bool
		if b, i, isHost = appendLead(b, s, i); isHost {
			end := octet.Until(s, i, hostEnds)
			b, i = appendHost(b, s[i:end]), end
		}
	}
	return b
}

const (
	domainBefore = "/\\?#&=;," // behind which a domain begins in the path, the query or the fragment

	// hostEnds are the octets that end a host there.
	hostEnds = domainBefore + "\"'<>() \t\r\n"
)

// beginsURL reports whether s begins with a scheme and its slashes.
func beginsURL(s string) bool {
	rest := s[schemeEnd(s):]
	return strings.HasPrefix(rest, "://") || strings.HasPrefix(rest, colon+"//")
}

// appendLead appends what leads to a host at i: "@", a scheme and its slashes, or nothing. It returns where the host begins. If
// no host does, it appends an octet.
func appendLead(b []byte, s string, i int) (_ []byte, next int, isHost bool) {
	rest := s[i:]
	if s[i] == '@' {
		return append(b, '@'), i + 1, !beginsURL(s[i+1:])
	}
	if i > 0 && isSchemeOctet(s[i-1]) { // inside a word
		return append(b, s[i]), i + 1, false
	}
	scheme := rest[:schemeEnd(rest)]
	switch behind := rest[len(scheme):]; {
	case strings.HasPrefix(behind, "://"), strings.HasPrefix(behind, colon+"//"):
		b = append(appendScheme(b, scheme, &behind), "//"...)
		return b, len(s) - len(behind) + len("//"), true
	case octet.HasPrefixFold(rest, "www."), i > 0 && strings.IndexByte(domainBefore, s[i-1]) >= 0 && isDomain(rest[:octet.Until(rest, 0, hostEnds+":")]):
		return b, i, true
	case strings.HasSuffix(s[:i], "=") && strings.HasPrefix(rest, "//"):
		return append(b, "//"...), i + len("//"), true
	}
	return append(b, s[i]), i + 1, false
}

// isDomain reports whether s is the name of a host with a known top-level domain: "example.com", not "index.html".
func isDomain(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	n, ok := host.Prefix(s)
	return ok && n == len(s) && dot > 0 && meant.IsTop(s[dot+1:])
}

// A mark is how something is written, and what it stands for.
type mark struct{ written, is string }

// marks are those that are undone everywhere, for no URL has such brackets; hostMarks are undone in a host alone.
var (
	marks = [...]mark{
		{"[.]", "."}, {"[。]", "。"}, {"[．]", "．"}, {"[｡]", "｡"}, {"[:]", ":"}, {"[://]", "://"}, {"[@]", "@"}, {"[/]", "/"}, {"[dot]", "."}, {"[at]", "@"}, {"{.}", "."}, {"{dot}", "."},
	}
	hostMarks = [...]mark{{"(.)", "."}, {"(dot)", "."}}
)

// markAt returns the mark with which s begins.
func markAt(s string, inHost bool) mark {
	if s[0] != '[' && s[0] != '{' && s[0] != '(' {
		return mark{}
	}
	for _, m := range marks {
		if octet.HasPrefixFold(s, m.written) {
			return m
		}
	}
	for _, m := range hostMarks {
		if inHost && octet.HasPrefixFold(s, m.written) {
			return m
		}
	}
	return mark{}
}

// Back returns the URL that was defanged, by URL or by other tools, which also write "(.)", "[dot]" and "[://]". It takes any text, with
// several URLs in it, too.
func Back(s string) string {
	plain := make([]byte, 0, len(s))
	inHost := true
	for i := 0; i < len(s); {
		if m := markAt(s[i:], inHost); m.written != "" {
			plain, i = append(plain, m.is...), i+len(m.written)
		} else if n := starsAt(s, i); n > 0 {
			plain, i = append(plain, "tt"...), i+n
		} else {
			plain, i = append(plain, s[i]), i+1
		}
		switch c := plain[len(plain)-1]; {
		case c <= ' ', bytes.HasSuffix(plain, []byte("://")): // the next URL, or one inside
			inHost = true
		case c == '?', c == '#', c == '/' && !isBeforeHost(plain):
			inHost = false
		}
	}
	return string(uncross(plain))
}

// starsAt returns the length of the stars at i if they stand for letters of a scheme: "**" in "h**p://" and "h**ps[:]//".
func starsAt(s string, i int) int {
	const stars = "**"
	if i == 0 || i > 1 && isSchemeOctet(s[i-2]) || octet.Lower(s[i-1]) != 'h' || !strings.HasPrefix(s[i:], stars) {
		return 0
	}
	rest := s[i+len(stars):]
	if !octet.HasPrefixFold(rest, "p") {
		return 0
	}
	if rest = rest[len("p"):]; octet.HasPrefixFold(rest, "s") {
		rest = rest[len("s"):]
	}
	if strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "[:") {
		return len(stars)
	}
	return 0
}

// isBeforeHost reports whether the slash at the end of b is one of the two in front of a host.
func isBeforeHost(b []byte) bool {
	b = bytes.TrimSuffix(b, []byte("/"))
	b = bytes.TrimSuffix(b, []byte("/"))
	return len(b) == 0 || b[len(b)-1] == ':' || b[len(b)-1] <= ' '
}

// uncross writes the schemes of URL as they were.
func uncross(s []byte) []byte {
	start := -1 // where the last scheme can begin
	for i := range s {
		switch {
		case isSchemeOctet(s[i]):
			if start < 0 {
				start = i
			}
		default:
			if s[i] == ':' && start >= 0 && isOneOf(marked[:], string(s[start:i])) {
				cross(s[:start], plainCase(string(s[start:i])), true)
			}
			start = -1
		}
	}
	return s
}

// plainCase returns a defanged scheme in small letters if only its "x" is a capital, because that marks it: "hxxp" for "hXXp".
func plainCase(scheme string) string {
	if low := octet.LowerString(scheme); strings.ReplaceAll(scheme, "X", "x") == low {
		return low
	}
	return scheme
}
