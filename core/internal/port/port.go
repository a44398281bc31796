// Package port knows the ports of services.
package port

import (
	"strings"

	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// Reserved is the end of the range of ports that only the system may open. Section 6 warns of them most.
const Reserved = 1024

// Number returns the value of a port. If the text is not digits only, or the value is over 65535, it returns
// false.
func Number(text string) (n int, ok bool) {
	for i := range len(text) {
		if n = n*10 + int(text[i]-'0'); text[i] < '0' || text[i] > '9' || n > 65535 {
			return 0, false
		}
	}
	return n, text != ""
}

// Service returns the protocol of a reserved port, for a text to name, or "" if it is unknown.
func Service(port int) string {
	for i := range scheme.Rows {
		if row := &scheme.Rows[i]; row.Port == port && strings.HasPrefix(row.By, "section 3") {
			return row.Name
		}
	}
	return others[port]
}

// others are protocols of reserved ports that belong to none of the ten schemes of RFC 1738.
var others = map[int]string{22: "ssh", 25: "smtp", 105: "cso", 110: "pop3", 443: "https"}

// IsUsual reports whether a server of the scheme is likely at a port: the default port, or the port of a Gopher
// type whose items are not on a Gopher server, as in "gopher://h:105/2" (RFC 1436, section 3.8).
func IsUsual(port, byDefault int, gtype byte) bool {
	return port == byDefault || port == ofGopher[gtype]
}

// ofGopher are the ports of such types: telnet, tn3270, and a CSO phone book.
var ofGopher = [256]int{'8': 23, 'T': 23, '2': 105}

// Colon returns the offset of the colon between a host and its port, the first one outside brackets, or the length of a text without one.
func Colon(hostport string) int {
	inside := false
	for i := range len(hostport) {
		switch hostport[i] {
		case '[':
			inside = true
		case ']':
			inside = false
		case ':':
			if !inside {
				return i
			}
		}
	}
	return len(hostport)
}

// HostEnd returns where the host of an authority without its login ends: at the colon of its port, or at the end. No standard has several
// servers in one URL, but databases do. They are one host, because none of them is the host alone: "h1:80,h2:81".
func HostEnd(hostport string) int {
	if AreServers(hostport) {
		return len(hostport)
	}
	return Colon(hostport)
}

// AreServers reports whether s is several hosts with commas between them, of which the first has a port: "h1:80,h2", not "h:80,90", "h,i"
// or "h:80,see".
func AreServers(s string) bool {
	first, last := strings.IndexByte(s, ','), s[strings.LastIndexByte(s, ',')+1:]
	if first < 0 || Colon(s) > first || last == "" {
		return false
	}
	return strings.ContainsAny(last, ".:[") || octet.IsAlpha(last[0]) && strings.ContainsAny(last, "0123456789")
}
