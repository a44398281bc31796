//go:build small

package model

import (
	"urlscope/core"
	"urlscope/core/standards"
)

// resolved, rebase and NeedsOther do nothing, because only the workshop resolves against a base (based.go).
func (m *Model) resolved(*standards.Reading, string) (string, func(core.Span) core.Span) {
	return "", nil
}
func (m *Model) rebase(*standards.Comparison) bool { return false }
func (m *Model) NeedsOther() bool                  { return false }
