package compare

import (
	"slices"

	"urlscope/core"
	"urlscope/core/internal/diff"
	"urlscope/core/wire"
)

// A Change tells how a step of a conversation differs from the step in its place in another conversation.
type Change uint8

// The changes.
const (
	ChangeKept    Change = iota // the same octets
	ChangeChanged               // the same kind of step with other octets
	ChangeAdded                 // only in the new conversation
	ChangeRemoved               // only in the old conversation
)

// A StepChange tells what became of one step.
type StepChange struct {
	Change   Change
	Old, New int       // index in each conversation; -1 for none
	Octets   core.Span // for ChangeChanged of a step with octets: the new octets that differ; empty if some were only removed
}

// Steps compares two conversations, such as the conversations of a URL before and after a keystroke. It returns what
// became of each step, in the order of now; removed steps are in their old places. Steps are equal if they have the
// same kind, When and octets. The origin of the octets in the URL does not count, so an edit in one place changes
// nothing elsewhere.
func Steps(before, after []wire.Step) []StepChange {
	pairs := diff.Lists(before, after, sameStep, func(s *wire.Step) string { return s.Kind.Name() })
	list := make([]StepChange, len(pairs))
	for i, p := range pairs {
		c := StepChange{Old: p.Old, New: p.New}
		switch {
		case p.Same:
		case p.Old < 0:
			c.Change = ChangeAdded
		case p.New < 0:
			c.Change = ChangeRemoved
		default:
			c.Change = ChangeChanged
			front, back := diff.Ends(before[p.Old].Octets, after[p.New].Octets, sameOctet)
			c.Octets = core.Span{Start: front, End: len(after[p.New].Octets) - back}
		}
		list[i] = c
	}
	return list
}

func sameStep(a, b *wire.Step) bool {
	return a.Kind == b.Kind && a.Side == b.Side && a.When == b.When &&
		slices.EqualFunc(a.Octets, b.Octets, func(a, b wire.Octet) bool { return sameOctet(&a, &b) })
}

func sameOctet(a, b *wire.Octet) bool { return a.Value == b.Value && a.Slot == b.Slot }
