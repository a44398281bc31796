package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/octet"
)

// 3.1 Common Internet scheme syntax

// checkUserinfoForbidden reports a user and a password where a scheme takes none: "joe:pw@" of
// "http://joe:pw@h/".
func checkUserinfoForbidden(p *pass, t Token) {
	end := t.End
	if password, ok := p.Token(Password); ok {
		end = password.End
	}
	p.report(Span{t.Start, end + len("@")}, "")
}

// checkHostDots reports each empty label: a dot in front, a dot at the end, and
// dots that follow a dot, such as the second of "a..b".
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

// checkHostHyphens reports hyphens at either end of a label: that of "a-.b", not that of "a-b".
func checkHostHyphens(p *pass, t Token) {
	edge := func(i int) bool { return i < t.Start || i == t.End || p.src[i] == '.' }
	for hyphens := range p.runsOf(t, Hyphen) {
		if edge(hyphens.Start-1) || edge(hyphens.End) {
			p.report(hyphens, "")
		}
	}
}

// checkHostRange reports a group of a host number that is over 255: the first of "999.1.1.1".
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

// checkHostLength reports a label of over 63 octets, with "63", and a name of over 255, with "255" (RFC
// 1034, 3.1).
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

// checkPortEmpty reports the colon that no port follows, as in "http://h:/".
func checkPortEmpty(p *pass, t Token) {
	if t.Len() == 0 {
		p.report(Span{t.Start - 1, t.Start}, "")
	}
}

// reservedPorts is where the space ends that section 6 warns of most: ports that
// only the system may open.
const reservedPorts = 1024

// checkPort speaks of a port by the row that is for such: 70 is the default of "gopher://h:70/", and 25 is reserved, for
// smtp. One of the rows is asked, once for all, for they look at the same octets. Of one that is not digits only a row above
// speaks, and of a usual one, such as 105 in "gopher://h:105/2", none.
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

// isUsual reports whether a server of the scheme is to be expected at a port: at its default
// port, or where the items of a Gopher type are, as in "gopher://h:105/2".
func (u *URL) isUsual(port int) bool {
	gtype, _ := u.gtype()
	return port == u.DefaultPort() || port == gopherPorts[gtype]
}

// gopherPorts are the ports of the types whose items no Gopher server has (RFC 1436, section
// 3.8): telnet, tn3270, and a CSO phone book.
var gopherPorts = [256]int{'8': 23, 'T': 23, '2': 105}

// portService returns the protocol that a reserved port is known for, so that a
// text can name it; "" when it is not known.
func portService(port int) string {
	if i := slices.IndexFunc(schemes[:10], func(s *Scheme) bool { return s.Port == port }); i >= 0 {
		return schemes[i].Name
	}
	return otherServices[port]
}

// otherServices are protocols that none of the ten schemes is of.
var otherServices = map[int]string{22: "ssh", 25: "smtp", 105: "cso", 110: "pop3", 443: "https"}

// twins are the schemes that are as another is but for TLS, and the ports of those others: a
// server there expects TLS, or knows nothing of it.
var twins = map[string]struct {
	name string
	port int
}{
	"http": {"https", 443}, "https": {"http", 80},
	"ws": {"wss", 443}, "wss": {"ws", 80},
}

// twin returns the twin whose port the URL has, such as "https" for "http://h:443/"; "" for
// none.
func (u *URL) twin() string {
	twin := twins[strings.ToLower(u.SchemeText())]
	if port, _ := portNumber(u.Text(Port)); port != twin.port {
		return ""
	}
	return twin.name
}

// checkPassword reports a password: anybody can read it in a URL (section 6). That of "anonymous"
// is by custom a mail address, and no secret (section 3.2.1).
func checkPassword(p *pass, t Token) {
	if t.Len() > 0 && !(p.reading == FTP && octet.EqualFold(p.Text(User), "anonymous")) {
		p.report(t.Span, "")
	}
}

// checkHostNumber reports digit groups that are other than four, and those that are hexadecimal, with the address that
// others read in them: "192.0.1", which is 192.0.0.1 to a browser, and "0x7f.0.0.1".
func checkHostNumber(p *pass, t Token) {
	h, address := host.ShapeOf(t.In(p.src)), meant.Address(t.In(p.src))
	switch {
	case address != "" && !(h.Number && h.Groups == 4):
		p.tell(t.Span, address)
	case h.ShortNumber():
		p.report(t.Span, "")
	}
}

// checkHostTop reports the digits that the last label begins with, unless the host is a
// number: the "3" of "a.3com".
func checkHostTop(p *pass, t Token) {
	h := host.ShapeOf(t.In(p.src))
	start := t.Start + h.Top
	n, _ := classesBefore(p.src[start:t.End], ^Digit)
	if !h.Number && n > 0 && meant.Address(t.In(p.src)) == "" { // of an address the row above speaks
		p.report(Span{start, start + n}, "")
	}
}

// portNumber returns the value of a port, 80 of "080"; false when it is not digits only or over 65535.
func portNumber(text string) (n int, ok bool) {
	for i := range len(text) {
		if n = n*10 + int(text[i]-'0'); classes[text[i]]&Digit == 0 || n > 65535 {
			return 0, false
		}
	}
	return n, text != ""
}
