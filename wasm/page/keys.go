package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
)

// A key is a row of the tables that both handle the keyboard and fill the help, so that the help cannot be wrong.
type key struct {
	chord string // modifiers, then the key as a browser names it: "Shift+F8"
	where where
	does  text.Key
	do    func(*page) // nil if the browser or a panel handles the key
}

// where says in which state of the page a key is handled.
type where uint8

const (
	anywhere  where = iota
	hardly          // anywhere, unless the focused element has a use for the key
	notTyping       // outside of text inputs, if single keys are enabled
	inField         // in the field only
)

// keys are the keys of the panels and of the page. Browsers, screen readers and input methods use none of them.
var keys = append(panelKeys(), []key{
	{"Shift+Enter", inField, labels.BreakLine, nil},
	{"Ctrl+Z", anywhere, labels.UndoRedo, nil},
	{"Escape", notField, labels.ToField, (*page).toField},
	{"Arrows", anywhere, labels.ToMap, nil},
	{"F2", anywhere, labels.PresentDoes, (*page).presentIt},
	{"?", notTyping, labels.ThisList, func(p *page) { p.open(helpDialog) }},
}...)

// notField is everywhere but in text inputs, the field included. offControls also excludes buttons, links and
// other controls.
const (
	notField where = inField + 1 + iota
	offControls
)

// A stroke is a keydown event.
type stroke struct {
	name                   string // the browser's name of the key
	ctrl, alt, shift, meta bool
	inField                bool // the field has the focus
	typing                 bool // a text input has the focus, maybe the field
	control                bool // a button, a link or another control has the focus
	plain                  bool // single keys are enabled
}

// chord returns the stroke in the notation of the table. It ignores Shift for signs such as "?", because only some
// keyboards need Shift for them.
func (s stroke) chord() string {
	var b strings.Builder
	for _, m := range []struct {
		pressed bool
		name    string
	}{{s.ctrl, "Ctrl+"}, {s.meta, "Meta+"}, {s.alt, "Alt+"}, {s.shift && len(s.name) > 1, "Shift+"}} {
		if m.pressed {
			b.WriteString(m.name)
		}
	}
	return b.String() + s.name
}

// keyFor returns the page's key for a stroke, or nil to leave the stroke to the browser.
func keyFor(s stroke) *key { return keyIn(keys, s) }

// keyIn returns the key of a table that matches a stroke, or nil.
func keyIn(table []key, s stroke) *key {
	chord := s.chord()
	for i := range table {
		k := &table[i]
		if k.do == nil || k.chord != chord {
			continue
		}
		if !k.where.handles(s) {
			return nil
		}
		return k
	}
	return nil
}

// handles reports whether a stroke is handled in w.
func (w where) handles(s stroke) bool {
	switch w {
	case hardly:
		return !s.control && (!s.typing || s.inField)
	case notTyping:
		return !s.typing && s.plain
	case inField:
		return s.inField
	case notField:
		return !s.typing
	case offControls:
		return !s.typing && !s.control
	}
	return true
}

// listenKeys attaches the table to the keyboard. It leaves keys to an open dialog or menu, and to an input method
// that is composing.
func (p *page) listenKeys() {
	document := app.Window().Get("document")
	onKey(func(e app.Value) {
		target := e.Get("target")
		const composing = 229 // the key code that some browsers report for the key that ends a composition
		if p.dialog != nil || e.Get("isComposing").Bool() || e.Get("keyCode").Int() == composing || e.Get("defaultPrevented").Bool() || !target.Get("matches").Truthy() {
			return
		}
		s := stroke{
			name: e.Get("key").String(),
			ctrl: e.Get("ctrlKey").Bool(), alt: e.Get("altKey").Bool(), shift: e.Get("shiftKey").Bool(), meta: e.Get("metaKey").Bool(),
			inField: target.Equal(p.field.area),
			typing:  target.Call("matches", "input, textarea, select").Bool(),
			control: target.Call("matches", "button, a, summary").Bool(),
			plain:   singleKeys(),
		}
		k := keyFor(s)
		if k == nil && !p.stage.on || document.Call("querySelector", ":popover-open").Truthy() {
			return
		}
		if p.onStage(s) {
			e.Call("preventDefault")
		} else if k != nil {
			e.Call("preventDefault")
			k.do(p)
		}
	})
}

// onKey calls f at each key, except for keys that only type (web/page/keys.js).
func onKey(f func(e app.Value)) {
	browser.Keys(app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args[0])
		return nil
	}))
}

// singleKeys reports whether keys without a modifier are enabled. Readers who dictate may disable them (WCAG
// 2.1.4).
func singleKeys() bool {
	return browser.Setting("keys") != "off"
}

// applyAll applies all safe fixes. It does nothing for a text with several URLs.
func (p *page) applyAll() {
	if e, ok := p.model.FixAll(); ok && !p.offer.stands() {
		p.field.replace(e)
	}
}

// toField moves the focus to the field.
func (p *page) toField() { p.field.area.Call("focus") }
