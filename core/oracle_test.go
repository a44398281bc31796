package core_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"urlscope/core"
)

// The oracle says of any input what section 5 says of it, straight from the
// grammar's data: it makes an automaton of each production and follows all paths
// at once. It knows no scheme and no delimiter, so it shares no mistake with the
// reader that it judges. It is slow, and it need not be fast.

// A verdict is what section 5 says of an input.
type verdict struct {
	production string // the production that applies, "" without a scheme
	valid      bool   // the input derives from it
	offset     int    // how much of the input the production can begin with; all of it when valid
	parts      []part // of a valid input, in order
}

// A part is a nonterminal of section 5 with the octets that derive from it.
type part struct {
	name       string
	start, end int
}

// oracle gives the verdict on s.
func oracle(s string) verdict {
	scheme, _, found := strings.Cut(s, ":")
	if !found || !automata()["scheme"].run(scheme).valid {
		// Whatever scheme may yet come, the URL will be a genericurl (decision 6).
		return verdict{offset: automata()["genericurl"].run(s).offset}
	}
	v := automata()[core.ProductionFor(scheme)].run(s)
	if v.valid {
		// The predefined productions hide their scheme in a literal. Their URLs
		// too are genericurls, and so have one.
		v.parts = slices.Insert(v.parts, 0, part{"scheme", 0, len(scheme)})
	}
	return v
}

// partNames are the nonterminals that are listed as parts. What is in a part is
// not listed again: the digits of a port, the host of an article.
var partNames = strings.Fields(`
	user password host port urlpath
	fsegment ftptype hsegment search gtype selector gopher+_string
	encoded822addr group article digits database wtype wpath
	psegment fieldname fieldvalue`)

// restNames are nonterminals listed only for the alternatives that have no part
// in them: the "*" of grouppart, the schemepart that has no ip form (decision 4).
var restNames = []string{"schemepart", "grouppart"}

// An automaton recognises what derives from a nonterminal.
type automaton struct {
	production string
	states     []*state
	start      *state
	accept     *state
}

// A state reads one octet of a set, or, when it has none, marks where a part
// begins or ends, or does nothing at all.
type state struct {
	id     int
	octets *octetSet
	next   []*state // the preferred one first
	mark   *mark
}

type octetSet [256]bool

type mark struct {
	name string
	end  bool
}

// automata returns an automaton for each production that a URL can have, and for
// those that tell whether there is one.
var automata = sync.OnceValue(func() map[string]*automaton {
	all := map[string]*automaton{}
	url, _ := core.ProductionOf("url")
	for _, t := range url.Definition.Terms {
		all[t.Text] = newAutomaton(t.Text, t.Text)
	}
	for _, name := range []string{"genericurl", "scheme"} {
		all[name] = newAutomaton(name, name)
	}
	return all
})

// newAutomaton returns an automaton for what a nonterminal stands for within a
// production.
func newAutomaton(production, nonterminal string) *automaton {
	a := &automaton{production: production}
	a.accept = a.add(&state{})
	a.start = a.nonterminal(nonterminal, false, a.accept)
	return a
}

func (a *automaton) add(s *state) *state {
	s.id = len(a.states)
	a.states = append(a.states, s)
	return s
}

// term adds states that read t and go on to next, and returns the first of them.
//
// Which path is preferred matters only where section 5 is ambiguous, and only to
// the parts. Three preferences settle it:
//
//   - an optional element is there rather than not: after the gtype of
//     "gopher://h/7" comes a selector, empty;
//   - a repetition ends as soon as it can: the selector at the first "%09", the
//     search of a gopherurl at the second (decision 25);
//   - an alternative that has parts comes before one that has none: the
//     ip-schemepart (decision 4), the host that is "localhost".
func (a *automaton) term(t core.Term, inPart bool, next *state) *state {
	if set := octets(t); set != nil && (inPart || !hasParts(t)) {
		return a.add(&state{octets: set, next: []*state{next}})
	}
	switch t.Op {
	case core.Literal:
		for i := len(t.Text) - 1; i >= 0; i-- {
			octet := core.Term{Op: core.Literal, Text: t.Text[i : i+1]}
			next = a.add(&state{octets: octets(octet), next: []*state{next}})
		}
		return next
	case core.Nonterminal:
		return a.nonterminal(t.Text, inPart, next)
	case core.Sequence:
		for _, element := range slices.Backward(t.Terms) {
			next = a.term(element, inPart, next)
		}
		return next
	case core.Choice:
		return a.choice(t.Terms, "", inPart, next)
	case core.Optional:
		return a.add(&state{next: []*state{a.term(t.Terms[0], inPart, next), next}})
	case core.Repeat:
		loop := a.add(&state{})
		loop.next = []*state{next, a.term(t.Terms[0], inPart, loop)}
		first := loop
		for range t.Min {
			first = a.term(t.Terms[0], inPart, first)
		}
		return first
	}
	panic("a term of no kind")
}

