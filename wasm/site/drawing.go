package site

import (
	"bytes"
	"fmt"
	"strings"
)

// What go-app does at every key in other ways than it is published. Each key would wake its engine four times for frames in
// which nothing is drawn, have the root drawn once more in the first of them, and make a map for the attributes of every
// element that is compared.

// A change is a piece of a file that the copy has otherwise.
type change struct{ from, to string }

// replaced returns src with the changes made; each must be possible as often as the first says.
func replaced(src []byte, changes []change) ([]byte, error) {
	for _, c := range changes {
		if !bytes.Contains(src, []byte(c.from)) {
			return nil, fmt.Errorf("it has no %s", strings.TrimSpace(c.from))
		}
		src = bytes.ReplaceAll(src, []byte(c.from), []byte(c.to))
	}
	return src, nil
}

// changing returns a function for the table of what is rewritten.
func changing(changes []change) func([]byte) ([]byte, error) {
	return func(src []byte) ([]byte, error) { return replaced(src, changes) }
}

// The engine takes a dispatch from its channel as soon as it comes. Who draws at once (Consume) finds the channel empty then,
// and what was asked for first is drawn a frame late. Here the engine is told that there is something to take, comes to it
// when all else is done, and waits for a frame only when something is left for it. And the body, an interface there, is known
// for the element that it is.
var engineChanges = []change{
	{"e.Body.(*htmlBody).", "e.Body."},
	{"	dispatches           chan Dispatch\n", "	dispatches           chan Dispatch\n	wake                 chan struct{}\n"},
	{"		e.dispatches = make(chan Dispatch, 4096)\n", "		e.dispatches = make(chan Dispatch, 4096)\n		e.wake = make(chan struct{}, 1)\n"},
	{"	e.componentUpdateQueue = e.componentUpdateQueue[:0]\n", "	e.componentUpdateQueue = e.componentUpdateQueue[:0]\n	tell()\n"},
	{"func (e *engine) handleDispatch(d Dispatch) {\n", "func (e *engine) handleDispatch(d Dispatch) {\n	tell()\n"},
	{"	e.dispatches <- d\n", `	e.dispatches <- d
	select {
	case e.wake <- struct{}{}:
	default:
	}
`},
	{"		currentFrameDuration := frameDuration\n		frames := time.NewTicker(frameDuration)\n", `		frame := time.NewTimer(frameDuration)
		waits := true
`},
	{`			case d := <-e.dispatches:
				if currentFrameDuration != frameDuration {
					currentFrameDuration = frameDuration
					frames.Reset(currentFrameDuration)
				}
				e.handleDispatch(d)

			case <-frames.C:
				e.handleFrame()
				if len(e.dispatches) == 0 {
					if currentFrameDuration < time.Hour {
						currentFrameDuration *= 2
					}
					frames.Reset(currentFrameDuration)
				}
`, `			case <-e.wake:
				for len(e.dispatches) > 0 {
					e.handleDispatch(<-e.dispatches)
				}
				if !waits && (len(e.componentUpdates) > 0 || len(e.deferables) > 0) {
					waits = true
					frame.Reset(frameDuration)
				}

			case <-frame.C:
				waits = false
				e.handleFrame()
				if len(e.componentUpdates) > 0 || len(e.deferables) > 0 {
					waits = true
					frame.Reset(frameDuration)
				}
`},
}

// Attributes are few: a list of them takes a fraction of a map.
var attributeChanges = []change{
	{"type attributes map[string]string\n", `type attribute struct{ name, value string }

type attributes []attribute

func (a attributes) find(name string) int {
	for i := range a {
		if a[i].name == name {
			return i
		}
	}
	return -1
}

// at returns the place of a value.
func (a *attributes) at(name string) *string {
	i := a.find(name)
	if i < 0 {
		i = len(*a)
		*a = append(*a, attribute{name: name})
	}
	return &(*a)[i].value
}
`},
	{"func (a attributes) Set(", "func (a *attributes) Set("},
	{`		a[name] += toAttributeValue(value) + ";"
`, `		*a.at(name) += toAttributeValue(value) + ";"
`},
	{`			s := a[name]
			if s != "" {
				s += " "
			}
			a[name] = s + v
`, `			s := a.at(name)
			if *s != "" {
				*s += " "
			}
			*s += v
`},
	{`		s := a[name]
		if s != "" {
			s += ", "
		}
		a[name] = s + toAttributeValue(value)
`, `		s := a.at(name)
		if *s != "" {
			*s += ", "
		}
		*s += toAttributeValue(value)
`},
	{"		a[name] = toAttributeValue(value)\n", "		*a.at(name) = toAttributeValue(value)\n"},
	{`	for name, value := range a {
`, `	for _, x := range a {
		name, value := x.name, x.value
`},
	{"func (a attributes) Update(", "func (a *attributes) Update("},
	{`	for name := range a {
		if _, ok := b[name]; !ok {
			deleteJSAttribute(jsElement, name)
			delete(a, name)
		}
	}

	for name, value := range b {
		if a[name] == value {
			continue
		}

		a[name] = value
`, `	for i := 0; i < len(*a); {
		if name := (*a)[i].name; b.find(name) < 0 {
			deleteJSAttribute(jsElement, name)
			*a = append((*a)[:i], (*a)[i+1:]...)
		} else {
			i++
		}
	}

	for _, x := range b {
		name, value := x.name, x.value
		known := len(*a)
		old := a.at(name)
		if len(*a) == known && *old == value || value == "" && len(*a) > known {
			continue
		}

		*old = value
`},
	{`	case "class":
		jsElement.Set("className", value)

`, ""},
	{"		jsElement.Call(\"setAttribute\", name, value)\n", "		write(jsElement, name, value)\n"},
	{"	jsElement.Call(\"removeAttribute\", name)\n", "	tell() // what was written before\n	jsElement.Call(\"removeAttribute\", name)\n"},
}

