//go:build !small

package model

// resolves reports whether the base makes a URL of the text, as browsers do.
func (m *Model) resolves() bool {
	if m.Base == "" {
		return false
	}
	list := m.resolve()
	return list[len(list)-1].OK
}
