//go:build !small

package model

import (
	"urlscope/core/compare"
	"urlscope/core/standards"
)

// A ladder caches the senses in which two texts are the same, and the normal form of the second.
type ladder struct {
	rungs  []compare.Rung
	normal *compare.Normal
}

// Rungs returns in which senses the pinned text and the text in the field are the same; nil if one is longer than
// 64 kB.
func (m *Model) Rungs() []compare.Rung {
	c := m.Compared()
	if c.rungs == nil && max(len(m.Pinned.Source()), len(m.Source())) <= MaxCompared {
		asked := compare.Asked{Browser: m.Browser}
		if m.Suffixes != nil {
			asked.Registrable = m.Suffixes.Registrable
		}
		c.rungs = compare.Ladder(m.Pinned.URL, m.URL, asked)
	}
	return c.rungs
}

// Normal returns the normal form of the text in the field and the steps to it; nil if the text is longer than 64
// kB.
func (m *Model) Normal() *compare.Normal {
	c := m.Compared()
	if c.normal == nil && len(m.Source()) <= MaxCompared {
		c.normal = compare.Normalize(m.URL)
	}
	return c.normal
}

// SameBy reports whether the pinned text and the text in the field are the same by the judging standard: by
// sections 6.2.2 and 6.2.3 of RFC 3986, or by the browser's result. It must not be called for RFC 1738.
func (m *Model) SameBy() (v compare.Verdict, known bool) {
	level := compare.LevelScheme
	if m.Judge == standards.WHATWG {
		level = compare.LevelURL
	}
	for _, r := range m.Rungs() {
		if r.Level == level {
			return r.Verdict, true
		}
	}
	return compare.VerdictUnknown, true
}
