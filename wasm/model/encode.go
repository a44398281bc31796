package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// EncodeSelected returns the edit that writes what is selected as data of a part: each octet that may mean something else,
// "%" included, as an escape. "a/b%2F" becomes "a%2Fb%252F", and DecodeSelected of that what it was. It returns false where
// nothing of it needs an escape.
func (m *Model) EncodeSelected() (core.Edit, bool) {
	const digits = "0123456789ABCDEF"
	var b strings.Builder
	raw := m.Selected.In(m.Source())
	for i := range len(raw) {
		if c := raw[i]; octet.ClassOf(c)&octet.Unreserved != 0 {
			b.WriteByte(c)
		} else {
			b.Write([]byte{'%', digits[c>>4], digits[c&15]})
		}
	}
	return core.Edit{Span: m.Selected, New: b.String()}, b.Len() > len(raw)
}

// DecodeSelected returns the edit that writes the escapes of what is selected as the octets they stand for; false where
// there is none.
func (m *Model) DecodeSelected() (core.Edit, bool) {
	raw := m.Selected.In(m.Source())
	b := octet.AppendDecoded(nil, raw)
	return core.Edit{Span: m.Selected, New: string(b)}, len(b) < len(raw)
}
