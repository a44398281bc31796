package page

import (
	"runtime"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A painter has the page and its panels drawn.
type painter struct {
	model  *model.Model
	root   interface{ Update() } // what go-app draws: the page, or the frame that it is in
	panes  []*pane
	engine app.ClientDispatcher // draws them
	timer  *time.Timer          // runs out when those are drawn that wait
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
	if p.starting {
		return // all is drawn in a moment
	}
	p.study.note()
	p.painter.changed()
	p.painter.later(0, p.painter.drawStale)
}

// drawEach draws the page and its panels for the first time, and pauses between them.
func (t *painter) drawEach(pause func()) {
	t.root.Update()
	t.engine.Consume()
	for _, v := range t.panes {
		pause()
		v.blank = false
		v.Update()
		t.engine.Consume()
	}
	pause()
}

// drawAll draws the page and all panels before the next frame.
func (t *painter) drawAll() {
	t.changed()
	for _, v := range t.panes {
		v.Update()
	}
	t.engine.Consume()
}

func (t *painter) changed() {
	t.root.Update()
	for _, v := range t.panes {
		v.stale = true
	}
}

// drawStale draws what is stale and in sight, for as long as a slice; the rest follows.
func (t *painter) drawStale() {
	start := time.Now()
	for _, v := range t.panes {
		switch {
		case !v.stale || !v.Mounted() || v.away || v.cost > tooLong:
		case time.Since(start) > slice:
			t.later(0, t.drawStale)
			return
		default:
			t.draw(v)
		}
	}
	t.later(respite, t.catchUp)
}

// drawNow draws what is to be shown at once: the panel of a word, wherever it is.
func (t *painter) drawNow(word model.Word) {
	t.engine.Consume()
	for _, v := range t.panes {
		if v.panel.word == word && v.Mounted() {
			t.draw(v)
		}
	}
}

// catchUp draws the next of the panels that waited, and counts on.
func (t *painter) catchUp() {
	for _, v := range t.panes {
		if v.stale && v.Mounted() {
			t.draw(v)
			t.later(slice, t.catchUp)
			return
		}
	}
	if !t.model.Safe.Done {
		if _, done := t.model.SafeFixes(); done {
			for _, v := range t.panes {
				v.stale = v.stale || v.panel.word == statusWord // its button now says how many
			}
		}
		t.later(slice, t.catchUp)
		return
	}
	t.later(rest, runtime.GC)
}

// draw draws a panel, not at go-app's next tick but now.
func (t *painter) draw(v *pane) {
	start := time.Now()
	v.Update()
	t.engine.Consume()
	v.cost = time.Since(start)
}

// later calls f in a while, in place of what was to be called.
func (t *painter) later(after time.Duration, f func()) {
	if t.timer != nil {
		t.timer.Stop()
	}
	t.timer = time.AfterFunc(after, f)
}

// watch learns from the browser which panels are in sight, or soon will be.
func (t *painter) watch() {
	window := app.Window()
	if !window.Get("IntersectionObserver").Truthy() {
		return // all are drawn, always
	}
	seen := app.FuncOf(func(_ app.Value, args []app.Value) any {
		for i := range args[0].Length() {
			entry := args[0].Index(i)
			word := model.Word(entry.Get("target").Get("id").String())
			for _, v := range t.panes {
				if v.panel.word != word {
					continue
				}
				if v.away = !entry.Get("isIntersecting").Bool(); v.stale && !v.away {
					t.later(0, t.drawStale)
				}
			}
		}
		return nil
	})
	observer := window.Get("IntersectionObserver").New(seen, map[string]any{"rootMargin": "20% 0px"})
	for _, v := range t.panes {
		observer.Call("observe", v.JSValue())
	}
}
