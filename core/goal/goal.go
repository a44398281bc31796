// Package goal has the goals of a lesson: what is asked of a URL, one line each, such as
// "sends = CWD /etc". A goal says of an input whether it is met, and in three languages what it
// asks for. It asks about what package report tells of an input, and reads it from core.
//
// # Goals
//
// A goal is a predicate and what it is about:
//
//	valid                      the input is a URL by section 5
//	offset = 7                 it is none, and its first error is at octet 7
//	scheme = ftp               the scheme, in any case
//	rule = ftpurl              the production of section 5
//	octets <= 40               how many octets there are
//	escapes <= 1               how many escapes
//	escape 2F                  an escape of this octet
//	input *= #top              the input itself
//	edits <= 2                 how many octets differ from the start; at most 16
//	fragment                   there is a fragment
//	problem tilde              a diagnostic with this ID
//	clean                      neither an error nor a warning
//	part user                  the part is there, empty or not
//	raw host = host.dom        its octets as they were typed
//	decoded user = a:b         what they stand for
//	count fsegment = 2         how many there are of a part
//	keeps host                 the part is as it was in the start
//	sends = CWD /etc           a client sends this line
//	steps ftp-cwd = 1          how many steps there are of a kind
//	guess ftp-type             a client has to guess this step
//	connects = host.dom:21     where a client connects
//	danger                     a line that is sent ends early (section 6)
//	as ftp://host.dom/motd     the scheme and what a client sends are those of this URL
//	points host                just this part is selected
//
// Of a part that there may be more of, "fsegment[0]" is the first and "fsegment[-1]" the last;
// without a number any will do. Octets are compared by "=", "^=" (begins with), "$=" (ends with)
// and "*=" (holds), numbers by "=", "<=" and ">=". In octets, \r, \n, \t, \\ and \xHH are octets
// that are hard to write, such as \x20 for a space at the end.
//
// "no" in front of a predicate turns it round; "once" in front of that asks that it has held at
// some time since the lesson was opened. Up to four alternatives stand beside each other with
// " | " between them. What follows " -- " is what the author says of the goal.
//
// # What cannot be told
//
// A goal is met, open, or cannot be told yet ([State]). What a part is, and what a client does,
// is told of valid URLs only, also under "no": nothing is met by garbage, and what is met while
// one types does not flicker. Whatever the input, a goal takes time that grows no faster than it.
package goal

import (
	"strings"

	"urlscope/core"
)

// A State is how far a goal is.
type State uint8

// The states. Unknown: it cannot be told of this input, or of any, since the goal is not known.
const (
	Open State = iota
	Met
	Unknown
)

// String returns the name of s, which is stable.
func (s State) String() string { return [...]string{"open", "met", "unknown"}[min(s, Unknown)] }

// A Goal is one thing that is asked of a URL. The zero Goal is none that is known.
type Goal struct {
	Words string // what its author says of it; "" for nothing

	clauses []clause // one of them is enough
	strange string   // of a goal that is not known, how it was written
}

// A clause is an alternative of a goal.
type clause struct {
	once, no bool
	test
}

// A test is a predicate and what it is about.
type test struct {
	*predicate
	object  string // a part, a kind of step, the ID of a rule, an octet
	index   int    // of the part, from 0, or from the end if it is less
	indexed bool
	op      op
	number  int
	value   string
	url     *core.URL
}

// Strange returns a goal that is not known, "sings" say: one of a later version, or a mistake. It
// is never met.
func Strange(line string) Goal { return Goal{strange: line} }

// Known reports whether g is known.
func (g Goal) Known() bool { return len(g.clauses) > 0 }

// AsksPage reports whether g asks what the input alone does not tell: what is selected, or what
// was before.
func (g Goal) AsksPage() bool {
	for _, c := range g.clauses {
		if c.once || c.compare == selection {
			return true
		}
	}
	return false
}

// String returns g as it is written, in the one way that all who write the same goal agree on,
// without the words of its author.
func (g Goal) String() string {
	if !g.Known() {
		return g.strange
	}
	list := make([]string, len(g.clauses))
	for i, c := range g.clauses {
		list[i] = c.String()
	}
	return strings.Join(list, or)
}

// Line returns the line of a lesson that g is: as String has it, with the words of its author.
func (g Goal) Line() string {
	if g.Words == "" {
		return g.String()
	}
	return g.String() + words + Escape(g.Words)
}

// String returns c as it is written.
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

// Asks reports whether one of the predicates of g has that name: "scheme = http" has "scheme".
func (g Goal) Asks(name string) bool {
	for _, c := range g.clauses {
		if c.name == name {
			return true
		}
	}
	return false
}

// Sent returns the line that a client is to send, if that is all that g asks for.
func (g Goal) Sent() (line string, ok bool) {
	if len(g.clauses) != 1 {
		return "", false
	}
	c := g.clauses[0]
	return c.value, c.name == "sends" && c.op == is && !c.no && !c.once
}
