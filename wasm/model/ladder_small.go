//go:build small

package model

import "urlscope/core/compare"

// The small program compares two texts by RFC 1738 only (ladder.go).
type ladder struct{}

// SameBy returns false, because the small program does not know.
func (m *Model) SameBy() (v compare.Verdict, known bool) { return compare.VerdictUnknown, false }
