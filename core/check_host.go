package core

import "strings"

// 3.1 Common Internet scheme syntax

// checkSlashes reports data of an IP-based scheme that do not begin with exactly
// two slashes.
func checkSlashes(p *Pass, _ Token) {
	if p.named.Len() == 0 {
		return
	}
	at := p.colonEnd()
	if strings.HasPrefix(p.src[at:], "//") {
		return
	}
	end := at + p.slashesAt(at)
	if at > p.named.End || end > at { // without a colon the scheme is still being typed
		p.Report(Span{at, end}, "")
	}
}

func fixDoubleSlash(u *URL, d Diagnostic) []Fix { return fixBackslashed(u, d, "//") }

// checkHostEmpty reports an empty host, unless the slashes before it are still to
// come.
func checkHostEmpty(p *Pass, t Token) {
	if p.delims&oddSlashes == 0 || t.Start < p.end {
		p.Report(t.Span, "")
	}
}

// slipped reports whether a slash too many stands in front of the host or in it, so
// that what should be the host is read as a part of the path, and t, a plain name, as
// the part behind its own: "nntp:///host/group", "nntp://www./host/group". What is
// wrong with the host, or with the group, says it all.
func (p *Pass) slipped(t Token) bool {
	host, ok := p.Token(Host)
	if group, found := p.Token(Group); found && group.seen&octets&^groupOctets == 0 &&
		(group.Len() == 0 || classes[p.src[group.Start]]&Alpha == 0) {
		host.Span = Span{}
	}
	const name = AlphaDigit | Safe | Slash | At | Colon | Percent
	return ok && (host.Len() == 0 || classes[p.src[host.End-1]]&(Dot|Hyphen) != 0) && t.seen&octets&^name == 0 && p.mayLeave(t.Span)
}

// endsAt reports whether the octet at offset i, which is wrong in the host t, may stand
// for the slash that ends it. In front of it is a number, or a name of more than a label,
// or in a file URL nothing; and behind it no dot, as there would be in a name, unless that
// slash is missing or a group comes behind it.
func (u *URL) endsAt(t Token, i int) bool {
	name := u.src[t.Start:i]
	switch {
	case u.reading == File && (name == "" || name == "localhost"):
		return true
	case !isHost(name):
		return false
	case isHostNumber(name):
		return true
	}
	open := u.delims&noPath != 0 || u.reading == NNTP
	return strings.IndexByte(name, '.') > 0 && (open || strings.IndexByte(u.src[i:t.End], '.') < 0)
}

// lacksAt reports whether the host t has a colon, and no port behind it, where a user may
// stand: it is a login without its "@", and no host.
func (u *URL) lacksAt(t Token) bool {
	return t.seen&Colon != 0 && u.reading.Login && u.reading.Port > 0
}

// otherAt returns the offset of the first octet of t that can stand in no host; the end
// when there is none.
func (u *URL) otherAt(t Token) int {
	n, _ := classesBefore(t.In(u.src), octets&^hostOctets)
	return t.Start + n
}

// hostportEnds reports whether host and port are as they should be, but for
// underscores in a label, and no user stands before them that may not. Else what is wrong
// there may stand for the slash that is missing behind.
func (u *URL) hostportEnds() bool {
	host, ok := u.Token(Host)
	if !ok || u.Has(User) && !u.reading.Login {
		return false
	}
	end, _ := u.hostportEnd()
	r := reader{src: u.src[:u.end], at: host.End}
	if r.next(':') && !r.run1(Digit) || r.at < end {
		return false
	}
	if host.seen&octets&^hostOctets == Underscore {
		if name := u.src[host.Start:u.otherAt(host)]; strings.IndexByte(name, '.') > 0 && isHost(name) {
			return false // it may stand for the slash
		}
		return classes[u.src[host.End-1]]&AlphaDigit != 0
	}
	return host.Part == HostLiteral || isHost(host.In(u.src))
}

func checkUserinfoForbidden(p *Pass, t Token) {
	end := t.End
	if password, ok := p.Token(Password); ok {
		end = password.End
	}
	p.Report(Span{t.Start, end + len("@")}, "")
}

// fixUserinfoForbidden takes user and password out, or the "@" for the slash behind a
// host.
func fixUserinfoForbidden(u *URL, d Diagnostic) []Fix {
	at := Span{d.Span.End - 1, d.Span.End}
	return append(fixRemove(u, d), edit(TitleReplace, Likely, at, "/"))
}

// digitsAt returns where the digits from offset i on end.
func (u *URL) digitsAt(i int) int {
	for i < u.end && classes[u.src[i]]&Digit != 0 {
		i++
	}
	return i
}

