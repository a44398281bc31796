package grammar

import (
	"iter"
	"math"
	"slices"
	"strings"
	"sync"
)

// Ways finds the way on which a text is derived: the boxes that its octets come from, and the rules around these. A
// text that is derived in several ways has the one that is better at the first place where they part: the first
// alternative is better than the others, to be there is better than not, and a repetition takes all that it can.
//
// It reads as a [Machine] does, but keeps the nodes apart. Several goroutines may use it at once.
type Ways struct {
	nodes       []node
	marks       []*Mark // of each node; nil where there is nothing to tell
	start, end  int
	least       []int // of each node: how many octets a text has behind it at least
	lock        sync.Mutex
	front, back states
}

// An order says where section 5 means another way than the first.
type order struct {
	last  []string // rules whose last alternative is the best
	short []string // rules that repeat as little as they can
}

// section5Order: an ip-schemepart is better than *xchar (decision 4), "localhost" is itself before it is a host, and a selector and a
// search end at the first "%09" (decision 25).
func section5Order() order {
	return order{[]string{"schemepart", "fileurl"}, []string{"selector", "search"}}
}

// A Place is an occurrence of a rule: in which box of which rule around it.
type Place struct {
	Rule string // as printed
	Item int    // the box in the rule around it; 0 for the first rule
	In   *Place // the rule around it; nil for the first
}

// An Event is what happens at a node.
type Event uint8

// What happens on a way.
const (
	Enter   Event = iota // a rule begins
	Leave                // it ends
	Consume              // an octet of a box is read
)

// A Mark is what a way passes at a node.
type Mark struct {
	Event
	In     *Place // the rule that begins or ends, or that has the box
	Item   int    // the box that is read
	Rule   string // the name in that box; "" for a literal and for a choice
	Text   string // of a literal: all of it
	At     int    // how many octets of a literal, or of an escape, come before this one
	Escape bool   // the octet is one of an escape
}

// NewWays returns the Ways of a rule of a grammar that is [Grammar.Boxed]; by way of another that names it, such as url for httpurl,
// unless that is "".
func (g Grammar) NewWays(by, rule string) *Ways {
	b := &wayBuilder{builder: builder{grammar: g}, order: section5Order(), marks: map[int]*Mark{}}
	b.builder.box, b.builder.reverse = b.box, b.reverse
	w := &Ways{end: b.add(node{})}
	if by == "" {
		w.start = b.place(rule, 0, w.end)
	} else {
		w.start = b.within(by, rule, w.end)
	}
	w.nodes = b.nodes
	w.marks = make([]*Mark, len(w.nodes))
	for n, m := range b.marks {
		w.marks[n] = m
	}
	w.measure()
	w.front.of(w.closed(w.start))
	w.back.of(w.before(func(n int) bool { return n == w.end }))
	return w
}

// A wayBuilder is a builder that marks its nodes.
type wayBuilder struct {
	builder
	order order
	marks map[int]*Mark // by node
	in    *Place        // where the term is that is added
}

// reverse reports whether the rule that is added reads its choices or its repetitions the other way.
func (b *wayBuilder) reverse(op Op) bool {
	if op == Choice {
		return slices.Contains(b.order.last, b.in.Rule)
	}
	return slices.Contains(b.order.short, b.in.Rule)
}

// marked adds a node with a mark.
func (b *wayBuilder) marked(n node, m Mark) int {
	i := b.add(n)
	b.marks[i] = &m
	return i
}

// within adds what reads a rule as the box of another that names it.
func (b *wayBuilder) within(by, rule string, next int) int {
	p, _ := b.grammar.Production(by)
	for item := 1; ; item++ {
		box, ok := p.Definition.box(item)
		if !ok || box.Text == rule {
			in := &Place{Rule: p.Printed}
			b.in = in
			leave := b.marked(node{to: []int{next}}, Mark{Event: Leave, In: in})
			return b.marked(node{to: []int{b.place(rule, item, leave)}}, Mark{Event: Enter, In: in})
		}
	}
}

// place adds the nodes that read a rule in a box.
func (b *wayBuilder) place(rule string, item, next int) int {
	p, _ := b.grammar.Production(rule)
	outer := b.in
	in := &Place{Rule: p.Printed, Item: item, In: outer}
	b.in = in
	leave := b.marked(node{to: []int{next}}, Mark{Event: Leave, In: in})
	start := b.marked(node{to: []int{b.term(p.Definition, leave)}}, Mark{Event: Enter, In: in})
	b.in = outer
	return start
}

