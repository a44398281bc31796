package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/wasm/labels"
)

// An offer is to list the URLs of a text that was put into the field.
type offer struct {
	urls     int
	revision int // of the text
}

// offerList offers the list when the text in the field holds several URLs.
func (p *page) offerList() {
	n := 0
	for range core.Find(p.model.Source()) {
		n++
	}
	p.offer = offer{n, p.model.Revision}
}

// offered reports whether the list is offered for the text that is there.
func (p *page) offered() bool { return p.offer.urls > 1 && p.offer.revision == p.model.Revision }

// offerLine offers the list.
func (p *page) offerLine() app.UI {
	return app.Div().ID("offer").Class("offer").Body(
		app.P().Text(labels.Count(p.model.Lang, labels.OfferList, p.offer.urls)),
		app.Button().Type("button").Class("button").ID("list-them").Text(p.ui(labels.ListThem)).OnClick(p.onListThem),
	)
}

func (p *page) onListThem(app.Context, app.Event) {
	p.offer = offer{}
	p.document.open("", newTextReader(object(p.field.area.Get("value"))), false)
	p.Update()
}
