package meant

import (
	"slices"
	"strings"

	"urlscope/core/internal/grammar"
	"urlscope/core/octet"
)

// A found is what the search came to: the edits, and what they cost.
type found struct {
	edits []octet.Edit
	price int
}

// A place is where the search is in a text: in front of the octet at pos, in a state of the machine, after the edits that led here.
type place struct {
	pos   int
	state grammar.State
	price int
	depth int
	up    *place
	edit  octet.Edit
}

// The bounds of a search.
const (
	mostFound = 4
	spread    = 60 // how much dearer than the first found another may be: behind one of 45, up to 105
	reach     = 12 // how far in front of where the machine stops an octet is changed: the ":" of "http://h:80x/" is 3 in front of the "x"
	leastSlip = 25 // the price of the cheapest slip, "\\" for "/"
)

// A search is for the cheapest texts that a machine reads.
type search struct {
	machine *grammar.Machine
	text    string
	limit   int // of price
	bound   int // of price with what each slip besides the first costs
	login   int // where the login begins, in front of which all is known
	path    int // where the path begins, in which a colon stands for nothing
	queue   queue[*place]
	states  [reach + 1]grammar.State // in front of the last octets read
	stuck   grammar.State            // in which the machine stops
	seen    map[uint32]int
}

// newSearch returns the search for what comes of a text that the language does not have, such as "http://h$/", for at most a price.
func newSearch(l *lang, p parts, limit int) *search {
	m, start := l.machine(p)
	s := &search{machine: m, text: p.text, limit: limit, login: p.login.Start, path: p.path.Start, seen: make(map[uint32]int, 16)}
	s.queue.push(0, &place{pos: start, state: grammar.Start})
	return s
}

// next returns the cheapest edits that it has not returned yet; false for none. It looks at no more than so
// many places, which it counts down. Of "http://h$/" the first take out the "$".
func (s *search) next(left *int) (found, bool) {
	for ; len(s.queue) > 0 && *left > 0; *left-- {
		p := s.queue.pop()
		if p.price > s.limit {
			break
		}
		if s.expand(p) {
			*left--
			s.limit = min(s.limit, p.price+spread)
			return found{p.edits(), p.price}, true
		}
	}
	return found{}, false
}

// within reports whether what comes of so many slips at a price is cheap enough. Where a slip of 66 is found
// of which nothing is doubted, one of 99 is, and not two of 62 together.
func (s *search) within(price, slips int) bool {
	return price <= s.limit && price+(slips-1)*(oneStep+oneMore) <= s.bound
}

// edits returns those that lead to p: in "http://h,org$/" a dot for the comma, then nothing for the "$".
func (p *place) edits() []octet.Edit {
	list := make([]octet.Edit, p.depth)
	for q := p; q.up != nil; q = q.up {
		list[q.depth-1] = q.edit
	}
	return list
}

// expand reads on from p. It reports whether the text ends well. If not, as "http://h$/" in front of the "$",
// it adds the places behind one more slip.
func (s *search) expand(p *place) bool {
	at, state := p.pos, p.state
	s.states[at%len(s.states)] = state
	for at < len(s.text) {
		next := s.machine.Next(state, s.text[at])
		if next == grammar.Dead {
			break
		}
		at++
		state = next
		s.states[at%len(s.states)] = state
	}
	if at == len(s.text) && s.machine.Final(state) {
		return true
	}
	if !s.within(p.price+leastSlip, p.depth+1) {
		return false
	}
	s.stuck = state
	for i := max(p.pos, at-reach); i <= at; i++ {
		s.slips(p, i, at, s.states[i%len(s.states)])
	}
	return false
}

// slips adds the places behind each slip at offset i, in front of which the machine is in the given state,
// and stops at offset stop: at the "$" of "http://h$/", behind it, behind a slash in its place, and so on.
func (s *search) slips(p *place, i, stop int, state grammar.State) {
	follow := s.machine.Follow(state)
	if i < len(s.text) {
		s.add(p, stop, state, edit(i, i+1, ""), dropPrice(s.text, i))
		s.replace(p, i, stop, state, follow)
		if end, price := encodable(s.text, i); end > i && follow.Has('%') {
			s.add(p, stop, state, edit(i, end, escapes(s.text[i:end])), price)
		}
	}
	s.pair(p, i, stop, state, follow)
	for n := range len(inserted) {
		if d := inserted[n]; follow.Has(d) {
			s.add(p, stop, state, edit(i, i, inserted[n:n+1]), insertPrice(s.text, i, d))
		}
	}
}

// inserted are the octets that are put in: those that part one component from another.
const inserted = ":/?@;=."

// pair adds the places behind a slip of the two octets at offset i: they changed places, or a label ended in both.
func (s *search) pair(p *place, i, stop int, state grammar.State, follow grammar.Set) {
	if i+1 >= len(s.text) {
		return
	}
	first, second := s.text[i], s.text[i+1]
	if first != second && follow.Has(second) { // each in place of the other: "h/" for "/h"
		s.add(p, stop, state, edit(i, i+2, string([]byte{second, first})), swapPrice)
	}
	// A label does not end in a hyphen, so dropping only the "~" of "http://cdn-~.h.org/" repairs nothing. The second octet costs half
	// its price.
	if first == '-' && !octet.IsAlphaDigit(second) && second != '.' {
		s.add(p, stop, state, edit(i, i+2, ""), dropPrice(s.text, i)+dropPrice(s.text, i+1)/2)
	}
}

