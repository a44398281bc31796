package model

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// Pointing highlights octets everywhere: in the field with its ruler and labels, in the parts, the problems, the
// octets on the wire and the map. The highlight ends when the pointer moves on; the selection stays.
//
// An element that stands for octets of the text names them in the attribute data-from. A cell on the wire, of
// which there are hundreds, has the property from instead. A cell of the map, which stands for all octets of its
// value, has data-octet. A script sets the attribute data-lit on highlighted elements. go-app does not know that
// attribute, so a move of the pointer needs no rendering.

// MaxLit is the largest number of positions of an octet that are highlighted.
const MaxLit = 100

// Light sets the highlighted octets. It returns false if they are highlighted already.
func (m *Model) Light(spans ...core.Span) bool {
	changed := !slices.Equal(spans, m.lit)
	m.lit = spans
	return changed
}

// isLit reports whether any octet of s is highlighted.
func (m *Model) isLit(s core.Span) bool {
	return slices.ContainsFunc(m.lit, s.Overlaps)
}

// LitOctet returns the value of the highlighted octet, raw or escaped; -1 unless exactly one is highlighted.
func (m *Model) LitOctet() int {
	if len(m.lit) == 0 {
		return -1
	}
	return m.value(m.lit[0])
}

// value returns the value of s if it is one octet or an escape; -1 otherwise.
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

// Places returns up to most positions of an octet, raw or escaped, from offset on.
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

// Next returns the next position of an octet after the selection, cyclically, or false if the text does not have
// the octet.
func (m *Model) Next(octet byte) (core.Span, bool) {
	list := append(m.Places(octet, m.Selected.End, 1), m.Places(octet, 0, 1)...)
	if len(list) == 0 {
		return core.Span{}, false
	}
	return list[0], true
}

// FromAttr returns a span in the form of the attribute data-from.
func FromAttr(s core.Span) string { return strconv.Itoa(s.Start) + "-" + strconv.Itoa(s.End) }

// ReadFrom parses the attribute data-from. It returns false if it is not valid.
func ReadFrom(attr string) (s core.Span, ok bool) {
	start, end, _ := strings.Cut(attr, "-")
	var err, err2 error
	s.Start, err = strconv.Atoi(start)
	s.End, err2 = strconv.Atoi(end)
	return s, err == nil && err2 == nil && 0 <= s.Start && s.Start <= s.End
}
