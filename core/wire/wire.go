// Package wire tells what a client does with a URL: where it connects, what it sends, octet for octet and each with the octets
// of the URL that it comes from, what the server answers, and which octets end a line early (RFC 1738, section 6).
//
//	for _, s := range wire.Of(core.Parse("ftp://host.dom/etc/motd")).Steps {
//		if s.Side == wire.SideClient && s.Known() {
//			fmt.Printf("%q\n", s.AppendBytes(nil)) // "USER anonymous\r\n", …
//		}
//	}
//
// [Of] returns a [Conversation], whose [Step] has no words: core/text has them for each [StepKind] and [PieceKind]. A password is
// in the octets; show [Conversation.Masked]. Functions may be called by several goroutines at once.
package wire

import (
	"iter"
	"math"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/port"
)

// A Conversation is what a client does with a URL: where it connects, and the steps of the conversation.
type Conversation struct {
	Transport string    // "tcp" or "udp", or "" where the scheme has no protocol of its own
	Host      core.Span // the octets of the host; empty if the URL has no host
	Port      int       // the port as a number; 0 if the URL has no port, or an invalid one
	Service   string    // the protocol whose port that is, when it is not the scheme's; "" when none is known
	Steps     []Step
}

// A Step is one line of the conversation.
type Step struct {
	Kind   StepKind
	Side   Side
	When   When
	Octets []Octet    // a client's: what goes out, line end included; another's: what is spoken of; nil for words
	Pieces []Piece    // the octets taken apart, in order; nil where there is nothing to take apart
	from   core.Span  // the octets of the URL that the step is about
	Early  []EarlyEnd // the places where octets of the URL end the line early (section 6), in order
}

// A StepKind names what a step does and, after a slash, its case, such as "ftp-pass/asked". core/text has words
// for each.
type StepKind string

// Name returns the kind without its case: "port-service" for "port-service/lines". The report gives this name and
// keeps it stable.
func (k StepKind) Name() string {
	name, _, _ := strings.Cut(string(k), "/")
	return name
}

// A Side tells who speaks.
type Side uint8

// The sides of a conversation.
const (
	SideClient Side = iota
	SideServer
	SideInfo // nobody: the step explains
)

// String returns the name that the report gives s: "client" for SideClient.
func (s Side) String() string { return [...]string{"client", "server", "info"}[min(s, SideInfo)] }

// A When tells how sure it is that a step is taken.
type When uint8

// How sure a step is.
const (
	WhenAlways When = iota // the URL determines the step
	WhenAsked              // the server decides
	WhenMaybe              // the URL leaves it open, and the client guesses
)

// String returns the name that the report gives w: "always" for WhenAlways.
func (w When) String() string { return [...]string{"always", "if-asked", "guess"}[min(w, WhenMaybe)] }

// An Octet is one octet of a step. From is the span of the URL that stands for it, three octets for an escape; it
// is empty for an octet of the protocol. A Slot stands for octets that the URL does not determine, such as a
// password that the client asks for. A Secret octet belongs to a password (section 6) and should be shown only on
// request.
type Octet struct {
	From   core.Span
	Value  byte
	Part   core.Part
	Slot   bool
	Secret bool
}

// A Piece is a run of octets of a step with a meaning of its own, such as the selector of a Gopher request.
type Piece struct {
	Kind    PieceKind
	At, End int       // the octets: Octets[At:End]; none for a piece that is there and empty
	From    core.Span // the octets of the URL that they come from; empty for the protocol's own
}

// A PieceKind names what a piece is, such as "gopher-selector". core/text has
// words for each.
type PieceKind string

// An EarlyEnd is a place in a client's step where control octets of the URL end the line, or cut it off, before
// its own end (section 6). They are one octet, or CR and LF together.
type EarlyEnd struct {
	At, End int       // the control octets: Octets[At:End]
	Next    int       // Octets[End:Next] is what the server reads as the next line; it can be empty
	From    core.Span // the octets of the URL that stand for the control octets
	Rule    string    // the ID of the rule that speaks of them; "" when none does, for what is wrong in front of them is said alone
	Found   core.Span // the octets that its diagnostic is about
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

// AppendBytes appends the octets of s to dst, without slots.
func (s *Step) AppendBytes(dst []byte) []byte {
	for _, o := range s.Octets {
		if !o.Slot {
			dst = append(dst, o.Value)
		}
	}
	return dst
}

// Sources returns the spans of the URL that the octets of s come from, in order. It joins adjacent spans.
func (s *Step) Sources() []core.Span {
	var list []core.Span
	for _, o := range s.Octets {
		if o.From.Len() == 0 {
			continue
		}
		if n := len(list); n > 0 && (list[n-1].End == o.From.Start || list[n-1].Start <= o.From.Start && list[n-1].End == o.From.End) {
			list[n-1].End = o.From.End
			continue
		}
		list = append(list, o.From)
	}
	if list == nil && s.from.Len() > 0 {
		list = append(list, s.from)
	}
	return list
}

// all yields the tokens of a part, each with its index.
func all(u *core.URL, p core.Part) iter.Seq2[int, core.Token] {
	return func(yield func(int, core.Token) bool) {
		for i, t := range u.Tokens() {
			if t.Part == p && !yield(i, t) {
				return
			}
		}
	}
}

// list returns the tokens of a part.
func list(u *core.URL, p core.Part) (list []core.Token) {
	for _, t := range all(u, p) {
		list = append(list, t)
	}
	return list
}

// conversations holds, for each scheme that a URL is read by, the function that builds the conversation. https, ws and
// wss have no Scheme of their own.
var conversations = map[*core.Scheme]func(*program){
	core.FTP: addFTP, core.HTTP: addHTTP, core.Gopher: addGopher, core.Mailto: addMailto, core.News: addNews, core.NNTP: addNNTP, core.Telnet: addTelnet,
	core.WAIS: addWAIS, core.File: addFile, core.Prospero: addProspero, core.Other: addOther,
}

// Of returns what a client does with u. For an invalid URL it returns the conversation that the tokens, including
// guesses, would mean; fix.First has the URL that was likely meant.
func Of(u *core.URL) Conversation {
	c, _ := Some(u, math.MaxInt)
	return c
}

// Some is Of with at most the given number of steps. It returns the number of further steps: a path of many names has
// more steps than octets.
func Some(u *core.URL, most int) (c Conversation, more int) {
	reading := u.Reading()
	if reading == nil {
		return Conversation{}, 0
	}
	if u.Unfolded() != nil {
		return wrapped(u, most)
	}
	p := program{u: u.AsClients(), typed: u, src: u.Source(), most: most, usual: u.DefaultPort()}
	p.at = p.portNumber()
	const usual = 16 // and one or two a segment
	p.out.Steps = make([]Step, 0, min(len(u.Tokens())+usual, 8*usual))
	if host, ok := u.Token(core.Host); ok && host.Len() > 0 && reading.Port > 0 {
		p.out.Transport = "tcp"
		p.out.Host = host.Span
		p.out.Port = p.at
	}
	add, ok := conversations[reading]
	if !ok {
		add = addLaterWeb
	}
	add(&p)
	p.port()
	p.name()
	return p.out, p.more
}

// portNumber returns the port of the URL, or the default port of the scheme. It returns 0 if there is neither, or
// if the port is not a number of at most 65535.
func (p *program) portNumber() int {
	named, ok := p.u.Token(core.Port)
	if !ok {
		return p.usual
	}
	n, _ := port.Number(named.In(p.src))
	return n
}