// fixHostOctets takes octets out of a host, and with them what makes no sense
// without: the dots beside, digits that the last label would begin with, or the
// slash when nothing is left. They may also stand for a dot, or for the slash that
// ends the host.
func (u *URL) fixHostOctets(span Span) []Fix {
	host, _ := u.Token(Host)
	wide := u.widenHost(span)
	fixes := append(u.fixGroup(span), edit(TitleRemove, Likely, wide, ""))
	if end := u.digitsAt(span.End); end > span.End {
		fixes = append(fixes, edit(TitleRemove, Likely, u.widenHost(Span{span.Start, end}), ""))
	}
	if wide == host.Span && wide.End < u.end {
		fixes = append(fixes, edit(TitleRemove, Likely, Span{wide.Start, wide.End + 1}, ""))
		fixes = append(fixes, u.fixHostBehind(wide)...)
	}
	if classesOf(span.In(u.src))&^(Extra|Semicolon|Colon|Slash|whiteSpace) == 0 || u.betweenDigits(span) {
		fixes = append(fixes, edit(TitleReplace, Likely, span, "."))
	}
	ends := u.reading != News && u.reading != Telnet && u.endsAt(host, span.Start) && !u.nextIs(span.End, Slash)
	if ends || classesOf(span.In(u.src)) != Underscore && !u.nextIs(span.End, Dot|Hyphen) && (u.delims&noPath != 0 && u.reading != Telnet || u.reading.Path && u.reading != File) {
		slash := edit(TitleReplace, Likely, span, "/")
		fixes = append(fixes, slash)
	}
	if span.Start > host.Start && u.delims&noPath != 0 && classesOf(u.src[span.End:host.End])&octets&^hostOctets != 0 {
		// What follows is wrong as well: the URL likely ends here.
		rest := u.widenHost(Span{span.Start, host.End})
		fixes = append(fixes, edit(TitleRemove, Likely, rest, ""))
	}
	return append(fixes, u.fixWholeHost()...)
}

// fixWholeHost writes the host without all that is wrong in it, where a name is left:
// for hosts in which no octet can be mended without another.
func (u *URL) fixWholeHost() []Fix {
	host, _ := u.Token(Host)
	name := plainName(host.In(u.src))
	if !isHost(name) {
		return nil
	}
	return []Fix{edit(TitleReplace, Likely, host.Span, name)}
}

// plainName returns the letters, digits, hyphens and dots of host that can stand in a
// name: no label is empty or has a hyphen at an edge, and "_" is a hyphen. Digits are
// left out where the last label begins with them, unless the name is a number.
func plainName(host string) string {
	var name []byte
	for i := 0; i < len(host); i++ {
		b := host[i]
		c := classes[b]
		last := byte('.')
		if len(name) > 0 {
			last = name[len(name)-1]
		}
		switch {
		case isEscape(host, i):
			i += len("%X")
		case c&AlphaDigit != 0, c == Hyphen && last != '.':
			name = append(name, b)
		case c == Underscore && last != '.':
			name = append(name, '-')
		case c == Dot && last != '.':
			name = append(trimHyphens(name), b)
		}
	}
	name = trimHyphens(name)
	if len(name) > 0 && name[len(name)-1] == '.' {
		name = trimHyphens(name[:len(name)-1])
	}
	if top := strings.LastIndexByte(string(name), '.') + 1; !isHost(string(name)) {
		for top < len(name) && classes[name[top]]&(Digit|Hyphen) != 0 {
			name = append(name[:top], name[top+1:]...)
		}
	}
	return string(name)
}

func trimHyphens(name []byte) []byte {
	for len(name) > 0 && name[len(name)-1] == '-' {
		name = name[:len(name)-1]
	}
	return name
}

// nextIs reports whether the octet at offset i is there and of the class c.
func (u *URL) nextIs(i int, c Class) bool { return i < u.end && classes[u.src[i]]&c != 0 }

// betweenDigits reports whether digits stand on both sides of span.
func (u *URL) betweenDigits(span Span) bool {
	return span.Start > 0 && span.End < u.end && (classes[u.src[span.Start-1]]|classes[u.src[span.End]]) == Digit
}

// widenHost returns the octets of a host that must go when those of span do: also
// the dots and hyphens that would be left without a label beside them.
func (u *URL) widenHost(span Span) Span {
	t, _ := u.Token(Host)
	for {
		var before, behind byte // 0 at either end of the host
		if span.Start > t.Start {
			before = u.src[span.Start-1]
		}
		if span.End < t.End {
			behind = u.src[span.End]
		}
		switch {
		case (before == 0 || before == '.') && (behind == '-' || behind == '.'):
			span.End++
		case (before == '-' || before == '.') && (behind == 0 || behind == '.'):
			span.Start--
		default:
			return span
		}
	}
}

