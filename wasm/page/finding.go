package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// onLinkToProblem copies the link to the open problem. If there is no such link, it opens the share dialog, which
// says why and offers other forms.
func (p *page) onLinkToProblem(app.Context, app.Event) {
	if link, ok := p.model.LinkToProblem(pageBase()); ok {
		p.copy(link, labels.LinkCopied)
		return
	}
	p.model.SelectProblem(p.model.Problem)
	p.open(shareDialog)
}
