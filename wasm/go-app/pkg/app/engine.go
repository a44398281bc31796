// From go-app v9.8.0, pkg/app: engine.go, dispatcher.go; MIT License, in LICENSE. What is otherwise:
// It is told that there is something to do, and waits for a frame only when something is to be drawn. go-app's would wake four times for
// each key, and draw what was asked for first a frame late.

package app

import (
	"cmp"
	"slices"
	"sync"
	"time"
)

// A Dispatcher draws the page: what was asked for is drawn at once when it comes to a frame, or when somebody asks for that.
type Dispatcher interface {
	dispatch(dispatch)
	emit(src UI, f func())
	drawn(Composer)
}

// A ClientDispatcher is the Dispatcher of a page.
type ClientDispatcher interface {
	Dispatcher

	// Consume does all that was asked for, and draws.
	Consume()

	// Close does so, and takes the page out of the document.
	Close()
}

// A dispatch is a function to be called when its source is in the document, and whether the component of that is to be drawn then.
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

// An engine waits for what is asked of it. go-app's takes a dispatch from its channel as soon as it comes: who draws at once
// (Consume) finds the channel empty then, and what was asked for first is drawn a frame late. This one is told that there is
// something to take, comes to it when all else is done, and waits for a frame only when something is left for it.
type engine struct {
	body       *Element
	dispatches chan dispatch
	wake       chan struct{}

	drawing sync.Mutex
	stale   map[Composer]bool // to be drawn
	queue   []queued
}

// A queued component is drawn after those around it.
type queued struct {
	c     Composer
	depth int
}

// frame is how long the engine waits for more to be drawn.
const frame = time.Second / 120

// newEngine returns one for a body with one element in it.
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

// NewClientTester returns what draws a page that consists of n, as in a browser, without one.
func NewClientTester(n UI) ClientDispatcher {
	e := newEngine(adopted("body", value{}), adopted("div", value{}))
	e.mountRoot(n)
	e.Consume()
	return e
}

// mountRoot puts the page in place of the first element of the body.
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

// emit calls f, and has the components around src drawn.
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

// draw draws all that is stale, from the outside in: what is around a component may draw it, or take it away.
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

// componentOf returns the component that n is or is in; nil for none.
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