// box adds what reads a box.
func (b *wayBuilder) box(t Term, next int) int {
	mark := Mark{Event: Consume, In: b.in, Item: t.Item}
	set, escapes, ok := b.grammar.Characters(t)
	switch {
	case t.Op == Literal:
		mark.Text = t.Text
		for i, c := range slices.Backward([]byte(t.Text)) {
			next = b.readNode(bothCases(c), mark, i, next)
		}
		return next
	case !ok:
		return b.place(t.Text, t.Item, next)
	case t.Op == Nonterminal:
		p, _ := b.grammar.Production(t.Text)
		mark.Rule = p.Printed
	}
	one := b.readNode(&set, mark, 0, next)
	if !escapes {
		return one
	}
	mark.Escape = true
	digits := hexDigits()
	escape := b.readNode(bothCases('%'), mark, 0, b.readNode(&digits, mark, 1, b.readNode(&digits, mark, 2, next)))
	if set == (Set{}) {
		return escape
	}
	return b.add(node{to: []int{one, escape}})
}

// readNode adds a node for an octet of a box.
func (b *wayBuilder) readNode(set *Set, mark Mark, at, next int) int {
	mark.At = at
	return b.marked(node{read: set, to: []int{next}}, mark)
}

func hexDigits() (set Set) {
	for _, c := range []byte("0123456789abcdefABCDEF") {
		set.add(c)
	}
	return set
}

// measure finds out how many octets there are behind each node at least.
func (w *Ways) measure() {
	w.least = make([]int, len(w.nodes))
	for i := range w.least {
		w.least[i] = math.MaxInt32
	}
	w.least[w.end] = 0
	for changed := true; changed; {
		changed = false
		for i, n := range w.nodes {
			for _, to := range n.to {
				if d := w.least[to] + w.costs(i); d < w.least[i] {
					w.least[i], changed = d, true
				}
			}
		}
	}
}

// costs returns how many octets a node reads.
func (w *Ways) costs(n int) int {
	if w.nodes[n].read != nil {
		return 1
	}
	return 0
}

// Reach returns how many octets of text can begin a text of the rule, and whether these are one.
func (w *Ways) Reach(text string) (n int, final bool) {
	set, n := w.run(text)
	return n, set.has(w.end)
}

// run reads text until an octet cannot follow, and returns the nodes in front of that.
func (w *Ways) run(text string) (set bits, n int) {
	w.lock.Lock()
	defer w.lock.Unlock()
	state := 0
	for i := range len(text) {
		to := w.front.next(state, text[i], w.behindSet)
		if w.front.sets[to].empty() {
			return w.front.sets[state], i
		}
		state = to
	}
	return w.front.sets[state], len(text)
}

// Shortest returns the shortest text that ends one that begins with text, which can begin one.
func (w *Ways) Shortest(text string) string {
	set, _ := w.run(text)
	at := w.end
	for n := range w.nodes {
		if set.has(n) && (w.least[n] < w.least[at] || !set.has(at)) {
			at = n
		}
	}
	var end []byte
	for at != w.end {
		n := w.nodes[at]
		if n.read != nil {
			end = append(end, n.read.usual())
		}
		for _, to := range n.to {
			if w.least[to]+w.costs(at) == w.least[at] {
				at = to
				break
			}
		}
	}
	return string(end)
}

// usual returns an octet that people would take: a small letter, or a digit.
func (s *Set) usual() byte {
	for _, c := range []byte("abcdefghijklmnopqrstuvwxyz123456789") {
		if s.Has(c) {
			return c
		}
	}
	for c := range 256 {
		if s.Has(byte(c)) {
			return byte(c)
		}
	}
	return 0
}

// Way yields the marks on the way of text: for each mark, the number of octets in front of it and its node. It yields
// nothing if text does not match the rule.
func (w *Ways) Way(text string) iter.Seq2[int, Step] {
	sets := w.fits(text)
	return func(yield func(int, Step) bool) {
		if !sets[0].has(w.start) {
			return
		}
		for at, i := w.start, 0; at != w.end; {
			n := w.nodes[at]
			next := n.to[slices.IndexFunc(n.to, func(to int) bool { return n.read != nil || sets[i].has(to) })]
			if m := w.marks[at]; m != nil && !yield(i, Step{m, next}) {
				return
			}
			at, i = next, i+w.costs(at)
		}
	}
}

// A Step is a mark that a way passes.
type Step struct {
	*Mark
	behind int // the node behind it
}

// Start is what is in front of all steps.
func (w *Ways) Start() Step { return Step{behind: w.start} }

// fits returns for each offset of text the nodes from which the rest of it can be read.
func (w *Ways) fits(text string) []bits {
	w.lock.Lock()
	defer w.lock.Unlock()
	list := make([]bits, len(text)+1)
	list[len(text)] = w.back.sets[0]
	state := 0
	for i := len(text) - 1; i >= 0; i-- {
		state = w.back.next(state, text[i], w.frontSet)
		list[i] = w.back.sets[state]
	}
	return list
}

