package derive

import (
	"slices"
	"strings"

	"urlscope/core"
)

// A Step is a rule on the way from the whole to an octet.
type Step struct {
	core.Span
	Rule        string // as printed; "" for a literal
	Literal     string // the octets, of a literal or of the last octet
	Turn, Turns int    // which of how many rules of that name stand side by side; 0 if it is the only one
	By          Source
	Node        int // the index of its node; -1 for what is in a leaf, but the first
}

// Trail returns the way to the octet at an offset: the rules around it, the outer first, and the octet. At the end of the input it is
// the way to where the next octet comes, and to octets that are not derived that to where the derivation ends.
func (d *Derivation) Trail(offset int) (trail []Step) {
	at := -1
	for i := d.childAt(-1, offset); i >= 0; i = d.childAt(i, offset) {
		trail, at = append(trail, d.step(i)), i
	}
	if at < 0 || d.Nodes[at].Kind == Rule {
		return trail
	}
	if n := d.Nodes[at]; n.Kind == Rest && n.By == Grammar {
		rest := trail[1]
		rest.Literal = n.In(d.Input)
		return append(d.toEnd(trail[:1]), rest)
	}
	in := d.inLeaf(at, offset)
	in[0].Node = at
	return append(trail[:len(trail)-1], in...)
}

// toEnd adds the rules that the last octet that is derived ends.
func (d *Derivation) toEnd(trail []Step) []Step {
	for parent := 0; ; {
		last, waits := -1, true
		for i := parent + 1; i < d.Nodes[parent].Next; i = d.Nodes[i].Next {
			n := d.Nodes[i]
			if n.Kind == Rule && n.End == d.Offset && (n.Len() > 0 || waits) { // as in childAt
				last = i
			}
			waits = n.Kind == Literal
		}
		if last < 0 {
			return trail
		}
		trail, parent = append(slices.Clip(trail), d.step(last)), last
	}
}

// Also returns what else section 5 or RFC 3986 derives the octets of a node from, in the same place: "*xchar" for an ip-schemepart,
// hostname for the "localhost" of a fileurl, reg-name for an IPv4address. It is "" for nothing else.
func (d *Derivation) Also(node int) string {
	n := d.Nodes[node]
	switch {
	case n.By != Grammar:
	case n.Rule == "ip-schemepart":
		return "*xchar"
	case n.Rule == "IPv4address" && d.Nodes[n.Parent].Rule == "host":
		return "reg-name"
	case n.Kind == Literal && d.Nodes[n.Parent].Rule == "fileurl" && strings.EqualFold(n.In(d.Input), "localhost"):
		return "hostname"
	}
	return ""
}

// Folded tells of each step of a trail whether it says little: one that stands for the same octets as the next, or as the one before that
// says more, and is no part. The whole, its production and the octet never are.
func (d *Derivation) Folded(trail []Step) []bool {
	folded := make([]bool, len(trail))
	const production = 1
	kept := 0
	for i, s := range trail {
		folded[i] = i > production && i < len(trail)-1 && !d.isPart(s.Rule) && (s.Span == trail[i+1].Span || s.Span == trail[kept].Span)
		if !folded[i] {
			kept = i
		}
	}
	return folded
}

// childAt returns the index of the child of a node that has an octet; at the end of the input the last child that octets there belong
// to: one that has some, or an empty one behind a delimiter. It is -1 for none.
func (d *Derivation) childAt(parent, offset int) int {
	found, waits := -1, true
	for i := parent + 1; i < len(d.Nodes) && d.Nodes[i].Parent == parent; i = d.Nodes[i].Next {
		n := d.Nodes[i]
		if n.Contains(offset) {
			return i
		}
		if offset == len(d.Input) && n.End == offset && (n.Len() > 0 || waits && n.Kind == Rule) {
			found = i
		}
		waits = n.Kind == Literal
	}
	return found
}

// step returns the step of a node, with its turn among its siblings.
func (d *Derivation) step(i int) Step {
	n := d.Nodes[i]
	s := Step{Span: n.Span, Rule: n.Rule, By: n.By, Node: i}
	for k := n.Parent + 1; k < len(d.Nodes) && d.Nodes[k].Parent == n.Parent; k = d.Nodes[k].Next {
		if d.Nodes[k].Rule == n.Rule && d.Nodes[k].Kind == Rule {
			s.Turns++
		}
		if k == i {
			s.Turn = s.Turns
		}
	}
	if s.Turns < 2 {
		s.Turn, s.Turns = 0, 0
	}
	return s
}

// inLeaf returns the way in a leaf: through the names of its box to the octet.
func (d *Derivation) inLeaf(i, offset int) (list []Step) {
	n := d.Nodes[i]
	if n.Kind == Literal || n.Kind == Rest || n.Len() == 0 {
		return []Step{{Span: n.Span, Literal: n.Span.In(d.Input), By: n.By, Node: -1}}
	}
	offset = min(offset, n.End-1)
	octet := core.Span{Start: offset, End: offset + 1}
	g := grammarOf(d.By)
	box, _ := g.Box(d.ruleAround(i), n.Item)
	if n.Kind == Escape {
		for _, name := range g.Chain(box, 0, true) {
			list = append(list, Step{Span: n.Span, Rule: name, By: n.By, Node: -1})
		}
		if offset == n.Start || len(list) == 0 {
			return append(list, Step{Span: octet, Literal: octet.In(d.Input), By: n.By, Node: -1})
		}
		box, _ = g.Box(list[len(list)-1].Rule, 2) // of "%" hex hex
	}
	for _, name := range g.Chain(box, d.Input[offset], false) {
		list = append(list, Step{Span: octet, Rule: name, By: n.By, Node: -1})
	}
	return append(list, Step{Span: octet, Literal: octet.In(d.Input), By: n.By, Node: -1})
}

// ruleAround returns the rule that has the box of a node: that around it by the grammar.
func (d *Derivation) ruleAround(i int) string {
	for p := d.Nodes[i].Parent; p >= 0; p = d.Nodes[p].Parent {
		if d.Nodes[p].By != Prose {
			return d.Nodes[p].Rule
		}
	}
	return ""
}
