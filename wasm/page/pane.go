package page

import (
	"runtime"
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
	panel *panel
	away  bool          // out of sight
	stale bool          // what it shows is older than the model
	cost  time.Duration // what drawing it took last
}

func (v *pane) Render() app.UI {
	v.stale = false
	draw := func() app.UI { return v.panel.draw(v.page, v.panel) }
	if v.panel.there == nil {
		return draw()
	}
	return app.Div().Body(when(v.panel.there(v.page), draw))
}

// pane returns the pane of a panel.
func (p *page) pane(w *panel) app.UI {
	for _, v := range p.panes {
		if v.panel == w {
			return v
		}
	}
	v := &pane{page: p, panel: w}
	p.panes = append(p.panes, v)
	return v
}

// How the drawing is shared out. A key that comes while a slice is drawn waits for no more than that: panels that take
// longer together are drawn one after another, and one that alone takes too long waits for a respite in the typing.
const (
	slice   = 8 * time.Millisecond
	tooLong = 24 * time.Millisecond
	respite = 150 * time.Millisecond
	rest    = time.Second // after all is drawn: what drawing left behind is collected now rather than under a key
)

// Update has the page drawn again: itself and its panels in sight, and when nothing has changed for a while the others.
func (p *page) Update() {
	p.changedAll()
	p.drawLater(0, p.drawPanes)
}

// drawAll draws the page and all panels before the next frame: when it takes over, nothing of what it takes the place of
// may come back for a moment, in another language.
func (p *page) drawAll() {
	p.changedAll()
	for _, v := range p.panes {
		v.Update()
	}
	p.engine.Consume()
}

func (p *page) changedAll() {
	p.root.Update()
	for _, v := range p.panes {
		v.stale = true
	}
}

// drawPanes draws what is stale and in sight, for as long as a slice; the rest follows.
func (p *page) drawPanes() {
	start := time.Now()
	for _, v := range p.panes {
		switch {
		case !v.stale || !v.Mounted() || v.away || v.cost > tooLong:
		case time.Since(start) > slice:
			p.drawLater(0, p.drawPanes)
			return
		default:
			p.drawPane(v)
		}
	}
	p.drawLater(respite, p.catchUp)
}

// catchUp draws the next of the panels that waited, and counts on.
func (p *page) catchUp() {
	for _, v := range p.panes {
		if v.stale && v.Mounted() {
			p.drawPane(v)
			p.drawLater(slice, p.catchUp)
			return
		}
	}
	if !p.model.Safe.Done {
		if _, done := p.model.SafeFixes(); done {
			for _, v := range p.panes {
				v.stale = v.stale || v.panel.word == statusWord // its button now says how many
			}
		}
		p.drawLater(slice, p.catchUp)
		return
	}
	p.drawLater(rest, runtime.GC)
}

// drawPane draws a panel, not at go-app's next tick but now.
func (p *page) drawPane(v *pane) {
	start := time.Now()
	v.Update()
	p.engine.Consume()
	v.cost = time.Since(start)
}

// drawLater calls f in a while, in place of what was to be called.
func (p *page) drawLater(after time.Duration, f func()) {
	if p.drawing != nil {
		p.drawing.Stop()
	}
	p.drawing = time.AfterFunc(after, f)
}

// watchPanes learns from the browser which panels are in sight, or soon will be.
func (p *page) watchPanes() {
	window := app.Window()
	if !window.Get("IntersectionObserver").Truthy() {
		return // all are drawn, always
	}
	seen := app.FuncOf(func(_ app.Value, args []app.Value) any {
		for i := range args[0].Length() {
			entry := args[0].Index(i)
			word := model.Word(entry.Get("target").Get("id").String())
			for _, v := range p.panes {
				if v.panel.word != word {
					continue
				}
				if v.away = !entry.Get("isIntersecting").Bool(); v.stale && !v.away {
					p.drawLater(0, p.drawPanes)
				}
			}
		}
		return nil
	})
	observer := window.Get("IntersectionObserver").New(seen, map[string]any{"rootMargin": "20% 0px"})
	for _, v := range p.panes {
		observer.Call("observe", v.JSValue())
	}
}
