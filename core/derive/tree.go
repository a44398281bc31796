package derive

import (
	"cmp"

	"urlscope/core"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/origin"
)

// A Kind tells what a node is.
type Kind uint8

// The kinds. All but a Rule are leaves.
const (
	Rule    Kind = iota // a nonterminal with what it stands for
	Literal             // octets that the grammar quotes
	Run                 // octets that come from one box, such as the octets of uchar that are not escapes
	Escape              // "%" and two hex digits
	Rest                // octets that are not derived
)

// String returns the identifier of k: "rule".
func (k Kind) String() string {
	return [...]string{"rule", "literal", "run", "escape", "rest", ""}[min(k, Rest+1)]
}

// A Source tells what says that a node is there.
type Source uint8

// The sources.
const (
	Grammar Source = iota
	Prose          // the text of RFC 1738, where it tells more apart than the grammar
	Guess          // what was likely meant
)

// String returns the identifier of s: "grammar".
func (s Source) String() string { return [...]string{"grammar", "prose", "guess", ""}[min(s, Guess+1)] }

// A Node is a rule, or octets that a rule quotes or lists.
type Node struct {
	core.Span
	Rule   string // the name in the box, as printed; "" for a literal, a choice of octets and a rest
	Item   int    // the number of the box in the definition of the rule around it, from 1 in the order of print; 0 for the first rule and a rest
	Kind   Kind
	By     Source
	Open   bool // the rule is not finished
	Parent int  // the index of the node around it; -1 for the first
	Next   int  // the index behind its last descendant
}

// A tree is the nodes of a derivation while they grow.
type tree struct {
	nodes []Node
	open  []int       // the rules that have begun, the outer first
	at    int         // how many octets of the input are in a leaf
	by    Source      // of all nodes
	from  *origin.Map // where the octets of the text that is derived are in the input
	cut   int         // how many octets of the text are derived
	size  int         // how many the input has
	prose []core.Token
	last  grammar.Step // behind the last octet

	// If the prose of RFC 1738 reads the selector longer than the grammar does, the selector has all that is left
	// (decision 26), and the tree skips the rules that the grammar would begin behind it.
	selector *grammar.Mark // its box, once that has begun
	passed   int           // rules that were skipped and have not ended
	late     bool          // the selector ends later than by the grammar
}

func newTree(cut, size int) *tree {
	t := &tree{cut: cut, size: size, from: new(origin.Map)}
	t.from.Close(size)
	return t
}

// grow adds the nodes of the way of text, and what is left of the input.
func (t *tree) grow(w *grammar.Ways, text string) {
	t.last = w.Start()
	for i, s := range w.Way(text) {
		switch {
		case s.Event != grammar.Consume && t.passes(s.Event, i):
			continue
		case s.Event == grammar.Enter:
			t.enter(Node{Rule: s.In.Rule, Item: s.In.Item})
			continue
		case s.Event == grammar.Leave:
			t.leave(false)
			continue
		case i < t.cut:
			t.addOctet(s.Mark, i)
			t.last = s
			continue
		}
		break
	}
	for len(t.open) > 1 {
		t.leave(true)
	}
	if len(t.nodes) == 0 {
		return
	}
	t.open = []int{0}
	t.rest(t.size)
	t.end(t.cut < len(text))
}

// passes reports whether the tree skips the beginning or end of a rule in front of octet i. It ends the selector where
// that is late.
func (t *tree) passes(e grammar.Event, i int) bool {
	switch {
	case t.selector == nil:
		return false
	case e == grammar.Enter:
		t.passed++
		return true
	case t.passed > 0:
		t.passed--
		return true
	case i < t.cut:
		t.late = true
		return true
	case t.late:
		t.late = false
		t.leave(false)
	}
	return false
}

// add adds a node at the present place.
func (t *tree) add(n Node) int {
	n.Start, n.End, n.Parent, n.Next = t.at, t.at, -1, len(t.nodes)+1
	if n.By == Grammar {
		n.By = t.by
	}
	if len(t.open) > 0 {
		n.Parent = t.open[len(t.open)-1]
	}
	t.nodes = append(t.nodes, n)
	return len(t.nodes) - 1
}

func (t *tree) enter(n Node) { t.open = append(t.open, t.add(n)) }

// leave ends the rule that began last, after what the prose tells apart in it. One that was not finished, and of which there is nothing
// yet, is not there.
func (t *tree) leave(unfinished bool) {
	if t.nodes[t.open[len(t.open)-1]].By == Prose {
		t.end(false)
	}
	if n := len(t.prose); t.selector != nil && n > 0 && t.prose[n-1].Len() == 0 { // an empty gopher+_string
		t.enter(Node{Rule: t.prose[n-1].Part.String(), By: Prose})
		t.end(false)
		t.prose = nil
	}
	t.end(unfinished)
}

func (t *tree) end(unfinished bool) {
	last := len(t.open) - 1
	i := t.open[last]
	t.open = t.open[:last]
	n := &t.nodes[i]
	if unfinished && n.Start == t.at && last > 0 {
		t.nodes = t.nodes[:i]
		return
	}
	n.End, n.Next, n.Open = t.at, len(t.nodes), unfinished
}

// rest adds a leaf of octets that are not derived, up to an offset.
func (t *tree) rest(end int) {
	if t.at < end {
		i := t.add(Node{Kind: Rest})
		t.at = end
		t.nodes[i].End = end
	}
}

// addOctet adds octet i of the text to the leaf of its box.
func (t *tree) addOctet(m *grammar.Mark, i int) {
	start, end := t.from.Span(i, i+1)
	t.rest(start)
	delimiter := t.tell(m, i)
	box := cmp.Or(t.selector, m)
	kind, by, rule := Run, Grammar, box.Rule
	switch {
	case delimiter:
		kind, by, rule = Literal, Prose, ""
	case m.Escape || m.Text != "" && t.selector != nil:
		kind = Escape
	case m.Text != "":
		kind, rule = Literal, ""
	}
	if n := t.lastLeaf(); n.Kind != kind || n.Item != box.Item || kind != Run && m.At == 0 {
		t.add(Node{Rule: rule, Item: box.Item, Kind: kind, By: by})
	}
	t.at = max(t.at, end)
	t.nodes[len(t.nodes)-1].End = t.at
}

// lastLeaf returns the last node, if it is in the rule that began last, or else a Rule.
func (t *tree) lastLeaf() Node {
	n := t.nodes[len(t.nodes)-1]
	if n.Parent != t.open[len(t.open)-1] {
		return Node{}
	}
	return n
}

// tell begins what the prose tells apart at octet i, and reports whether the octet belongs to a delimiter of it.
func (t *tree) tell(m *grammar.Mark, i int) (delimiter bool) {
	for len(t.prose) > 0 && t.prose[0].End <= i {
		t.prose = t.prose[1:]
	}
	if len(t.prose) == 0 || i < t.prose[0].Start {
		return false
	}
	if t.selector == nil {
		t.selector = m
	}
	token := t.prose[0]
	if i > token.Start {
		return token.Part == core.Delim
	}
	if open := t.open[len(t.open)-1]; t.nodes[open].By == Prose {
		t.end(false)
	}
	if token.Part == core.Delim {
		return true
	}
	t.enter(Node{Rule: token.Part.String(), By: Prose})
	return false
}
