// Package goal has the goals of a lesson. A goal asks something of a URL in one line, such as "sends = CWD /etc". A
// [Grader] says whether an input meets the goals, and [Goal.Label] says in three languages what a goal asks for.
//
//	g, err := goal.Parse("sends = CWD /etc")
//	grader := goal.NewGrader("ftp://host.dom/etc", []goal.Goal{g})
//	grader.GradeAlone(core.Parse("ftp://host.dom/%2Fetc/motd")).Done // true
//
// # Goals
//
// A goal is a predicate and its object:
//
//	valid                      the input is a URL by section 5
//	offset = 7                 it is not, and core.URL.Offset is 7
//	scheme = ftp               the scheme, in any case
//	rule = ftpurl              the production of section 5
//	octets <= 40               the number of octets
//	escapes <= 1               the number of escapes
//	escape 2F                  an escape of this octet
//	input *= #top              the input itself
//	edits <= 2                 the number of octets that differ from the start; at most 16
//	fragment                   there is a fragment
//	problem tilde              a diagnostic with this ID
//	clean                      neither an error nor a warning
//	part user                  the part is present, empty or not
//	raw host = host.dom        its octets as typed
//	decoded user = a:b         its octets with escapes decoded
//	count fsegment = 2         the number of parts of this name
//	keeps host                 the part is as in the start
//	sends = CWD /etc           a client sends this line
//	steps ftp-cwd = 1          the number of steps of this kind
//	guess ftp-type             a client has to guess this step
//	connects = host.dom:21     the server that a client connects to
//	danger                     a line that is sent ends early (section 6)
//	as ftp://host.dom/motd     the scheme and the client's steps are the same as for this URL
//	points host                exactly this part is selected
//
// If a URL can have several parts of a name, "fsegment[0]" is the first and "fsegment[-1]" the last. Without an index
// any of them will do. Octets are compared by "=", "^=" (begins with), "$=" (ends with) and "*=" (contains), numbers
// by "=", "<=" and ">=". In octets, \r, \n, \t, \\ and \xHH stand for one octet, such as \x20 for a space at the end.
//
// "no" before a predicate negates it. "once" before that asks whether it has held at any time since the lesson was
// opened. " | " separates up to four alternatives. Text behind " -- " is the author's own wording of the goal.
//
// # Unknown states
//
// A goal is met, open, or unknown ([State]). Goals about parts and about the client are unknown for an invalid URL,
// also under "no". So no goal is met by garbage, and none flickers while one types. Grading takes time linear in the
// size of the input.
package goal

import (
	"slices"
	"strings"

	"urlscope/core"
)

// A State says whether an input meets a goal.
type State uint8

// The states. A goal is StateUnknown if this input does not decide it, or if this version does not know the goal.
const (
	StateOpen State = iota
	StateMet
	StateUnknown
)

// String returns the name of s. Names are stable.
func (s State) String() string { return [...]string{"open", "met", "unknown"}[min(s, StateUnknown)] }

// A Goal asks one thing of a URL. The zero Goal is unknown.
type Goal struct {
	Words string // the author's own wording; "" for none

	clauses []clause // alternatives
	unknown string   // the text of an unknown goal
}

type clause struct {
	once, no bool
	test
}

// A test is a predicate and its object.
type test struct {
	*predicate
	object  string // a part, a kind of step, the ID of a rule, an octet
	index   int    // of the part; a negative index counts from the end
	indexed bool
	op      op
	number  int
	value   string
	url     *core.URL
}

// Unknown returns a goal that this version does not know: one of a later version, or a mistake. It is never met.
func Unknown(line string) Goal { return Goal{unknown: line} }

// Known reports whether this version knows g.
func (g Goal) Known() bool { return len(g.clauses) > 0 }

// AsksPage reports whether the input alone does not decide g, because it asks about the selection or earlier inputs.
func (g Goal) AsksPage() bool {
	return slices.ContainsFunc(g.clauses, func(c clause) bool { return c.once || c.compare == selection })
}

// String returns the canonical text of g, without the author's wording.
func (g Goal) String() string {
	if !g.Known() {
		return g.unknown
	}
	list := make([]string, len(g.clauses))
	for i, c := range g.clauses {
		list[i] = c.String()
	}
	return strings.Join(list, or)
}

// Line returns the line of g in a lesson: its canonical text and the author's wording.
func (g Goal) Line() string {
	if g.Words == "" {
		return g.String()
	}
	return g.String() + words + Escape(g.Words)
}

func (c clause) String() string {
	s := c.name
	switch {
	case c.once && c.no:
		s = "once no " + s
	case c.once:
		s = "once " + s
	case c.no:
		s = "no " + s
	}
	if c.object != "" {
		s += " " + c.object
	}
	return s + c.indexText() + c.comparison()
}

// Asks reports whether g has a predicate of that name: "scheme = http" has "scheme".
func (g Goal) Asks(name string) bool {
	return slices.ContainsFunc(g.clauses, func(c clause) bool { return c.name == name })
}

// Sent returns the line that a client must send. It is false if g asks for anything else.
func (g Goal) Sent() (line string, ok bool) {
	if len(g.clauses) != 1 {
		return "", false
	}
	c := g.clauses[0]
	return c.value, c.name == "sends" && c.op == is && !c.no && !c.once
}
