// From go-app v9.8.0, pkg/app: node.go; MIT License, in LICENSE. Changes:
// Children without lists among them are not copied. No package html.

package app

import (
	"io"
	"strings"
)

// UI is a part of the page: an element, a text, a component, or a list of these.
type UI interface {
	// JSValue returns the node in the document, once it is mounted.
	JSValue() Value

	// Mounted reports whether the part is in the document.
	Mounted() bool

	kind() kind
	self() UI
	setSelf(UI)
	getDispatcher() Dispatcher
	getParent() UI
	setParent(UI)
	mount(Dispatcher)
	dismount()
	canUpdateWith(UI) bool
	updateWith(UI)
	html(io.Writer)
}

// A kind is a kind of UI.
type kind uint8

const (
	simpleText kind = iota
	element
	component
	selector // a list, which its members replace
)

// flat returns elements without nil and with lists replaced by their members. It returns v itself if there is nothing to
// replace, which is the usual case.
func flat(v []UI) []UI {
	for i, e := range v {
		if e != nil && e.kind() != selector {
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
}

func appendUI(list []UI, e UI) []UI {
	switch {
	case e == nil:
		return list
	case e.kind() == selector:
		return append(list, e.(rangeLoop).body...)
	}
	return append(list, e)
}

func mount(d Dispatcher, n UI) {
	n.setSelf(n)
	n.mount(d)
}

func dismount(n UI) {
	n.dismount()
	n.setSelf(nil)
}

func canUpdate(a, b UI) bool {
	a.setSelf(a)
	b.setSelf(b)
	return a.canUpdateWith(b)
}

// HTMLString returns the HTML of ui.
func HTMLString(ui UI) string {
	if !ui.Mounted() {
		ui.setSelf(ui)
	}
	var w strings.Builder
	ui.html(&w)
	return w.String()
}

// escaper escapes characters that are special in HTML.
var escaper = strings.NewReplacer("&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")