// replace adds the places behind the octet at offset i when another was meant: a delimiter, a digit that it
// looks like, or the only one that can stand there. For the comma of "http://h,org/" it is ".". In a path a colon stands for nothing.
func (s *search) replace(p *place, i, stop int, state grammar.State, follow grammar.Set) {
	b, prices := s.text[i], replacePrices()
	for n := range len(replacing) {
		d, price := replacing[n], int(prices[n][b])
		if d == b || !follow.Has(d) || d == ':' && i >= s.path || octet.IsDigit(d) && (octet.IsDigit(b) || price >= 80) {
			continue
		}
		if b == '.' && between(s.text, i, i+1) { // it parts two labels
			price += 35
		}
		s.add(p, stop, state, edit(i, i+1, replacing[n:n+1]), price)
	}
}

// partPrice is what it costs besides that an "@" or a slash is meant, by what comes behind it: 70 of an "@" in front of "x/y".
func (s *search) partPrice(e octet.Edit) int {
	rest := s.text[e.End:]
	switch {
	case e.New == "@" && !hasHostport(rest):
		return 70
	case strings.HasSuffix(e.New, "/") && e.Start <= s.path:
		price := pathPrice(rest)
		if s.text[e.Start:e.End] == "?" && upTo("/?", with("="))(rest) { // a search
			price += 60
		}
		return price
	}
	return 0
}

// pathPrice is what it costs besides that a slash is meant in front of rest, behind a host. It is followed by
// no other slash, nor by what goes on as a name does and has a slash of its own, nor by the host of a login, nor by its port:
// 45 of "/a", 70 of "ample.com/a", 60 of "@h.org/", 60 of "com:8O/", 0 of "a/b".
func pathPrice(rest string) int {
	end := strings.IndexAny(rest, "/?;")
	name := rest[:max(end, 0)]
	switch {
	case strings.ContainsAny(name, "@:"):
		return 60
	case end == 0:
		return 45
	case strings.ContainsAny(name, ".,") && !fileEnding(name) && !isDotted(name):
		return 70
	}
	return 0
}

// encodable returns the end of the octets at text[i] that can be written as escapes, which is the end of a run outside
// ASCII, and the price. Letters and digits are not encoded. For the "é" of "café" it is the end of the text, and 34.
func encodable(text string, i int) (end, price int) {
	switch b := text[i]; {
	case octet.IsAlphaDigit(b):
		return i, 0
	case b >= 0x80:
		for end = i; end < len(text) && text[end] >= 0x80; {
			end++
		}
		return end, unsafePrice
	case isUnsafe(b):
		return i + 1, unsafePrice
	}
	return i + 1, encodePrice
}

// add adds the place behind a slip, in front of which the machine is in a state, if the machine then reads further than stop, or as far
// and comes to another state: "h.com-|/" goes on when the "-" is out.
func (s *search) add(p *place, stop int, state grammar.State, e octet.Edit, price int) {
	price += p.price
	if e.Start < stop && e.New != "" {
		price += 5 // what is wrong is rather what cannot go on
	}
	if !s.within(price, p.depth+1) {
		return
	}
	state, n := s.machine.Run(state, e.New)
	if n < len(e.New) || !s.goesOn(stop, state, e) {
		return
	}
	if price += s.partPrice(e); !s.within(price, p.depth+1) {
		return
	}
	key := uint32(e.End)<<16 | uint32(state)
	if before, ok := s.seen[key]; ok && before <= price {
		return
	}
	s.seen[key] = price
	s.queue.push(price, &place{e.End, state, price, p.depth + 1, p, e})
}

// goesOn reports whether the machine, behind a slip, reads further than stop, or as far and comes to
// another state. Without the "$" of "http://hh$/" it does, and without an "h" it does not.
func (s *search) goesOn(stop int, state grammar.State, e octet.Edit) bool {
	switch pos := e.End; {
	case pos > stop || stop == len(s.text):
		return true
	case state == s.states[pos%len(s.states)]: // to which the text as it is comes there
		return false
	}
	next, n := s.machine.Run(state, s.text[e.End:stop])
	if e.End+n < stop {
		return false
	}
	known := next == s.stuck || e.Start < s.login
	return !known || s.machine.Next(next, s.text[stop]) != grammar.Dead
}

// A queue has the items that the search must still visit. The cheapest comes first, and of items with the same price
// the one that was added first: of two URLs in a text, the first.
type queue[T any] []queued[T] // the first comes last

type queued[T any] struct {
	price int
	item  T
}

// push adds an item: at 20 in front of those at 30.
func (q *queue[T]) push(price int, item T) {
	n, _ := slices.BinarySearchFunc(*q, price, func(e queued[T], price int) int { return price - e.price })
	*q = slices.Insert(*q, n, queued[T]{price, item})
}

// pop takes the first item out; there must be one. Of those at 30, 20 and 20 it is the first at 20.
func (q *queue[T]) pop() T {
	last := len(*q) - 1
	first := (*q)[last].item
	*q = (*q)[:last]
	return first
}