// choice adds states that read any of the alternatives. Those that have no parts
// in them are, if a name is given, the part of this name.
func (a *automaton) choice(alternatives []core.Term, name string, inPart bool, next *state) *state {
	choice := a.add(&state{})
	var plain []*state
	for _, t := range alternatives {
		switch {
		case hasParts(t):
			choice.next = append(choice.next, a.term(t, inPart, next))
		case name != "":
			plain = append(plain, a.part(name, t, next))
		default:
			plain = append(plain, a.term(t, inPart, next))
		}
	}
	choice.next = append(choice.next, plain...)
	return choice
}

// nonterminal adds states that read what name stands for, marked if it is a part.
func (a *automaton) nonterminal(name string, inPart bool, next *state) *state {
	definition := definitionIn(a.production, name)
	switch {
	case inPart:
	case slices.Contains(partNames, name):
		return a.part(name, definition, next)
	case slices.Contains(restNames, name):
		return a.choice(definition.Terms, name, false, next)
	}
	return a.term(definition, inPart, next)
}

// part adds states that read t, with marks around them.
func (a *automaton) part(name string, t core.Term, next *state) *state {
	end := a.add(&state{mark: &mark{name, true}, next: []*state{next}})
	inside := a.term(t, true, end)
	return a.add(&state{mark: &mark{name, false}, next: []*state{inside}})
}

// definitionIn returns what a nonterminal stands for within a production. In two
// places the parts need more room than section 5 gives them. Neither makes more
// valid, nor less:
//
//   - by 3.4.1 nothing is reserved in a gopher-path, so its search may hold what
//     the gopher+_string may; the selector, as free as these, derives it anyhow
//     (decisions 25 and 26);
//   - by 3.10 the host of a file may be empty, where section 5 has none
//     (decisions 14 and 23).
func definitionIn(production, nonterminal string) core.Term {
	p, _ := core.ProductionOf(nonterminal)
	switch [2]string{production, nonterminal} {
	case [2]string{"gopherurl", "search"}:
		return definitionIn(production, "gopher+_string")
	case [2]string{"fileurl", "host"}:
		return core.Term{Op: core.Optional, Terms: []core.Term{p.Definition}}
	}
	return p.Definition
}

// hasParts reports whether a part may derive from t.
func hasParts(t core.Term) bool {
	for u := range t.All() {
		if u.Op != core.Nonterminal {
			continue
		}
		if slices.Contains(partNames, u.Text) || slices.Contains(restNames, u.Text) {
			return true
		}
		if p, _ := core.ProductionOf(u.Text); hasParts(p.Definition) {
			return true
		}
	}
	return false
}

// octets returns the octets that t stands for, nil when it can stand for anything
// but one octet.
func octets(t core.Term) *octetSet {
	switch t.Op {
	case core.Literal:
		if len(t.Text) == 1 {
			set := new(octetSet)
			set[strings.ToLower(t.Text)[0]] = true // decision 2
			set[strings.ToUpper(t.Text)[0]] = true
			return set
		}
	case core.Nonterminal:
		p, _ := core.ProductionOf(t.Text)
		return octets(p.Definition)
	case core.Choice:
		set := new(octetSet)
		for _, alternative := range t.Terms {
			one := octets(alternative)
			if one == nil {
				return nil
			}
			for c, in := range one {
				set[c] = set[c] || in
			}
		}
		return set
	}
	return nil
}

// A thread is one of the paths that are followed at once.
type thread struct {
	at    *state
	trail *trail
}

// A trail is the marks that a path has come by, the last one first.
type trail struct {
	*mark
	offset int
	before *trail
}

// run follows s through a.
func (a *automaton) run(s string) verdict {
	threads := a.follow(nil, make([]bool, len(a.states)), a.start, nil, 0)
	for i := range len(s) {
		var after []thread
		seen := make([]bool, len(a.states))
		for _, t := range threads {
			if t.at.octets != nil && t.at.octets[s[i]] {
				after = a.follow(after, seen, t.at.next[0], t.trail, i+1)
			}
		}
		if len(after) == 0 {
			return verdict{production: a.production, offset: i}
		}
		threads = after
	}
	v := verdict{production: a.production, offset: len(s)}
	for _, t := range threads {
		if t.at == a.accept {
			v.valid = true
			v.parts = t.trail.parts()
		}
	}
	return v
}

