package report

import (
	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// DerivationVersion is the version of the form of [Derivation]. It changes like [Version]. testdata/derive/schema.json describes the
// form.
const DerivationVersion = 1

// Derivation describes how one input is derived by a grammar.
type Derivation struct {
	Version     int              `json:"version"`
	Input       *string          `json:"input,omitempty"`       // when the input is UTF-8
	InputBase64 *string          `json:"inputBase64,omitempty"` // when it is not
	Standard    string           `json:"standard"`              // rfc1738 (section 5) or rfc3986 (appendix A)
	State       string           `json:"state"`                 // valid, unfinished or invalid
	Offset      int              `json:"offset"`                // the first octet that cannot follow; the length of the input unless it is invalid
	Nodes       []DerivationNode `json:"nodes"`                 // in preorder; the children of a node tile it
	Next        []NextThing      `json:"next"`                  // what may come at the offset
	MayEnd      bool             `json:"mayEnd"`                // whether a URL may end at the offset
	Ending      string           `json:"ending,omitempty"`      // the shortest text that makes an unfinished input valid
	Text        string           `json:"text"`                  // what may come next, in words
}

// A DerivationNode is a rule of the grammar, or octets that one quotes or lists.
type DerivationNode struct {
	Rule string `json:"rule,omitempty"` // as printed
	Item int    `json:"item"`           // the box in the definition of the rule around it, from 1 in the order of print; 0 for none
	Span
	Parent int    `json:"parent"` // the index of the node around it; -1 for the first
	Kind   string `json:"kind"`   // rule, literal, run, escape or rest
	By     string `json:"by"`     // grammar, prose or guess
	Open   bool   `json:"open,omitempty"`
}

// A NextThing is what may come next.
type NextThing struct {
	Way     string `json:"way"`               // goes-on, starts, begins or rest
	Rule    string `json:"rule,omitempty"`    // what goes on or begins
	Literal string `json:"literal,omitempty"` // the octets of a literal, or what is left of it
	Octets  string `json:"octets"`            // those that may come
	Else    bool   `json:"else,omitempty"`    // if what stands before is read otherwise
}

// DerivationIn describes, in a language, how raw is derived by a standard: RFC 1738 or RFC 3986. It never fails.
func DerivationIn(l text.Lang, raw string, by standards.Standard) *Derivation {
	from := derive.Of(core.Parse(raw), by)
	d := &Derivation{
		Version: DerivationVersion, Standard: from.By.String(), State: from.State.String(), Offset: from.Offset, MayEnd: from.MayEnd,
		Ending: from.Ending, Text: text.Next(l, from).Quoted(l), Nodes: []DerivationNode{}, Next: []NextThing{},
	}
	d.Input, d.InputBase64 = encode(raw)
	for _, n := range from.Nodes {
		d.Nodes = append(d.Nodes, DerivationNode{n.Rule, n.Item, Span{n.Start, n.End}, n.Parent, n.Kind.String(), n.By.String(), n.Open})
	}
	for _, t := range from.Next {
		d.Next = append(d.Next, NextThing{t.Way.String(), t.Part, t.Literal, t.Octets, t.Else})
	}
	return d
}

// AppendJSON appends the document to dst as JSON, on one line, and returns the extended slice.
func (d *Derivation) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", d.Version)
	w.some("input", d.Input)
	w.some("inputBase64", d.InputBase64)
	w.text("standard", d.Standard)
	w.text("state", d.State)
	w.number("offset", d.Offset)
	w.each("nodes", len(d.Nodes), func(i int) { w.node(&d.Nodes[i]) })
	w.each("next", len(d.Next), func(i int) { w.next(&d.Next[i]) })
	w.bool("mayEnd", d.MayEnd)
	w.filled("ending", d.Ending)
	w.text("text", d.Text)
	w.close('}')
	return w.b
}

func (w *writer) node(n *DerivationNode) {
	w.filled("rule", n.Rule)
	w.number("item", n.Item)
	w.span(n.Span)
	w.number("parent", n.Parent)
	w.text("kind", n.Kind)
	w.text("by", n.By)
	w.when("open", n.Open)
}

func (w *writer) next(t *NextThing) {
	w.text("way", t.Way)
	w.filled("rule", t.Rule)
	w.filled("literal", t.Literal)
	w.text("octets", t.Octets)
	w.when("else", t.Else)
}
