package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/find"
	"urlscope/wasm/labels"
)

// An offer lists the URLs of a text that was put into the field, and offers the list again after the reader has
// closed it.
type offer struct {
	page *page
	urls int
	text string // the text that was counted
}

// look lists the URLs if the text in the field has several.
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

// stands reports whether the current text has several URLs.
func (o *offer) stands() bool { return o.urls > 1 && o.text == o.page.model.Source() }

// line returns the button that opens the list again.
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
