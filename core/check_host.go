package core

import (
	"slices"
	"strings"

	"urlscope/core/hosts"
	"urlscope/core/internal/host"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/port"
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// 3.1 Common Internet scheme syntax

// checkUserinfoForbidden reports a user and a password where the scheme takes none.
func checkUserinfoForbidden(p *pass, t Token) {
	end := t.End
	if password, ok := p.Token(Password); ok {
		end = password.End
	}
	p.report(Span{Start: t.Start, End: end + len("@")}, "")
}

// checkHostDots reports each empty label: a leading dot, a trailing dot, and each dot that follows a dot.
func checkHostDots(p *pass, t Token) {
	if host.ShapeOf(t.In(p.src)).ShortNumber() { // an empty group is a missing one
		return
	}
	for dots := range p.runsOf(t, octet.Dot) {
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
	for hyphens := range p.runsOf(t, octet.Hyphen) {
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
	for group := range p.runsOf(t, ^octet.Dot) {
		text := group.In(p.src)
		if n, ok := port.Number(text); octet.ClassesOf(text) == octet.Digit && (!ok || n > 255) {
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
	for label := range p.runsOf(t, ^octet.Dot) {
		if label.Len() > maxLabel {
			p.report(label, "63")
		}
	}
}

// checkPortEmpty reports a colon without a port behind it.
func checkPortEmpty(p *pass, t Token) {
	if t.Len() == 0 {
		p.report(Span{Start: t.Start - 1, End: t.Start}, "")
	}
}

// checkPort reports a port by the row for its kind: 70 is the default of "gopher://h:70/", 25 is reserved, for
// smtp. Only one of these rows has this check, because all look at the same octets. A row above reports a port
// that is not digits, and a usual port, such as 105 in "gopher://h:105/2", is not reported. Nor is what only the repair
// reads as a port, the 80 of "http://h:80a/": it may have been meant as another, or as none.
func checkPort(p *pass, t Token) {
	if p.goesOn(t) {
		return
	}
	n, ok := port.Number(t.In(p.src))
	if !ok {
		if t.seen&octet.All == octet.Digit {
			p.reportAs(portRange, t.Span, "")
		}
		return
	}
	if n > 0 {
		p.leadingZeros(t)
	}
	gtype, _ := p.gtype()
	switch usual := p.DefaultPort(); {
	case n == 0:
		p.report(t.Span, "")
	case n == usual:
		p.reportAs(portDefault, Span{Start: t.Start - 1, End: t.End}, "") // the colon goes without saying, too
	case usual == 0, port.IsUsual(n, usual, gtype):
	case n < port.Reserved:
		p.reportAs(portReserved, t.Span, port.Service(n))
	default:
		p.reportAs(portOther, t.Span, "")
	}
}

// goesOn reports whether octets follow t that are neither beside the URL nor a delimiter, although the repair may make one of them:
// the "%2F" of "https://h:44%2Fa".
func (p *pass) goesOn(t Token) bool {
	const delims = octet.Slash | octet.Question | octet.Hash | octet.Backslash
	return slices.ContainsFunc(p.tokens, func(next Token) bool {
		return next.Start == t.End && next.Len() > 0 && next.Part != Stray && (next.Part != Delim || next.seen&octet.All&^delims != 0)
	})
}

// leadingZeros reports the zeros that a port begins with. The one of "080" changes nothing.
func (p *pass) leadingZeros(t Token) {
	text := t.In(p.src)
	if zeros := len(text) - len(strings.TrimLeft(text, "0")); zeros > 0 {
		p.reportAs(portLeadingZero, Span{Start: t.Start, End: t.Start + zeros}, "")
	}
}

// twin returns the twin whose port the URL has: "https" for "http://h:443/". Without one it returns "".
func (u *URL) twin() string {
	n, _ := port.Number(u.Text(Port))
	return scheme.Twin(u.SchemeText(), n)
}

// checkPassword reports a password, because anybody can read it in a URL (section 6). It skips the password of
// "anonymous", which by custom is a mail address (section 3.2.1), and one with octets that later schemes want encoded: first it is
// to be read as what it is.
func checkPassword(p *pass, t Token) {
	slipped := p.scheme == Other && (t.seen&(octet.At|octet.Slash) != 0 || p.reading == Other && t.seen&octet.Question != 0)
	if t.Len() > 0 && !slipped && !(p.reading == FTP && octet.EqualFold(p.Text(User), "anonymous")) {
		p.report(t.Span, "")
	}
}

// checkHostNumber reports digit groups that are not exactly four, and hexadecimal ones. Arg is the address that
// other software reads in them: 192.0.0.1 for "192.0.1".
func checkHostNumber(p *pass, t Token) {
	h, address := host.ShapeOf(t.In(p.src)), meant.Address(t.In(p.src))
	switch {
	case address != "" && !(h.Number && h.Groups == 4):
		if !p.onlyGuess(t.Span) || !p.hides(t) { // else checkHostPrivate says more
			p.tell(t.Span, address)
		}
	case h.ShortNumber():
		p.report(t.Span, "")
	}
}

// checkHostTop reports the digits at the start of the last label, such as the "3" of "a.3com". The host must not
// be a number.
func checkHostTop(p *pass, t Token) {
	h := host.ShapeOf(t.In(p.src))
	start := t.Start + h.Top
	n, _ := octet.Before(p.src[start:t.End], ^octet.Digit)
	if !h.Number && n > 0 && meant.Address(t.In(p.src)) == "" { // of an address the row above speaks
		p.report(Span{Start: start, End: start + n}, "")
	}
}

// checkHostPrivate reports a host that today's readers read as an address inside a network, and that is not written as
// that address: "2130706433" and "[::ffff:127.0.0.1]". It replaces notes about the same spelling. It does not replace
// an error, because the error says that section 5 has no such host.
func checkHostPrivate(p *pass, t Token) {
	if p.hides(t) {
		p.report(t.Span, "")
	}
}

// hides reports whether a host does not show that it is an address inside a network.
func (p *pass) hides(t Token) bool {
	_, ok := hosts.Hidden(t.In(p.src))
	return ok
}
