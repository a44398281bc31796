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
}

var elementChanges = []change{
	{"		e.attributes = make(attributes)\n", "		e.attributes = make(attributes, 0, 4)\n"},
	{"	for k, v := range e.attributes {\n", "	for _, a := range e.attributes {\n		k, v := a.name, a.value\n"},
}

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
