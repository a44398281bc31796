package railroad

import (
	"cmp"
	"slices"

	"urlscope/core/derive"
)

// Of returns the rules by which a text is derived, with the way that it takes. With an offset, it returns the rules on
// the way to that octet. With -1, it returns each rule once in which something is chosen or follows something.
func Of(d *derive.Derivation, offset int) (rules []Rule) {
	if offset >= 0 {
		return toOctet(d, offset)
	}
	var seen []string
	for i, n := range d.Nodes {
		one := n.Next > i+1 && d.Nodes[i+1].Next == n.Next // as the host of "http://h"
		if n.Kind != derive.Rule || one && n.Parent >= 0 || isSpelling(d, i) || slices.Contains(seen, n.Rule) {
			continue
		}
		if r, ok := ruleOf(d, i); ok {
			seen, rules = append(seen, n.Rule), append(rules, r)
		}
	}
	return rules
}

// isSpelling reports whether a rule only has octets in it, as the labels of a host have.
func isSpelling(d *derive.Derivation, i int) bool {
	for k := i + 1; k < d.Nodes[i].Next; k = d.Nodes[k].Next {
		if kind := d.Nodes[k].Kind; kind == derive.Rule || kind == derive.Literal {
			return false
		}
	}
	return true
}

// toOctet returns the rules on the way to an octet.
func toOctet(d *derive.Derivation, offset int) (rules []Rule) {
	for _, step := range d.Trail(offset) {
		if step.Node < 0 {
			break
		}
		if len(rules) > 0 {
			r := &rules[len(rules)-1]
			r.caret, r.cell = d.Nodes[step.Node].Item, step
		}
		if r, ok := ruleOf(d, step.Node); ok && d.Nodes[step.Node].Kind == derive.Rule {
			rules = append(rules, r)
		}
	}
	return rules
}

// ruleOf returns the rule of a node with its way, and false for one of the prose alone.
func ruleOf(d *derive.Derivation, i int) (Rule, bool) {
	n := d.Nodes[i]
	if n.By == derive.Prose {
		return Rule{}, false
	}
	definition, _ := derive.DefinitionOf(d.By, n.Rule)
	r := Rule{Definition: definition, taken: d.Taken(i), guess: n.By == derive.Guess}
	if n.By == derive.Guess || n.End != d.Offset && n.Parent >= 0 { // the first has the rest, too
		return r, true
	}
	for _, b := range d.Boxes {
		if b.Rule == n.Rule {
			r.next = append(r.next, b.Item)
		}
	}
	if n.Open || d.State == derive.Invalid {
		r.dead, r.last = d.State == derive.Invalid, atStart
		for k := i + 1; k < n.Next; k = d.Nodes[k].Next {
			r.last = cmp.Or(d.Nodes[k].Item, r.last)
		}
	}
	return r, true
}
