// From go-app v9.8.0, pkg/app: component.go; MIT License, in LICENSE. Changes:
// Components are compared by type, not by type name, and their fields with same.go, without a copy. A component without
// OnMount is not drawn again after mounting. Mistakes of the page panic.

package app

import (
	"io"
	"reflect"
)

// A Composer is a component: a type that embeds [Compo] and has a method Render.
type Composer interface {
	UI

	// Render returns the content of the component.
	Render() UI

	// Update requests a redraw.
	Update()

	updateRoot()
}

// A Mounter is a component whose OnMount is called after it was inserted into the document.
type Mounter interface {
	OnMount(Context)
}

// A Dismounter is a component whose OnDismount is called after it was removed from the document.
type Dismounter interface {
	OnDismount()
}

// An Updater is a component whose OnUpdate is called after the component around it has changed an exported field.
type Updater interface {
	OnUpdate(Context)
}

// Compo must be embedded in every component.
type Compo struct {
	disp    Dispatcher
	mounted bool
	parent  UI
	root    UI
	this    Composer
}

// JSValue returns the node of the component's content.
func (c *Compo) JSValue() Value { return c.root.JSValue() }

// Mounted reports whether the component is in the document.
func (c *Compo) Mounted() bool {
	return c.mounted && c.root != nil && c.root.Mounted() && c.this != nil
}

// Update requests a redraw.
func (c *Compo) Update() { c.dispatch(nil) }

func (c *Compo) kind() kind { return component }

func (c *Compo) self() UI {
	if c.this == nil {
		return nil
	}
	return c.this
}

func (c *Compo) setSelf(v UI) {
	c.this = nil
	if v != nil {
		c.this = v.(Composer)
	}
}

func (c *Compo) getDispatcher() Dispatcher { return c.disp }
func (c *Compo) getParent() UI             { return c.parent }
func (c *Compo) setParent(p UI)            { c.parent = p }

func (c *Compo) mount(d Dispatcher) {
	if c.Mounted() {
		panic("app: a component is in the document already")
	}
	c.disp, c.mounted = d, true
	root := c.render()
	mount(d, root)
	root.setParent(c.this)
	c.root = root
	if m, ok := c.this.(Mounter); ok {
		c.dispatch(m.OnMount)
	}
}

func (c *Compo) dismount() {
	c.mounted = false
	dismount(c.root)
	if d, ok := c.this.(Dismounter); ok {
		d.OnDismount()
	}
}

func (c *Compo) canUpdateWith(v UI) bool {
	return v.kind() == component && c.Mounted() && reflect.TypeOf(c.this) == reflect.TypeOf(v)
}

// updateWith copies the exported fields of v, and redraws the component if one of them changes.
func (c *Compo) updateWith(v UI) {
	if c.self() == v {
		return
	}
	own, others := reflect.ValueOf(c.this).Elem(), reflect.ValueOf(v).Elem()
	changed := false
	for i := range own.NumField() {
		a, b := own.Field(i), others.Field(i)
		if a.Type() == reflect.TypeFor[Compo]() || !a.CanSet() || same(a, b) {
			continue
		}
		a.Set(b)
		changed = true
	}
	if !changed {
		return
	}
	c.updateRoot()
	if u, ok := c.this.(Updater); ok {
		c.dispatch(u.OnUpdate)
	}
	c.disp.drawn(c.this)
}

func (c *Compo) dispatch(f func(Context)) {
	c.disp.dispatch(dispatch{src: c.self(), f: f, update: true})
}

func (c *Compo) updateRoot() {
	if new := c.render(); canUpdate(c.root, new) {
		c.root.updateWith(new)
	} else {
		c.replaceRoot(new)
	}
}

func (c *Compo) replaceRoot(new UI) {
	old := c.root
	mount(c.disp, new)
	new.setParent(c.this)
	c.root = new
	old.JSValue().replaceWith(new.JSValue())
	dismount(old)
}

func (c *Compo) render() UI { return flat([]UI{c.this.Render()})[0] }

func (c *Compo) html(w io.Writer) {
	if c.root == nil {
		c.root = c.render()
		c.root.setSelf(c.root)
	}
	c.root.html(w)
}
