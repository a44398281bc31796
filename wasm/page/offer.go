package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/find"
	"urlscope/wasm/labels"
)

// An offer is to list the URLs of a text that was put into the field: it is listed at once, and offered again when the
// list was closed.
type offer struct {
	page *page
	urls int
	text string // that holds them
}

// look lists the URLs when the text in the field holds several.
func (o *offer) look() {
	if o.count(); o.stands() {
		o.list()
	}
}

// count counts the URLs of the text in the field.
func (o *offer) count() {
	o.urls, o.text = 0, o.page.model.Source()
	for range find.In(o.text) {
		o.urls++
	}
}

// stands reports whether the text that is there is known to hold several URLs.
func (o *offer) stands() bool { return o.urls > 1 && o.text == o.page.model.Source() }

// line offers the list.
func (o *offer) line() app.UI {
	p := o.page
	return app.Div().ID("offer").Class("offer").Body(
		app.P().Text(labels.Count(p.model.Lang, labels.OfferList, o.urls)),
		button("button").ID("list-them").Text(p.ui(labels.ListThem)).OnClick(o.onListThem),
	)
}

func (o *offer) onListThem(app.Context, app.Event) { o.list() }

func (o *offer) list() {
	p := o.page
	p.document.open("", newTextReader(object(p.field.area.Get("value"))), false)
	p.Update()
}
