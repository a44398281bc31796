//go:build !small

package model

import "urlscope/core/readers"

// A readerCache holds what readers make of the text, for it is drawn again while only the selection moves.
type readerCache struct {
	groups   []readers.Group
	revision int
}

// ReaderGroups returns what libraries and programs make of the text, those that go elsewhere first.
func (m *Model) ReaderGroups(asked readers.Asked) []readers.Group {
	c := &m.readers
	if c.groups == nil || c.revision != m.Revision {
		c.groups, c.revision = readers.Groups(m.Source(), asked), m.Revision
	}
	return c.groups
}
