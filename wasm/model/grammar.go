//go:build !small

package model

import (
	"urlscope/core/derive"
	"urlscope/core/standards"
)

// A derivationCache holds how the text is derived, for it is drawn again while only the selection moves.
type derivationCache struct {
	of       *derive.Derivation
	by       standards.Standard
	revision int
}

// Derivation returns how the grammar derives the text: that of the standard by which the problems are found. The URL Standard has
// none, so what it reads is derived by RFC 3986.
func (m *Model) Derivation() *derive.Derivation {
	by := standards.RFC3986
	if m.Judge == standards.RFC1738 {
		by = standards.RFC1738
	}
	if c := &m.derivation; c.of == nil || c.by != by || c.revision != m.Revision {
		*c = derivationCache{derive.Of(m.URL, by), by, m.Revision}
	}
	return m.derivation.of
}
