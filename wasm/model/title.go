package model

import (
	"strings"

	"urlscope/core"
)

// Subject names what is looked at in a few octets, for the title of a window: the host, or else the text without its
// password. Titles are kept in histories and seen over shoulders. It is "" for the page as it comes.
func (m *Model) Subject() string {
	if m.State == Blank || m.Source() == Example {
		return ""
	}
	const most = 40 // octets
	name := m.URL.Text(core.Host)
	if strings.TrimSpace(name) == "" {
		name = m.WithoutPassword()
	}
	if len(name) > most {
		name = name[:CharacterStart(name, most)] + "…"
	}
	return Visible(name)
}
