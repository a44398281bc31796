package core

import (
	"slices"

	"urlscope/core/internal/meant"
)

// allEdits returns the edits of all changes, sorted by position.
func allEdits(changes [][]meant.Edit) (list []Edit) {
	for _, edits := range changes {
		list = append(list, asEdits(edits)...)
	}
	slices.SortStableFunc(list, byStart)
	return list
}

// anyTouches reports whether s touches one of the edits.
func anyTouches(s Span, edits []meant.Edit) bool {
	return slices.ContainsFunc(edits, func(e meant.Edit) bool { return s.touches(spanOf(e)) })
}

// spanOf returns the octets that e replaces.
func spanOf(e meant.Edit) Span { return Span{e.Start, e.End} }

// asEdits converts edits of package meant.
func asEdits(list []meant.Edit) (edits []Edit) {
	for _, e := range list {
		edits = append(edits, Edit{Span{e.Start, e.End}, e.New})
	}
	return edits
}

// cuts reports whether one edit of c takes out s and octets behind it, as the "#" of "http://h/#x" together with
// the "x".
func cuts(c meant.Candidate, s Span) bool {
	return slices.ContainsFunc(c.Changes, func(edits []meant.Edit) bool {
		return slices.ContainsFunc(edits, func(e meant.Edit) bool { return e.Start <= s.Start && s.End < e.End && e.New == "" })
	})
}

// hull returns the span from the first octet that edits change to the last.
func hull(edits []meant.Edit) Span {
	s := Span{edits[0].Start, edits[0].End}
	for _, e := range edits {
		s.Start, s.End = min(s.Start, e.Start), max(s.End, e.End)
	}
	return s
}
