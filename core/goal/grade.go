package goal

import "urlscope/core"

// A Grader grades one input after another. For goals with "once" it remembers which alternatives have been met.
type Grader struct {
	goals []Goal
	start *core.URL
	met   [][mostClauses]bool
}

// NewGrader returns a Grader for a lesson with that start.
func NewGrader(start string, goals []Goal) *Grader {
	return &Grader{goals: goals, start: core.Parse(start), met: make([][mostClauses]bool, len(goals))}
}

// A Grade is the result for one input.
type Grade struct {
	States []State // of each goal
	Done   bool    // all goals are met
}

// Grade grades an input with a selection.
func (g *Grader) Grade(u *core.URL, selected core.Span) Grade { return g.grade(u, &selected) }

// GradeAlone grades an input without a selection or earlier inputs. Goals that ask for these are then unknown, and
// Done does not need them.
func (g *Grader) GradeAlone(u *core.URL) Grade { return g.grade(u, nil) }

func (g *Grader) grade(u *core.URL, selected *core.Span) Grade {
	a := &attempt{url: u, start: g.start, selected: selected}
	out := Grade{States: make([]State, len(g.goals)), Done: true}
	for i, goal := range g.goals {
		state := goal.state(a, &g.met[i])
		out.States[i] = state
		if state != StateMet && !(selected == nil && state == StateUnknown && goal.AsksPage()) {
			out.Done = false
		}
	}
	return out
}

// state returns the state of g. It updates met, the alternatives that have been met.
func (g Goal) state(a *attempt, met *[mostClauses]bool) State {
	if !g.Known() {
		return StateUnknown
	}
	best := StateOpen
	for i, c := range g.clauses {
		s := c.state(a)
		met[i] = met[i] || s == StateMet
		if c.once {
			s = c.ever(s, met[i], a)
		}
		best = better(best, s)
	}
	return best
}

// ever returns the state of a clause with "once".
func (c clause) ever(state State, met bool, a *attempt) State {
	switch {
	case met:
		return StateMet
	case a.selected == nil:
		return StateUnknown
	}
	return state
}

// better returns the state of two alternatives.
func better(a, b State) State {
	switch {
	case a == StateMet || b == StateMet:
		return StateMet
	case a == StateUnknown || b == StateUnknown:
		return StateUnknown
	}
	return StateOpen
}

func (c clause) state(a *attempt) State {
	if c.valid && !a.url.Valid() || c.compare == selection && a.selected == nil {
		return StateUnknown
	}
	if c.holds(a, &c.test) != c.no {
		return StateMet
	}
	return StateOpen
}
