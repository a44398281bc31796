package cli

import (
	"slices"

	"urlscope/core"
	"urlscope/wasm/links"
)

// A proof reads a document again with fixes made, and tells which of them hold: those with which it has the same URLs at the same
// places, each as it was but for what its fixes wrote, and with which its names refer to what they did.
type proof struct {
	doc   string
	urls  []place // in it
	names []int   // in it: see naming
	as    links.Format
	code  bool

	held, left []mending
	reads      int
}

// A place is where a URL stands in a document. There may be very many, so that it is no more than that.
type place struct {
	text  string
	start int
}

// maxReads is how often a document is read again, however many fixes do not hold. What is not proved is left out.
const maxReads = 64

// hold proves mendings, which are in order: all at once and, where that fails, each half.
func (p *proof) hold(list []mending) {
	switch {
	case len(list) == 0:
	case p.holds(list):
		p.held = append(p.held, list...)
	case len(list) == 1 || p.reads >= maxReads:
		p.left = append(p.left, list...)
	default:
		half := len(list) / 2
		p.hold(list[:half])
		p.hold(list[half:])
	}
}

// applied returns the document with what holds and what is to be proved.
func (p *proof) applied(list []mending) string {
	var edits []core.Edit
	for _, l := range [...][]mending{p.held, list} {
		for _, m := range l {
			edits = append(edits, m.edits...)
		}
	}
	doc, ok := core.Apply(p.doc, edits)
	if !ok {
		return p.doc
	}
	return doc
}

// holds reports whether mendings hold, behind those that do.
func (p *proof) holds(list []mending) bool {
	if p.reads++; p.reads > maxReads {
		return false
	}
	all := append(p.held[:len(p.held):len(p.held)], list...)
	var ends, grown []int // of each edit where it ends, and how much longer the document is behind it
	longer := 0
	for _, m := range all {
		for _, edit := range m.edits {
			longer += len(edit.New) - edit.Span.Len()
			ends, grown = append(ends, edit.Span.End), append(grown, longer)
		}
	}
	n, same := 0, true
	var names naming
	p.as.FindNamed(p.applied(list), p.code, func(e links.Excerpt) {
		if same = same && n < len(p.urls); !same {
			return
		}
		was := p.urls[n]
		want, start := was.text, was.start
		if i, _ := slices.BinarySearch(ends, start+1); i > 0 {
			start += grown[i-1]
		}
		if len(all) > 0 && all[0].number == n {
			want = all[0].want
			all = all[1:]
		}
		same = e.Text == want && e.Offset(0) == start
		n++
	}, names.add)
	return same && n == len(p.urls) && slices.Equal(names.list, p.names)
}

// A naming keeps the names by which a document refers to parts of itself, each as the number of the first that is the same. A fix
// that writes one of two differently makes another list.
type naming struct {
	list  []int
	first map[string]int
}

func (n *naming) add(name string) {
	first, known := n.first[name]
	if !known {
		if n.first == nil {
			n.first = map[string]int{}
		}
		first = len(n.list)
		n.first[name] = first
	}
	n.list = append(n.list, first)
}
