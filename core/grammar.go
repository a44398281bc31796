package core

import (
	"strings"

	"urlscope/core/internal/grammar"
)

// A Production is a rule of section 5: a nonterminal and what it stands for.
type Production = grammar.Production

// A Term is a definition of section 5 or a part of one.
type Term = grammar.Term

// Op says what a Term is.
type Op = grammar.Op

// What a Term can be, and how section 5 writes it.
const (
	Literal     = grammar.Literal     // "octets"
	Nonterminal = grammar.Nonterminal // name
	Sequence    = grammar.Sequence    // a b
	Choice      = grammar.Choice      // a | b
	Optional    = grammar.Optional    // [ a ]
	Repeat      = grammar.Repeat      // *a or 1*a
)

// Productions returns the productions of section 5 in its order. The list is
// shared: it is not to be changed.
func Productions() []Production { return grammar.Section5() }

// ProductionOf returns the production that defines a nonterminal, and whether
// section 5 has one.
func ProductionOf(nonterminal string) (Production, bool) {
	return grammar.Section5().Production(nonterminal)
}

// ProductionFor returns the nonterminal that a URL with this scheme must match.
// By the letter any URL matches otherurl. But then "http:foo" would be one, so
// otherurl is only for schemes that no other alternative of url begins with
// (decision 3).
func ProductionFor(scheme string) string {
	url, _ := ProductionOf("url")
	for _, alternative := range url.Definition.Terms {
		// The lengths are compared because EqualFold takes U+017F for an "s".
		own, _, _ := strings.Cut(first(alternative), ":")
		if len(own) == len(scheme) && own != "" && strings.EqualFold(own, scheme) {
			return alternative.Text
		}
	}
	return "otherurl"
}

// first returns the literal that t begins with, "" if it begins with none. The
// alternatives of waisurl begin alike; no others are asked for.
func first(t Term) string {
	switch t.Op {
	case Literal:
		return t.Text
	case Nonterminal:
		p, _ := ProductionOf(t.Text)
		return first(p.Definition)
	case Sequence, Choice:
		if len(t.Terms) > 0 {
			return first(t.Terms[0])
		}
	}
	return ""
}
