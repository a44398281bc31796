// Package builder edits a URL part by part. It is the model of a list of inputs, one for each
// part that the URL has or could have: what one types there becomes an edit of the text, and no
// octet outside of it changes, right or wrong.
//
// A part is absent, empty or filled: three states, since a client does something else in each. An
// absent part is added with its delimiters ([Add]), and those go when it is removed ([Remove]);
// what else has to be there comes with it.
//
// A part has two texts. What is written ([Write]) is its octets. What is meant ([Mean]) is what
// they stand for: there a percent sign is a percent sign, what must be an escape becomes one, and
// what was not touched is not written anew, so that "%2f" keeps its case. Which of the two was
// wanted is never guessed.
package builder

import (
	"urlscope/core"
)

// A State says whether a part is there.
type State uint8

// The states.
const (
	Absent State = iota
	Empty
	Filled
)

// An Input is a part that the URL has or could have.
type Input struct {
	Part  core.Part
	Index int // among the parts of this kind, from 0
	Of    int // how many there are of this kind
	State State
	Span  core.Span // its octets; of one that is absent, where it would be
	Guess bool      // only a guess places it: it cannot be edited
}

// Inputs lists the parts that u has, and those that its scheme could have besides, in their
// order. Parts that are told apart only where there is no URL, such as stray octets, have none.
func Inputs(u *core.URL) (list []Input) {
	form, _ := formOf(u)
	for _, s := range slotsOf(u) {
		found := tokensOf(u, s.part)
		for i, t := range found {
			guess := t.Mark&core.MarkGuess != 0
			in := Input{Part: s.part, Index: i, Of: len(found), State: Filled, Span: t.Span,
				Guess: guess && form != web}
			if t.Len() == 0 {
				in.State = Empty
			}
			list = append(list, in)
		}
		if len(found) == 0 {
			at := placeOf(u, s.part)
			list = append(list, Input{Part: s.part, Span: core.Span{Start: at, End: at}})
		}
	}
	return list
}

// Text returns the octets of in as they are written.
func (in Input) Text(u *core.URL) string {
	if in.State == Absent {
		return ""
	}
	return in.Span.In(u.Source())
}

// editable reports whether in is there and no mere guess.
func (in Input) editable() bool { return in.State != Absent && !in.Guess }

// Write returns the edit that writes octets in place of those of in, "b" for the segment "a" say;
// false when there is nothing to do, or in cannot be edited.
func Write(u *core.URL, in Input, raw string) (core.Edit, bool) {
	if !in.editable() || raw == in.Text(u) {
		return core.Edit{}, false
	}
	return core.Edit{Span: in.Span, New: raw}, true
}
