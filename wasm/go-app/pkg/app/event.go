// From go-app v9.8.0, pkg/app: event.go; MIT License, in LICENSE. Changes:
// A list instead of a map. Events do not query the mouse position. The newest handler is called, whatever its scope.

package app

// An EventHandler handles an event of the browser.
type EventHandler func(ctx Context, e Event)

// An Event is an event of the browser.
type Event struct{ Value }

// PreventDefault prevents the browser's default action.
func (e Event) PreventDefault() { e.Call("preventDefault") }

// eventHandlers are the handlers of an element.
type eventHandlers []eventHandler

func (h eventHandlers) find(event string) int {
	for i := range h {
		if h[i].event == event {
			return i
		}
	}
	return -1
}

// set sets the handler of an event, and replaces an existing one.
func (h *eventHandlers) set(v eventHandler) {
	if i := h.find(v.event); i >= 0 {
		(*h)[i] = v
		return
	}
	*h = append(*h, v)
}

func (h eventHandlers) mount(src UI) {
	for i := range h {
		h[i].mount(src)
	}
}

func (h eventHandlers) dismount() {
	for i := range h {
		h[i].close()
	}
}

// update replaces the handlers by v. A listener stays in the browser as long as its event has a handler, and calls the newest one.
func (h *eventHandlers) update(src UI, v eventHandlers) {
	for i := 0; i < len(*h); {
		if v.find((*h)[i].event) < 0 {
			(*h)[i].close()
			*h = append((*h)[:i], (*h)[i+1:]...)
		} else {
			i++
		}
	}
	for _, new := range v {
		if i := h.find(new.event); i >= 0 {
			*(*h)[i].newest = new.f
			continue
		}
		new.mount(src)
		*h = append(*h, new)
	}
}

type eventHandler struct {
	event  string
	f      EventHandler
	newest *EventHandler // what the listener calls
	close  func()        // removes the listener
}

func (h *eventHandler) mount(src UI) {
	newest := h.f
	h.newest = &newest
	listener := FuncOf(func(_ Value, args []Value) any {
		f := newest // of the element as it is now: something may be drawn before f runs
		src.getDispatcher().emit(src, func() { f(makeContext(src), Event{args[0]}) })
		return nil
	})
	node := src.JSValue()
	node.Call("addEventListener", h.event, listener)
	h.close = func() {
		node.Call("removeEventListener", h.event, listener)
		listener.Release()
	}
}
