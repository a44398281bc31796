package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/wasm/model"
)

// Helpers for the elements that all panels are made of, each with a class. A hundred literal copies would make the
// program larger.

// line returns a paragraph of text, mark a span of text.
func line(class, s string) app.UI { return app.P().Class(class).Text(s) }
func mark(class, s string) app.UI { return app.Span().Class(class).Text(s) }

// block, para and stretch return a div, a paragraph and a span with children.
func block(class string, body ...app.UI) app.UI   { return app.Div().Class(class).Body(body...) }
func para(class string, body ...app.UI) app.UI    { return app.P().Class(class).Body(body...) }
func stretch(class string, body ...app.UI) app.UI { return app.Span().Class(class).Body(body...) }

// button returns a button without a handler.
func button(class string) app.HTMLButton { return app.Button().Type("button").Class(class) }

// at returns a span that shows these octets of the text. Pointing at it lights the octets everywhere.
func at(octets core.Span, class string, body ...app.UI) app.UI {
	return app.Span().Class(class).DataSet("from", model.FromAttr(octets)).Body(body...)
}

// children is a list of child elements with methods to append.
type children []app.UI

func (c *children) add(e app.UI) { *c = append(*c, e) }

// around returns the closest element around the target of an event that a selector matches, which may be the target itself. The result is
// not truthy if no element matches, or if the target is the document, to which scripts and extensions send events.
func around(target app.Value, selector string) app.Value {
	closest := target.Get("closest")
	if !closest.Truthy() {
		return closest
	}
	return target.Call("closest", selector)
}

// focus moves the focus to the element with an id.
func focus(id string) {
	if e := app.Window().GetElementByID(id); e.Truthy() {
		e.Call("focus", map[string]any{"preventScroll": true})
	}
}

// A door is a button that shows or hides content, which is drawn only while it is open. It is a component, so that
// a key does not redraw a closed door.
type door struct {
	app.Compo
	ID, Text string
	Open     bool
	Behind   children // content, while it is open

	press app.EventHandler // a method of the page, which never changes
}

func (d *door) Render() app.UI {
	act := button("act").ID(d.ID).Aria("expanded", strconv.FormatBool(d.Open)).Text(d.Text).OnClick(d.press)
	return app.Div().Class("libraries").Body(append(children{act}, d.Behind...)...)
}
