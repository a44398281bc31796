// From go-app v9.8.0, pkg/app: attribute.go; MIT License, in LICENSE. Changes:
// A list instead of a map, because every key press would allocate a map per element. Addresses are not rewritten: the page
// has relative ones.

package app

import "strings"

type attribute struct{ name, value string }

// attributes are the attributes of an element in the order in which they were set. An element has few, so a list is much
// cheaper than a map.
type attributes []attribute

func (a attributes) find(name string) int {
	for i := range a {
		if a[i].name == name {
			return i
		}
	}
	return -1
}

// at returns a pointer to the value of an attribute, which it adds if necessary.
func (a *attributes) at(name string) *string {
	i := a.find(name)
	if i < 0 {
		i = len(*a)
		*a = append(*a, attribute{name: name})
	}
	return &(*a)[i].value
}

// set sets an attribute. Classes and styles are appended to the existing ones.
func (a *attributes) set(name string, v any) {
	value := strings.TrimSpace(toString(v))
	switch name {
	case "style":
		*a.at(name) += value + ";"
	case "class":
		if value == "" {
			return
		}
		s := a.at(name)
		if *s != "" {
			*s += " "
		}
		*s += value
	default:
		*a.at(name) = value
	}
}

func (a attributes) mount(js Value) {
	for _, x := range a {
		writeAttribute(js, x.name, x.value)
	}
}

func (a *attributes) update(js Value, b attributes) {
	for i := 0; i < len(*a); {
		if name := (*a)[i].name; b.find(name) < 0 {
			tell() // flush earlier writes first
			js.Call("removeAttribute", name)
			*a = append((*a)[:i], (*a)[i+1:]...)
		} else {
			i++
		}
	}
	for _, x := range b {
		old := a.at(x.name)
		if *old == x.value {
			continue
		}
		*old = x.value
		writeAttribute(js, x.name, x.value)
	}
}

// writeAttribute writes an attribute. For boolean attributes and the value of a control it sets the property, because the
// attribute is only the initial state.
func writeAttribute(js Value, name, value string) {
	switch name {
	case "value":
		js.Set(name, value)
	case "readonly":
		js.Set("readOnly", value == "true")
	case "autofocus", "checked", "disabled", "hidden", "open", "required", "selected":
		js.Set(name, value == "true")
	default:
		write(js, name, value)
	}
}
