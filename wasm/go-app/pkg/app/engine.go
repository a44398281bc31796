// From go-app v9.8.0, pkg/app: engine.go, dispatcher.go; MIT License, in LICENSE. Changes:
// The engine sleeps until it is woken, and waits for a frame only if something must be drawn. go-app's engine would wake
// four times per key press, and draw the first request a frame late.

package app

import (
	"cmp"
	"slices"
	"sync"
	"time"
)

// A Dispatcher draws the page. It draws requests at the next frame, or when Consume is called.
type Dispatcher interface {
	dispatch(dispatch)
	emit(src UI, f func())
	drawn(Composer)
}

// A ClientDispatcher is the Dispatcher for tests of a page.
type ClientDispatcher interface {
	Dispatcher

	// Consume handles all requests and draws at once.
	Consume()

	// Close does the same and removes the page from the document.
	Close()
}

// A dispatch is a function to call if its source is in the document, and whether to redraw the source's component
// afterwards.
type dispatch struct {
	src    UI
	f      func(Context)
	update bool
}

func (d dispatch) do() {
	if d.f != nil && d.src != nil && d.src.Mounted() {
		d.f(makeContext(d.src))
	}
}

// An engine handles requests. go-app's engine takes a dispatch from the channel as soon as it arrives, so that Consume finds
// the channel empty and the first request is drawn a frame late. This engine leaves dispatches in the channel: it is woken,
// runs when nothing else does, and waits for a frame only if requests are left.
type engine struct {
	body       *Element
	dispatches chan dispatch
	wake       chan struct{}

	drawing sync.Mutex
	stale   map[Composer]bool // the components to draw
	queue   []queued
}

// A queued component is drawn in the order of its depth.
type queued struct {
	c     Composer
	depth int
}

// frame is the delay before a redraw, in which the engine collects further requests.
const frame = time.Second / 120

// newEngine returns an engine for a body with one element.
func newEngine(body, first *Element) *engine {
	e := &engine{
		body:       body,
		dispatches: make(chan dispatch, 4096),
		wake:       make(chan struct{}, 1),
		stale:      map[Composer]bool{},
		queue:      make([]queued, 0, 32),
	}
	body.disp, first.disp = e, e
	first.setParent(body)
	body.children = []UI{first}
	return e
}

// NewClientTester returns a dispatcher that draws a page with the content n without a browser.
func NewClientTester(n UI) ClientDispatcher {
	e := newEngine(adopted("body", value{}), adopted("div", value{}))
	e.mountRoot(n)
	e.Consume()
	return e
}

// mountRoot replaces the first element of the body by the page.
func (e *engine) mountRoot(v UI) {
	e.dispatch(dispatch{src: e.body, f: func(Context) { e.body.replace(0, v) }})
}

func (e *engine) dispatch(d dispatch) {
	e.dispatches <- d
	select {
	case e.wake <- struct{}{}:
	default:
	}
}

// emit calls f and redraws the components around src.
func (e *engine) emit(src UI, f func()) {
	e.dispatch(dispatch{src: src, f: func(Context) {
		f()
		for c := componentOf(src); c != nil; c = componentOf(c.getParent()) {
			e.update(c)
		}
	}})
}

func (e *engine) update(c Composer) {
	if c != nil && c.Mounted() {
		e.stale[c] = true
	}
}

func (e *engine) drawn(c Composer) { delete(e.stale, c) }

func (e *engine) run() {
	timer := time.NewTimer(frame)
	waits := true
	wait := func() {
		if !waits && len(e.stale) > 0 {
			waits = true
			timer.Reset(frame)
		}
	}
	for {
		select {
		case <-e.wake:
			for len(e.dispatches) > 0 {
				e.handle(<-e.dispatches)
			}
		case <-timer.C:
			waits = false
			e.draw()
		}
		wait()
	}
}

func (e *engine) Consume() {
	for len(e.dispatches) > 0 {
		e.handle(<-e.dispatches)
	}
	e.draw()
}

func (e *engine) Close() {
	e.Consume()
	dismount(e.body)
}

func (e *engine) handle(d dispatch) {
	tell()
	d.do()
	if d.update {
		e.update(componentOf(d.src))
	}
}

// draw draws all stale components, the outer ones first, because these may draw or remove inner ones.
func (e *engine) draw() {
	e.drawing.Lock()
	defer e.drawing.Unlock()
	for c := range e.stale {
		if c.Mounted() {
			e.queue = append(e.queue, queued{c, depth(c)})
		}
	}
	slices.SortFunc(e.queue, func(a, b queued) int { return cmp.Compare(a.depth, b.depth) })
	for i, q := range e.queue {
		if e.stale[q.c] && q.c.Mounted() {
			q.c.updateRoot()
		}
		delete(e.stale, q.c)
		e.queue[i] = queued{}
	}
	e.queue = e.queue[:0]
	tell()
}

// componentOf returns n or the component around it, or nil.
func componentOf(n UI) Composer {
	for ; n != nil; n = n.getParent() {
		if c, ok := n.(Composer); ok {
			return c
		}
	}
	return nil
}

func depth(c Composer) (n int) {
	for p := c.getParent(); p != nil; p = p.getParent() {
		n++
	}
	return n
}
