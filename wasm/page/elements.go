package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/wasm/model"
)

// The elements that all panels are made of, each with a class. Written out a hundred times they would weigh more than the
// panels' own.

// line is a line of text, mark a stretch of one.
func line(class, s string) app.UI { return app.P().Class(class).Text(s) }
func mark(class, s string) app.UI { return app.Span().Class(class).Text(s) }

// block, para and stretch hold others: a block of the page, a paragraph and what stands in one.
func block(class string, body ...app.UI) app.UI   { return app.Div().Class(class).Body(body...) }
func para(class string, body ...app.UI) app.UI    { return app.P().Class(class).Body(body...) }
func stretch(class string, body ...app.UI) app.UI { return app.Span().Class(class).Body(body...) }

// button is a button that does nothing by itself.
func button(class string) app.HTMLButton { return app.Button().Type("button").Class(class) }

// at is a stretch that shows these octets of the text: they light up everywhere when it is pointed at.
func at(octets core.Span, class string, body ...app.UI) app.UI {
	return app.Span().Class(class).DataSet("from", model.FromAttr(octets)).Body(body...)
}

// children are what an element holds, one added after the other.
type children []app.UI

func (c *children) add(e app.UI) { *c = append(*c, e) }

// focus moves the focus to an element of the page.
func focus(id string) {
	if e := app.Window().GetElementByID(id); e.Truthy() {
		e.Call("focus", map[string]any{"preventScroll": true})
	}
}

// A door is the button that shows what is drawn only when it is asked for, and puts it away, and what is behind it. It is a component, so
// that a key, which changes nothing of a door that is shut, makes none of its elements anew.
type door struct {
	app.Compo
	ID, Text string
	Open     bool
	Behind   children // while it is open

	press app.EventHandler // of the page, which stays
}

func (d *door) Render() app.UI {
	act := button("act").ID(d.ID).Aria("expanded", strconv.FormatBool(d.Open)).Text(d.Text).OnClick(d.press)
	return app.Div().Class("libraries").Body(append(children{act}, d.Behind...)...)
}
