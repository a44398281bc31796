package grammar

import (
	"slices"

	"urlscope/core/octet"
)

// A Machine reads texts by a grammar: a deterministic automaton made from a
// production and those it names. It can be made of any grammar in which no
// production comes back to itself, as none of section 5 does. It never changes: several
// goroutines may use it at once.
type Machine struct {
	kind   [256]uint8 // octets that no state tells apart have the same
	kinds  int
	next   []State // by state and kind
	final  []bool  // by state
	follow []Set   // by state: the octets that it can read
}

// A State is where a Machine is in a text. Dead is where no text goes on.
type State int16

// The states that every Machine has.
const (
	Dead  State = iota
	Start       // of a text of which nothing has been read
)

// Next returns the state of m behind octet b: for httpurl behind "h" to begin with, and Dead behind "x".
func (m *Machine) Next(s State, b byte) State { return m.next[int(s)*m.kinds+int(m.kind[b])] }

// Final reports whether a text that ends in s is one of the production: "http://h" is one of httpurl, and
// "http://" not.
func (m *Machine) Final(s State) bool { return m.final[s] }

// Follow returns the octets that can follow in s: behind the "http" of httpurl only ":".
func (m *Machine) Follow(s State) Set { return m.follow[s] }

// Run reads text from state s until an octet cannot follow, and returns the state in front of it and how many
// octets were read: 8 of "http://h$" by httpurl.
func (m *Machine) Run(s State, text string) (State, int) {
	for i := range len(text) {
		t := m.Next(s, text[i])
		if t == Dead {
			return s, i
		}
		s = t
	}
	return s, len(text)
}

// A Set is a set of octets.
type Set [4]uint64

// Has reports whether b is in the set: ":" is in that behind "http".
func (s *Set) Has(b byte) bool { return s[b>>6]&(1<<(b&63)) != 0 }

// add adds b to the set, as ":".
func (s *Set) add(b byte) { s[b>>6] |= 1 << (b & 63) }

// union adds the octets of t: "a" and "b" with "b" and "c" are three.
func (s *Set) union(t Set) {
	for i := range s {
		s[i] |= t[i]
	}
}

// Compile makes the Machine of a production: the Machine of "httpurl" reads "http://h/".
func (g Grammar) Compile(production string) *Machine {
	b := builder{grammar: g, reverse: func(Op) bool { return false }}
	end := b.add(node{})
	start := b.nonterminal(production, end)
	return b.determine(start, end)
}

// A builder makes a nondeterministic automaton of a Grammar. Each of its nodes reads
// an octet of a set or goes on without one.
type builder struct {
	grammar Grammar
	nodes   []node

	// For Ways, which the programs without them need not have.
	box     func(t Term, next int) int // adds what reads a box; nil for a Machine
	reverse func(Op) bool              // whether a choice is better from its end, and a repetition better if it is short
}

type node struct {
	read *Set
	to   []int // where it goes on, the better way first
}

// add adds a node and returns its number: 0 for the first.
func (b *builder) add(n node) int {
	b.nodes = append(b.nodes, n)
	return len(b.nodes) - 1
}

// term adds what reads t and goes on at next, and returns where it begins: for `"ab"` a node for "a", and one for
// "b" behind it.
func (b *builder) term(t Term, next int) int {
	if b.box != nil && t.Item > 0 {
		return b.box(t, next)
	}
	if set, escapes, ok := b.grammar.Characters(t); ok && !escapes {
		return b.add(node{read: &set, to: []int{next}})
	}
	switch t.Op {
	case Literal:
		return b.literal(t.Text, next)
	case Nonterminal:
		return b.nonterminal(t.Text, next)
	case Sequence:
		for _, u := range slices.Backward(t.Terms) {
			next = b.term(u, next)
		}
		return next
	case Choice, Optional:
		return b.choice(t, next)
	}
	return b.repeat(t, next)
}

// literal adds what reads the octets of a text, letters in either case.
func (b *builder) literal(text string, next int) int {
	for i := len(text) - 1; i >= 0; i-- {
		next = b.add(node{read: bothCases(text[i]), to: []int{next}})
	}
	return next
}

// choice adds what reads one of some terms, either side of hostname | hostnumber, or none of an Optional.
func (b *builder) choice(t Term, next int) int {
	n := node{}
	for _, u := range t.Terms {
		n.to = append(n.to, b.term(u, next))
	}
	if t.Op == Optional {
		n.to = append(n.to, next)
	} else if b.reverse(Choice) {
		slices.Reverse(n.to)
	}
	return b.add(n)
}

