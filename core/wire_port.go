package core

import (
	"iter"
	"slices"
	"strings"
)

// port says what another port than the scheme's own means (section 6): whose it
// is, and what that service would take the octets of the client for.
func (p *program) port() {
	port, ok := p.u.Token(Port)
	if !ok || p.out.Transport == "" || p.out.Port == 0 || p.out.Port == p.u.DefaultPort() {
		return
	}
	p.out.Service = portService(p.out.Port)
	kind := StepKind("port-service/other")
	switch {
	case p.out.Service != "":
		kind = "port-service"
	case p.out.Port < reservedPorts:
		kind = "port-service/reserved"
	}
	p.say(kind, Info, Always, port.Span)
	if verbs, ok := verbsOf[p.out.Service]; ok {
		p.portLines(verbs)
	}
}

// portLines says what a service that knows those verbs would take each line for that goes
// out.
func (p *program) portLines(verbs string) {
	message := false
	p.more += p.lines
	for _, s := range slices.Clone(p.out.Steps) {
		if !sent(&s) {
			continue
		}
		for line := range lines(s.Octets) {
			s := Step{Kind: lineKind(line, verbs, message), Side: Info, When: Always}
			message = inMessage(line, s.Kind)
			if !p.full() {
				s.Octets, s.From = slices.Clone(line), fromOf(line)
			}
			p.add(s)
		}
	}
}

// lineKind returns what a line is to a service that knows those verbs.
func lineKind(line []Octet, verbs string, message bool) StepKind {
	switch {
	case message:
		return "port-line/message"
	case strings.Contains(verbs, " "+verbIn(line)+" "):
		return "port-line"
	}
	return "port-line/unknown"
}

// inMessage reports whether the line behind one of that kind is of a message: what DATA
// begins and a line of one dot ends.
func inMessage(line []Octet, kind StepKind) bool {
	if kind == "port-line/message" {
		return len(line) != 1 || line[0].Value != '.'
	}
	return kind == "port-line" && verbIn(line) == "DATA"
}

// sent reports whether s goes out, unless the server does not ask for it.
func sent(s *Step) bool { return s.Side == Client && s.When != Maybe }

// verbsOf lists the commands of services that read lines, by the RFCs of the
// time: 821, 959, 977, 1460.
var verbsOf = map[string]string{
	"smtp": " HELO EHLO MAIL RCPT DATA RSET SEND SOML SAML VRFY EXPN HELP NOOP QUIT TURN ",
	"ftp": " USER PASS ACCT CWD CDUP SMNT QUIT REIN PORT PASV TYPE STRU MODE RETR STOR STOU APPE ALLO REST RNFR RNTO " +
		"ABOR DELE RMD MKD PWD LIST NLST SITE SYST STAT HELP NOOP ",
	"nntp": " ARTICLE BODY GROUP HEAD HELP IHAVE LAST LIST NEWGROUPS NEWNEWS NEXT POST QUIT SLAVE STAT ",
	"pop3": " USER PASS APOP STAT LIST RETR DELE NOOP RSET TOP UIDL QUIT ",
}

// lines parts octets at their line ends, as a server that reads lines does; the
// line ends are left out, and so is what is empty.
func lines(octets []Octet) iter.Seq[[]Octet] {
	return func(yield func([]Octet) bool) {
		start := 0
		for i := range len(octets) + 1 {
			if i < len(octets) && (octets[i].Slot || octets[i].Value != '\r' && octets[i].Value != '\n') {
				continue
			}
			if i > start && !yield(octets[start:i]) {
				return
			}
			start = i + 1
		}
	}
}

// verbIn returns the first word of a line, in capitals; "" when the line does not
// begin with a word of at most nine letters.
func verbIn(line []Octet) string {
	const longest = len("NEWGROUPS")
	var verb []byte
	for _, o := range line {
		if o.Slot || classes[o.Value]&Alpha == 0 {
			if o.Value == ' ' || o.Slot {
				break
			}
			return ""
		}
		if len(verb) == longest {
			return ""
		}
		verb = append(verb, upper(o.Value))
	}
	return string(verb)
}

// fromOf returns the octets of the URL from the first that octets come from to
// the last.
func fromOf(octets []Octet) (s Span) {
	for _, o := range octets {
		s = join(s, o.From)
	}
	return s
}