// fixHostEmpty: the "@" in front of it was likely a slip, or the colon behind it,
// or what keeps it from a name behind, such as a third slash.
func fixHostEmpty(u *URL, d Diagnostic) []Fix {
	if at := d.Span.Start - 1; at >= 0 && u.src[at] == '@' {
		return []Fix{edit(TitleRemove, Likely, Span{at, at + 1}, "")}
	}
	if port, ok := u.Token(Port); ok && classesOf(port.In(u.src))&^Digit != 0 {
		return []Fix{edit(TitleRemove, Likely, Span{port.Start - 1, port.Start}, "")}
	}
	var fixes []Fix
	const most = 4
	for i := d.Span.End; i < min(u.end, d.Span.End+most); i++ {
		if classes[u.src[i]]&AlphaDigit != 0 {
			fixes = append(fixes, edit(TitleRemove, Likely, Span{d.Span.End, i}, ""))
			break
		}
	}
	return append(fixes, u.fixHostBehind(d.Span)...)
}

// fixHostBehind writes a name of more than a label for the octets of span, the slashes
// behind it, and what comes behind those: without what can stand in no name.
func (u *URL) fixHostBehind(span Span) []Fix {
	start := span.End
	for start < u.end && isSlash(u.src[start]) {
		start++
	}
	host, _, _ := strings.Cut(u.src[start:u.end], "/")
	if before, port, _ := strings.Cut(host, ":"); port != "" && classesOf(port) == Digit {
		host = before
	}
	name := plainName(host)
	if !isHost(name) || strings.IndexByte(name, '.') < 0 {
		return nil
	}
	return []Fix{edit(TitleReplace, Likely, Span{span.Start, start + len(host)}, name)}
}

// fixUnderscore: the hyphen is what names have instead, inside a label. Behind a whole name
// it may stand for the slash, too.
func fixUnderscore(u *URL, d Diagnostic) []Fix {
	return append(fixReplace("-")(u, d), fixRemove(u, d)...)
}

// checkHostDots reports each empty label: a dot in front, a dot at the end, and
// dots that follow a dot.
func checkHostDots(p *Pass, t Token) {
	host := t.In(p.src)
	if shapeOf(host).isShortNumber() || p.lacksAt(t) { // an empty group is a missing one
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
			p.Report(Span{t.Start + start, t.Start + i + 1}, "")
		}
	}
}

