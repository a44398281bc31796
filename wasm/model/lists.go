package model

import (
	"slices"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/wire"
)

// PartWindow returns the tokens to list, from first up to last: for a long list the stretch with the selection.
func (m *Model) PartWindow(tokens []core.Token) (first, last int) {
	return Stretch(len(tokens), m.Most(maxParts), m.tokenAt(m.Selected.Start))
}

// EarlyWindow returns the early ends of a step to list, from first up to last: for a long list the stretch with
// the selection.
func (m *Model) EarlyWindow(s *wire.Step) (first, last int) {
	at := slices.IndexFunc(s.Early, func(e wire.EarlyEnd) bool { return e.From.Overlaps(m.Selected) })
	return Stretch(len(s.Early), m.Most(MaxEarly), at)
}

// PieceWindow returns the pieces of a step to list: the stretch with the selection.
func (m *Model) PieceWindow(s *wire.Step) (first, last int) {
	at := slices.IndexFunc(s.Pieces, func(piece wire.Piece) bool { return piece.From.Overlaps(m.Selected) })
	return Stretch(len(s.Pieces), m.Most(MaxPieces), at)
}

// CellWindow returns the octets of a step to show, from first up to last: for a long step the stretch with the
// selection, or else with the last edit or the first dangerous octet.
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

// Only a stretch of a long list is drawn, so that the cost depends on what is visible. Stretches do not overlap,
// so that moving to the next item redraws the list only at the end of a stretch.

// Stretch divides n items into stretches of size and returns the one with item at, from first up to last. If there
// is no such item, it returns the first stretch.
func Stretch(n, size, at int) (first, last int) {
	if size > 0 {
		first = max(min(at, n-1), 0) / size * size
	}
	return first, min(first+size, n)
}
