package core

import "strings"

// 3.1 Common Internet scheme syntax

func checkUserinfoForbidden(p *pass, t Token) {
	end := t.End
	if password, ok := p.Token(Password); ok {
		end = password.End
	}
	p.report(Span{t.Start, end + len("@")}, "")
}

// nextIs reports whether the octet at offset i is there and of the class c.
func (u *URL) nextIs(i int, c Class) bool { return i < u.end && classes[u.src[i]]&c != 0 }

// checkHostDots reports each empty label: a dot in front, a dot at the end, and
// dots that follow a dot.
func checkHostDots(p *pass, t Token) {
	host := t.In(p.src)
	if shapeOf(host).isShortNumber() { // an empty group is a missing one
		return
	}
	for i := 0; i < len(host); i++ {
		if host[i] != '.' {
			continue
		}
		start := i
		for i+1 < len(host) && host[i+1] == '.' {
			i++
		}
		if start > 0 && i+1 < len(host) {
			start++ // one dot between two labels is right
		}
		if start <= i {
			p.report(Span{t.Start + start, t.Start + i + 1}, "")
		}
	}
}

// checkHostHyphens reports hyphens at either end of a label.
func checkHostHyphens(p *pass, t Token) {
	host := t.In(p.src)
	edge := func(i int) bool { return i < 0 || i == len(host) || host[i] == '.' }
	for i := 0; i < len(host); i++ {
		if host[i] != '-' {
			continue
		}
		start := i
		for i+1 < len(host) && host[i+1] == '-' {
			i++
		}
		if edge(start-1) || edge(i+1) {
			p.report(Span{t.Start + start, t.Start + i + 1}, "")
		}
	}
}

// A hostShape describes a host by the octets that may stand in one; the others
// have rows of their own.
type hostShape struct {
	number bool // digits and dots only
	groups int  // the labels that are not empty
	top    int  // where the last of them begins
}

func shapeOf(host string) hostShape {
	h := hostShape{number: true}
	inside := false
	for i := 0; i < len(host); i++ {
		switch c := classes[host[i]]; {
		case isEscape(host, i): // no octets of a host, whatever they stand for
			i += len("%X")
		case c == Dot:
			inside = false
		case c&hostOctets != 0:
			if !inside {
				h.groups++
				h.top = i
			}
			inside = true
			h.number = h.number && c == Digit
		}
	}
	return h
}

// isShortNumber reports whether host is a number of other than four groups.
func (h hostShape) isShortNumber() bool { return h.number && h.groups > 0 && h.groups != 4 }

// checkHostRange reports a group of a host number that is over 255.
func checkHostRange(p *pass, t Token) {
	host := t.In(p.src)
	if h := shapeOf(host); !h.number || h.groups != 4 {
		return
	}
	for start := 0; start < len(host); {
		end := start
		for end < len(host) && host[end] != '.' {
			end++
		}
		if n, ok := portNumber(host[start:end]); classesOf(host[start:end]) == Digit && (!ok || n > 255) {
			p.report(Span{t.Start + start, t.Start + end}, "")
		}
		start = end + 1
	}
}

// The octets that a label and a name may have at most (RFC 1034, 3.1).
const (
	maxLabel = 63
	maxName  = 255
)

// checkHostLength reports a label of over 63 octets and a name of over 255
// (RFC 1034, 3.1).
func checkHostLength(p *pass, t Token) {
	if t.Len() > maxName {
		p.report(t.Span, "255")
		return
	}
	host := t.In(p.src)
	for start := 0; start < len(host); {
		n := strings.IndexByte(host[start:], '.')
		if n < 0 {
			n = len(host) - start
		}
		if n > maxLabel {
			p.report(Span{t.Start + start, t.Start + start + n}, "63")
		}
		start += n + 1
	}
}

// checkPortEmpty reports the colon that no port follows.
func checkPortEmpty(p *pass, t Token) {
	if t.Len() == 0 {
		p.report(Span{t.Start - 1, t.Start}, "")
	}
}

// The checks below speak of ports that are digits only; a row above reports
// those that are not.

func checkPortZero(p *pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n == 0 {
		p.report(t.Span, "")
	}
}

func checkPortRange(p *pass, t Token) {
	text := t.In(p.src)
	for i := range len(text) {
		if classes[text[i]]&Digit == 0 {
			return
		}
	}
	if _, ok := portNumber(text); !ok {
		p.report(t.Span, "")
	}
}

func checkPortLeadingZero(p *pass, t Token) {
	text := t.In(p.src)
	n, ok := portNumber(text)
	zeros := len(text) - len(strings.TrimLeft(text, "0"))
	if ok && n > 0 && zeros > 0 {
		p.report(Span{t.Start, t.Start + zeros}, "")
	}
}

// checkPortDefault reports a port that the scheme uses anyway, with its colon.
func checkPortDefault(p *pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n == p.DefaultPort() && n > 0 {
		p.report(Span{t.Start - 1, t.End}, "")
	}
}

// reservedPorts is where the space ends that section 6 warns of most: ports that
// only the system may open.
const reservedPorts = 1024

func checkPortReserved(p *pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n > 0 && n < reservedPorts && p.DefaultPort() > 0 && n != p.DefaultPort() {
		p.report(t.Span, portService(n))
	}
}

func checkPortOther(p *pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n >= reservedPorts && p.DefaultPort() > 0 && n != p.DefaultPort() {
		p.report(t.Span, "")
	}
}

// portService returns the protocol that a reserved port is known for, so that a
// text can name it; "" when it is not known.
func portService(port int) string {
	for _, s := range schemes[:10] {
		if s.Port == port {
			return s.Name
		}
	}
	switch port {
	case 25:
		return "smtp"
	case 110:
		return "pop3"
	case 443:
		return "https"
	}
	return ""
}

// fixPortDefault takes the port out with its colon. For a scheme of RFC 1738 that
// is the same: section 3.1 has it default to this one.
func fixPortDefault(u *URL, d Diagnostic) []Fix {
	kind := Same
	if u.scheme == Other || u.reading.Port == 0 {
		kind = Likely
	}
	return fixRemovePort(kind)(u, d)
}

// fixPortZeros takes zeros out that do not change the number.
func fixPortZeros(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Same, d.Span, "")}
}

// fixRemovePort takes the port out with its colon.
func fixRemovePort(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(u *URL, d Diagnostic) []Fix {
		port, _ := u.Token(Port)
		return []Fix{edit(TitleRemove, kind, Span{port.Start - 1, port.End}, "")}
	}
}

func checkPassword(p *pass, t Token) {
	if t.Len() > 0 {
		p.report(t.Span, "")
	}
}

// fixPassword takes the password out with its colon: the server will ask.
func fixPassword(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Changes, Span{d.Span.Start - 1, d.Span.End}, "")}
}

// hostportEnd returns where host and port end; false when there is no host.
func (u *URL) hostportEnd() (int, bool) {
	host, ok := u.Token(Host)
	if port, ok := u.Token(Port); ok {
		return port.End, true
	}
	return host.End, ok
}

// checkHostNumber reports digit groups that are other than four.
func checkHostNumber(p *pass, t Token) {
	if host := t.In(p.src); shapeOf(host).isShortNumber() {
		p.report(t.Span, "")
	}
}

// checkHostTop reports a last label that begins with a digit, unless the host is a number.
func checkHostTop(p *pass, t Token) {
	h := shapeOf(t.In(p.src))
	start := t.Start + h.top
	end := start
	for end < t.End && classes[p.src[end]]&Digit != 0 {
		end++
	}
	if !h.number && end > start {
		p.report(Span{start, end}, "")
	}
}
