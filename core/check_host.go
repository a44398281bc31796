package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/octet"
)

// 3.1 Common Internet scheme syntax

// checkUserinfoForbidden reports a user and a password where the scheme takes none.
func checkUserinfoForbidden(p *pass, t Token) {
	end := t.End
	if password, ok := p.Token(Password); ok {
		end = password.End
	}
	p.report(Span{t.Start, end + len("@")}, "")
}

// checkHostDots reports each empty label: a leading dot, a trailing dot, and each dot that follows a dot.
func checkHostDots(p *pass, t Token) {
	if host.ShapeOf(t.In(p.src)).ShortNumber() { // an empty group is a missing one
		return
	}
	for dots := range p.runsOf(t, Dot) {
		if t.Start < dots.Start && dots.End < t.End {
			dots.Start++ // one dot between two labels is right
		}
		if dots.Len() > 0 {
			p.report(dots, "")
		}
	}
}

// checkHostHyphens reports hyphens at either end of a label.
func checkHostHyphens(p *pass, t Token) {
	edge := func(i int) bool { return i < t.Start || i == t.End || p.src[i] == '.' }
	for hyphens := range p.runsOf(t, Hyphen) {
		if edge(hyphens.Start-1) || edge(hyphens.End) {
			p.report(hyphens, "")
		}
	}
}

// checkHostRange reports a group of a host number that is over 255.
func checkHostRange(p *pass, t Token) {
	if h := host.ShapeOf(t.In(p.src)); !h.Number || h.Groups != 4 {
		return
	}
	for group := range p.runsOf(t, ^Dot) {
		text := group.In(p.src)
		if n, ok := portNumber(text); classesOf(text) == Digit && (!ok || n > 255) {
			p.report(group, "")
		}
	}
}

// checkHostLength reports a label of over 63 octets, with Arg "63", and a name of over 255, with Arg "255" (RFC
// 1034, section 3.1).
func checkHostLength(p *pass, t Token) {
	if t.Len() > maxName {
		p.report(t.Span, "255")
		return
	}
	for label := range p.runsOf(t, ^Dot) {
		if label.Len() > maxLabel {
			p.report(label, "63")
		}
	}
}

// checkPortEmpty reports a colon without a port behind it.
func checkPortEmpty(p *pass, t Token) {
	if t.Len() == 0 {
		p.report(Span{t.Start - 1, t.Start}, "")
	}
}

// reservedPorts is the end of the range of ports that only the system may open. Section 6 warns of them most.
const reservedPorts = 1024

// checkPort reports a port by the row for its kind: 70 is the default of "gopher://h:70/", 25 is reserved, for
// smtp. Only one of these rows has this check, because all look at the same octets. A row above reports a port
// that is not digits, and a usual port, such as 105 in "gopher://h:105/2", is not reported.
func checkPort(p *pass, t Token) {
	text := t.In(p.src)
	n, ok := portNumber(text)
	if zeros := len(text) - len(strings.TrimLeft(text, "0")); ok && n > 0 && zeros > 0 { // one of "080" changes nothing
		p.reportAs(portLeadingZero, Span{t.Start, t.Start + zeros}, "")
	}
	switch usual := p.DefaultPort(); {
	case !ok && t.seen&octets == Digit:
		p.reportAs(portRange, t.Span, "")
	case !ok:
	case n == 0:
		p.report(t.Span, "")
	case n == usual:
		p.reportAs(portDefault, Span{t.Start - 1, t.End}, "") // the colon goes without saying, too
	case usual == 0, p.isUsual(n):
	case n < reservedPorts:
		p.reportAs(portReserved, t.Span, portService(n))
	default:
		p.reportAs(portOther, t.Span, "")
	}
}

// isUsual reports whether a server of the scheme is likely at a port: the default port, or the port of a Gopher
// type, as in "gopher://h:105/2".
func (u *URL) isUsual(port int) bool {
	gtype, _ := u.gtype()
	return port == u.DefaultPort() || port == gopherPorts[gtype]
}

// gopherPorts are the ports of the types whose items are not on a Gopher server (RFC 1436, section 3.8): telnet,
// tn3270, and a CSO phone book.
var gopherPorts = [256]int{'8': 23, 'T': 23, '2': 105}

// portService returns the protocol of a reserved port, for a text to name, or "" if it is unknown.
func portService(port int) string {
	if i := slices.IndexFunc(schemes[:10], func(s *Scheme) bool { return s.Port == port }); i >= 0 {
		return schemes[i].Name
	}
	return otherServices[port]
}

// otherServices are protocols of reserved ports that belong to none of the ten schemes.
var otherServices = map[int]string{22: "ssh", 25: "smtp", 105: "cso", 110: "pop3", 443: "https"}

// twins maps a scheme to its twin, which differs from it only in TLS, and to the port of the twin. A server there
// expects TLS, or does not know it.
var twins = map[string]struct {
	name string
	port int
}{
	"http": {"https", 443}, "https": {"http", 80},
	"ws": {"wss", 443}, "wss": {"ws", 80},
}

// twin returns the twin whose port the URL has: "https" for "http://h:443/". Without one it returns "".
func (u *URL) twin() string {
	twin := twins[strings.ToLower(u.SchemeText())]
	if port, _ := portNumber(u.Text(Port)); port != twin.port {
		return ""
	}
	return twin.name
}

// checkPassword reports a password, because anybody can read it in a URL (section 6). It skips the password of
// "anonymous", which by custom is a mail address (section 3.2.1).
func checkPassword(p *pass, t Token) {
	if t.Len() > 0 && !(p.reading == FTP && octet.EqualFold(p.Text(User), "anonymous")) {
		p.report(t.Span, "")
	}
}

// checkHostNumber reports digit groups that are not exactly four, and hexadecimal ones. Arg is the address that
// other software reads in them: 192.0.0.1 for "192.0.1".
func checkHostNumber(p *pass, t Token) {
	h, address := host.ShapeOf(t.In(p.src)), meant.Address(t.In(p.src))
	switch {
	case address != "" && !(h.Number && h.Groups == 4):
		p.tell(t.Span, address)
	case h.ShortNumber():
		p.report(t.Span, "")
	}
}

// checkHostTop reports the digits at the start of the last label, such as the "3" of "a.3com". The host must not
// be a number.
func checkHostTop(p *pass, t Token) {
	h := host.ShapeOf(t.In(p.src))
	start := t.Start + h.Top
	n, _ := classesBefore(p.src[start:t.End], ^Digit)
	if !h.Number && n > 0 && meant.Address(t.In(p.src)) == "" { // of an address the row above speaks
		p.report(Span{start, start + n}, "")
	}
}

// portNumber returns the value of a port. If the text is not digits only, or the value is over 65535, it returns
// false.
func portNumber(text string) (n int, ok bool) {
	for i := range len(text) {
		if n = n*10 + int(text[i]-'0'); classes[text[i]]&Digit == 0 || n > 65535 {
			return 0, false
		}
	}
	return n, text != ""
}
