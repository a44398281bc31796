package wire

import (
	"iter"
	"slices"

	"urlscope/core"
	"urlscope/core/internal/piece"
	"urlscope/core/octet"
)

// A program builds the steps of a conversation.
type program struct {
	u     *core.URL // as clients read it
	typed *core.URL
	src   string // of u
	out   Conversation
	most  int     // how many steps are kept
	more  int     // how many there are besides
	lines int     // how many lines a server reads of those besides that are sent
	last  Step    // of those besides
	spare []Octet // of one of those

	usual, at int  // the port of the scheme, and the port of the URL
	sealed    bool // TLS is between what is sent and who is there
}

// A bit is one part of a line that a client sends: octets of the protocol, octets of the URL, or a slot.
type bit struct {
	_ [0]func() // makes bit incomparable: the compiler would emit an equality function for each length of array

	kind   PieceKind  // what it is in the line; "" where that needs no word
	text   string     // octets of the protocol's own
	token  core.Token // or, when text is "", the decoded octets of this token
	raw    bool       // the token's octets as they were typed, not decoded
	slot   bool       // or octets that the URL does not determine
	double bool       // octet 255 is sent twice, as Telnet wants (RFC 959, 3.4.1; RFC 854)
}

func literal(text string) bit    { return bit{text: text} }
func decoded(t core.Token) bit   { return bit{token: t} }
func verbatim(t core.Token) bit  { return bit{token: t, raw: true} }
func telnetArg(t core.Token) bit { return bit{token: t, double: true} }

// as returns b as a piece of that kind.
func (b bit) as(kind PieceKind) bit {
	b.kind = kind
	return b
}

var (
	slot = bit{slot: true}
	crlf = literal("\r\n")
)

// send adds a line that the client sends. The step is valid until the next one is added.
func (p *program) send(kind StepKind, when When, bits ...bit) *Step {
	return p.sendAll(kind, when, slices.Values(bits))
}

// sendAll is send for more bits than should be in memory at a time.
func (p *program) sendAll(kind StepKind, when When, bits iter.Seq[bit]) *Step {
	s := Step{Kind: kind, Side: SideClient, When: when}
	p.pour(&s, bits)
	s.Early = earlyEnds(s.Octets)
	return p.add(s)
}

// say adds a step in words: an answer of the server, or an explanation. The bits are the octets that it is about.
func (p *program) say(kind StepKind, side Side, when When, about core.Span, bits ...bit) *Step {
	s := Step{Kind: kind, Side: side, When: when}
	if bits != nil {
		p.pour(&s, slices.Values(bits))
	}
	s.from = join(s.from, about)
	return p.add(s)
}

// sayAll adds an explanation of more bits than should be in memory at a time.
func (p *program) sayAll(kind StepKind, bits iter.Seq[bit]) *Step {
	s := Step{Kind: kind, Side: SideInfo, When: WhenAlways}
	p.pour(&s, bits)
	s.from = join(s.from, core.Span{})
	return p.add(s)
}

// full reports whether no more steps are kept.
func (p *program) full() bool { return len(p.out.Steps) >= p.most }

// add adds a step, or counts it if no more are kept.
func (p *program) add(s Step) *Step {
	if p.full() {
		p.more++
		if sent(&s) {
			for range lines(s.Octets) {
				p.lines++
			}
		}
		if p.last = s; cap(s.Octets) > 0 {
			p.spare = s.Octets[:0]
		}
		return &p.last
	}
	p.out.Steps = append(p.out.Steps, s)
	return &p.out.Steps[len(p.out.Steps)-1]
}

// inRow yields the bits of each list.
func inRow(lists ...iter.Seq[bit]) iter.Seq[bit] {
	return func(yield func(bit) bool) {
		for _, list := range lists {
			for b := range list {
				if !yield(b) {
					return
				}
			}
		}
	}
}

// pour fills the octets and the pieces of s.
func (p *program) pour(s *Step, bits iter.Seq[bit]) {
	most := 0
	for b := range bits {
		most += b.most()
	}
	s.Octets = p.buffer(most)
	for b := range bits {
		p.put(s, b)
	}
}

// buffer returns a slice with that capacity. It reuses the slice of a step that was not kept.
func (p *program) buffer(most int) []Octet {
	if p.full() && cap(p.spare) >= most {
		return p.spare
	}
	return make([]Octet, 0, most)
}

// most returns an upper bound for the octets of b, except for octets that are sent twice.
func (b *bit) most() int { return max(len(b.text), b.token.Len(), 1) }

// put adds the octets of b to s as a piece. Adjacent bits of one kind make one piece.
func (p *program) put(s *Step, b bit) {
	at := len(s.Octets)
	var from core.Span
	switch {
	case b.slot:
		s.Octets = append(s.Octets, Octet{Slot: true})
	case b.text != "":
		for i := range len(b.text) {
			s.Octets = append(s.Octets, Octet{Value: b.text[i]})
		}
	default:
		from = b.token.Span
		s.from = join(s.from, from)
		p.octets(s, b)
	}
	if n := len(s.Pieces); b.kind != "" && n > 0 && s.Pieces[n-1].Kind == b.kind {
		s.Pieces[n-1].End = len(s.Octets)
		s.Pieces[n-1].From = join(s.Pieces[n-1].From, from)
	} else if b.kind != "" {
		s.Pieces = append(s.Pieces, Piece{b.kind, at, len(s.Octets), from})
	}
}

// octets adds the octets of a token to s, each with its span of the URL.
func (p *program) octets(s *Step, b bit) {
	src := p.src[:b.token.End]
	secret := b.token.Part == core.Password
	for i := b.token.Start; i < len(src); {
		o := Octet{Value: src[i], Part: b.token.Part, From: core.Span{Start: i, End: i + 1}}
		if !b.raw && octet.IsEscape(src, i) {
			o.Value, o.From.End = octet.Value(src, i), i+len("%XX")
		}
		// Octets behind a line end are not a password: the server reads them as a command.
		secret = secret && !octet.EndsEarly(o.Value)
		o.Secret = secret
		s.Octets = append(s.Octets, o)
		if b.double && o.Value == 255 {
			s.Octets = append(s.Octets, o)
		}
		i = o.From.End
	}
}

// decode returns the decoded octets of a token, as bytes and each with its span of the URL.
func (p *program) decode(t core.Token) (text []byte, octets []Octet) {
	var s Step
	p.octets(&s, decoded(t))
	return s.AppendBytes(nil), s.Octets
}

// bitsOf returns the pieces of a token as bits. The token stands for these octets.
func bitsOf(t core.Token, octets []Octet, list []piece.Piece) []bit {
	bits := make([]bit, len(list))
	end := t.Start
	for i, p := range list {
		t.Start = end
		if p.End > 0 {
			end = octets[p.End-1].From.End
		}
		t.End = end
		bits[i] = decoded(t).as(PieceKind(p.Kind))
	}
	return bits
}

// part returns the token of a part, or an empty one if the part is absent.
func (p *program) part(part core.Part) core.Token {
	t, _ := p.u.Token(part)
	return t
}

func join(a, b core.Span) core.Span {
	if a.Len() == 0 {
		return b
	}
	if b.Len() == 0 {
		return a
	}
	return core.Span{Start: min(a.Start, b.Start), End: max(a.End, b.End)}
}
