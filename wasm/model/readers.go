//go:build !small

package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/hosts"
	"urlscope/core/octet"
	"urlscope/core/readers"
	"urlscope/core/standards"
)

// A readerCache caches the readers' results, because the panel is redrawn whenever the selection changes.
type readerCache struct {
	groups   []readers.Group
	revision int
}

// ReaderGroups returns how libraries and programs read the text. Those that find another host come first.
func (m *Model) ReaderGroups(asked readers.Asked) []readers.Group {
	c := &m.readers
	if c.groups == nil || c.revision != m.Revision {
		c.groups, c.revision = readers.Groups(m.Source(), asked), m.Revision
	}
	return c.groups
}

// A FoundHost is a host that standards find in the text.
type FoundHost struct {
	core.Span
	By []standards.Standard // the standards that find it: those that divide the text today, and RFC 1738 if it accepts the text
}

// Hosts returns the hosts that standards find in the text, the host of RFC 3986 first. There are several if readings
// differ, as for "http://h:80\\@e.com/". Appendix B of RFC 3986 divides any text, as filters do. But if no standard
// accepts the text, or none finds a host, only the host that the parts have is returned.
func (m *Model) Hosts() (list []FoundHost) {
	c := m.Standards()
	if c != nil && (m.URL.Valid() || c.Readings[standards.RFC3986].Verdict.Accepts() || c.Readings[standards.WHATWG].Verdict.Accepts()) {
		for _, s := range []standards.Standard{standards.RFC3986, standards.WHATWG, standards.RFC1738} {
			r := &c.Readings[s]
			host, ok := r.Part(standards.RoleHost)
			if !ok || host.Len() == 0 || s != standards.RFC3986 && !r.Verdict.Accepts() {
				continue
			}
			i := slices.IndexFunc(list, func(f FoundHost) bool { return f.Span == host.Span })
			if i < 0 {
				i = len(list)
				list = append(list, FoundHost{Span: host.Span})
			}
			list[i].By = append(list[i].By, s)
		}
	}
	if i := slices.IndexFunc(m.Tokens(), isHostToken); i >= 0 && len(list) == 0 && m.Tokens()[i].Len() > 0 {
		list = []FoundHost{{Span: m.Tokens()[i].Span}}
	}
	return list
}

// isHostToken reports whether t is a host.
func isHostToken(t core.Token) bool { return t.Part == core.Host || t.Part == core.HostLiteral }

// HostElsewhere returns groups of readers that connect to a host other than h, the host by RFC 3986.
func (m *Model) HostElsewhere(asked readers.Asked, h *hosts.Host) (list []readers.Group) {
	for _, g := range m.ReaderGroups(asked) {
		if g.Goes.Elsewhere && !m.isHost(g.Goes.Host, h, asked) {
			list = append(list, g)
		}
	}
	return list
}

// isHost reports whether found, the host of a reader, is h in any spelling.
func (m *Model) isHost(found string, h *hosts.Host, asked readers.Asked) bool {
	found = bare(found)
	other := hosts.Unfold(found, core.Span{End: len(found)}, hosts.Asked{ASCII: asked.ASCII})
	if h.Address.Bits() > 0 {
		return other.Address == h.Address
	}
	return octet.EqualFold(found, m.Source()[h.Span.Start:h.Span.End]) || h.Sent != "" && other.Sent == h.Sent
}

// HostReadings returns the readers that read the host as the address of h, and those that keep the host as
// written. All spellings of an IPv6 address count as the same.
func (m *Model) HostReadings(asked readers.Asked, h *hosts.Host) (read, kept []readers.Reading) {
	written := bare(m.Source()[h.Span.Start:h.Span.End])
	for _, g := range m.ReaderGroups(asked) {
		for _, r := range g.Readings {
			host, _ := r.Part(readers.Host)
			switch {
			case h.Kind != hosts.KindAddress6 && octet.EqualFold(bare(host), written):
				kept = append(kept, r)
			case m.isHost(host, h, readers.Asked{}):
				read = append(read, r)
			}
		}
	}
	return read, kept
}

// bare returns a host without brackets, which some readers remove.
func bare(host string) string { return strings.TrimSuffix(strings.TrimPrefix(host, "["), "]") }