// follow adds to threads those that go on from s and read an octet or accept. Of
// two that come to the same state only the first, preferred one is kept.
func (a *automaton) follow(threads []thread, seen []bool, s *state, t *trail, offset int) []thread {
	if seen[s.id] {
		return threads
	}
	seen[s.id] = true
	if s.octets != nil || s == a.accept {
		return append(threads, thread{s, t})
	}
	if s.mark != nil {
		t = &trail{s.mark, offset, t}
	}
	for _, next := range s.next {
		threads = a.follow(threads, seen, next, t, offset)
	}
	return threads
}

// parts returns the parts that the marks enclose, in order.
func (t *trail) parts() (list []part) {
	for ; t != nil; t = t.before {
		if t.end {
			list = append(list, part{name: t.name, end: t.offset})
		} else {
			list[len(list)-1].start = t.offset
		}
	}
	slices.Reverse(list)
	return list
}

// generate returns a random string that derives from the nonterminal, mostly a
// short one. A URL has the production that it was made from: an otherurl will not
// begin with "http:".
func generate(r *rand.Rand, nonterminal string) string {
	for {
		b := sample(nil, r, core.Term{Op: core.Nonterminal, Text: nonterminal})
		scheme, _, _ := strings.Cut(string(b), ":")
		if nonterminal != "otherurl" || core.ProductionFor(scheme) == nonterminal {
			return string(b)
		}
	}
}

// sample appends a string that derives from t.
func sample(b []byte, r *rand.Rand, t core.Term) []byte {
	switch t.Op {
	case core.Literal:
		shout := r.IntN(8) == 0 // decision 2
		for i := range len(t.Text) {
			if shout && r.IntN(2) == 0 {
				b = append(b, strings.ToUpper(t.Text)[i])
			} else {
				b = append(b, t.Text[i])
			}
		}
	case core.Nonterminal:
		if t.Text == "escape" && r.IntN(4) > 0 {
			return append(b, telling[r.IntN(len(telling))]...)
		}
		p, _ := core.ProductionOf(t.Text)
		return sample(b, r, p.Definition)
	case core.Sequence:
		for _, element := range t.Terms {
			b = sample(b, r, element)
		}
	case core.Choice:
		i := r.IntN(len(t.Terms))
		if t.Terms[0].Op == core.Nonterminal && r.IntN(2) == 0 {
			i = 0 // the most usual: of uchar unreserved, of this alpha, of this lowalpha
		}
		return sample(b, r, t.Terms[i])
	case core.Optional:
		if r.IntN(3) > 0 {
			return sample(b, r, t.Terms[0])
		}
	case core.Repeat:
		for range t.Min {
			b = sample(b, r, t.Terms[0])
		}
		for r.IntN(3) > 0 {
			b = sample(b, r, t.Terms[0])
		}
	}
	return b
}

// telling are the escapes that have a meaning somewhere.
var telling = []string{
	"%00", "%09", "%0A", "%0D", "%20", "%23", "%25", "%2F", "%2f", "%3A", "%3B", "%3D", "%3F", "%40", "%7E", "%80", "%ff",
}

// nastyOctets are those that URLs break on.
const nastyOctets = "%%;;::@@//??##&= \t\r\n\x00\x7f\x80\xe3\xff<>\"{}|\\^~[]`aAdfgGkzZ0129-._+*$,"

// mutate returns s after one to three random edits.
func mutate(r *rand.Rand, s string) string {
	b := []byte(s)
	for range 1 + r.IntN(3) {
		i := r.IntN(len(b) + 1)
		j := min(len(b), i+1+r.IntN(3))
		octet := nastyOctets[r.IntN(len(nastyOctets))]
		switch r.IntN(5) {
		case 0:
			b = slices.Insert(b, i, octet)
		case 1:
			b = slices.Delete(b, i, j)
		case 2:
			if i < len(b) {
				b[i] = octet
			}
		case 3:
			if i+1 < len(b) {
				b[i], b[i+1] = b[i+1], b[i]
			}
		case 4:
			b = slices.Insert(b, j, slices.Clone(b[i:j])...)
		}
	}
	return string(b)
}

// arbitrary returns a string that need not look like a URL. Half of them begin
// like one, or it would hardly be read beyond the scheme.
func arbitrary(r *rand.Rand) string {
	var b []byte
	if r.IntN(2) == 0 {
		url, _ := core.ProductionOf("url")
		production := url.Definition.Terms[r.IntN(len(url.Definition.Terms))].Text
		b = append(b, generate(r, production)...)
		b = b[:r.IntN(len(b)+1)]
	}
	for range r.IntN(24) {
		switch r.IntN(8) {
		case 0:
			b = append(b, byte(r.IntN(256)))
		case 1:
			b = append(b, telling[r.IntN(len(telling))]...)
		default:
			b = append(b, nastyOctets[r.IntN(len(nastyOctets))])
		}
	}
	return string(b)
}
