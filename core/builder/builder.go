// Package builder edits a URL part by part. It is the model of a form with an input for each part that the URL has or
// could have. An edit of a part never changes octets outside the part, even in an invalid URL.
//
//	u := core.Parse("ftp://host.dom/motd")
//	c, ok := builder.AddAs(u, core.User, "joe doe") // inserts "joe%20doe@" before the host
//
// A part is absent, empty or filled ([State]), because clients treat these differently. [Add] adds an absent part
// with its delimiters and the parts that it needs. [Remove] removes it with its delimiters.
//
// A part has two texts: the octets as written ([Write]), and the octets that they stand for ([Meant], [Mean]). Mean
// escapes where needed and keeps the spelling of octets that did not change, such as "%2f". The caller chooses between
// the two. The package never guesses.
package builder

import (
	"cmp"
	"slices"

	"urlscope/core"
)

// A State says whether a part is present.
type State uint8

// The states.
const (
	StateAbsent State = iota
	StateEmpty
	StateFilled
)

// An Input is a part that the URL has or could have.
type Input struct {
	Part  core.Part
	Index int // among the parts of its kind, from 0
	Of    int // number of parts of its kind
	State State
	Span  core.Span // the octets of the part; if it is absent, the place where it would be
	Guess bool      // the position of the part is a guess, so it cannot be edited
}

// Inputs lists the parts that u has or that its scheme allows, in order. Stray octets and other parts of invalid
// input have no Input.
func Inputs(u *core.URL) (list []Input) {
	form, _ := formOf(u)
	for _, s := range slotsOf(u) {
		found := tokensOf(u, s.part)
		for i, t := range found {
			guess := t.Mark&core.MarkGuess != 0
			in := Input{Part: s.part, Index: i, Of: len(found), State: StateFilled, Span: t.Span,
				Guess: guess && form != web}
			if t.Len() == 0 {
				in.State = StateEmpty
			}
			list = append(list, in)
		}
		if len(found) == 0 {
			at := placeOf(u, s.part)
			list = append(list, Input{Part: s.part, Span: core.Span{Start: at, End: at}})
		}
	}
	if first := slices.IndexFunc(list, Input.isOfField); first >= 0 { // each value behind its name
		last := first
		for last < len(list) && list[last].isOfField() {
			last++
		}
		slices.SortStableFunc(list[first:last], func(a, b Input) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	}
	return list
}

// isOfField reports whether in is the name or the value of a field that is there.
func (in Input) isOfField() bool {
	return in.State != StateAbsent && (in.Part == core.Fieldname || in.Part == core.Fieldvalue)
}

// Text returns the octets of in as written.
func (in Input) Text(u *core.URL) string {
	if in.State == StateAbsent {
		return ""
	}
	return in.Span.In(u.Source())
}

func (in Input) editable() bool { return in.State != StateAbsent && !in.Guess }

// Write returns the edit that replaces the octets of in by raw. It is false if in has these octets already, is
// absent, or is a guess.
func Write(u *core.URL, in Input, raw string) (core.Edit, bool) {
	if !in.editable() || raw == in.Text(u) {
		return core.Edit{}, false
	}
	return core.Edit{Span: in.Span, New: raw}, true
}