// What is written is handed over as any value. If it went on to a function of which the compiler does not know what it does with
// it, as Sprint calls methods, every string would be copied into the heap to be handed over.
var stringChanges = []change{
	{"		return fmt.Sprint(v)\n", "		return reflect.ValueOf(v).String() // of a string by another name\n"},
}

var textChanges = []change{
	{"		t.JSValue().setNodeValue(o.value)\n", "		write(t.jsvalue, \"\", o.value)\n"},
}

// writing has the browser told of what is written into the page, attributes and texts, in one call for all that is drawn at
// once: to hand a string over takes longer than to write it. It is urlscopeWrite of web/tools.js that writes.
const writing = `package app

import "bytes"

// What is to be written: of each a name, which a text has none of, and a value, with an octet 0 behind both; and its node, behind
// a place for all of these.
var (
	words []byte
	nodes = make([]any, 1)
)

func write(node Value, name, value string) {
	from := len(words)
	words = append(append(words, name...), 0)
	words = append(words, value...)
	if bytes.IndexByte(words[from+len(name)+1:], 0) >= 0 { // it would end there
		words = words[:from]
		tell()
		if name == "" {
			node.setNodeValue(value)
		} else {
			node.setAttr(name, value)
		}
		return
	}
	words = append(words, 0)
	nodes = append(nodes, node)
	const many = 1000 // arguments
	if len(nodes) > many {
		tell()
	}
}

// tell has the browser write.
func tell() {
	if len(nodes) == 1 {
		return
	}
	told := nodes
	told[0] = string(words)
	words, nodes = words[:0], make([]any, 1, 32) // before the browser is called, which may call back
	Window().Call("urlscopeWrite", told...)
}
`

var elementChanges = []change{
	{"		e.attributes = make(attributes)\n", "		e.attributes = make(attributes, 0, 2)\n"},
	{"		e.eventHandlers = make(eventHandlers)\n", "		e.eventHandlers = make(eventHandlers, 0, 1)\n"},
	{`	if !e.canUpdateWith(v) {
		return errors.New("cannot update html element with given element").
			WithTag("current", reflect.TypeOf(e.self())).
			WithTag("new", reflect.TypeOf(v))
	}

`, ""}, // canUpdate was asked
	{"	for k, v := range e.attributes {\n", "	for _, a := range e.attributes {\n		k, v := a.name, a.value\n"},
}

// So are handlers.
var eventChanges = []change{
	{"type eventHandlers map[string]eventHandler\n", `type eventHandlers []eventHandler

func (h eventHandlers) find(event string) int {
	for i := range h {
		if h[i].event == event {
			return i
		}
	}
	return -1
}
`},
	{"func (h eventHandlers) Set(", "func (h *eventHandlers) Set("},
	{"		h[event] = makeEventHandler(event, eh, scope...)\n", "		*h = append(*h, makeEventHandler(event, eh, scope...))\n"},
	{"func (h eventHandlers) Update(", "func (h *eventHandlers) Update("},
	{`	for event, eh := range h {
		if _, ok := v[event]; !ok {
			eh.Dismount()
			delete(h, event)
		}
	}

	for event, eh := range v {
		if h[event].Equal(eh) {
			continue
		}

		h[event].Dismount()
		h[event] = eh.Mount(src)
	}
`, `	for i := 0; i < len(*h); {
		if v.find((*h)[i].event) < 0 {
			(*h)[i].Dismount()
			*h = append((*h)[:i], (*h)[i+1:]...)
		} else {
			i++
		}
	}

	for _, eh := range v {
		i := h.find(eh.event)
		switch {
		case i < 0:
			*h = append(*h, eh.Mount(src))
		case !(*h)[i].Equal(eh):
			(*h)[i].Dismount()
			(*h)[i] = eh.Mount(src)
		}
	}
`},
}

