package model

import "urlscope/core/standards"

// LinkToProblem returns the link that opens with the open problem selected, for a
// page at base. It is false when no link can: the problem lies in a password, which
// a link leaves out, or the text is too long for one.
func (m *Model) LinkToProblem(base string) (string, bool) {
	if m.Problem < 0 {
		return "", false
	}
	d := m.Problems[m.Problem]
	v := m.View(d.Span, false)
	if m.Judge == standards.RFC1738 {
		v.Rule = d.Rule.ID
	}
	link := base + v.Link()
	return link, v.Selected.Len() == d.Span.Len() && len(link) <= MaxLink
}
