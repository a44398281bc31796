// From go-app v9.8.0, pkg/app: text.go; MIT License, in LICENSE. Changes:
// No package html. Texts are written with write.go.

package app

import "io"

// Text returns a text. v must be of a type that [toString] accepts.
func Text(v any) UI { return &text{value: toString(v)} }

type text struct {
	disp   Dispatcher
	js     Value // nil if not mounted
	parent UI
	value  string
}

func (t *text) JSValue() Value            { return t.js }
func (t *text) Mounted() bool             { return t.js != nil }
func (t *text) kind() kind                { return simpleText }
func (t *text) self() UI                  { return t }
func (t *text) setSelf(UI)                {}
func (t *text) getDispatcher() Dispatcher { return t.disp }
func (t *text) getParent() UI             { return t.parent }
func (t *text) setParent(p UI)            { t.parent = p }

func (t *text) mount(d Dispatcher) {
	t.disp = d
	t.js = window.createTextNode(t.value)
}

func (t *text) dismount() { t.js = nil }

func (t *text) canUpdateWith(n UI) bool { return n.kind() == simpleText }

func (t *text) updateWith(n UI) {
	if o := n.(*text); t.js != nil && t.value != o.value {
		t.value = o.value
		write(t.js, "", o.value)
	}
}

func (t *text) html(w io.Writer) { escaper.WriteString(w, t.value) }
