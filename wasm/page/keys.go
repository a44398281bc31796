package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
)

// A key says what one key does, alone or with others. The help lists them from
// the table that also drives them, so that it cannot be wrong.
type key struct {
	chord string // modifiers and the key as a browser names it: "Shift+F8"
	where where
	does  text.Key
	do    func(*page) // nil where the browser or a panel does it already
}

// where says where a key is taken.
type where uint8

const (
	anywhere  where = iota
	hardly          // where nothing else has the focus that such a key would mean something to
	notTyping       // where nothing is typed, and only while the reader wants single keys
	inField         // in the field alone
)

// keys are the keys of the panels and of the page. None of them is used by browsers, screen readers or input methods.
var keys = append(panelKeys(), []key{
	{"Shift+Enter", inField, labels.BreakLine, nil},
	{"Ctrl+Z", anywhere, labels.UndoRedo, nil},
	{"Escape", notField, labels.ToField, (*page).toField},
	{"Arrows", anywhere, labels.ToMap, nil},
	{"F2", anywhere, labels.PresentDoes, (*page).presentIt},
	{"?", notTyping, labels.ThisList, func(p *page) { p.open(helpDialog) }},
}...)

// notField is where the focus is on the page, but neither in the field nor in
// anything that is typed into; offControls is there, too, but not on a button, a link or
// the like.
const (
	notField where = inField + 1 + iota
	offControls
)

// A stroke is one event of the keyboard.
type stroke struct {
	name                   string // as a browser names the key
	ctrl, alt, shift, meta bool
	inField                bool // the field has the focus
	typing                 bool // the focus is where something is typed, the field included
	control                bool // the focus is on a button, a link or the like
	plain                  bool // the reader wants single keys to be taken
}

// chord writes the stroke as the table does. Shift is ignored for a sign such as "?", which needs it on some keyboards only.
func (s stroke) chord() string {
	var b strings.Builder
	for _, m := range []struct {
		held bool
		name string
	}{{s.ctrl, "Ctrl+"}, {s.meta, "Meta+"}, {s.alt, "Alt+"}, {s.shift && len(s.name) > 1, "Shift+"}} {
		if m.held {
			b.WriteString(m.name)
		}
	}
	return b.String() + s.name
}

// keyFor returns the key of the page for a stroke, or nil, so that the browser handles it.
func keyFor(s stroke) *key { return keyIn(keys, s) }

// keyIn returns the key of a table that a stroke is.
func keyIn(table []key, s stroke) *key {
	chord := s.chord()
	for i := range table {
		k := &table[i]
		if k.do == nil || k.chord != chord {
			continue
		}
		if !k.where.takes(s) {
			return nil
		}
		return k
	}
	return nil
}

// takes reports whether a stroke is taken there.
func (w where) takes(s stroke) bool {
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

// listenKeys attaches the table to the keyboard. While a dialog or a menu is open
// the keys are its own, and while an input method composes they are that one's.
func (p *page) listenKeys() {
	document := app.Window().Get("document")
	onKey(func(e app.Value) {
		target := e.Get("target")
		const composing = 229 // what some browsers call the key that ends a composition
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

// onKey calls f at each key but for what is typed (tools.js).
func onKey(f func(e app.Value)) {
	browser.Keys(app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args[0])
		return nil
	}))
}

// singleKeys reports whether keys without a modifier are enabled. Readers who dictate may switch them off (WCAG 2.1.4).
func singleKeys() bool {
	return browser.Setting("keys") != "off"
}

// applyAll applies all safe fixes. A text with several URLs is not one to be mended.
func (p *page) applyAll() {
	if e, ok := p.model.FixAll(); ok && !p.offer.stands() {
		p.field.replace(e)
	}
}

// toField moves the focus to the field.
func (p *page) toField() { p.field.area.Call("focus") }
