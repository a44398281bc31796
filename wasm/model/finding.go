package model

import "urlscope/core/standards"

// LinkToProblem returns the link that opens the open problem with its octets selected; base is the address of the
// page. It returns false if there is no such link, because the problem is in a password, which links leave out, or
// because the text is too long.
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
