//go:build small

package model

import (
	"urlscope/core"
	"urlscope/core/standards"
)

func (m *Model) resolved(*standards.Reading, string) (string, func(core.Span) core.Span) {
	return "", nil
}

// resolves returns false, because only the workshop resolves against a base (based.go).
func (m *Model) resolves() bool { return false }
