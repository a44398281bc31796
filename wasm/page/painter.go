package page

import (
	"runtime"
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// clock is the clock with which the painter measures drawing. Tests stop it, so that the order of drawing does not
// depend on the machine.
var clock = time.Now

// A painter schedules the drawing of the page and its panels.
type painter struct {
	model    *model.Model
	root     interface{ Update() } // the root component of go-app: the page, or the frame around it
	panes    []*pane
	engine   app.ClientDispatcher // draws them
	observer app.Value            // reports which panels are in the viewport; nil without one
	heads    app.Value            // reports where the heads of panels are
	timer    *time.Timer          // fires when waiting panels are drawn
	together bool                 // draw all panels in the viewport at once, because that was quick last time
	changes  int                  // number of changes since the page was opened
	painted  app.Func             // collects garbage; nil before its first use
	asked    bool                 // painted is scheduled
}

// Drawing is split, so that a key waits for one slice at most. If all panels together take longer than a slice,
// they are drawn one after another. A panel that takes longer than tooLong is drawn when typing pauses.
const (
	slice   = 8 * time.Millisecond
	tooLong = 24 * time.Millisecond
	respite = 150 * time.Millisecond
	rest    = time.Second // after the last drawing; garbage is collected then, rather than during a key
)

// changesPerCheck is the number of changes between two checks of the heap (heapHalfFull). Even with a text of 20
// 000 octets, so many changes allocate less than half of the target, so the check comes before Go's own
// collection.
const changesPerCheck = 4

// heapHalfFull reports whether the heap is past half of the next target of the garbage collector, which is 16 MB
// or more (GOGC in web/page/begin.js). Go collects when it allocates, which would be during a key and take a
// frame. Collecting at half of the target, between two keys, avoids that.
func heapHalfFull() bool {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc > m.NextGC/2
}

// Update redraws the page and its panels in the viewport, and the other panels when nothing has changed for a while.
func (p *page) Update() {
	if p.starting {
		p.painter.changed()
		return // fillField draws everything in a moment
	}
	p.study.note()
	p.painter.changed()
	p.painter.schedule(0, p.painter.drawStale)
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

// stale reports whether anything has changed since it was drawn.
func (t *painter) stale() bool {
	return slices.ContainsFunc(t.panes, func(v *pane) bool { return v.stale })
}

func (t *painter) changed() {
	t.root.Update()
	t.age()
}

// age marks all panels to be redrawn, but not the page around them.
func (t *painter) age() {
	for _, v := range t.panes {
		v.stale = true
	}
	if t.changes++; t.changes%changesPerCheck == 0 && !t.asked && heapHalfFull() {
		t.collectSoon()
	}
}

// collectSoon collects garbage after the next paint, when the next key is furthest away. requestIdleCallback would wait for a pause
// in the typing, because a long frame leaves no idle time before the next.
func (t *painter) collectSoon() {
	if t.painted == nil {
		t.painted = app.FuncOf(func(app.Value, []app.Value) any {
			go t.collect()
			return nil
		})
	}
	t.asked = true
	browser.Painted(t.painted)
}

func (t *painter) collect() {
	t.asked = false
	runtime.GC()
}

// drawStale draws stale panels in the viewport for one slice, and schedules the rest. If all of them took less
// than a slice last time (quick), it draws them together, which is faster.
func (t *painter) drawStale() {
	start := clock()
	if t.together {
		for _, v := range t.panes {
			if v.due() {
				v.Update()
			}
		}
		t.engine.Consume()
		t.together = clock().Sub(start) < slice
		t.schedule(respite, t.catchUp)
		return
	}
	done := start
	for _, v := range t.panes {
		switch {
		case !v.due():
		case done.Sub(start) > slice:
			t.schedule(0, t.drawStale)
			return
		default:
			done = t.draw(v, done)
		}
	}
	t.together = t.quick()
	t.schedule(respite, t.catchUp)
}

// quick reports whether the panels that need not wait took less than a slice in total, when drawn one after
// another.
func (t *painter) quick() bool {
	var sum time.Duration
	for _, v := range t.panes {
		if !v.waits() {
			sum += v.cost
		}
	}
	return sum < slice
}

// drawNow draws the panel of a word at once, even outside of the viewport.
func (t *painter) drawNow(word model.Word) {
	t.engine.Consume()
	for _, v := range t.panes {
		if v.is(word) && v.Mounted() {
			t.draw(v, clock())
		}
	}
}

// catchUp draws the next waiting panel, and schedules itself for the rest.
func (t *painter) catchUp() {
	for _, v := range t.panes {
		if v.stale && v.Mounted() {
			t.draw(v, clock())
			t.schedule(slice, t.catchUp)
			return
		}
	}
	if !t.model.Safe.Done {
		if _, done := t.model.SafeFixes(); done {
			for _, v := range t.panes {
				v.stale = v.stale || v.is(statusWord) // the status has a button with the number of fixes
			}
		}
		t.schedule(slice, t.catchUp)
		return
	}
	t.schedule(rest, t.collect)
}

// draw draws a panel now, and not at go-app's next tick. It returns the time afterwards, because each call of now asks the browser.
func (t *painter) draw(v *pane, began time.Time) time.Time {
	v.Update()
	t.engine.Consume()
	done := clock()
	v.cost = done.Sub(began)
	return done
}

// schedule calls f after a delay. It cancels the call that was scheduled before.
func (t *painter) schedule(after time.Duration, f func()) {
	if t.timer != nil {
		t.timer.Stop()
	}
	t.timer = time.AfterFunc(after, f)
}

// watch observes which panels are in the viewport, and of which of them only the head is.
func (t *painter) watch() {
	window := app.Window()
	if !window.Get("IntersectionObserver").Truthy() {
		return // without it all panels are always drawn
	}
	t.observer = t.observing(nil, func(v *pane, entry app.Value) {
		v.away = !entry.Get("isIntersecting").Bool()
		v.low = v.isLow() // a jump may have moved the head from below the window to above it
	})
	t.heads = t.observing(map[string]any{"rootMargin": "0px 0px -" + strconv.Itoa(glimpse) + "px", "threshold": []any{0, 1}},
		func(v *pane, _ app.Value) { v.low = v.isLow() })
	for _, v := range t.panes {
		t.observe(v)
	}
}

// observing returns an observer of panels or their heads, which calls each for each entry.
func (t *painter) observing(options any, each func(v *pane, entry app.Value)) app.Value {
	return app.Window().Get("IntersectionObserver").New(app.FuncOf(func(_ app.Value, args []app.Value) any {
		for i := range args[0].Length() {
			entry := args[0].Index(i)
			section := entry.Get("target")
			if section.Call("matches", ".head").Bool() {
				section = section.Get("parentElement")
			}
			for _, v := range t.panes {
				if !v.Mounted() || !v.JSValue().Equal(section) {
					continue
				}
				if each(v, entry); v.stale && !v.waits() {
					t.schedule(0, t.drawStale)
				}
			}
		}
		return nil
	}), options)
}

// observe observes one pane. It skips panels that may be absent, because an absent panel has no size; these are
// always drawn.
func (t *painter) observe(v *pane) {
	if t.observer == nil || v.fold == nil && v.panel.there != nil {
		return
	}
	t.observer.Call("observe", v.JSValue())
	if head := v.head(); head.Truthy() {
		t.heads.Call("observe", head)
	}
}

// add adds a pane.
func (t *painter) add(v *pane) {
	t.panes = append(t.panes, v)
	t.observe(v)
}

// remove removes a pane. It makes a new list, because a loop over the old one may be running.
func (t *painter) remove(v *pane) {
	t.panes = slices.DeleteFunc(slices.Clone(t.panes), func(w *pane) bool { return w == v })
}
