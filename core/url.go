package core

import (
	"cmp"
	"slices"
	"strings"
	"sync/atomic"

	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// A Token is a run of octets of the input and what it is. The tokens of a URL
// tile the input: they are in order, each begins where the one before it ends,
// and together they cover every octet once. Empty tokens are parts that are
// present and empty.
type Token struct {
	Span
	Part Part
	Mark Mark
	sight
}

// A sight is what was seen of a token while reading.
type sight struct {
	seen  octet.Class // the classes of its octets
	facts factSet
}

// bits returns s as one number.
func (s sight) bits() uint64 { return uint64(s.seen) | uint64(s.facts)<<32 }

// meets reports whether two have something in common.
func (s sight) meets(t sight) bool { return s.bits()&t.bits() != 0 }

// join adds what t has to s.
func (s *sight) join(t sight) { s.seen, s.facts = s.seen|t.seen, s.facts|t.facts }

// A Mark says how sure a token is.
type Mark uint8

// The marks. A token may have both.
const (
	// MarkGuess marks what section 5 does not place: parts of an input that has no
	// scheme of its own, or that are read as a scheme that was likely meant.
	MarkGuess Mark = 1 << iota
	// MarkLater marks parts that a later standard gave to a scheme for which RFC
	// 1738 has only the generic syntax, such as the segments of an https URL.
	MarkLater
)

// A URL is the reading of an input. Any input can be read: where section 5 does not fit, the tokens are the ones that
// an editor would show. The zero URL is the reading of the empty input.
//
// A URL returned by Parse, and the zero URL, can be used by several goroutines at once, except for Read. A URL that
// Read filled, or that a Checker returned, must not be used by more than one goroutine at a time.
type URL struct {
	src        string
	scheme     *Scheme     // nil when the input has no scheme
	reading    *Scheme     // the scheme by whose rules the tokens were told apart
	known      *Registered // facts about the scheme's name if it is not one of the ten
	named      Span        // the octets taken for the scheme's name
	has        partSet
	facts      factSet                 // of the URL
	delims     octet.Class             // the classes of the octets of delimiters
	mark       Mark                    // while reading: goes onto every token
	tokens     []Token                 // of the parts, a path being one token still
	path       int                     // the index of the token of a path; -1 for none
	tiles      atomic.Pointer[[]Token] // what Tokens returns, once somebody has asked
	spare      atomic.Pointer[[]Token] // memory for that, which one goroutine takes
	at, end    int                     // while reading: src[at:end] is still to be read
	folded     *folded                 // what is in a wrapper with white space inside; nil else
	repairs    []meant.Candidate       // what it was likely meant to be, best first, where asked
	causes     [][]Edit                // the changes by which it is read as the first of these
	optional   []Edit                  // the other edits of that repair, which no error explains
	asked      bool
	near       string // the scheme that it is read as, where that is another than it has
	unplaced   bool   // section 5 does not place the login of a later scheme
	clients    bool   // the login is read as today's clients read it: see AsClients
	repairDone bool   // it is read as what was meant, where that is known

	delimited bool // see ParseDelimited
}

func (u *URL) read(s string) {
	u.start(s)
	if u.readWeb() {
		return
	}
	u.split(strings.IndexByte(s, '#') >= 0)
}

// start makes u ready to read s: it forgets what was read before, but keeps the
// memory of the tokens. Field by field is faster than all at once.
func (u *URL) start(s string) {
	u.src, u.at, u.end = s, 0, len(s)
	u.scheme, u.reading, u.known = nil, nil, nil
	u.named, u.has, u.delims, u.mark, u.facts = Span{}, 0, 0, 0, 0
	u.retoken(u.tokens[:0])
	u.folded, u.unplaced = nil, false
	if u.repairDone {
		u.near = ""
		u.repairs, u.asked, u.repairDone = nil, false, false
		u.causes, u.optional = nil, nil
	}
}

// retoken replaces the tokens of u.
func (u *URL) retoken(list []Token) {
	u.tokens, u.path = list, -1
	if tiles := u.tiles.Load(); tiles != nil {
		u.spare.Store(tiles)
		u.tiles.Store(nil)
	}
}

// Source returns the input, unchanged: "<http://h/>" with its wrapper.
func (u *URL) Source() string { return u.src }

// Delimited reports whether a document delimits the input: see ParseDelimited.
func (u *URL) Delimited() bool { return u.delimited }

// Scheme returns the scheme of the input by section 5: one of the ten of RFC 1738, or Other for any other name. It is
// nil if the input has no scheme. An input has no scheme if an octet that is not allowed in a scheme comes before the
// first colon.
func (u *URL) Scheme() *Scheme { return u.scheme }

// Reading returns the scheme by whose rules the tokens were told apart. It
// differs from Scheme when that is Other or nil and a known one was likely
// meant. It is nil when not even a guess could be made.
func (u *URL) Reading() *Scheme { return u.reading }

// SchemeText returns the name of the scheme as it was typed, or the text that was read as its name. Its span is the
// span of the SchemeName token. It is "" if the input has no scheme.
func (u *URL) SchemeText() string { return u.named.In(u.src) }

// Production returns the rule of section 5 that applies to the input, such as
// "ftpurl"; "" when the input has no scheme.
func (u *URL) Production() string {
	if u.scheme == nil {
		return ""
	}
	return u.scheme.Production
}

// Tokens returns the tokens, of "http://h/" the scheme, "://", the host, "/" and an empty hsegment. The
// slice is u's own: it is valid until the next Read and must not be changed.
func (u *URL) Tokens() []Token {
	if tiles := u.tiles.Load(); tiles != nil {
		return *tiles
	}
	return u.tile()
}

// Has reports whether the part p is present, empty or not: "http://h/" has a Host, and no Port. A
// HostLiteral is a Host, too.
func (u *URL) Has(p Part) bool {
	return u.has.has(p) || p == Delim && u.delims&octet.All != 0 || p == Host && u.has.has(HostLiteral)
}

// Token returns the first token of part p, "a" of the Hsegments of "http://h/a/b"; false if u has no such part. For
// Host it returns either form of a host, and the token's Part tells which.
func (u *URL) Token(p Part) (Token, bool) {
	if u.Has(p) {
		if p == Host && u.has.has(HostLiteral) {
			p = HostLiteral
		}
		list := u.tokens
		if p == Delim || u.path >= 0 && list[u.path].Part == p {
			list = u.Tokens()
		}
		for _, t := range list {
			if t.Part == p {
				return t, true
			}
		}
	}
	return Token{}, false
}

// Text returns the octets of the first token of part p as they were typed, ""
// when it is absent.
func (u *URL) Text(p Part) string {
	t, _ := u.Token(p)
	return t.In(u.src)
}

// DefaultPort returns the port that the scheme of u uses when the URL names none, 80 of "http://h/"; 0
// when there is no such port.
func (u *URL) DefaultPort() int {
	switch u.reading {
	case nil:
		return 0
	case laterWeb, Other:
		if u.known != nil {
			return u.known.port
		}
	}
	return u.reading.Port
}

// TokenAt returns the index in Tokens of the token that holds the octet at offset, or of the last token if offset is
// the length of the input; -1 if offset is outside of the input. For 7 of "http://h/" it is 2, the index of the host.
func (u *URL) TokenAt(offset int) int {
	list := u.Tokens()
	if offset == len(u.src) {
		return len(list) - 1
	}
	i, _ := slices.BinarySearchFunc(list, offset, func(t Token, offset int) int { return cmp.Compare(t.End, offset+1) })
	if i < len(list) && list[i].Contains(offset) {
		return i
	}
	return -1
}

// push makes a token of part p out of the octets up to end, whose classes are seen: the Host "h" of
// "http://h/".
func (u *URL) push(p Part, end int, seen octet.Class) {
	facts := factSet(0)
	if end == u.at {
		facts = empty
	}
	u.tokens = append(u.tokens, Token{Span{Start: u.at, End: end}, p, u.mark, sight{seen, facts}})
	u.has |= 1 << (p % maxParts) // says that no shift is too large
	u.at = end
}

// note notes facts of the last token.
func (u *URL) note(f factSet) { u.tokens[len(u.tokens)-1].facts |= f }

// consume makes a token of part p out of the octets up to end: the Fragment "top" of "http://h/#top".
func (u *URL) consume(p Part, end int) { u.push(p, end, octet.ClassesOf(u.src[u.at:end])) }

// consumeTo makes a token of part p out of the octets before the first of the class stop, or of all that
// are still to be read: the Database "d" of "d?q" before Question.
func (u *URL) consumeTo(p Part, stop octet.Class) {
	end, seen := u.scan(stop)
	u.push(p, end, seen)
}

// scan returns the offset of the first octet of the class stop, or where reading ends, and the classes
// of the octets before it: 8 of "http://h/" for Slash, from 7 on.
func (u *URL) scan(stop octet.Class) (end int, seen octet.Class) {
	n, seen := octet.Before(u.src[u.at:u.end], stop)
	return u.at + n, seen
}

// skip makes a delimiter of the next octet, the "@" of "joe@h". Few ask for delimiters, so that they get
// tokens only then: they are what lies between the parts.
func (u *URL) skip() { u.skipOver(1, octet.ClassOf(u.src[u.at])) }

// skipOver makes a delimiter of the next n octets, which are known to be of the class c: the "//" of
// "http://h/".
func (u *URL) skipOver(n int, c octet.Class) {
	u.delims |= c
	u.at += n
}

// skipAll makes a delimiter of the next n octets, together with what was skipped just before: a colon
// and the slashes after it, "://", are shown as one thing.
func (u *URL) skipAll(n int) {
	for range n {
		u.skip()
	}
}

// delimit ends a delimiter where no part comes behind that would: the "://" of "http://".
func (u *URL) delimit() {
	if n := len(u.tokens); n > 0 && u.tokens[n-1].End < u.at {
		u.tokens = appendToken(u.tokens, Token{Span: Span{Start: u.at, End: u.at}, Mark: u.mark})
		u.tokens = u.tokens[:n+1]
	}
}

// rest returns what is still to be read: "h/" of "http://h/" behind the slashes.
func (u *URL) rest() string { return u.src[u.at:u.end] }

// next reports whether octet b comes next: "/" behind "http://h".
func (u *URL) next(b byte) bool { return u.at < u.end && u.src[u.at] == b }

// nextIs reports whether the octet at offset i is there and of the class c: 8 of "http://h/" is a Slash.
func (u *URL) nextIs(i int, c octet.Class) bool { return i < u.end && octet.ClassOf(u.src[i])&c != 0 }

// hostportEnd returns where host and port end, 11 in "http://h:80/"; false when there is no host.
func (u *URL) hostportEnd() (int, bool) {
	host, ok := u.Token(Host)
	if port, ok := u.Token(Port); ok {
		return port.End, true
	}
	return host.End, ok
}

// partAt returns the part that a span begins in: Host for 7 to 8 of "http://h/".
func (u *URL) partAt(s Span) Part {
	for _, t := range u.Tokens() {
		if s.Start < t.End || s.Start == t.End && s.Len() == 0 && t.Part != Delim {
			return t.Part
		}
	}
	return Delim
}
