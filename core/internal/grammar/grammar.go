package grammar

import (
	"strconv"
	"strings"
)

// A Grammar is a list of productions.
type Grammar []Production

// Production returns the production that defines a nonterminal, and whether there is
// one.
func (g Grammar) Production(nonterminal string) (Production, bool) {
	for _, p := range g {
		if p.Name == nonterminal {
			return p, true
		}
	}
	return Production{}, false
}

// A Production is a rule of section 5: a nonterminal and what it stands for.
type Production struct {
	Name       string // the nonterminal
	Text       string // the definition as section 5 prints it, with line ends and comments
	Definition Term   // the same, read
}

// A Term is a definition of section 5 or a part of one.
type Term struct {
	Op    Op
	Text  string // the octets of a Literal, the name of a Nonterminal
	Min   int    // how often the operand of a Repeat stands at least
	Terms []Term // the operands of the other Ops: one for Optional and Repeat
}

// Op says what a Term is.
type Op uint8

// What a Term can be, and how section 5 writes it.
//
// The letters of a Literal stand for either case, as they do in RFC 822. It shows
// in the scheme, where 2.1 asks for it, in ";type=" and in "localhost"; all other
// letters section 5 lists in both cases (decision 2).
const (
	Literal     Op = iota // "octets"
	Nonterminal           // name
	Sequence              // a b
	Choice                // a | b
	Optional              // [ a ]
	Repeat                // *a or 1*a
)

// Read reads a grammar in the notation of section 5. Each production begins at the left
// margin and goes on in indented lines.
func Read(text string) Grammar {
	var list Grammar
	for line := range strings.Lines(text) {
		switch {
		case line == "\n" || line[0] == ';':
		case line[0] == ' ':
			list[len(list)-1].Text += line
		default:
			name, definition, _ := strings.Cut(line, "=")
			list = append(list, Production{Name: strings.TrimSpace(name), Text: definition})
		}
	}
	for i := range list {
		p := &list[i]
		p.Text = strings.TrimSpace(p.Text)
		b := bnf(p.Text)
		p.Definition = b.choice()
	}
	return list
}

// bnf is what is left to read of a definition.
type bnf string

// take skips white space and comments, then takes the token if it comes next.
func (b *bnf) take(token string) bool {
	rest := strings.TrimLeft(string(*b), " \n")
	for strings.HasPrefix(rest, ";") {
		_, rest, _ = strings.Cut(rest, "\n")
		rest = strings.TrimLeft(rest, " \n")
	}
	rest, found := strings.CutPrefix(rest, token)
	*b = bnf(rest)
	return found
}

// until takes what stands before the first of the octets in end.
func (b *bnf) until(end string) string {
	i := strings.IndexAny(string(*b), end)
	if i < 0 {
		i = len(*b)
	}
	taken := (*b)[:i]
	*b = (*b)[i:]
	return string(taken)
}

// choice reads alternatives, or the only one.
func (b *bnf) choice() Term {
	alternatives := []Term{b.sequence()}
	for b.take("|") {
		alternatives = append(alternatives, b.sequence())
	}
	if len(alternatives) == 1 {
		return alternatives[0]
	}
	return Term{Op: Choice, Terms: alternatives}
}

// sequence reads the elements of an alternative, or the only one.
func (b *bnf) sequence() Term {
	var elements []Term
	for b.take(""); *b != "" && (*b)[0] != '|' && (*b)[0] != ']'; b.take("") {
		elements = append(elements, b.element())
	}
	if len(elements) == 1 {
		return elements[0]
	}
	return Term{Op: Sequence, Terms: elements}
}

// element reads the first element of what is left, which is not empty.
func (b *bnf) element() Term {
	switch {
	case b.take(`<">`): // as in RFC 822, for want of a quote that can quote itself
		return Term{Op: Literal, Text: `"`}
	case b.take(`"`):
		octets := b.until(`"`)
		b.take(`"`)
		return Term{Op: Literal, Text: octets}
	case b.take("/"): // the slash of gopherurl lacks its quotes (decision 1)
		return Term{Op: Literal, Text: "/"}
	case b.take("["):
		return Term{Op: Optional, Terms: []Term{b.inBrackets()}}
	}
	word := b.until(" \n*[]|")
	if !strings.HasPrefix(string(*b), "*") {
		return Term{Op: Nonterminal, Text: word}
	}
	b.take("*")
	t := Term{Op: Repeat}
	t.Min, _ = strconv.Atoi(word) // 0 when there is no number
	if b.take("[") {              // after "*" brackets only group (decision 1)
		t.Terms = []Term{b.inBrackets()}
	} else {
		t.Terms = []Term{b.element()}
	}
	return t
}

// inBrackets reads up to the bracket that closes.
func (b *bnf) inBrackets() Term {
	t := b.choice()
	b.take("]")
	return t
}
