//go:build !small

package model

import (
	"strings"

	"urlscope/core/hosts"
	"urlscope/core/octet"
	"urlscope/core/readers"
)

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

// HostReadings returns, of what readers make of the text, those that have the address of h for its host, and those that leave the host
// as it is written.
func (m *Model) HostReadings(asked readers.Asked, h *hosts.Host) (read, kept []readers.Reading) {
	written := bare(m.Source()[h.Span.Start:h.Span.End])
	for _, g := range m.ReaderGroups(asked) {
		for _, r := range g.Readings {
			host, _ := r.Part(readers.Host)
			host = bare(host)
			switch {
			case octet.EqualFold(host, written):
				kept = append(kept, r)
			case hosts.Unfold(host, hosts.Span{End: len(host)}, hosts.Asked{}).Address == h.Address:
				read = append(read, r)
			}
		}
	}
	return read, kept
}

// bare returns a host without brackets, which some readers take off.
func bare(host string) string { return strings.TrimSuffix(strings.TrimPrefix(host, "["), "]") }
