package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/wasm/labels"
)

// An offer is to list the URLs of a text that was put into the field.
type offer struct {
	page     *page
	urls     int
	revision int // of the text
}

// look offers the list when the text in the field holds several URLs.
func (o *offer) look() {
	o.urls, o.revision = 0, o.page.model.Revision
	for range core.Find(o.page.model.Source()) {
		o.urls++
	}
}

// stands reports whether the list is offered for the text that is there.
func (o *offer) stands() bool { return o.urls > 1 && o.revision == o.page.model.Revision }

// line offers the list.
func (o *offer) line() app.UI {
	p := o.page
	return app.Div().ID("offer").Class("offer").Body(
		app.P().Text(labels.Count(p.model.Lang, labels.OfferList, o.urls)),
		app.Button().Type("button").Class("button").ID("list-them").Text(p.ui(labels.ListThem)).OnClick(o.onListThem),
	)
}

func (o *offer) onListThem(app.Context, app.Event) {
	p := o.page
	o.urls = 0
	p.document.open("", newTextReader(object(p.field.area.Get("value"))), false)
	p.Update()
}
