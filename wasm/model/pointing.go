package model

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// Pointing lights octets wherever they appear: in the field, its ruler and its
// labels, among the parts, the problems, the octets on the wire and on the map. It
// passes when the pointer moves on; the selection stays beneath it.
//
// Whatever stands for octets of the text says so in its attribute data-from; a
// cell on the wire, of which there are hundreds, in its property from; a cell of
// the map, which stands for all octets of its value, in data-octet. Lit
// elements get the attribute data-lit, of which go-app knows nothing: so the
// panels need not be rendered for every move.

// MaxLit bounds how many places of one octet are lit.
const MaxLit = 100

// Light makes spans the lit octets; false when they are so already.
func (m *Model) Light(spans ...core.Span) bool {
	changed := !slices.Equal(spans, m.lit)
	m.lit = spans
	return changed
}

// isLit reports whether any octet of s is lit.
func (m *Model) isLit(s core.Span) bool {
	return slices.ContainsFunc(m.lit, s.Overlaps)
}

// LitOctet returns the octet that the lit place stands for, raw or as an escape;
// -1 when no single one is lit.
func (m *Model) LitOctet() int {
	if len(m.lit) == 0 {
		return -1
	}
	return m.value(m.lit[0])
}

// value returns the octet that s stands for: one octet, or an escape; -1 for else.
func (m *Model) value(s core.Span) int {
	if s.Start < 0 || s.End > len(m.Source()) {
		return -1
	}
	switch raw := s.In(m.Source()); {
	case len(raw) == 1:
		return int(raw[0])
	case len(raw) == len("%XX") && raw[0] == '%' && m.Unit(s.Start) == s:
		return int(octet.AppendDecoded(nil, raw)[0])
	}
	return -1
}

// Places returns where an octet stands in the text, raw or as an escape, from
// offset on; at most most places.
func (m *Model) Places(octet byte, offset, most int) (list []core.Span) {
	src := m.Source()
	for i := offset; i < len(src) && len(list) < most; {
		s := core.Span{Start: i, End: i + 1}
		if src[i] == '%' {
			s = m.Unit(i)
		}
		if m.value(s) == int(octet) {
			list = append(list, s)
		}
		i = s.End
	}
	return list
}

// Next returns the place of an octet after the selected one, round the end; false
// when the text has none.
func (m *Model) Next(octet byte) (core.Span, bool) {
	list := append(m.Places(octet, m.Selected.End, 1), m.Places(octet, 0, 1)...)
	if len(list) == 0 {
		return core.Span{}, false
	}
	return list[0], true
}

// FromAttr writes a span as the attribute data-from has it.
func FromAttr(s core.Span) string { return strconv.Itoa(s.Start) + "-" + strconv.Itoa(s.End) }

// ReadFrom reads what FromAttr wrote; false for anything else.
func ReadFrom(attr string) (s core.Span, ok bool) {
	start, end, _ := strings.Cut(attr, "-")
	var err, err2 error
	s.Start, err = strconv.Atoi(start)
	s.End, err2 = strconv.Atoi(end)
	return s, err == nil && err2 == nil && 0 <= s.Start && s.Start <= s.End
}
