package goal

import "urlscope/core"

// A Grader grades one input after another. It remembers what has held.
type Grader struct {
	goals []Goal
	start *core.URL
	held  [][mostClauses]bool
}

// NewGrader returns a Grader of a lesson that begins with start.
func NewGrader(start string, goals []Goal) *Grader {
	return &Grader{goals: goals, start: core.Parse(start), held: make([][mostClauses]bool, len(goals))}
}

// A Grade is what there is to say of an input.
type Grade struct {
	States []State // of each goal
	Done   bool    // all are met
}

// Grade grades an input with octets of it selected.
func (g *Grader) Grade(u *core.URL, selected core.Span) Grade { return g.grade(u, &selected) }

// GradeAlone grades an input of which nothing else is known. Goals that ask what was before, or
// what is selected, cannot be told then, and need not be met.
func (g *Grader) GradeAlone(u *core.URL) Grade { return g.grade(u, nil) }

func (g *Grader) grade(u *core.URL, selected *core.Span) Grade {
	a := &attempt{url: u, start: g.start, selected: selected}
	out := Grade{States: make([]State, len(g.goals)), Done: true}
	for i, goal := range g.goals {
		state := goal.state(a, &g.held[i])
		out.States[i] = state
		if state != Met && !(selected == nil && state == Unknown && goal.AsksPage()) {
			out.Done = false
		}
	}
	return out
}

// state returns how far g is; held are the clauses that have held.
func (g Goal) state(a *attempt, held *[mostClauses]bool) State {
	if !g.Known() {
		return Unknown
	}
	best := Open
	for i, c := range g.clauses {
		s := c.state(a)
		held[i] = held[i] || s == Met
		if c.once {
			s = c.ever(s, held[i], a)
		}
		best = better(best, s)
	}
	return best
}

// ever returns the state of a clause that asks whether it has held at some time.
func (c clause) ever(now State, held bool, a *attempt) State {
	switch {
	case held:
		return Met
	case a.selected == nil:
		return Unknown
	}
	return now
}

// better returns the state of two alternatives together.
func better(a, b State) State {
	switch {
	case a == Met || b == Met:
		return Met
	case a == Unknown || b == Unknown:
		return Unknown
	}
	return Open
}

func (c clause) state(a *attempt) State {
	if c.valid && !a.url.Valid() || c.compare == selection && a.selected == nil {
		return Unknown
	}
	if c.holds(a, &c.test) != c.no {
		return Met
	}
	return Open
}
