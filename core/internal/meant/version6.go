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

// moveBrackets writes the brackets of an address of version 6: "http://2001:db8::1]/" → "http://[2001:db8::1]/". What the last colon
// parts may be a port: "https://2001:db8::1:8443/" → "https://[2001:db8::1]:8443/".
func moveBrackets(text string, p parts) (list []variant) {
	login := p.login.in(text)
	at := p.login.start + strings.LastIndexByte(login, '@') + 1
	host := text[at:p.login.end]
	if !p.slashes || strings.Count(host, ":") < 2 {
		return nil
	}
	addr, port, closed := strings.Cut(strings.TrimPrefix(host, "["), "]")
	add := func(addr, port string, extra int) {
		name, zone, zoned := strings.Cut(addr, "%")
		if zoned {
			zone = "%25" + strings.TrimPrefix(zone, "25")
		}
		if meant := "[" + name + zone + "]"; isLiteral(meant) && meant+port != host {
			list = append(list, one(at, p.login.end, meant+port, extra)...)
		}
	}
	if closed {
		add(addr, port, 0)
		return list
	}
	n := strings.LastIndexByte(addr, ':')
	if isOldAddress6(addr[:n]) { // the rest is its port
		return nil
	}
	add(addr, "", 0)
	if octet.IsDigits(addr[n+1:]) && (len(addr[n+1:]) > 4 || hasWord(commonPorts, addr[n+1:])) {
		add(addr[:n], addr[n:], -10)
	}
	return list
}
