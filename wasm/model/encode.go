package model

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// EncodeSelected returns the edit that encodes the selection as data of a part: it escapes each octet that may
// have another meaning there, "%" included. "a/b%2F" becomes "a%2Fb%252F". DecodeSelected reverses it.
// EncodeSelected returns false if no octet needs an escape.
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

// DecodeSelected returns the edit that replaces the escapes in the selection by their octets. It returns false if the
// selection has no escapes.
func (m *Model) DecodeSelected() (core.Edit, bool) {
	raw := m.Selected.In(m.Source())
	b := octet.AppendDecoded(nil, raw)
	return core.Edit{Span: m.Selected, New: string(b)}, len(b) < len(raw)
}
