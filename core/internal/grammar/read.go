package grammar

import (
	"strings"

	"urlscope/core/octet"
)

// A Notation is how a document writes its grammar. All of them write it as RFC 822 does,
// with what one of them has alone.
type Notation uint8

// What the documents have each for itself.
const (
	// OfSection5 is the notation of section 5 of RFC 1738. A slash stands for itself, because the slash of gopherurl
	// lacks its quotes, and brackets after "*" only group (decision 1).
	OfSection5 Notation = iota
	// OfLater is the notation of RFC 1808, 2396 and 3986. A slash stands between alternatives, as "|" does, parentheses
	// group, %x61-66 is a range of octets, and <pchar> the name of a rule. The case of names does not matter: RFC 2732
	// has "IPv6reference" for what it calls "ipv6reference".
	OfLater
)

// Read reads a grammar, such as "port = 1*digit". Each production begins at the left margin and goes on in
// indented lines. Names are given in lower case, as section 5 has them.
func Read(text string, notation Notation) Grammar {
	var list Grammar
	for line := range strings.Lines(text) {
		switch {
		case line == "\n" || line[0] == ';':
		case line[0] == ' ':
			list[len(list)-1].Text += line
		default:
			name, definition, _ := strings.Cut(line, "=")
			name = strings.TrimSpace(name)
			list = append(list, Production{Name: strings.ToLower(name), Printed: name, Text: definition})
		}
	}
	for i := range list {
		p := &list[i]
		p.Text = strings.TrimSpace(p.Text)
		r := reader{p.Text, notation}
		p.Definition = r.choice()
	}
	return list
}

// A reader reads a definition.
type reader struct {
	rest     string // what is left to read
	notation Notation
}

// accept skips white space and comments, then takes the token if it comes next: "|" of " | hostnumber".
func (r *reader) accept(token string) bool {
	rest := strings.TrimLeft(r.rest, " \n")
	for strings.HasPrefix(rest, ";") {
		_, rest, _ = strings.Cut(rest, "\n")
		rest = strings.TrimLeft(rest, " \n")
	}
	var found bool
	r.rest, found = strings.CutPrefix(rest, token)
	return found
}

// acceptLater takes a token that section 5 has not, such as "(".
func (r *reader) acceptLater(token string) bool {
	return r.notation == OfLater && r.accept(token)
}

// until takes what stands before the first of the octets in end: "login" of "login [" before a space.
func (r *reader) until(end string) string {
	i := strings.IndexAny(r.rest, end)
	if i < 0 {
		i = len(r.rest)
	}
	before := r.rest[:i]
	r.rest = r.rest[i:]
	return before
}

// choice reads alternatives, "a | b", or the only one.
func (r *reader) choice() Term {
	alternatives := []Term{r.sequence()}
	for r.accept("|") || r.acceptLater("/") {
		alternatives = append(alternatives, r.sequence())
	}
	return oneOr(Choice, alternatives)
}

// sequence reads the elements of an alternative, "a b", or the only one.
func (r *reader) sequence() Term {
	end := "|]"
	if r.notation == OfLater {
		end = "|])/"
	}
	var elements []Term
	for r.accept(""); r.rest != "" && strings.IndexByte(end, r.rest[0]) < 0; r.accept("") {
		elements = append(elements, r.repetition())
	}
	return oneOr(Sequence, elements)
}

// oneOr returns the only term, or what op makes of several: "a b" becomes a Sequence of two terms.
func oneOr(op Op, terms []Term) Term {
	if len(terms) == 1 {
		return terms[0]
	}
	return Term{Op: op, Terms: terms}
}

// repetition reads an element and how often it stands, "1*4HEXDIG", "*digit", "2( h16 )", or just the element.
func (r *reader) repetition() Term {
	least, most := r.number(), 0
	switch {
	case strings.HasPrefix(r.rest, "*"):
		r.rest = r.rest[1:]
		least, most = max(least, 0), r.number()
		if r.notation == OfSection5 && r.accept("[") {
			return times(r.group("]"), least, most)
		}
	case least < 0:
		return r.element()
	default:
		most = least
	}
	return times(r.element(), least, most)
}

// number reads a number, such as 12 of "12*digit". It returns -1 if no number follows.
func (r *reader) number() int {
	n := -1
	for r.rest != "" && '0' <= r.rest[0] && r.rest[0] <= '9' {
		n = max(n, 0)*10 + int(r.rest[0]-'0')
		r.rest = r.rest[1:]
	}
	return n
}

// times returns the term for at least and at most so many of t, as in "1*2digit". If most is -1, any number of them is
// allowed.
func times(t Term, least, most int) Term {
	if most == 0 { // as in 0<pchar>
		return Term{Op: Sequence}
	}
	return Term{Op: Repeat, Min: least, Max: max(most, 0), Terms: []Term{t}}
}

// element reads the first element of the rest, which is not empty: "port" of `port [ "/" ]`.
func (r *reader) element() Term {
	switch {
	case r.accept(`<">`): // as in RFC 822, because no quote can quote itself
		return Term{Op: Literal, Text: `"`}
	case r.accept(`"`):
		octets := r.until(`"`)
		r.accept(`"`)
		return Term{Op: Literal, Text: octets}
	case r.accept("["):
		return Term{Op: Optional, Terms: []Term{r.group("]")}}
	case r.acceptLater("("):
		return r.group(")")
	case r.acceptLater("%x"):
		first, last, isRange := strings.Cut(r.until(" \n/)]"), "-")
		if !isRange {
			last = first
		}
		return octets(hex(first), hex(last))
	case r.acceptLater("<"):
		name := r.until(">")
		r.accept(">")
		return Term{Op: Nonterminal, Text: strings.ToLower(name)}
	case r.accept("/"): // in section 5; later grammars have no such element
		return Term{Op: Literal, Text: "/"}
	}
	return Term{Op: Nonterminal, Text: strings.ToLower(r.until(" \n()[]|/"))}
}

// group reads up to the bracket that closes: "port ]" behind a "[".
func (r *reader) group(end string) Term {
	t := r.choice()
	r.accept(end)
	return t
}

// octets returns what stands for one octet of a range: of "%x61-63" for "a", "b" or "c".
func octets(first, last byte) Term {
	t := Term{Op: Choice}
	for c := int(first); c <= int(last); c++ {
		t.Terms = append(t.Terms, Term{Op: Literal, Text: string(rune(c))})
	}
	return t
}

// hex returns the octet of two hexadecimal digits: "a" of "61".
func hex(digits string) (c byte) {
	for i := range len(digits) {
		c = c<<4 | octet.Unhex(digits[i])
	}
	return c
}
