package wire

import (
	"slices"

	"urlscope/core"
)

// Masked returns c as it should be shown by default: each run of octets of a password becomes one slot, so that
// not even its length shows. The slot keeps its span of the URL. Without a password, Masked returns c unchanged.
func (c Conversation) Masked() Conversation {
	steps := c.Steps
	for i := range steps {
		if slices.ContainsFunc(steps[i].Octets, func(o Octet) bool { return o.Secret }) {
			if &c.Steps[0] == &steps[0] {
				c.Steps = slices.Clone(steps)
			}
			c.Steps[i] = steps[i].masked()
		}
	}
	return c
}

// Secrets returns the runs of octets of s that come from a password, as ranges of Octets.
func (s *Step) Secrets() (list []core.Span) {
	for i, o := range s.Octets {
		switch n := len(list); {
		case !o.Secret:
		case n > 0 && list[n-1].End == i:
			list[n-1].End++
		default:
			list = append(list, core.Span{Start: i, End: i + 1})
		}
	}
	return list
}

// masked returns s with one slot for each run of octets that comes from a password.
func (s Step) masked() Step {
	goes := make([]int, len(s.Octets)+1) // where each octet goes
	at := func(i int) int { return goes[min(max(i, 0), len(goes)-1)] }
	var octets []Octet
	for i, o := range s.Octets {
		if n := len(octets) - 1; o.Secret && n >= 0 && octets[n].Secret {
			octets[n].From.End = o.From.End
		} else if o.Secret {
			octets = append(octets, Octet{Part: o.Part, From: o.From, Slot: true, Secret: true})
		} else {
			octets = append(octets, o)
		}
		goes[i] = len(octets) - 1
	}
	goes[len(s.Octets)] = len(octets)
	s.Octets = octets
	s.Pieces = slices.Clone(s.Pieces)
	for i := range s.Pieces {
		p := &s.Pieces[i]
		p.At, p.End = at(p.At), at(p.End)
	}
	s.Early = slices.Clone(s.Early)
	for i := range s.Early {
		b := &s.Early[i]
		b.At, b.End, b.Next = at(b.At), at(b.End), at(b.Next)
	}
	return s
}
