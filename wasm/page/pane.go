package page

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A pane is a component that holds one panel. A pane outside the viewport costs nothing at a key: it is drawn when
// it scrolls into view, or when typing pauses, because searches in the page and screen readers must find its text.
// A pane that takes long to draw waits for a pause, too.
//
// A pane must always be at the same child index, because go-app identifies children by index.
type pane struct {
	app.Compo

	page  *page
	panel *panel              // nil for a fold, which is part of a panel
	fold  func(at int) app.UI // draws the fold
	At    int                 // the item that the fold belongs to
	away  bool                // outside of the viewport
	low   bool                // only its head is in the viewport, at the lower edge
	blank bool                // not drawn yet, because the page starts in steps
	stale bool                // drawn before the last change of the model
	drawn int                 // the revision of the text that was drawn
	cost  time.Duration       // the duration of the last drawing
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
	return app.Div().Body(when(v.panel.there(v.page), draw)) // the div stays when the panel comes and goes
}

// shows reports whether the panel of a word shows the current text. Handlers call it, because a panel may be
// clicked before it is redrawn. The check saves replacing the handlers at every key.
func (p *page) shows(w model.Word) bool {
	return slices.ContainsFunc(p.painter.panes, func(v *pane) bool { return v.is(w) && v.drawn == p.model.Revision })
}

// waits reports whether v is drawn only when typing pauses, because at most its head is visible or because drawing
// it takes long.
func (v *pane) waits() bool {
	return v.away || v.low || v.cost > tooLong || v.panel != nil && v.panel.waits != nil && v.panel.waits(v.page.model)
}

// head returns the head element of the panel; null if it has none.
func (v *pane) head() app.Value { return v.JSValue().Call("querySelector", ":scope > .head") }

// glimpse is the height in pixels, half a line, that must be visible below the head before a panel counts as
// visible.
const glimpse = 11

// isLow asks the browser whether the panel shows less than a glimpse. It must be called only when the layout is up
// to date.
func (v *pane) isLow() bool {
	head := v.head()
	return head.Truthy() &&
		head.Call("getBoundingClientRect").Get("bottom").Float() > app.Window().Get("innerHeight").Float()-glimpse
}

// due reports whether v must be drawn now.
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

// fold returns the content of a details element as a pane of its own, drawn by draw for item at. While the element
// is closed, the pane is outside of the viewport. go-app keeps the existing pane, so draw must be the same
// function for all items.
func (p *page) fold(draw func(at int) app.UI, at int) app.UI {
	return &pane{page: p, fold: draw, At: at}
}

// OnMount registers a fold with the painter. Panels are registered from the start.
func (v *pane) OnMount(app.Context) {
	if v.fold != nil {
		v.page.painter.add(v)
	}
}

// OnDismount unregisters a fold.
func (v *pane) OnDismount() {
	if v.fold != nil {
		v.page.painter.remove(v)
	}
}
