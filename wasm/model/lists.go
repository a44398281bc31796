package model

import (
	"slices"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/wire"
)

// PartWindow returns which tokens are listed, from first up to last: of many the
// stretch that the selected octets are in.
func (m *Model) PartWindow(tokens []core.Token) (first, last int) {
	return Stretch(len(tokens), m.Most(maxParts), m.tokenAt(m.Selected.Start))
}

// EarlyWindow returns which early ends of a step are listed, from first up to last: of
// many the stretch with that of the selected octets.
func (m *Model) EarlyWindow(s *wire.Step) (first, last int) {
	at := slices.IndexFunc(s.Early, func(e wire.EarlyEnd) bool { return e.From.Overlaps(m.Selected) })
	return Stretch(len(s.Early), m.Most(MaxEarly), at)
}

// PieceWindow returns which pieces of a step are listed: the stretch that octets are selected in.
func (m *Model) PieceWindow(s *wire.Step) (first, last int) {
	at := slices.IndexFunc(s.Pieces, func(piece wire.Piece) bool { return piece.From.Overlaps(m.Selected) })
	return Stretch(len(s.Pieces), m.Most(MaxPieces), at)
}

// CellWindow returns which octets of a step are shown, from first up to last: of
// many the stretch with those that are selected, or else with what the last edit
// changed or what is dangerous.
func (m *Model) CellWindow(s *wire.Step, mark compare.StepChange) (first, last int) {
	at := -1
	if len(s.Octets) > m.Most(maxCells) {
		at = slices.IndexFunc(s.Octets, func(o wire.Octet) bool { return o.From.Overlaps(m.Selected) })
	}
	switch {
	case at >= 0:
	case mark.Change == compare.ChangeChanged:
		at = mark.Octets.Start
	case len(s.Early) > 0:
		at = s.Early[0].At
	}
	return Stretch(len(s.Octets), m.Most(maxCells), at)
}

// Of a long list a stretch is drawn: the page costs what is seen of it. Stretches
// lie side by side, so that going from one item to the next moves nothing until the
// end of the stretch is reached.

// Stretch returns the stretch of at most size of n items that item at is in, from
// first up to last; the first stretch when there is no such item.
func Stretch(n, size, at int) (first, last int) {
	if size > 0 {
		first = max(min(at, n-1), 0) / size * size
	}
	return first, min(first+size, n)
}
