//go:build small

package model

// resolves returns false, because only the workshop resolves against a base (based.go).
func (m *Model) resolves() bool { return false }
