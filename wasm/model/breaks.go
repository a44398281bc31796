package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/role"
)

// MaxBroken is the longest text, in octets, of which it is worked out how it breaks: that takes an octet as long as the
// text is.
const MaxBroken = 4000

// A Brittle is an octet that could be another.
type Brittle struct {
	Offset int
	Octet  byte
	Breaks int  // how many of the 255 others end the URL there
	Try    byte // one of them
}

// A Strip is how octets of a URL that stand side by side break.
type Strip struct {
	Src    string
	Octets []Brittle
}

// Breaks returns how the octets of the text break, of a long one a stretch with the caret; false when it is no URL or too
// long, and then what LastBreaks returns.
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

// LastBreaks returns the strip that was asked for last, while the text is that one with an edit; of another text it says
// nothing: "ftp://h/a b" is not how "https://example.com/" breaks.
func (m *Model) LastBreaks() *Strip {
	if len(m.Source()) > MaxBroken || !isEdit(m.strip.Src, m.Source()) {
		return &Strip{}
	}
	return &m.strip
}

// broken says how the octet at offset breaks.
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

// telling are octets to try, those first of which one would not think that they end a URL.
const telling = "x0aA-./:;?@=&_+$!*'(),~|^<>{}[]\"\\`#% "

// Break returns the edit that tries octet i of the strip; false when that ends nothing, or is of another text.
func (m *Model) Break(i int) (core.Edit, bool) {
	s, ok := m.Breaks()
	if !ok || i < 0 || i >= len(s.Octets) || s.Octets[i].Breaks == 0 {
		return core.Edit{}, false
	}
	b := s.Octets[i]
	return core.Edit{Span: core.Span{Start: b.Offset, End: b.Offset + 1}, New: string([]byte{b.Try})}, true
}
