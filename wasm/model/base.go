package model

import (
	"strings"

	"urlscope/core/standards"
)

// A Resolver says what a browser's own URL makes of a reference and a base.
type Resolver func(reference, base string) *standards.Answer

// Resolved returns what the standards make of the text and its base; nil where there is no base, or nothing was compared. What
// ask says is believed; it is nil where there is no browser.
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

// publicBase is the base as it may be passed on: without what may be a password.
func (m *Model) publicBase() string {
	secret := likelySecret(m.Base)
	return m.Base[:secret.Start] + strings.TrimPrefix(m.Base[secret.Start:], secret.In(m.Base))
}
