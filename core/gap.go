package core

import "urlscope/core/internal/grammar"

// A gap is a text with a hole in it, read by a production: what could be put there?
// Nothing fits in the zero gap.
type gap struct {
	production string
	machine    *grammar.Machine
	state      grammar.State // behind what stands in front of the hole; Dead where no text goes on
	rest       string        // what stands behind it
	behind     []fitBehind   // what is known of states that it leads to; they are few
}

// A fitBehind says how what stands behind a gap fits behind a state.
type fitBehind struct {
	state grammar.State
	fit   fit
}

// A fit says how well something fits in a gap.
type fit uint8

const (
	unfit  fit = iota
	goesOn     // the text goes on with it, but not with what stands behind
	begins     // with what stands behind, too, it is a beginning
	whole      // with what stands behind it derives from the production
)

// newGap returns the gap between two texts.
func newGap(production, before, rest string) *gap {
	g := &gap{production: production, machine: grammar.MachineOf(production), rest: rest}
	if state, n := g.machine.Run(grammar.Start, before); n == len(before) {
		g.state = state
	}
	return g
}

// newGapIn returns the gap between two texts, of which the first need not go on: an octet
// that cannot come next is taken for the first, or else left out.
func newGapIn(production, before, rest string) *gap {
	g := newGap(production, "", rest)
	for i := range len(before) {
		next := g.machine.Next(g.state, before[i])
		if next == grammar.Dead {
			next = g.machine.Next(grammar.Start, before[i])
		}
		if next == grammar.Dead {
			next = grammar.Start
		}
		g.state = next
	}
	return g
}

// open reports whether the text in front of g goes on.
func (g *gap) open() bool { return g.state != grammar.Dead }

// final reports whether the text in front of g derives from the production.
func (g *gap) final() bool { return g.open() && g.machine.Final(g.state) }

// fit says how text fits in g.
func (g *gap) fit(text string) fit {
	if !g.open() {
		return unfit
	}
	state, n := g.machine.Run(g.state, text)
	if n < len(text) {
		return unfit
	}
	for _, known := range g.behind {
		if known.state == state {
			return known.fit
		}
	}
	f := goesOn
	if end, n := g.machine.Run(state, g.rest); n == len(g.rest) {
		f = begins
		if g.machine.Final(end) {
			f = whole
		}
	}
	g.behind = append(g.behind, fitBehind{state, f})
	return f
}
