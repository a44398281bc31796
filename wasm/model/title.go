package model

import (
	"strings"

	"urlscope/core"
)

// Subject names the text in a few octets for the title of a window: by its host, or else the text without its
// password, because titles are stored in histories and other people see them. It is "" for the example.
func (m *Model) Subject() string {
	if m.State == Blank || m.Source() == Example {
		return ""
	}
	const most = 40 // octets
	name := m.URL.Text(core.Host)
	if strings.TrimSpace(name) == "" {
		name = m.withoutLogin()
	}
	if len(name) > most {
		name = name[:CharacterStart(name, most)] + "…"
	}
	return Visible(name)
}

// withoutLogin returns the text without its password. If an at sign remains, it also removes what could
// be a password: everything between the first colon or escape behind the scheme and the last at sign.
func (m *Model) withoutLogin() string {
	name := m.WithoutPassword()
	at := strings.LastIndexByte(name, '@')
	if at < 0 {
		return name
	}
	from := 0
	if r := m.URL.Reading(); r != nil && r.Name != "" {
		from = min(len(m.URL.SchemeText())+len(":"), at)
	}
	if i := strings.IndexAny(name[from:at], ":%"); i >= 0 {
		return name[:from+i+1] + "…" + name[at:]
	}
	return name
}
