package core

import (
	"slices"

	"urlscope/core/internal/meant"
)

// allEdits returns the edits of all changes, sorted by position.
func allEdits(changes [][]Edit) []Edit {
	list := slices.Concat(changes...)
	slices.SortStableFunc(list, Edit.Compare)
	return list
}

// anyTouches reports whether s touches one of the edits.
func anyTouches(s Span, edits []Edit) bool {
	return slices.ContainsFunc(edits, func(e Edit) bool { return s.Touches(e.Span) })
}

// cuts reports whether one edit of c takes out s and octets behind it, as the "#" of "http://h/#x" together with
// the "x".
func cuts(c meant.Candidate, s Span) bool {
	return slices.ContainsFunc(c.Changes, func(edits []Edit) bool {
		return slices.ContainsFunc(edits, func(e Edit) bool { return e.Start <= s.Start && s.End < e.End && e.New == "" })
	})
}

// hull returns the span from the first octet that edits change to the last.
func hull(edits []Edit) Span {
	s := edits[0].Span
	for _, e := range edits {
		s.Start, s.End = min(s.Start, e.Start), max(s.End, e.End)
	}
	return s
}