// Most children are elements and stay what they are. The page has no pointer to nothing among them, for which reflection would
// have to look.
var nodeChanges = []change{
	{`	remove := func(i int) {
		copy(v[i:], v[i+1:])
		v[len(v)-1] = nil
		v = v[:len(v)-1]
	}

	var b []UI
	replaceAt := func(i int, s ...UI) {
		b = append(b, v[i+1:]...)
		v = append(v[:i], s...)
		v = append(v, b...)
		b = b[:0]
	}

	for i := len(v) - 1; i >= 0; i-- {
		e := v[i]
		if ev := reflect.ValueOf(e); e == nil || ev.Kind() == reflect.Pointer && ev.IsNil() {
			remove(i)
			continue
		}

		switch e.Kind() {
		case SimpleText, HTML, Component, RawHTML:

		case Selector:
			replaceAt(i, e.getChildren()...)

		default:
			remove(i)
		}
	}

	return v
`, `	for i, e := range v {
		if e != nil && e.Kind() != Selector {
			continue
		}
		list := make([]UI, i, len(v)+8)
		copy(list, v)
		for _, e := range v[i:] {
			list = appendUI(list, e)
		}
		return list
	}
	return v
`},
	{"func mount(d Dispatcher, n UI) error {\n", `func appendUI(list []UI, e UI) []UI {
	switch {
	case e == nil:
		return list
	case e.Kind() == Selector:
		return append(list, e.getChildren()...)
	}
	return append(list, e)
}

func mount(d Dispatcher, n UI) error {
`},
	{"	\"reflect\"\n", ""},
	{"func update(a, b UI) error {\n	a.setSelf(a)\n	b.setSelf(b)\n", "func update(a, b UI) error {\n"}, // canUpdate was asked
}

var rangeChanges = []change{
	{"		body = append(body, FilterUIElems(f(i))...)\n", "		body = appendUI(body, f(i))\n"},
}

// A component is compared with another by its type and not by the name of that, and what is in it without a copy: with one, package
// reflect calls methods, and has a third more to carry.
var componentChanges = []change{
	{"		c.name() == v.name()\n", "		reflect.TypeOf(c.self()) == reflect.TypeOf(v.self())\n"},
	{"		if !reflect.DeepEqual(a.Interface(), b.Interface()) {\n", "		if !same(a, b) {\n"},
}

// An error is another unless it has no more to tell than a text.
var errorChanges = []change{
	{"		reflect.DeepEqual(rerr.Tags, e.Tags) &&\n", "		len(rerr.Tags)+len(e.Tags) == 0 &&\n"},
}

// comparing compares what components show: texts, numbers, and lists and structures of these. Whatever else there is may
// have changed.
const comparing = `package app

import (
	"bytes"
	"reflect"
)

func same(a, b reflect.Value) bool {
	switch {
	case a.Kind() == reflect.String:
		return a.String() == b.String()
	case a.Kind() == reflect.Bool:
		return a.Bool() == b.Bool()
	case a.CanInt():
		return a.Int() == b.Int()
	case a.CanUint():
		return a.Uint() == b.Uint()
	case a.Kind() == reflect.Struct:
		for i := 0; i < a.NumField(); i++ {
			if !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case a.Kind() != reflect.Array && a.Kind() != reflect.Slice || a.Len() != b.Len():
		return false
	case a.Type().Elem().Kind() == reflect.Uint8:
		return bytes.Equal(a.Bytes(), b.Bytes())
	}
	for i := 0; i < a.Len(); i++ {
		if !same(a.Index(i), b.Index(i)) {
			return false
		}
	}
	return true
}
`

// What the browser gives back stands in a table, to be let go when Go collects its garbage. So nodes are put into the page in
// ways that give nothing back, and the document is asked for once.
var scriptChanges = []change{
	{"	window = &browserWindow{value: value{Value: js.Global()}}\n", `	window   = &browserWindow{value: value{Value: js.Global()}}
	document = window.Get("document")
`},
	{`w.Get("document").Call("create`, `document.Call("create`},
	{`	v.Call("appendChild", c)
`, `	v.Call("append", c)
`},
	{`	v.Call("replaceChild", new, old)
`, `	old.JSValue().Call("replaceWith", new)
`},
	{`	v.Call("removeChild", c)
`, `	c.JSValue().Call("remove")
`},
}
