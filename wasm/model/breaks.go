package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/role"
)

// MaxBroken is the length in octets of the longest text for the strip. Each octet takes time proportional to the
// length of the text.
const MaxBroken = 4000

// A Brittle is an octet of the strip.
type Brittle struct {
	Offset int
	Octet  byte
	Breaks int  // how many of the 255 other octets would end the URL there
	Try    byte // one of these
}

// A Strip tells how consecutive octets of a URL break.
type Strip struct {
	Src    string
	Octets []Brittle
}

// Breaks returns the strip of the text or, for a long text, of the stretch at the caret. If the text is not a URL
// or is too long, it returns the result of LastBreaks and false.
func (m *Model) Breaks() (s *Strip, ok bool) {
	if m.State != Finished || len(m.Source()) > MaxBroken {
		return m.LastBreaks(), false
	}
	first, last := Stretch(len(m.Source()), maxCells, m.Selected.Start)
	if t := m.strip; t.Src == m.Source() && len(t.Octets) > 0 && t.Octets[0].Offset == first {
		return &m.strip, true
	}
	m.strip = Strip{Src: m.Source()}
	for i := first; i < last; i++ {
		m.strip.Octets = append(m.strip.Octets, m.broken(i))
	}
	return &m.strip, true
}

// LastBreaks returns the strip that was computed last, if the text is an edit of its text. For any other text it
// returns an empty strip, because "ftp://h/a b" tells nothing about "https://example.com/".
func (m *Model) LastBreaks() *Strip {
	if len(m.Source()) > MaxBroken || !isEdit(m.strip.Src, m.Source()) {
		return &Strip{}
	}
	return &m.strip
}

// broken returns how the octet at offset breaks.
func (m *Model) broken(offset int) Brittle {
	b := Brittle{Offset: offset, Octet: m.Source()[offset]}
	rank := len(telling)
	for octet, breaks := range role.Breaking(m.URL, offset) {
		if !breaks {
			continue
		}
		b.Breaks++
		if i := strings.IndexByte(telling, byte(octet)); b.Breaks == 1 || i >= 0 && i < rank {
			b.Try = byte(octet)
			if i >= 0 {
				rank = i
			}
		}
	}
	return b
}

// telling lists the octets to try, in order. It starts with octets that one would not expect to end a URL.
const telling = "x0aA-./:;?@=&_+$!*'(),~|^<>{}[]\"\\`#% "

// Break returns the edit that tries octet i of the strip. It returns false if no octet ends the URL there, or if
// the strip is of another text.
func (m *Model) Break(i int) (core.Edit, bool) {
	s, ok := m.Breaks()
	if !ok || i < 0 || i >= len(s.Octets) || s.Octets[i].Breaks == 0 {
		return core.Edit{}, false
	}
	b := s.Octets[i]
	return core.Edit{Span: core.Span{Start: b.Offset, End: b.Offset + 1}, New: string([]byte{b.Try})}, true
}
