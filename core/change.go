package core

import (
	"slices"
	"urlscope/core/internal/meant"
)

// allEdits returns the edits of all changes, in order: one at 12 and one at 8 as those at 8 and 12.
func allEdits(changes [][]meant.Edit) (list []Edit) {
	for _, edits := range changes {
		list = append(list, asEdits(edits)...)
	}
	sortEdits(list)
	return list
}

// anyTouches reports whether a span touches one of some edits: 8 to 9 does that of 9 to 10.
func anyTouches(s Span, edits []meant.Edit) bool {
	return slices.ContainsFunc(edits, func(e meant.Edit) bool { return touches(s, e) })
}

// touches reports whether a span and an edit have an octet in common, or meet: 8 to 9 and 9 to 10 do.
func touches(s Span, e meant.Edit) bool { return s.Start <= e.End && e.Start <= s.End }

// asEdits returns edits as this package has them: "." for octets 8 to 9.
func asEdits(list []meant.Edit) (edits []Edit) {
	for _, e := range list {
		edits = append(edits, Edit{Span{e.Start, e.End}, e.New})
	}
	return edits
}

// cuts reports whether c takes out octets and what is behind them: of "http://h/#x", meant as
// "http://h/", the "#" with the "x".
func cuts(c meant.Candidate, s Span) bool {
	return slices.ContainsFunc(c.Changes, func(edits []meant.Edit) bool {
		return slices.ContainsFunc(edits, func(e meant.Edit) bool { return e.Start <= s.Start && s.End < e.End && e.New == "" })
	})
}

// hull returns the octets from the first to the last that edits change: 2 to 9 for one of 2 to 3 and one
// of 8 to 9.
func hull(edits []meant.Edit) Span {
	s := Span{edits[0].Start, edits[0].End}
	for _, e := range edits {
		s.Start, s.End = min(s.Start, e.Start), max(s.End, e.End)
	}
	return s
}
