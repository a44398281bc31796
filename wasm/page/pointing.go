package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// A pointer lights and selects the octets that the reader points at.
type pointer struct{ page *page }

// listen attaches the listeners for the pointer and the focus.
func (t pointer) listen(on listener) {
	p := t.page
	document := app.Window().Get("document")
	for _, event := range []string{"pointerover", "focusin"} {
		on(document, event, func(e app.Value) {
			if target := e.Get("target"); !isTouch(e) && !target.Equal(p.field.area) {
				p.lightUp(t.pointedAt(e)...)
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
	on(document, "click", func(e app.Value) { t.pick(e.Get("target"), e.Get("clientX")) })
	on(document, "mousedown", func(e app.Value) { // mousedown comes before focus
		if cell := around(e.Get("target"), "#wire .cells > :is(.o, .slot), #wire .nl > .o"); cell.Truthy() {
			wirePanel{p}.stepOn(cell, e.Get("clientX"))
		}
	})
	on(document, "focusin", func(e app.Value) {
		if cells := around(e.Get("target"), "#wire .cells"); cells.Truthy() {
			wirePanel{p}.walk(cells, 0)
		}
	})
	on(document, "focusout", func(app.Value) {
		each("#wire [data-at]", func(cell app.Value) { cell.Call("removeAttribute", "data-at") })
		p.lightUp()
	})
	onKey(func(e app.Value) {
		if cells := around(e.Get("target"), "#wire .cells"); cells.Truthy() {
			wirePanel{p}.walkBy(cells, e)
			return
		}
		if key := e.Get("key").String(); key == "Enter" || key == " " {
			if cell := around(e.Get("target"), "#map [data-octet]"); cell.Truthy() {
				e.Call("preventDefault")
				t.pick(cell, nil)
			}
		}
	})
}

// isTouch reports whether an event comes from a finger. A finger does not hover: it points only when it taps.
func isTouch(e app.Value) bool {
	t := e.Get("pointerType")
	return t.Truthy() && t.String() == "touch"
}

// pointedAt returns the octets that the target of an event stands for.
func (t pointer) pointedAt(event app.Value) []core.Span {
	e := around(event.Get("target"), "[data-from], [data-octet], "+wireCell)
	if !e.Truthy() {
		return nil
	}
	if octet := e.Get("dataset").Get("octet"); octet.Truthy() {
		if n, err := strconv.Atoi(octet.String()); err == nil {
			return t.page.model.Places(byte(n), 0, model.MaxLit)
		}
		return nil
	}
	if s, ok := placeOf(e, event.Get("clientX")); ok && s.End <= len(t.page.model.Source()) {
		return []core.Span{s}
	}
	return nil
}

// placeOf returns the octets of the text that an element stands for, or false. A cell on the wire can stand for several
// octets: placeOf returns the one at the window coordinate x or, if x is nil, the one with the focus.
func placeOf(e app.Value, x any) (core.Span, bool) {
	if e.Get("from").Truthy() {
		return model.ReadFrom(browser.Place(e, x))
	}
	return model.ReadFrom(e.Get("dataset").Get("from").String())
}

// pick selects the octets of a clicked element of a panel. For a cell of the map it selects the next occurrence of
// its octet. For x see placeOf.
func (t pointer) pick(target app.Value, x any) {
	p := t.page
	if p.openClause(target) {
		return
	}
	if cell := around(target, "#map [data-octet]"); cell.Truthy() {
		if n, err := strconv.Atoi(cell.Get("dataset").Get("octet").String()); err == nil {
			if s, ok := p.model.Next(byte(n)); ok {
				p.point(s)
			} else {
				p.speech.say(text.NoneOf(p.model.Lang, byte(n)).Quoted(p.model.Lang))
			}
		}
		return
	}
	if e := around(target, picked()); e.Truthy() {
		if s, ok := placeOf(e, x); ok {
			p.point(s)
			if e.Get("classList").Call("contains", "to-problem").Bool() {
				t.showProblem()
			}
		}
	}
}

// showProblem shows the open problem.
func (t pointer) showProblem() {
	p := t.page
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

// lightUp lights spans everywhere, in place of those that were lit.
func (p *page) lightUp(spans ...core.Span) {
	if !p.model.Light(spans...) {
		return
	}
	args := []any{p.model.LitOctet()}
	for _, s := range spans {
		args = append(args, s.Start, s.End)
	}
	browser.Light(args)
	p.repaint()
}
