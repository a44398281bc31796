// From go-app v9.8.0, pkg/app: attribute.go; MIT License, in LICENSE. What is otherwise:
// A list in place of a map, which each key would make anew for every element. Addresses are not changed: those of the page are relative to
// it.

package app

import "strings"

type attribute struct{ name, value string }

// attributes are those of an element, in the order in which they were set. They are few: a list of them takes a fraction of a map.
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

// set sets an attribute. A class and a style are added to those that are there.
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
			tell() // what was written before
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

// writeAttribute writes an attribute into the document. Of those that are there or not, and of what a control holds, the attribute
// says how it is to begin with, and the property how it is.
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
