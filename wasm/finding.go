package main

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// linkToProblem returns the link that opens with the open problem selected, for a
// page at base. It is false when no link can: the problem lies in a password, which
// a link leaves out, or the text is too long for one.
func (m *model) linkToProblem(base string) (string, bool) {
	if m.problem < 0 {
		return "", false
	}
	d := m.problems[m.problem]
	v := m.view(d.Span, false)
	v.rule = d.Rule.ID
	link := base + v.link()
	return link, v.selected.Len() == d.Span.Len() && len(link) <= maxLink
}

// onLinkToProblem copies that link. Where there is none, the dialog for sharing
// says why, and lets the reader choose.
func (p *page) onLinkToProblem(app.Context, app.Event) {
	if link, ok := p.linkToProblem(pageBase()); ok {
		p.copy(link, labels.LinkCopied)
		return
	}
	p.selectProblem(p.problem)
	p.open(shareDialog)
}
