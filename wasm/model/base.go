package model

import (
	"strings"

	"urlscope/core/standards"
)

// A Resolver resolves a reference against a base with the browser's URL class.
type Resolver func(reference, base string) *standards.Answer

// SetBase sets the base. With it, the URL Standard may read a text that it rejects without.
func (m *Model) SetBase(base string) {
	m.Base = base
	if m.Judge != standards.RFC1738 { // which knows no base
		m.relist(m.found())
	}
}

// Resolved returns how each standard resolves the text against the base; nil if there is no base or the standards
// were not compared. The result of the browser replaces the computed one of the URL Standard.
func (m *Model) Resolved() []standards.Resolution {
	if m.Base == "" || m.Standards() == nil {
		return nil
	}
	return m.resolve(m.Source())
}

func (m *Model) resolve(reference string) []standards.Resolution {
	asked := standards.Asked{}
	if m.Resolver != nil {
		asked.Browser = m.Resolver(reference, m.Base)
	}
	return standards.Resolve(m.Base, reference, asked)
}

// publicBase returns the base without what may be a password, for links.
func (m *Model) publicBase() string {
	secret := likelySecret(m.Base)
	return m.Base[:secret.Start] + strings.TrimPrefix(m.Base[secret.Start:], secret.In(m.Base))
}
