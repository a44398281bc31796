package main

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// A pane is a panel as a component of its own. While it is out of sight it costs a keystroke nothing: it is drawn when
// it comes into sight, or when the typing rests, for a search in the page and a screen reader find it there too.
//
// go-app tells the children of an element apart by their place, so a pane must always be the same child.
type pane struct {
	app.Compo

	id    string
	draw  func() app.UI
	away  bool // out of sight
	stale bool // what it shows is older than the model
}

func (v *pane) Render() app.UI {
	v.stale = false
	return v.draw()
}

// renew has the pane drawn again, at once or when it is looked at.
func (v *pane) renew() {
	v.stale = true
	if !v.away && v.Mounted() {
		v.Update()
	}
}

// pane returns the panel called id, which draw draws.
func (p *page) pane(id string, draw func() app.UI) app.UI {
	for _, v := range p.panes {
		if v.id == id {
			return v
		}
	}
	v := &pane{id: id, draw: draw}
	p.panes = append(p.panes, v)
	return v
}

// Update draws the page again: itself, its panels in sight and, a little later, those out of sight.
func (p *page) Update() {
	p.Compo.Update()
	away := false
	for _, v := range p.panes {
		v.renew()
		away = away || v.away
	}
	if away {
		p.catchUp(respite)
	}
}

// respite is how long the typing must pause before panels out of sight are drawn, respiteEach the time between two of them:
// a key that comes meanwhile waits for one at most.
const respite, respiteEach = 150 * time.Millisecond, 20 * time.Millisecond

// catchUp draws what is stale, panel by panel, when no change has come for a while.
func (p *page) catchUp(after time.Duration) {
	if p.catching != nil {
		p.catching.Stop()
	}
	p.catching = time.AfterFunc(after, func() {
		for _, v := range p.panes {
			if v.stale {
				v.Update()
				p.catchUp(respiteEach)
				return
			}
		}
	})
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
			id := entry.Get("target").Get("id").String()
			for _, v := range p.panes {
				if v.id != id {
					continue
				}
				if v.away = !entry.Get("isIntersecting").Bool(); v.stale && !v.away {
					v.Update()
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
