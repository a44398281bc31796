// From go-app v9.8.0, pkg/app: html.go; MIT License, in LICENSE. Changes:
// Attributes are escaped for HTML, not for Go.

package app

import "io"

// An Element is an HTML element. go-app has a type for each, with a hundred common methods and a few of its own, and each
// type that is used adds more than a kilobyte, compressed, to the program. Here all elements share one type.
type Element struct {
	tag        string
	void       bool // can have no children
	attributes attributes
	handlers   eventHandlers
	parent     UI
	children   []UI

	mounted bool
	disp    Dispatcher
	js      Value
	this    UI
}

// adopted returns an element that is already in the document.
func adopted(tag string, js Value) *Element {
	e := &Element{tag: tag, js: js, mounted: true}
	e.this = e
	return e
}

func (e *Element) JSValue() Value            { return e.js }
func (e *Element) Mounted() bool             { return e.mounted }
func (e *Element) kind() kind                { return element }
func (e *Element) self() UI                  { return e.this }
func (e *Element) setSelf(v UI)              { e.this = v }
func (e *Element) getDispatcher() Dispatcher { return e.disp }
func (e *Element) getParent() UI             { return e.parent }
func (e *Element) setParent(p UI)            { e.parent = p }

func (e *Element) mount(d Dispatcher) {
	if e.mounted {
		panic("app: the element " + e.tag + " is in the document already")
	}
	e.mounted, e.disp = true, d
	e.js = window.createElement(e.tag)
	e.attributes.mount(e.js)
	e.handlers.mount(e)
	for _, c := range e.children {
		mount(d, c)
		c.setParent(e.this)
		e.js.append(c.JSValue())
	}
}

func (e *Element) dismount() {
	for _, c := range e.children {
		dismount(c)
	}
	e.handlers.dismount()
	e.mounted = false
}

func (e *Element) canUpdateWith(v UI) bool {
	o, ok := v.(*Element)
	return ok && e.mounted && e.tag == o.tag
}

// updateWith changes the element into v. It matches children by index.
func (e *Element) updateWith(v UI) {
	o := v.(*Element)
	e.attributes.update(e.js, o.attributes)
	e.handlers.update(e, o.handlers)
	for i, b := range o.children {
		switch {
		case i >= len(e.children):
			e.append(b)
		case canUpdate(e.children[i], b):
			e.children[i].updateWith(b)
		default:
			e.replace(i, b)
		}
	}
	for i := len(e.children) - 1; i >= len(o.children); i-- {
		c := e.children[i]
		c.JSValue().remove()
		dismount(c)
		e.children[i] = nil
		e.children = e.children[:i]
	}
}

func (e *Element) replace(i int, new UI) {
	old := e.children[i]
	mount(e.disp, new)
	e.children[i] = new
	new.setParent(e.this)
	old.JSValue().replaceWith(new.JSValue())
	dismount(old)
}

func (e *Element) append(c UI) {
	mount(e.disp, c)
	c.setParent(e.this)
	e.js.append(c.JSValue())
	e.children = append(e.children, c)
}

func (e *Element) setAttr(name string, value any) *Element {
	if e.attributes == nil {
		e.attributes = make(attributes, 0, 2)
	}
	e.attributes.set(name, value)
	return e
}

func (e *Element) setHandler(event string, f EventHandler) *Element {
	if f != nil {
		e.handlers.set(eventHandler{event: event, f: f})
	}
	return e
}

func (e *Element) html(w io.Writer) {
	io.WriteString(w, "<"+e.tag)
	for _, a := range e.attributes {
		if (a.name == "id" || a.name == "class") && a.value == "" {
			continue
		}
		io.WriteString(w, " "+a.name)
		if a.value != "" && a.value != "true" {
			io.WriteString(w, `="`)
			escaper.WriteString(w, a.value)
			io.WriteString(w, `"`)
		}
	}
	io.WriteString(w, ">")
	if e.void {
		return
	}
	lines := len(e.children) > 1
	for _, c := range e.children {
		if lines {
			io.WriteString(w, "\n")
		}
		if c.self() == nil {
			c.setSelf(c)
		}
		c.html(w)
	}
	if lines {
		io.WriteString(w, "\n")
	}
	io.WriteString(w, "</"+e.tag+">")
}
