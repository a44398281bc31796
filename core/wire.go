package core

import "strings"

// A Wire is what a client does with a URL: where it connects and the steps of
// the conversation.
type Wire struct {
	Transport string // "tcp", or "" where the scheme has no protocol of its own
	Host      Span   // the octets of the host; empty when there is none
	Port      int    // the port as a number; 0 when there is none or it is not a port
	Steps     []Step
}

// A Step is one line of the conversation.
type Step struct {
	Kind   StepKind
	Side   Side
	When   When
	Octets []Octet // what goes out, line end included; nil for a step of words
	From   Span    // the octets of the URL that the step is about
	Danger bool    // an octet decoded from the URL ends the line early (section 6)
}

// A StepKind names what a step does, and after a slash the case of it, such as
// "ftp-pass/asked". core/text has words for each.
type StepKind string

// Name returns the kind without its case: what the report gives, and keeps stable.
func (k StepKind) Name() string {
	name, _, _ := strings.Cut(string(k), "/")
	return name
}

// Side says who speaks.
type Side uint8

// The sides of a conversation. Info steps are said by nobody: they explain.
const (
	Client Side = iota
	Server
	Info
)

// String returns the name that the report gives s.
func (s Side) String() string { return [...]string{"client", "server", "info"}[min(s, Info)] }

// When says how sure it is that a step is taken.
type When uint8

// Always: the URL determines the step. IfAsked: the server decides. Maybe: the
// URL leaves it open, and the client guesses.
const (
	Always When = iota
	IfAsked
	Maybe
)

// String returns the name that the report gives w.
func (w When) String() string { return [...]string{"always", "if-asked", "guess"}[min(w, Maybe)] }

// An Octet is one octet of a step and where it comes from: the octets of the URL
// that stand for it, one or, for an escape, three. Octets of the protocol's own
// have an empty From. A Slot stands for octets that the URL does not determine,
// such as a password to be asked for.
type Octet struct {
	Value byte
	Part  Part
	From  Span
	Slot  bool
}

// Known reports whether the URL determines all octets of s.
func (s *Step) Known() bool {
	for _, o := range s.Octets {
		if o.Slot {
			return false
		}
	}
	return s.Octets != nil
}

// AppendBytes appends the octets of s to dst, leaving out slots.
func (s *Step) AppendBytes(dst []byte) []byte {
	for _, o := range s.Octets {
		if !o.Slot {
			dst = append(dst, o.Value)
		}
	}
	return dst
}

// Sources returns the spans of the URL that the octets of s come from, in their
// order, with neighbours joined.
func (s *Step) Sources() []Span {
	var list []Span
	for _, o := range s.Octets {
		if o.From.Len() == 0 {
			continue
		}
		if n := len(list); n > 0 && (list[n-1].End == o.From.Start || list[n-1] == o.From) {
			list[n-1].End = o.From.End
			continue
		}
		list = append(list, o.From)
	}
	if list == nil && s.From.Len() > 0 {
		list = append(list, s.From)
	}
	return list
}

// Wire returns what a client does with u. For an input that is not valid it is
// what the tokens, guesses included, would mean.
func (u *URL) Wire() Wire {
	if u.reading == nil {
		return Wire{}
	}
	u.expand()
	p := program{u: u}
	if host, ok := u.HostToken(); ok && host.Len() > 0 && u.reading.Port > 0 {
		p.out.Transport = "tcp"
		p.out.Host = host.Span
		p.out.Port = u.PortNumber()
	}
	u.reading.wire(&p)
	return p.out
}

// PortNumber returns the port of u, or the scheme's default when u names none; 0
// when there is neither or the port is no number of at most 65535.
func (u *URL) PortNumber() int {
	port, ok := u.Token(Port)
	if !ok {
		return u.DefaultPort()
	}
	n, _ := portNumber(port.In(u.src))
	return n
}

// portNumber returns the value of a port; false when it is not digits only or
// over 65535.
func portNumber(text string) (n int, ok bool) {
	for i := range len(text) {
		if classes[text[i]]&Digit == 0 {
			return 0, false
		}
		if n = n*10 + int(text[i]-'0'); n > 65535 {
			return 0, false
		}
	}
	return n, text != ""
}

// A program builds the steps of a Wire.
type program struct {
	u   *URL
	out Wire
}

// A piece is a part of a line to be sent.
type piece struct {
	text   string // octets of the protocol's own
	token  Token  // or, when text is "", the decoded octets of this token
	raw    bool   // the token's octets as they were typed, not decoded
	slot   bool   // or octets that the URL does not determine
	double bool   // octet 255 is sent twice, as Telnet wants (RFC 959, 3.4.1; RFC 854)
}

func literal(text string) piece { return piece{text: text} }
func decoded(t Token) piece     { return piece{token: t} }
func verbatim(t Token) piece    { return piece{token: t, raw: true} }
func telnetArg(t Token) piece   { return piece{token: t, double: true} }

var (
	slot = piece{slot: true}
	crlf = literal("\r\n")
)

// send adds a line that the client sends. The pieces before its CRLF are looked
// through for octets of the URL that would end it early.
func (p *program) send(kind StepKind, when When, pieces ...piece) *Step {
	s := Step{Kind: kind, Side: Client, When: when, Octets: []Octet{}}
	for _, piece := range pieces {
		switch {
		case piece.slot:
			s.Octets = append(s.Octets, Octet{Slot: true})
		case piece.text != "":
			for i := range len(piece.text) {
				s.Octets = append(s.Octets, Octet{Value: piece.text[i]})
			}
		default:
			s.From = join(s.From, piece.token.Span)
			p.octets(&s, piece)
		}
	}
	p.out.Steps = append(p.out.Steps, s)
	return &p.out.Steps[len(p.out.Steps)-1]
}

// octets adds the octets of a token to s, each with the octets that it was
// decoded from.
func (p *program) octets(s *Step, piece piece) {
	src := p.u.src
	for i := piece.token.Start; i < piece.token.End; {
		o := Octet{Value: src[i], Part: piece.token.Part, From: Span{i, i + 1}}
		if !piece.raw && isEscape(src[:piece.token.End], i) {
			o.Value, o.From.End = escapeValue(src, i), i+3
		}
		if o.Value == '\r' || o.Value == '\n' || o.Value == 0 {
			s.Danger = true
		}
		s.Octets = append(s.Octets, o)
		if piece.double && o.Value == 255 {
			s.Octets = append(s.Octets, o)
		}
		i = o.From.End
	}
}

// say adds a step of words: an answer of the server's, or an explanation.
func (p *program) say(kind StepKind, side Side, when When, about Span) {
	p.out.Steps = append(p.out.Steps, Step{Kind: kind, Side: side, When: when, From: about})
}

func join(a, b Span) Span {
	if a.Len() == 0 {
		return b
	}
	if b.Len() == 0 {
		return a
	}
	return Span{min(a.Start, b.Start), max(a.End, b.End)}
}
