package derive

import (
	"slices"
	"strings"

	"urlscope/core/internal/grammar"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// A Definition is a rule of a grammar, as data.
type Definition struct {
	Rule  string // the nonterminal, as printed
	Lines string // the lines that define it, as printed
	Term  grammar.Term
}

// Definitions returns the rules of RFC 3986 for that standard, and the rules of section 5 of RFC 1738 for any other
// standard, in the order in which they are printed.
func Definitions(by standards.Standard) (list []Definition) {
	for _, p := range grammarOf(by) {
		list = append(list, definition(by, p))
	}
	return list
}

// DefinitionOf returns the rule of that name, as printed.
func DefinitionOf(by standards.Standard, rule string) (Definition, bool) {
	for _, p := range grammarOf(by) {
		if p.Printed == rule {
			return definition(by, p), true
		}
	}
	return Definition{}, false
}

func definition(by standards.Standard, p grammar.Production) Definition {
	lines := grammar.Lines(p.Name)
	if by == standards.RFC3986 {
		lines = p.Printed + strings.Repeat(" ", max(len("URI-reference ")-len(p.Printed), 1)) + "= " + p.Text
	}
	return Definition{p.Printed, lines, printed(grammarOf(by), p.Definition)}
}

// printed returns t with the names of rules as they are printed.
func printed(g grammar.Grammar, t grammar.Term) grammar.Term {
	if t.Op == grammar.Nonterminal {
		p, _ := g.Production(t.Text)
		t.Text = p.Printed
	}
	terms := t.Terms
	t.Terms = nil
	for _, u := range terms {
		t.Terms = append(t.Terms, printed(g, u))
	}
	return t
}

// Taken returns how often each box of the rule of a node is taken, by its number: a box of octets once for each.
func (d *Derivation) Taken(node int) map[int]int {
	taken := map[int]int{}
	for i := node + 1; i < d.Nodes[node].Next; i = d.Nodes[i].Next {
		n := &d.Nodes[i]
		switch {
		case n.Item == 0:
		case n.Kind == Run:
			taken[n.Item] += max(n.Len(), 1)
		default:
			taken[n.Item]++
		}
	}
	return taken
}

// Alone returns the derivation of a text from one rule of the grammar, without its nodes: how far it comes, and what would end it. It is
// false if there is no such rule.
func Alone(by standards.Standard, rule, text string) (*Derivation, bool) {
	d := &Derivation{Input: text, By: by}
	name := strings.ToLower(rule)
	if _, ok := grammarOf(by).Production(name); !ok {
		return d, false
	}
	w := grammarOf(by).NewWays("", name)
	d.Offset, d.MayEnd = w.Reach(text)
	d.judge(w)
	return d, true
}

// Names returns the names of rules in a term, each once.
func Names(t grammar.Term) (names []string) {
	if t.Op == grammar.Nonterminal {
		names = []string{t.Text}
	}
	for _, u := range t.Terms {
		for _, name := range Names(u) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// A Cell is one of the alternatives of a box of octets: a name, or octets that follow each other.
type Cell struct {
	Name        string // of a rule
	First, Last byte
}

// Has reports whether a step in a box goes through c: by its name, or by the octet, whose case may be the other.
func (c Cell) Has(s Step) bool {
	if c.Name != "" || s.Rule != "" {
		return c.Name == s.Rule
	}
	for _, octets := range []string{s.Literal, strings.ToUpper(s.Literal), strings.ToLower(s.Literal)} {
		if len(octets) == 1 && c.First <= octets[0] && octets[0] <= c.Last {
			return true
		}
	}
	return false
}

// Cells returns the alternatives of a choice between octets. Letters, or digits, that follow each other are one cell.
func Cells(box grammar.Term) (list []Cell) {
	for _, t := range flat(box, nil) {
		if t.Op == grammar.Nonterminal {
			list = append(list, Cell{Name: t.Text})
			continue
		}
		c := t.Text[0]
		if n := len(list); n > 0 && list[n-1].Name == "" && list[n-1].Last+1 == c && isAlike(list[n-1].First, c) {
			list[n-1].Last = c
			continue
		}
		list = append(list, Cell{First: c, Last: c})
	}
	return list
}

// flat returns the alternatives of a choice and of the choices in it.
func flat(t grammar.Term, list []grammar.Term) []grammar.Term {
	if t.Op != grammar.Choice {
		return append(list, t)
	}
	for _, u := range t.Terms {
		list = flat(u, list)
	}
	return list
}

// isAlike reports whether two octets are both letters or both digits.
func isAlike(a, b byte) bool { return octet.ClassOf(a)&octet.ClassOf(b)&octet.AlphaDigit != 0 }

// IsTaken reports whether a box in t is among those that are taken.
func IsTaken(t grammar.Term, taken map[int]int) bool {
	if t.Item > 0 {
		return taken[t.Item] > 0
	}
	for _, u := range t.Terms {
		if IsTaken(u, taken) {
			return true
		}
	}
	return false
}

// Times returns how often a term is taken, by its boxes. It asks the first box that the term cannot do without, or else
// the boxes of all alternatives. It returns false if the boxes do not tell.
func Times(t grammar.Term, taken map[int]int) (n int, ok bool) {
	switch {
	case taken == nil:
		return 0, false
	case t.Item > 0:
		return taken[t.Item], true
	case t.Op == grammar.Choice:
		for _, u := range t.Terms {
			m, known := Times(u, taken)
			if !known {
				return 0, false
			}
			n += m
		}
		return n, true
	case t.Op == grammar.Sequence:
		for _, u := range t.Terms {
			if n, ok = Times(u, taken); ok {
				return n, true
			}
		}
	}
	return 0, false
}
