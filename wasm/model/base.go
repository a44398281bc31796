package model

import (
	"strings"

	"urlscope/core/standards"
)

// A Resolver resolves a reference against a base with the browser's URL class.
type Resolver func(reference, base string) *standards.Answer

// Resolved returns how each standard resolves the text against the base; nil if there is no base or the standards
// were not compared. The result of ask replaces the computed one of the URL Standard; ask is nil if there is no
// browser.
func (m *Model) Resolved(ask Resolver) []standards.Resolution {
	if m.Base == "" || m.Standards() == nil {
		return nil
	}
	asked := standards.Asked{}
	if ask != nil {
		asked.Browser = ask(m.Source(), m.Base)
	}
	return standards.Resolve(m.Base, m.Source(), asked)
}

// publicBase returns the base without what may be a password, for links.
func (m *Model) publicBase() string {
	secret := likelySecret(m.Base)
	return m.Base[:secret.Start] + strings.TrimPrefix(m.Base[secret.Start:], secret.In(m.Base))
}