// A Follow is an octet of a box that can come next.
type Follow struct {
	*Mark
	Octets Set
	Opens  []string // the rules that begin behind a literal, the outer first
}

// Next returns what can come behind a step, the better first, and whether the text may end there.
func (w *Ways) Next(s Step) (list []Follow, mayEnd bool) {
	for _, n := range reading(w.nodes, s.behind) {
		if n == w.end {
			mayEnd = true
			continue
		}
		list = append(list, w.follow(n))
	}
	return list, mayEnd
}

// Others returns what else can come behind text, on other ways than the way of the step.
func (w *Ways) Others(text string, s Step) (list []Follow) {
	set, _ := w.run(text)
	own := reading(w.nodes, s.behind)
	for n := range w.nodes {
		if n != w.end && set.has(n) && !slices.Contains(own, n) {
			list = append(list, w.follow(n))
		}
	}
	return list
}

func (w *Ways) follow(n int) Follow {
	f := Follow{Mark: w.marks[n], Octets: *w.nodes[n].read}
	last := n
	for range len(f.Text) - 1 - f.At { // the last octet of the literal
		last = w.nodes[last].to[0]
	}
	if f.Text != "" {
		f.Opens = w.opens(w.nodes[last].to[0])
	}
	return f
}

// opens returns the rules that begin between a node and the next octet, which must be of them.
func (w *Ways) opens(at int) (rules []string) {
	for at != w.end {
		switch m := w.marks[at]; {
		case m == nil:
		case m.Event == Enter:
			rules = append(rules, m.In.Rule)
		case m.Event == Consume && m.Rule != "":
			return append(rules, m.Rule)
		case m.Event == Consume || len(rules) > 0:
			return rules
		}
		at = w.nodes[at].to[0]
	}
	return rules
}

// closed returns the nodes that read an octet, or are the end, behind a node.
func (w *Ways) closed(from int) bits {
	set := newBits(len(w.nodes))
	for _, n := range reading(w.nodes, from) {
		set.add(n)
	}
	return set
}

// behindSet returns the nodes behind the nodes of a set that read an octet.
func (w *Ways) behindSet(set bits, octet byte) bits {
	all := newBits(len(w.nodes))
	for i := range w.nodes {
		if n := &w.nodes[i]; set.has(i) && n.read != nil && n.read.Has(octet) {
			all.join(w.closed(n.to[0]))
		}
	}
	return all
}

// frontSet returns the nodes from which an octet, then what a set reads can be read.
func (w *Ways) frontSet(set bits, octet byte) bits {
	return w.before(func(n int) bool {
		read := w.nodes[n].read
		return read != nil && read.Has(octet) && set.has(w.nodes[n].to[0])
	})
}

// before returns the nodes that come to one of some without reading.
func (w *Ways) before(is func(n int) bool) bits {
	all := newBits(len(w.nodes))
	for changed := true; changed; {
		changed = false
		for i := range w.nodes {
			if all.has(i) {
				continue
			}
			if is(i) || w.nodes[i].read == nil && slices.ContainsFunc(w.nodes[i].to, all.has) {
				all.add(i)
				changed = true
			}
		}
	}
	return all
}

// states are sets of nodes, the states of a deterministic automaton. Each is made at the first request.
type states struct {
	sets  []bits
	index map[string]int
	goes  []*[256]int32 // by state and octet, one more than the state; 0 for what nobody asked for yet
}

// of returns the number of the state with these nodes.
func (s *states) of(set bits) int {
	key := set.key()
	n, ok := s.index[key]
	if !ok {
		if s.index == nil {
			s.index = map[string]int{}
		}
		n = len(s.sets)
		s.index[key], s.sets, s.goes = n, append(s.sets, set), append(s.goes, new([256]int32))
	}
	return n
}

// next returns the state behind an octet.
func (s *states) next(state int, octet byte, move func(bits, byte) bits) int {
	goes := &s.goes[state][octet]
	if *goes == 0 {
		to := s.of(move(s.sets[state], octet))
		*goes = int32(to) + 1
	}
	return int(*goes) - 1
}

// bits are a set of nodes.
type bits []uint64

func newBits(n int) bits      { return make(bits, (n+63)/64) }
func (b bits) has(n int) bool { return b[n>>6]&(1<<(n&63)) != 0 }
func (b bits) add(n int)      { b[n>>6] |= 1 << (n & 63) }
func (b bits) empty() bool    { return !slices.ContainsFunc(b, func(w uint64) bool { return w != 0 }) }
func (b bits) join(others bits) {
	for i := range others {
		b[i] |= others[i]
	}
}

// key returns the set as a key of a map.
func (b bits) key() string {
	var k strings.Builder
	for _, w := range b {
		for i := range 8 {
			k.WriteByte(byte(w >> (8 * i)))
		}
	}
	return k.String()
}
