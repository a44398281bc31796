package wire

import (
	"iter"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// port adds the meaning of a port that is not the scheme's default (section 6): the service at that port, and
// what it would take the octets of the client for.
func (p *program) port() {
	typed, ok := p.u.Token(core.Port)
	gtype, _ := p.gtype()
	switch {
	case !ok || p.out.Transport == "":
		return
	case p.out.Port == 0:
		p.noPort(typed)
		return
	case port.IsUsual(p.out.Port, p.usual, gtype):
		return
	}
	p.out.Service = port.Service(p.out.Port)
	verbs := verbsOf[p.out.Service]
	if p.sealed { // there are no lines for that service
		verbs = nil
	}
	p.say(p.portKind(verbs), SideInfo, WhenAlways, typed.Span)
	if verbs != nil {
		p.portLines(verbs)
	}
}

// portKind returns the kind of step about a port. Commands can be smuggled only into lines, and only to a service
// that reads lines.
func (p *program) portKind(verbs []string) StepKind {
	switch {
	case verbs != nil && slices.ContainsFunc(p.out.Steps, func(s Step) bool { return sent(&s) }):
		return StepKind("port-service/lines")
	case p.out.Service != "":
		return StepKind("port-service")
	case p.out.Port < port.Reserved:
		return StepKind("port-service/reserved")
	}
	return StepKind("port-service/other")
}

// portLines adds, for each line that is sent, what a service with those verbs would take it for.
func (p *program) portLines(verbs []string) {
	message := false
	p.more += p.lines
	for _, s := range slices.Clone(p.out.Steps) {
		if !sent(&s) {
			continue
		}
		for line := range lines(s.Octets) {
			s := Step{Kind: lineKind(line, verbs, message), Side: SideInfo, When: WhenAlways}
			message = inMessage(line, s.Kind)
			if !p.full() {
				s.Octets, s.from = slices.Clone(line), fromOf(line)
			}
			p.add(s)
		}
	}
}

// lineKind returns what a line means to a service with those verbs: "DELE b" is a "port-line" to FTP.
func lineKind(line []Octet, verbs []string, message bool) StepKind {
	switch {
	case message:
		return "port-line/message"
	case slices.ContainsFunc(verbs, func(verb string) bool { return beginsWith(line, verb) }):
		return "port-line"
	}
	return "port-line/unknown"
}

// beginsWith reports whether the first word of a line is that verb, ignoring case.
func beginsWith(line []Octet, verb string) bool {
	n := slices.IndexFunc(line, func(o Octet) bool { return o.Slot || o.Value == ' ' })
	if n < 0 {
		n = len(line)
	}
	return n == len(verb) && octet.EqualFold(string((&Step{Octets: line[:n]}).AppendBytes(nil)), verb)
}

// inMessage reports whether the line behind one of that kind belongs to a message. "DATA" begins a message; a
// line of one dot ends it.
func inMessage(line []Octet, kind StepKind) bool {
	if kind == "port-line/message" {
		return len(line) != 1 || line[0].Value != '.'
	}
	return kind == "port-line" && beginsWith(line, "DATA")
}

// sent reports whether the client sends s, at the latest when the server asks for it.
func sent(s *Step) bool { return s.Side == SideClient && s.When != WhenMaybe }

// verbsOf lists the commands of services that read lines, by the RFCs of the
// time: 821, 959, 977, 1460.
var verbsOf = map[string][]string{
	"smtp": strings.Fields("HELO EHLO MAIL RCPT DATA RSET SEND SOML SAML VRFY EXPN HELP NOOP QUIT TURN"),
	"ftp": strings.Fields("USER PASS ACCT CWD CDUP SMNT QUIT REIN PORT PASV TYPE STRU MODE RETR STOR STOU APPE ALLO REST " +
		"RNFR RNTO ABOR DELE RMD MKD PWD LIST NLST SITE SYST STAT HELP NOOP"),
	"nntp": strings.Fields("ARTICLE BODY GROUP HEAD HELP IHAVE LAST LIST NEWGROUPS NEWNEWS NEXT POST QUIT SLAVE STAT"),
	"pop3": strings.Fields("USER PASS APOP STAT LIST RETR DELE NOOP RSET TOP UIDL QUIT"),
}

// lines splits octets at their line ends, as a server that reads lines does. It leaves out the line ends and
// empty lines.
func lines(octets []Octet) iter.Seq[[]Octet] {
	return func(yield func([]Octet) bool) {
		start := 0
		for i, o := range octets {
			if !o.Slot && (o.Value == '\r' || o.Value == '\n') {
				if i > start && !yield(octets[start:i]) {
					return
				}
				start = i + 1
			}
		}
		if start < len(octets) {
			yield(octets[start:])
		}
	}
}

// fromOf returns the octets of the URL from the first to the last that octets come from.
func fromOf(octets []Octet) (s core.Span) {
	for _, o := range octets {
		s = join(s, o.From)
	}
	return s
}
