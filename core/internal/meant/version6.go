package meant

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// isLiteral reports whether the host of a URL is an address of IP version 6 as RFC 3986 has it (section 3.2.2), with a zone or none
// (RFC 6874, which RFC 9844 obsoletes). RFC 1738 has no form for it, so a rule speaks of it; nobody doubts what is meant:
// "[2001:db8::1]", not "[::1", nor "[::1]", for which RFC 1738 has a name.
func isLiteral(name string) bool {
	addr, ok := strings.CutPrefix(name, "[")
	addr, closed := strings.CutSuffix(addr, "]")
	addr, zone, zoned := strings.Cut(addr, "%25")
	return ok && closed && host.LikeAddress6(addr) && strings.IndexByte(addr, '%') < 0 && !isOldAddress6(addr) && zoned == isWord(zone)
}

// isOldAddress6 reports whether an address has a form in RFC 1738, because it is the machine's own address, or ends in
// four numbers: "::1", "::ffff:10.0.0.1".
func isOldAddress6(addr string) bool {
	return addr == "::1" || addr == "0:0:0:0:0:0:0:1" || octet.HasPrefixFold(addr, "::ffff:") && strings.Contains(addr, ".")
}

// withBrackets returns an address of version 6, and a port behind it, with both brackets: "[2001:db8::1]:80" for "2001:db8::1]:80"; "" for
// none. Where brackets are missing, what is behind the machine's own address is its port.
func withBrackets(s string) string {
	addr, port, closed := strings.Cut(strings.TrimPrefix(s, "["), "]")
	name, zone, zoned := strings.Cut(addr, "%")
	if zoned {
		zone = "%25" + strings.TrimPrefix(zone, "25")
	}
	meant := "[" + name + zone + "]"
	if strings.Count(s, ":") < 2 || !isLiteral(meant) || !closed && isOldAddress6(addr[:strings.LastIndexByte(addr, ':')]) {
		return ""
	}
	return meant + port
}

// withBracketsAndPort is withBrackets where the last colon parts an address from a port: "[2001:db8::1]:8443" for "2001:db8::1:8443".
func withBracketsAndPort(s string) string {
	n := strings.LastIndexByte(s, ':')
	if port := s[n+1:]; n < 0 || strings.Contains(s, "]") || !octet.IsDigits(port) || len(port) <= 4 && !hasWord(commonPorts, port) {
		return ""
	}
	addr := withBrackets(s[:n])
	if addr == "" {
		return ""
	}
	return addr + s[n:]
}
