//go:build !small

package model

import (
	"urlscope/core/derive"
	"urlscope/core/standards"
)

// A derivationCache caches the derivation, because the panel is redrawn whenever the selection changes.
type derivationCache struct {
	of       *derive.Derivation
	by       standards.Standard
	revision int
}

// Derivation returns how the grammar of the judging standard derives the text. The URL Standard has no grammar, so
// RFC 3986 replaces it.
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
