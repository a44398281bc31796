package grammar

import "slices"

// A box is what a definition names or quotes in one place, and what a drawing of it has a box for: a literal, a
// nonterminal, or a choice between octets, such as [ uchar | "?" | ":" ]. A derivation says by its number which box
// an octet comes from.

// Boxed returns g with the numbers of all boxes.
func (g Grammar) Boxed() Grammar {
	boxed := slices.Clone(g)
	for i := range boxed {
		items := 0
		boxed[i].Definition = g.boxed(boxed[i].Definition, &items)
	}
	return boxed
}

// boxed returns t with the numbers of its boxes, which come behind those that are given.
func (g Grammar) boxed(t Term, items *int) Term {
	_, _, octets := g.Characters(t)
	if t.Op == Literal || t.Op == Nonterminal || t.Op == Choice && octets {
		*items++
		t.Item = *items
		return t
	}
	t.Terms = slices.Clone(t.Terms)
	for i, u := range t.Terms {
		t.Terms[i] = g.boxed(u, items)
	}
	return t
}

// Characters returns the octets that t stands for one by one, and whether it also stands for escapes: for uchar, the
// octets of unreserved and true. It returns false for a term that stands for anything else.
func (g Grammar) Characters(t Term) (set Set, escapes, ok bool) {
	switch t.Op {
	case Literal:
		if len(t.Text) == 1 {
			return *bothCases(t.Text[0]), false, true
		}
	case Nonterminal:
		p, ok := g.Production(t.Text)
		if ok && isEscape(p.Definition) {
			return set, true, true
		}
		return g.Characters(p.Definition)
	case Choice:
		for _, u := range t.Terms {
			s, e, ok := g.Characters(u)
			if !ok {
				return Set{}, false, false
			}
			set.union(s)
			escapes = escapes || e
		}
		return set, escapes, true
	}
	return Set{}, false, false
}

// isEscape reports whether t is the definition of an escape: "%" hex hex.
func isEscape(t Term) bool {
	return t.Op == Sequence && len(t.Terms) == len("%XX") && t.Terms[0].Op == Literal && t.Terms[0].Text == "%"
}

// Box returns the box of a rule with a number.
func (g Grammar) Box(rule string, item int) (box Term, ok bool) {
	p, _ := g.Production(rule)
	return p.Definition.box(item)
}

func (t Term) box(item int) (Term, bool) {
	if t.Item == item && item > 0 {
		return t, true
	}
	for _, u := range t.Terms {
		if found, ok := u.box(item); ok {
			return found, true
		}
	}
	return Term{}, false
}

// Chain returns the names through which a box of octets comes to one, or to an escape: uchar, unreserved, alpha and
// lowalpha for "a".
func (g Grammar) Chain(box Term, octet byte, escape bool) (names []string) {
	switch box.Op {
	case Nonterminal:
		p, _ := g.Production(box.Text)
		return append([]string{p.Printed}, g.Chain(p.Definition, octet, escape)...)
	case Choice:
		for _, t := range box.Terms {
			if set, escapes, _ := g.Characters(t); escape && escapes || !escape && set.Has(octet) {
				return g.Chain(t, octet, escape)
			}
		}
	}
	return nil
}
