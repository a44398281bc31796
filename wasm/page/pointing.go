package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// listenPointing attaches the page to pointer and focus.
func (p *page) listenPointing(on listener) {
	document := app.Window().Get("document")
	for _, event := range []string{"pointerover", "focusin"} {
		on(document, event, func(e app.Value) {
			if target := e.Get("target"); !isTouch(e) && !target.Equal(p.field.area) {
				p.lightUp(p.pointedAt(target)...)
			}
		})
	}
	on(document.Get("documentElement"), "pointerleave", func(app.Value) { p.lightUp() })
	on(p.field.area, "pointermove", func(e app.Value) {
		selecting := e.Get("buttons").Int() != 0
		if offset, ok := p.field.under(e); ok && !selecting && !isTouch(e) {
			p.lightUp(p.model.Unit(offset))
		} else {
			p.lightUp()
		}
	})
	on(document, "click", func(e app.Value) { p.pick(e.Get("target")) })
	on(document, "focusin", func(e app.Value) {
		if cells := e.Get("target").Call("closest", "#wire .cells"); cells.Truthy() {
			p.walk(cells, 0)
		}
	})
	on(document, "focusout", func(app.Value) {
		each("#wire [data-at]", func(cell app.Value) { cell.Call("removeAttribute", "data-at") })
		p.lightUp()
	})
	on(document, "keydown", func(e app.Value) {
		if cells := e.Get("target").Call("closest", "#wire .cells"); cells.Truthy() {
			p.walkBy(cells, e)
			return
		}
		if key := e.Get("key").String(); key == "Enter" || key == " " {
			if cell := e.Get("target").Call("closest", "#map [data-octet]"); cell.Truthy() {
				e.Call("preventDefault")
				p.pick(cell)
			}
		}
	})
}

// isTouch reports whether an event comes from a finger, which points at nothing
// before it taps, and then stays nowhere.
func isTouch(e app.Value) bool {
	t := e.Get("pointerType")
	return t.Truthy() && t.String() == "touch"
}

// pointedAt returns the octets that an element stands for.
func (p *page) pointedAt(target app.Value) []core.Span {
	if !target.Get("closest").Truthy() { // the document itself
		return nil
	}
	e := target.Call("closest", "[data-from], [data-octet]")
	if !e.Truthy() {
		return nil
	}
	data := e.Get("dataset")
	if octet := data.Get("octet"); octet.Truthy() {
		if n, err := strconv.Atoi(octet.String()); err == nil {
			return p.model.Places(byte(n), 0, model.MaxLit)
		}
		return nil
	}
	if s, ok := model.ReadFrom(data.Get("from").String()); ok && s.End <= len(p.model.Source()) {
		return []core.Span{s}
	}
	return nil
}

// pick selects the octets of what was clicked in a panel: those that it stands
// for, or the next of those that a cell of the map stands for.
func (p *page) pick(target app.Value) {
	if cell := target.Call("closest", "#map [data-octet]"); cell.Truthy() {
		if n, err := strconv.Atoi(cell.Get("dataset").Get("octet").String()); err == nil {
			if s, ok := p.model.Next(byte(n)); ok {
				p.point(s)
			} else {
				p.say(text.NoneOf(p.model.Lang, byte(n)).String())
			}
		}
		return
	}
	if e := target.Call("closest", picked()); e.Truthy() {
		if s, ok := model.ReadFrom(e.Get("dataset").Get("from").String()); ok {
			p.point(s)
			if e.Get("classList").Call("contains", "to-problem").Bool() {
				p.showProblem()
			}
		}
	}
}

// showProblem goes to the problem that is open.
func (p *page) showProblem() {
	if p.model.Problem < 0 {
		return
	}
	picks := app.Window().Get("document").Call("querySelectorAll", "#problems .pick")
	first, _ := p.model.Window()
	if pick := picks.Index(p.model.Problem - first); pick.Truthy() {
		pick.Call("focus")
		pick.Call("scrollIntoView", map[string]any{"block": "center"})
	}
}

// walkBy goes from octet to octet of a step by the keys of a slider.
func (p *page) walkBy(cells, e app.Value) {
	last, err := strconv.Atoi(cells.Call("getAttribute", "aria-valuemax").String())
	if err != nil {
		return
	}
	by, known := map[string]int{
		"ArrowLeft": -1, "ArrowDown": -1, "ArrowRight": 1, "ArrowUp": 1, "PageDown": -10, "PageUp": 10, "Home": -last, "End": last,
	}[e.Get("key").String()]
	switch {
	case e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool():
	case known:
		e.Call("preventDefault")
		p.walk(cells, by)
	case e.Get("key").String() == "Enter" || e.Get("key").String() == " ":
		e.Call("preventDefault")
		if cell := cells.Call("querySelector", "[data-at]"); cell.Truthy() {
			p.pick(cell)
		}
	}
}

// walk goes by so many octets, lights the one it comes to, and has a screen reader
// say what it is: go-app sets the attributes of the first only, and knows nothing
// of this.
func (p *page) walk(cells app.Value, by int) {
	step, err := strconv.Atoi(cells.Get("dataset").Get("step").String())
	now, err2 := strconv.Atoi(cells.Call("getAttribute", "aria-valuenow").String())
	first, err3 := strconv.Atoi(cells.Get("dataset").Get("first").String()) // of those that are shown
	list := cells.Call("querySelectorAll", ".o, .slot")
	count := list.Get("length").Int()
	if err != nil || err2 != nil || err3 != nil || count == 0 || step >= len(p.model.Talk().Steps) {
		return
	}
	now = max(first, min(now+by, first+count-1))
	octets := p.model.Talk().Steps[step].Octets
	if now >= len(octets) {
		return
	}
	cells.Call("setAttribute", "aria-valuenow", now)
	cells.Call("setAttribute", "aria-valuetext", text.WireOctet(p.model.Lang, octets[now]))
	each("#wire [data-at]", func(cell app.Value) { cell.Call("removeAttribute", "data-at") })
	list.Index(now-first).Call("setAttribute", "data-at", "")
	list.Index(now-first).Call("scrollIntoView", map[string]any{"block": "nearest"})
	if from := octets[now].From; from.Len() > 0 {
		p.lightUp(from)
	} else {
		p.lightUp()
	}
}

// lightUp lights spans everywhere, and nothing else.
func (p *page) lightUp(spans ...core.Span) {
	if !p.model.Light(spans...) {
		return
	}
	args := []any{p.model.LitOctet()}
	for _, s := range spans {
		args = append(args, s.Start, s.End)
	}
	app.Window().Call("urlscopeLight", args...)
	p.repaint()
}
