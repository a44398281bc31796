package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// entitle has the window's title name what is looked at, and its state: "✗ octet 29 · example.com".
func (p *page) entitle() {
	title := p.ui(labels.Title)
	if name := p.model.Subject(); name != "" {
		key := labels.TitleBad
		switch p.model.State {
		case model.Finished:
			key = labels.TitleOK
		case model.Unfinished:
			key = labels.TitleYet
		default:
			if p.model.Today() == model.Finished {
				key = labels.TitleNow
			}
		}
		title = labels.Filled(p.model.Lang, key, "{n}", strconv.Itoa(text.FirstError(p.model.URL, p.model.Found)), "{a}", name).String()
	}
	app.Window().Get("document").Set("title", title)
}
