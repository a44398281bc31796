package core

import "strings"

// 3.1 Common Internet scheme syntax

// checkSlashes reports data of an IP-based scheme that do not begin with exactly
// two slashes.
func checkSlashes(p *Pass, _ Token) {
	if p.named.Len() == 0 {
		return
	}
	at := p.named.End
	if strings.HasPrefix(p.src[at:], ":") {
		at++
	}
	if strings.HasPrefix(p.src[at:], "//") {
		return
	}
	end := at
	for end < len(p.src) && end < at+2 && isSlash(p.src[end]) {
		end++
	}
	if at > p.named.End || end > at { // without a colon the scheme is still being typed
		p.Report(Span{at, end}, "")
	}
}

func checkUserinfoForbidden(p *Pass, t Token) {
	end := t.End
	if password, ok := p.Token(Password); ok {
		end = password.End
	}
	p.Report(Span{t.Start, end + len("@")}, "")
}

// fixHostEmpty: of three slashes one was likely too many.
func fixHostEmpty(u *URL, d Diagnostic) []Fix {
	next := d.Span.End + 1
	if next < len(u.src) && u.src[d.Span.End] == '/' && classes[u.src[next]]&AlphaDigit != 0 {
		return []Fix{edit(TitleRemove, Likely, Span{d.Span.End, next}, "")}
	}
	return nil
}

// checkHostDots reports each empty label: a dot in front, a dot at the end, and
// dots that follow a dot.
func checkHostDots(p *Pass, t Token) {
	host := t.In(p.src)
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
			p.Report(Span{t.Start + start, t.Start + i + 1}, "")
		}
	}
}

// checkHostHyphens reports hyphens at either end of a label.
func checkHostHyphens(p *Pass, t Token) {
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
			p.Report(Span{t.Start + start, t.Start + i + 1}, "")
		}
	}
}

// hostShape describes a host: how many labels it has, whether they are all
// digits, and where the last one that is not empty begins.
func hostShape(host string) (labels int, number bool, top int) {
	host = strings.TrimRight(host, ".")
	number = host != ""
	labels = 1
	for i := range len(host) {
		switch c := classes[host[i]]; {
		case c == Dot:
			labels++
			top = i + 1
		case c&Digit == 0:
			number = false
		}
	}
	return labels, number, top
}

// checkHostNumber reports digit groups that are other than four.
func checkHostNumber(p *Pass, t Token) {
	if labels, number, _ := hostShape(t.In(p.src)); number && labels != 4 {
		p.Report(t.Span, "")
	}
}

// fixHostNumber offers the four groups that systems read fewer as: the last one
// stands for all that are missing, as in 10.1 for 10.0.0.1.
func fixHostNumber(u *URL, d Diagnostic) []Fix {
	groups := strings.Split(d.Span.In(u.src), ".")
	n := 0
	for _, b := range []byte(groups[len(groups)-1]) {
		if n = n*10 + int(b-'0'); n >= 1<<32 {
			return nil
		}
	}
	missing := 4 - len(groups)
	if missing < 0 || n >= 1<<(8*(missing+1)) {
		return nil
	}
	var text []byte
	for _, g := range groups[:len(groups)-1] {
		text = append(append(text, g...), '.')
	}
	for ; missing >= 0; missing-- {
		text = appendNumber(text, n>>(8*missing)&255)
		if missing > 0 {
			text = append(text, '.')
		}
	}
	return []Fix{edit(TitleReplace, Likely, d.Span, string(text))}
}

// checkHostTop reports a last label that begins with a digit, unless the host is
// a number.
func checkHostTop(p *Pass, t Token) {
	host := t.In(p.src)
	_, number, top := hostShape(host)
	if !number && top < len(host) && classes[host[top]]&Digit != 0 {
		end := top
		for end < len(host) && classes[host[end]]&Digit != 0 {
			end++
		}
		p.Report(Span{t.Start + top, t.Start + end}, "")
	}
}