// repeat adds the nodes that read a term as often as it is allowed: *digit, 1*digit, 6( h16 ":" ). The way to one more
// term comes before the way on.
func (b *builder) repeat(t Term, next int) int {
	if t.Max > 0 {
		at := next
		for range t.Max - t.Min {
			at = b.add(node{to: []int{b.term(t.Terms[0], at), next}})
		}
		for range t.Min {
			at = b.term(t.Terms[0], at)
		}
		return at
	}
	again := b.add(node{})
	once := b.term(t.Terms[0], again)
	b.nodes[again].to = []int{once, next}
	if b.reverse(Repeat) {
		b.nodes[again].to = []int{next, once}
	}
	if t.Min == 0 {
		return again
	}
	return once
}

// nonterminal adds what reads the definition of a name: for "port" that is 1*digit.
func (b *builder) nonterminal(name string, next int) int {
	p, _ := b.grammar.Production(name)
	return b.term(p.Definition, next)
}

// bothCases returns the octets that a literal octet stands for. A letter stands for either case (decision 2): "h"
// for "h" and "H".
func bothCases(c byte) *Set {
	s := new(Set)
	s.add(octet.Lower(c))
	s.add(octet.Upper(c))
	return s
}

// determine makes the Machine whose states are sets of nodes: the state behind "1" in a host has the nodes of a
// hostname and of a hostnumber.
func (b *builder) determine(start, end int) *Machine {
	m := &Machine{}
	b.tellApart(m)
	index := map[string]State{}
	var sets [][]int
	state := func(set []int) State {
		key := make([]byte, 0, 2*len(set))
		for _, n := range set {
			key = append(key, byte(n), byte(n>>8))
		}
		s, ok := index[string(key)]
		if !ok {
			s = State(len(sets))
			index[string(key)] = s
			sets = append(sets, set)
		}
		return s
	}
	state(nil)
	state(b.closure([]int{start}))
	octet := make([]byte, m.kinds) // one of each kind
	for c := 255; c >= 0; c-- {
		octet[m.kind[c]] = byte(c)
	}
	for s := 0; s < len(sets); s++ {
		m.follow = append(m.follow, b.follow(sets[s]))
		m.final = append(m.final, slices.Contains(sets[s], end))
		for _, c := range octet {
			m.next = append(m.next, state(b.closure(b.behind(sets[s], c))))
		}
	}
	return m
}

// follow returns the octets that some nodes read: digits and "." behind the first digit of a hostnumber.
func (b *builder) follow(nodes []int) (set Set) {
	for _, n := range nodes {
		if r := b.nodes[n].read; r != nil {
			set.union(*r)
		}
	}
	return set
}

// behind returns where the nodes that read an octet lead: "/" behind "http:" leads to the second slash.
func (b *builder) behind(nodes []int, octet byte) (to []int) {
	for _, n := range nodes {
		if r := b.nodes[n].read; r != nil && r.Has(octet) {
			to = append(to, b.nodes[n].to...)
		}
	}
	return to
}

// closure returns the nodes that read an octet, or are the end, among those that are reached from some without
// reading: in order, each once. In front of [ "/" hpath ] those are the slash and the end.
func (b *builder) closure(from []int) []int {
	list := reading(b.nodes, from...)
	slices.Sort(list)
	return list
}

// reading returns the nodes that read an octet, or are the end, behind some nodes, each once: the better first.
func reading(nodes []node, from ...int) (list []int) {
	seen := make([]bool, len(nodes))
	var visit func(list []int)
	visit = func(from []int) {
		for _, n := range from {
			if seen[n] {
				continue
			}
			seen[n] = true
			if to := nodes[n].to; nodes[n].read != nil || len(to) == 0 {
				list = append(list, n)
			} else {
				visit(to)
			}
		}
	}
	visit(from)
	return list
}

// tellApart gives the octets their kinds: two have the same when they are in the same sets of all that are read.
// "4" and "5" are of one kind, and "a" and "g" are not, since one is a digit of an escape.
func (b *builder) tellApart(m *Machine) {
	seen := map[Set]bool{}
	m.kinds = 1
	for _, n := range b.nodes {
		if n.read == nil || seen[*n.read] {
			continue
		}
		seen[*n.read] = true
		type key struct {
			kind uint8 // so far
			read bool
		}
		split := map[key]uint8{}
		for c := range 256 {
			of := key{m.kind[c], n.read.Has(byte(c))}
			k, ok := split[of]
			if !ok {
				k = uint8(len(split))
				split[of] = k
			}
			m.kind[c] = k
		}
		m.kinds = len(split)
	}
}
