package meant

import (
	"strings"

	"urlscope/core/internal/octet"
)

// A cleft is what got into a host and parts it: the "?)" of "http://www.e?)ample.com/".
type cleft struct {
	start, end int
	label      bool   // it is in the first label
	port       bool   // a port is behind the host
	host       string // without it
}

// moveCleft takes out what got into a host, so that it ends too early, where without that it is
// one without a doubt: "http://w?ww.h.org/" → "http://www.h.org/".
func moveCleft(text string, p parts) []variant {
	c, ok := cleftOf(text, p)
	if !ok {
		return nil
	}
	first, _, _ := strings.Cut(octet.LowerString(c.host), ".")
	switch {
	case c.label && (first == "www" || isFirst(first)):
		return one(c.start, c.end, "")
	case c.port && text[c.start] == '/': // a path has none
		return dear(c.start, c.end, "", 10)
	case c.end-c.start > 1 && strings.Trim(text[c.start:c.end], delimiters) != "":
		return dear(c.start, c.end, "", 25)
	}
	return nil
}

// cleftOf returns the first cleft of a host: "?" in "http://w?ww.h.org/".
func cleftOf(text string, p parts) (c cleft, ok bool) {
	const most = 3
	at := p.host.start
	c.start = at + hostOctets(text[at:])
	for c.end = c.start; c.end < len(text) && hostOctets(text[c.end:c.end+1]) == 0; c.end++ {
	}
	behind := c.end + hostOctets(text[c.end:])
	c.label = strings.IndexByte(text[at:c.start], '.') < 0
	c.host = text[at:c.start] + text[c.end:behind]
	c.port = strings.HasPrefix(text[behind:], ":")
	typed := text[c.start:c.end]
	ok = p.slashes && c.start > at && typed != "" && len(typed) <= most && !strings.ContainsAny(typed, "%~ @") &&
		!isHost(text[at:c.start]) && isDottedHostport(c.host) && endsHost(text[behind:])
	return c, ok
}

// hostOctets returns how many octets at the beginning of s may be those of a hostname: 5 of "h.org/x".
func hostOctets(s string) int {
	n := 0
	for n < len(s) && (isAlphaDigit(s[n]) || s[n] == '.' || s[n] == '-') {
		n++
	}
	return n
}

// endsHost reports whether s is what may be behind a host, a port, a path or nothing: ":80/x", "/x", "", not
// "?x".
func endsHost(s string) bool {
	if strings.HasPrefix(s, ":") {
		s = strings.TrimLeft(s[1:], "0123456789")
	}
	return s == "" || s[0] == '/'
}
