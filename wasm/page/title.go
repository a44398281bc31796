package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// entitle sets the window's title to the state of the text and its name: "✗ octet 29 · example.com".
func (p *page) entitle() {
	title := p.ui(labels.Title)
	if name := p.model.Subject(); name != "" {
		key := labels.TitleBad
		switch p.model.Standing() {
		case model.Finished:
			key = labels.TitleOK
		case model.Unfinished:
			key = labels.TitleYet
		default:
			if p.model.Judge == standards.RFC1738 && p.model.Today() == model.Finished {
				key = labels.TitleNow
			}
		}
		title = labels.Filled(p.model.Lang, key, "{n}", strconv.Itoa(p.model.FirstFault()), "{a}", name).String()
	}
	app.Window().Get("document").Set("title", title)
}
