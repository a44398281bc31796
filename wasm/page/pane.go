package page

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A pane is a panel as a component of its own. While it is out of sight it costs a keystroke nothing: it is drawn when
// it comes into sight, or when the typing rests, for a search in the page and a screen reader find it there too. So is
// one that takes long.
//
// go-app tells the children of an element apart by their place, so a pane must always be the same child.
type pane struct {
	app.Compo

	page  *page
	panel *panel              // nil for what is folded away in one
	fold  func(at int) app.UI // draws that
	At    int                 // the item that it is of
	away  bool                // out of sight
	low   bool                // in sight with its head alone, at the lower edge of the window
	blank bool                // not drawn yet, for the page starts in pieces
	stale bool                // what it shows is older than the model
	drawn int                 // the revision of the text that it shows
	cost  time.Duration       // what drawing it took last
}

func (v *pane) Render() app.UI {
	if v.blank {
		return app.Div()
	}
	v.stale, v.drawn = false, v.page.model.Revision
	if v.fold != nil {
		return v.fold(v.At)
	}
	draw := func() app.UI { return v.panel.draw(v.page, v.panel) }
	if v.panel.there == nil {
		return draw()
	}
	return app.Div().Body(when(v.panel.there(v.page), draw)) // which stays where the panel comes and goes
}

// shows reports whether the panel of a word shows the text as it is now. A click on what is still drawn of a text that is gone
// does nothing: a handler asks this, and needs not be replaced at every key.
func (p *page) shows(w model.Word) bool {
	return slices.ContainsFunc(p.painter.panes, func(v *pane) bool { return v.is(w) && v.drawn == p.model.Revision })
}

// waits reports whether v is drawn only when the hand rests: there is nothing of it to be read but its head, or it takes long.
func (v *pane) waits() bool {
	return v.away || v.low || v.cost > tooLong || v.panel != nil && v.panel.waits != nil && v.panel.waits(v.page.model)
}

// head returns the head of its panel; null where it has none.
func (v *pane) head() app.Value { return v.JSValue().Call("querySelector", ":scope > .head") }

// glimpse is how many pixels of what is below its head are seen before it is in sight: half a line.
const glimpse = 11

// isLow asks the browser whether less than that is seen. It is asked where its layout is known.
func (v *pane) isLow() bool {
	head := v.head()
	return head.Truthy() &&
		head.Call("getBoundingClientRect").Get("bottom").Float() > app.Window().Get("innerHeight").Float()-glimpse
}

// due reports whether v is to be drawn now.
func (v *pane) due() bool { return v.stale && v.Mounted() && !v.waits() }

// is reports whether v is the panel of a word.
func (v *pane) is(w model.Word) bool { return v.panel != nil && v.panel.word == w }

// pane returns the pane of a panel.
func (p *page) pane(w *panel) app.UI {
	for _, v := range p.painter.panes {
		if v.panel == w {
			return v
		}
	}
	v := &pane{page: p, panel: w, blank: app.IsClient}
	p.painter.panes = append(p.painter.panes, v)
	return v
}

// fold returns what details hold, drawn by draw for an item, as a pane of its own: as long as they are closed it is out of sight.
// go-app keeps the one that was there, so draw is to be the same for all items.
func (p *page) fold(draw func(at int) app.UI, at int) app.UI {
	return &pane{page: p, fold: draw, At: at}
}

// OnMount has what is folded away drawn from now on; the panels are, from the beginning.
func (v *pane) OnMount(app.Context) {
	if v.fold != nil {
		v.page.painter.add(v)
	}
}

// OnDismount lets it go.
func (v *pane) OnDismount() {
	if v.fold != nil {
		v.page.painter.remove(v)
	}
}
