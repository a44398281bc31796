package grammar

// A Gap is a text with a hole in it, read by a production: what could be put there?
// Nothing fits in the zero Gap.
type Gap struct {
	Production string

	machine *Machine
	state   State    // behind the text in front of the hole; Dead if that text cannot go on
	rest    string   // what stands behind it
	behind  []behind // the states that are known; they are so few that a map would take longer
}

// A behind says how the rest fits behind a state.
type behind struct {
	state State
	fit   Fit
}

// A Fit says how well something fits in a Gap.
type Fit uint8

// The ways in which something fits.
const (
	Unfit  Fit = iota
	GoesOn     // the text goes on with it, but not with what stands behind
	Begins     // with what stands behind, too, it is a beginning
	Whole      // with what stands behind it derives from the production
)

// NewGap returns the Gap between two texts: in httpurl between "http://h" and "/x".
func NewGap(production, before, rest string) *Gap {
	g := &Gap{Production: production, machine: MachineOf(production), rest: rest}
	if state, n := g.machine.Run(Start, before); n == len(before) {
		g.state = state
	}
	return g
}

// NewGapIn returns the Gap between two texts, of which the first need not go on, as "http://h$" does not: an octet
// that cannot come next is taken for the first, or else left out.
func NewGapIn(production, before, rest string) *Gap {
	g := NewGap(production, "", rest)
	for i := range len(before) {
		next := g.machine.Next(g.state, before[i])
		if next == Dead {
			next = g.machine.Next(Start, before[i])
		}
		if next == Dead {
			next = Start
		}
		g.state = next
	}
	return g
}

// Open reports whether the text in front of g goes on: "http://h" does, "http:///" not.
func (g *Gap) Open() bool { return g.state != Dead }

// Final reports whether the text in front of g derives from the production: "http://h" does, "http://" not.
func (g *Gap) Final() bool { return g.Open() && g.machine.Final(g.state) }

// Fit says how text fits in g: between "http://h" and "/x" the text ".org" is Whole, and "$" is Unfit.
func (g *Gap) Fit(text string) Fit {
	if !g.Open() {
		return Unfit
	}
	state, n := g.machine.Run(g.state, text)
	if n < len(text) {
		return Unfit
	}
	for _, b := range g.behind {
		if b.state == state {
			return b.fit
		}
	}
	b := behind{state, g.fitBehind(state)}
	g.behind = append(g.behind, b)
	return b.fit
}

// fitBehind says how the rest fits behind a state: "/x" behind the state of "http://h" is Whole.
func (g *Gap) fitBehind(s State) Fit {
	end, n := g.machine.Run(s, g.rest)
	switch {
	case n < len(g.rest):
		return GoesOn
	case !g.machine.Final(end):
		return Begins
	}
	return Whole
}