// fixHostTop takes the digits off when a letter follows them.
func fixHostTop(u *URL, d Diagnostic) []Fix {
	if d.Span.End < len(u.src) && classes[u.src[d.Span.End]]&Alpha != 0 {
		return fixRemove(u, d)
	}
	return nil
}

// checkHostRange reports a group of a host number that is over 255.
func checkHostRange(p *Pass, t Token) {
	host := t.In(p.src)
	if labels, number, _ := hostShape(host); !number || labels != 4 {
		return
	}
	for start := 0; start < len(host); {
		end := start
		for end < len(host) && host[end] != '.' {
			end++
		}
		if n, ok := portNumber(host[start:end]); end > start && (!ok || n > 255) {
			p.Report(Span{t.Start + start, t.Start + end}, "")
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
func checkHostLength(p *Pass, t Token) {
	if t.Len() > maxName {
		p.Report(t.Span, "255")
		return
	}
	host := t.In(p.src)
	for start := 0; start < len(host); {
		n := strings.IndexByte(host[start:], '.')
		if n < 0 {
			n = len(host) - start
		}
		if n > maxLabel {
			p.Report(Span{t.Start + start, t.Start + start + n}, "63")
		}
		start += n + 1
	}
}

// checkPortEmpty reports the colon that no port follows.
func checkPortEmpty(p *Pass, t Token) {
	if t.Len() == 0 {
		p.Report(Span{t.Start - 1, t.Start}, "")
	}
}

// The checks below speak of ports that are digits only; a row above reports
// those that are not.

func checkPortZero(p *Pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n == 0 {
		p.Report(t.Span, "")
	}
}

func checkPortRange(p *Pass, t Token) {
	text := t.In(p.src)
	for i := range len(text) {
		if classes[text[i]]&Digit == 0 {
			return
		}
	}
	if _, ok := portNumber(text); !ok {
		p.Report(t.Span, "")
	}
}

func checkPortLeadingZero(p *Pass, t Token) {
	text := t.In(p.src)
	n, ok := portNumber(text)
	zeros := len(text) - len(strings.TrimLeft(text, "0"))
	if ok && n > 0 && zeros > 0 {
		p.Report(Span{t.Start, t.Start + zeros}, "")
	}
}

// checkPortDefault reports a port that the scheme uses anyway, with its colon.
func checkPortDefault(p *Pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n == p.DefaultPort() && n > 0 {
		p.Report(Span{t.Start - 1, t.End}, "")
	}
}

// reservedPorts is where the space ends that section 6 warns of most: ports that
// only the system may open.
const reservedPorts = 1024

func checkPortReserved(p *Pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n > 0 && n < reservedPorts && p.DefaultPort() > 0 && n != p.DefaultPort() {
		p.Report(t.Span, portService(n))
	}
}

func checkPortOther(p *Pass, t Token) {
	if n, ok := portNumber(t.In(p.src)); ok && n >= reservedPorts && p.DefaultPort() > 0 && n != p.DefaultPort() {
		p.Report(t.Span, "")
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

// fixRemovePort takes the port out with its colon.
func fixRemovePort(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(u *URL, d Diagnostic) []Fix {
		port, _ := u.Token(Port)
		return []Fix{edit(TitleRemove, kind, Span{port.Start - 1, port.End}, "")}
	}
}

func checkPassword(p *Pass, t Token) {
	if t.Len() > 0 {
		p.Report(t.Span, "")
	}
}

// fixPassword takes the password out with its colon: the server will ask.
func fixPassword(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Changes, Span{d.Span.Start - 1, d.Span.End}, "")}
}

// checkPathMissing reports a URL that ends with its hostport where section 5
// wants a slash.
func checkPathMissing(p *Pass, _ Token) {
	if p.Has(Group) || p.Has(Database) || p.Has(Psegment) {
		return
	}
	if host, ok := p.HostToken(); ok {
		end := host.End
		if port, ok := p.Token(Port); ok {
			end = port.End
		}
		p.Report(Span{end, end}, "")
	}
}
