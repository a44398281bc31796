// Package origin knows where the octets of an edited text come from.
package origin

import "sort"

// A Map takes offsets of an edited text back to the text that it was made of. Its memory grows with the edits, not with the
// text. An octet that was written stands for that one of those it replaces which has the same place; those that have none stand
// where these end, and the last one for all that is left of them. To make a Map, call Edit for each edit in order of place, then
// Close.
type Map struct {
	pieces    []piece
	end, from int // how far both texts are mapped, while it is made
}

// A piece is octets of the edited text that come from side by side: all between two edits, or those that one wrote.
type piece struct {
	at         int // where it begins in the edited text
	start, end int // what it comes from
	written    bool
}

// Edit says that n octets were written in place of those from start to end.
func (m *Map) Edit(start, end, n int) {
	m.add(start, start-m.from, false)
	m.add(end, n, true)
}

// Close says that the other text has n octets.
func (m *Map) Close(n int) {
	m.add(n, n-m.from, false)
	m.pieces = append(m.pieces, piece{m.end, n, n, false})
}

// add maps n more octets of the edited text, which come from all up to an offset of the other.
func (m *Map) add(to, n int, written bool) {
	if n > 0 {
		m.pieces = append(m.pieces, piece{m.end, m.from, to, written})
	}
	m.end, m.from = m.end+n, to
}

// piece returns the index of the piece that octet i is in.
func (m *Map) piece(i int) int {
	return sort.Search(len(m.pieces), func(n int) bool { return m.pieces[n].at > i }) - 1
}

// Start returns where octet i begins in the other text: behind what was taken out in front of it. It takes the length of
// the edited text for i, too.
func (m *Map) Start(i int) int {
	p := &m.pieces[m.piece(i)]
	return min(p.start+i-p.at, p.end)
}

// End returns where the octet in front of offset i ends in the other text: before the octets that were removed behind
// it.
func (m *Map) End(i int) int {
	if i == 0 {
		return 0
	}
	n := m.piece(i - 1)
	p := &m.pieces[n]
	if n+1 < len(m.pieces) && m.pieces[n+1].at == i {
		return p.end
	}
	return min(p.start+i-p.at, p.end)
}

// Span returns where the octets from start to end come from. The result is empty if the range is empty or all its
// octets were inserted.
func (m *Map) Span(start, end int) (int, int) {
	from := m.Start(start)
	if start == end {
		return from, from
	}
	return from, max(from, m.End(end))
}

// Whole is Span, but each octet that was written comes from all that it was written for: of "%7C" in place of "|" the "7" comes
// from "|", too.
func (m *Map) Whole(start, end int) (int, int) {
	from, to := m.Span(start, end)
	if start == end {
		return from, to
	}
	if p := &m.pieces[m.piece(start)]; p.written {
		from = p.start
	}
	if p := &m.pieces[m.piece(end-1)]; p.written {
		to = p.end
	}
	return from, max(from, to)
}