// checkHostHyphens reports hyphens at either end of a label.
func checkHostHyphens(p *Pass, t Token) {
	host := t.In(p.src)
	if p.lacksAt(t) {
		return
	}
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

// groupsIn returns how many groups of digits host has, whatever is between them.
func groupsIn(host string) (n int) {
	for i := range len(host) {
		if classes[host[i]] == Digit && (i == 0 || classes[host[i-1]] != Digit) {
			n++
		}
	}
	return n
}

// isDamagedNumber reports whether a host that is digits, dots and other octets has four
// groups of digits, whatever is between them, or three dots with something on all sides.
func isDamagedNumber(host string) bool {
	return groupsIn(host) == 4 ||
		strings.Count(host, ".") == 3 && !strings.Contains(host, "..") && host[0] != '.' && host[len(host)-1] != '.'
}

// fixGroup writes a zero for what stands at span where a group of a number should: the
// others keep their places.
func (u *URL) fixGroup(span Span) []Fix {
	if group := u.group(span); group.Len() > 0 {
		return []Fix{edit(TitleReplace, Likely, group, "0")}
	}
	return nil
}

// group returns the octets from span on that stand where a group of a number should;
// none when there is more between the dots, or the host is no number.
func (u *URL) group(span Span) Span {
	host, _ := u.Token(Host)
	raw := host.In(u.src)
	if span.Start < host.Start || span.End > host.End || !shapeOf(raw).number || !isDamagedNumber(raw) {
		return Span{}
	}
	for span.End < host.End && classes[u.src[span.End]]&hostOctets == 0 {
		span.End++
	}
	begins := span.Start == host.Start || u.src[span.Start-1] == '.'
	ends := span.End == host.End || u.src[span.End] == '.'
	if !begins || !ends {
		return Span{}
	}
	return span
}

// checkHostNumber reports digit groups that are other than four. Where another
// octet stands for a dot between four, or for a group, its own row speaks of it.
func checkHostNumber(p *Pass, t Token) {
	if host := t.In(p.src); shapeOf(host).isShortNumber() && !(t.seen&octets&^hostOctets != 0 && isDamagedNumber(host)) {
		p.Report(t.Span, "")
	}
}

// fixHostNumber offers the four groups that systems read fewer as: the last one
// stands for all that are missing, as in 10.1 for 10.0.0.1.
func fixHostNumber(u *URL, d Diagnostic) []Fix {
	host := d.Span.In(u.src)
	if classesOf(host)&^(Digit|Dot) != 0 {
		return nil
	}
	groups := strings.FieldsFunc(host, func(r rune) bool { return r == '.' })
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
// a number, or one but for a hyphen at an edge of a group, or ends in front of an octet
// that has a row of its own.
func checkHostTop(p *Pass, t Token) {
	h := shapeOf(t.In(p.src))
	if t.seen&octets == Digit|Dot|Hyphen && h.groups == 4 && groupsIn(t.In(p.src)) <= 4 || p.endsAt(t, p.otherAt(t)) {
		return
	}
	start := t.Start + h.top
	end := start
	for end < t.End && classes[p.src[end]]&Digit != 0 {
		end++
	}
	if !h.number && end > start {
		p.Report(Span{start, end}, "")
	}
}

// fixHostTop takes the digits out, with the labels before them that are digits
// only; or, where four groups are left without them, the letters.
func fixHostTop(u *URL, d Diagnostic) []Fix {
	host, _ := u.Token(Host)
	letters := Fix{Title: TitleRemove, Kind: Likely}
	for i := host.Start; i < host.End; i++ {
		if classes[u.src[i]]&Alpha != 0 {
			letters.Edits = append(letters.Edits, Edit{Span: Span{i, i + 1}})
		}
	}
	for i := d.Span.Start - 1; i > host.Start && u.src[i] == '.'; i-- {
		for i > host.Start && classes[u.src[i-1]]&Digit != 0 {
			i--
		}
		if i > host.Start && u.src[i-1] != '.' {
			break
		}
		d.Span.Start = i
	}
	fixes := fixRemove(u, d)
	if dots, n := u.dotsForOthers(host); n == 4 {
		fixes = append(fixes, dots)
	}
	const slips = 2 // more are no slip
	if n := len(letters.Edits); 0 < n && n <= slips {
		fixes = append(fixes, letters)
	}
	return fixes
}

// dotsForOthers writes dots for what parts the groups of digits of a host, and returns
// how many groups there are.
func (u *URL) dotsForOthers(host Token) (f Fix, groups int) {
	f = Fix{Title: TitleReplace, New: ".", Kind: Likely}
	for run := range u.runsOf(host, ^(Digit | Dot)) {
		if !u.betweenDigits(run) {
			return f, 0
		}
		f.Edits = append(f.Edits, Edit{run, "."})
	}
	return f, groupsIn(host.In(u.src))
}

// checkHostRange reports a group of a host number that is over 255.
func checkHostRange(p *Pass, t Token) {
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

// fixPortEmpty takes the colon out. Behind the name of a scheme, with slashes to follow, it
// is that of a second scheme, and the first is one too many: "http://http://host".
func fixPortEmpty(u *URL, d Diagnostic) []Fix {
	fixes := fixRemove(u, d)
	if host, _ := u.Token(Host); lookup(host.In(u.src)) != &unknown && strings.HasPrefix(u.src[d.Span.End:], "//") {
		return append([]Fix{edit(TitleRemove, Likely, Span{u.named.Start, host.Start}, "")}, fixes...)
	}
	return fixes
}

// fixPortOctet: a name behind the colon is likely more of the host.
func fixPortOctet(u *URL, d Diagnostic) []Fix {
	port, _ := u.Token(Port)
	fixes := fixRemove(u, d)
	switch d.Span.In(u.src) { // letters that are taken for digits
	case "o", "O":
		fixes = append(fixReplace("0")(u, d), fixes...)
	case "l", "I":
		fixes = append(fixReplace("1")(u, d), fixes...)
	}
	colon := Span{port.Start - 1, port.Start}
	if strings.IndexByte(port.In(u.src), '.') >= 0 {
		fixes = append([]Fix{edit(TitleRemove, Likely, colon, "")}, fixes...)
	}
	if u.delims&noPath != 0 && u.reading != Telnet { // the slash, then
		fixes = append(fixes, edit(TitleReplace, Likely, colon, "/"), edit(TitleReplace, Likely, d.Span, "/"))
	}
	return fixes
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
	if end, ok := p.hostportEnd(); ok && p.hostportEnds() {
		p.Report(Span{end, end}, "")
	}
}

// fixPathMissing adds the slash, and encodes what may not stand in a search behind; or
// takes for it the "?" of what does not look like a search.
func fixPathMissing(u *URL, d Diagnostic) []Fix {
	slash := fixInsert("/")(u, d)
	slash[0].Edits = append(slash[0].Edits, u.searchEdits()...)
	if !u.nextIs(d.Span.Start, Question) || looksLikeSearch(u.Text(Search)) {
		return slash
	}
	return append(slash, edit(TitleReplace, Likely, Span{d.Span.Start, d.Span.Start + 1}, "/"))
}

// hostportEnd returns where host and port end; false when there is no host.
func (u *URL) hostportEnd() (int, bool) {
	host, ok := u.Token(Host)
	if port, ok := u.Token(Port); ok {
		return port.End, true
	}
	return host.End, ok
}
