package page

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A field is the editor: a textarea that the browser owns, and under it a painted copy of the text. The page
// writes into the textarea only by the browser's editing command, so that undo, selection and composition keep
// working. go-app would trim and overwrite a bound value.
//
// The field paints the copy with direct DOM calls, in the event that changed the text, because go-app's renderer
// waits for its next tick.
type field struct {
	area, copy app.Value
	painted    []model.Run
	spans      []app.Value // the element of each painted run
	text       string      // the text of the textarea when it was last read
	invalid    bool        // the value of aria-invalid
	hint       string      // the placeholder
	bare       bool        // whether the textarea shows its own text and there is no copy
	chosen     core.Span   // the last selection that the page made
	before     string      // the text before the page's last edit, such as a fix
}

func (f *field) mount() {
	f.area = app.Window().GetElementByID("field")
	f.hint = f.area.Get("placeholder").String()
	f.copy = app.Window().GetElementByID("copy")
}

// read returns the text, and the caret or the selection in octets.
func (f *field) read() (text string, selected core.Span) {
	f.text = octetsOf(browser.Octets(f.area.Get("value")))
	return f.text, f.selection()
}

// told is like read, but takes the values from an input event, because asking the textarea takes longer: the text
// as urlscopeOctets returns it, and the start and end of the selection.
func (f *field) told(args []app.Value) (text string, selected core.Span) {
	f.text = octetsOf(args[0])
	return f.text, f.between(args[1].Int(), args[2].Int())
}

// octetsOf returns the text from the result of urlscopeOctets.
func octetsOf(v app.Value) string {
	if v.Type() == app.TypeString {
		return v.String()
	}
	b := make([]byte, v.Get("length").Int())
	app.CopyBytesToGo(b, v)
	return string(b)
}

// script converts s for JavaScript, whose strings are UTF-16. An octet that is not UTF-8 becomes a lone surrogate,
// so that it can be converted back. So does a carriage return, because a textarea would change it to a line feed.
// A string with a byte order mark at its start takes this way, too, because the usual conversion drops the mark.
func script(s string) any {
	if utf8.ValidString(s) && strings.IndexByte(s, '\r') < 0 && !strings.HasPrefix(s, "\uFEFF") {
		return s
	}
	array := app.Window().Get("Uint8Array").New(len(s))
	app.CopyBytesToJS(array, []byte(s))
	return browser.String(array)
}

func (f *field) selection() core.Span {
	return f.between(f.area.Get("selectionStart").Int(), f.area.Get("selectionEnd").Int())
}

// between returns the span of octets between two UTF-16 offsets.
func (f *field) between(start, end int) core.Span {
	return core.Span{Start: model.Octets(f.text, start), End: model.Octets(f.text, end)}
}

// replace edits the field by the browser's editing command. The browser fires its usual input event, and the edit
// is one step to undo.
func (f *field) replace(e core.Edit) {
	f.before = f.text
	browser.Edit(model.Units(f.text, e.Span.Start), model.Units(f.text, e.Span.End), script(e.New))
}

// edit edits src as replace does, and selects octets of the result.
func (f *field) edit(e core.Edit, src string, s core.Span) {
	after, _ := core.Apply(src, []core.Edit{e})
	browser.Edit(model.Units(src, e.Span.Start), model.Units(src, e.Span.End), script(e.New),
		model.Units(after, s.Start), model.Units(after, s.End))
}

// start sets the field's first text, without a step to undo.
func (f *field) start(src string) { f.area.Set("value", script(src)) }

// load replaces the whole text as one step to undo, and selects octets of it.
func (f *field) load(src string, s core.Span) {
	e := model.Difference(f.text, src)
	browser.Edit(model.Units(f.text, e.Span.Start), model.Units(f.text, e.Span.End), script(e.New),
		model.Units(src, s.Start), model.Units(src, s.End))
}

// show scrolls the page until the field is visible.
func (f *field) show() {
	app.Window().GetElementByID("plate").Call("scrollIntoView", map[string]any{"block": "nearest"})
}

// choose selects octets in the textarea, without moving the focus.
func (f *field) choose(s core.Span) {
	f.chosen = s
	f.area.Call("setSelectionRange", model.Units(f.text, s.Start), model.Units(f.text, s.End))
}

// isSelected reports whether the field's selection is already what choose(s) would set.
func (f *field) isSelected(s core.Span) bool {
	return f.area.Get("selectionStart").Int() == model.Units(f.text, s.Start) && f.area.Get("selectionEnd").Int() == model.Units(f.text, s.End)
}

// reveal scrolls the field, but not the page, to the selection.
func (f *field) reveal() {
	if f.bare { // a textarea does not tell where its characters are, so this estimates the position
		at := f.area.Get("selectionStart").Float() / max(1, f.area.Get("textLength").Float())
		f.area.Set("scrollTop", at*f.area.Get("scrollHeight").Float()-f.area.Get("clientHeight").Float()/2)
		return
	}
	run := f.copy.Call("querySelector", ".sel")
	if !run.Truthy() {
		return
	}
	plate := app.Window().GetElementByID("plate")
	box, line := plate.Call("getBoundingClientRect"), run.Call("getClientRects").Index(0)
	top := line.Get("top").Float() - box.Get("top").Float()
	bottom := line.Get("bottom").Float() - box.Get("top").Float()
	scroll, height := plate.Get("scrollTop").Float(), plate.Get("clientHeight").Float()
	switch {
	case top < 0:
		plate.Set("scrollTop", scroll+top)
	case bottom > height:
		plate.Set("scrollTop", scroll+min(top, bottom-height))
	}
}

// setInvalid tells screen readers, by aria-invalid, whether the text is a URL.
func (f *field) setInvalid(invalid bool) {
	if invalid != f.invalid {
		f.invalid = invalid
		f.area.Call("setAttribute", "aria-invalid", strconv.FormatBool(invalid))
	}
}

// setHint sets the placeholder of an empty field. A field with text gets none, because a browser would style the
// hidden placeholder again at every key.
func (f *field) setHint(empty bool, l text.Lang) {
	switch hint := labels.UI(l, labels.Placeholder); {
	case !empty && f.hint != "":
		f.hint = ""
		f.area.Call("removeAttribute", "placeholder")
	case empty && f.hint != hint:
		f.hint = hint
		f.area.Set("placeholder", hint)
	}
}

// paint updates the runs of the copy. It keeps the unchanged runs at both ends and replaces those in between.
func (f *field) paint(runs []model.Run) {
	document := app.Window().Get("document")
	if f.spans == nil {
		f.copy.Set("textContent", "") // removes the prerendered text
	}
	start, end, last := 0, len(runs), len(f.painted)
	for start < end && start < last && runs[start].Equal(f.painted[start]) {
		start++
	}
	for end > start && last > start && runs[end-1].Equal(f.painted[last-1]) {
		end--
		last--
	}
	var draw runWriter
	spans := make([]app.Value, 0, len(runs))
	spans = append(spans, f.spans[:start]...)
	for i := start; i < end; i++ {
		var span app.Value
		switch {
		case i < last:
			span = f.spans[i]
		case last < len(f.spans):
			span = document.Call("createElement", "span")
			f.copy.Call("insertBefore", span, f.spans[last])
		default:
			span = document.Call("createElement", "span")
			f.copy.Call("append", span)
		}
		if i >= last || !runs[i].Equal(f.painted[i]) {
			draw.add(span, runs[i])
		}
		spans = append(spans, span)
	}
	draw.flush()
	for i := end; i < last; i++ {
		f.spans[i].Call("remove")
	}
	f.spans = append(spans, f.spans[last:]...)
	f.painted = runs
}

// under returns the offset of the character under the pointer, or false if the pointer is not over the text.
func (f *field) under(event app.Value) (offset int, ok bool) {
	n := browser.UnitAt(event.Get("clientX"), event.Get("clientY"), false)
	return model.Octets(f.text, n), n >= 0
}

// inSight returns the octets of the copy that are in the viewport.
func (f *field) inSight() core.Span {
	box := app.Window().GetElementByID("plate").Call("getBoundingClientRect")
	const inside = 2 // pixels
	left := box.Get("left").Float() + pixels(app.Window().Call("getComputedStyle", f.copy), "paddingLeft") + inside
	near := func(y float64) int {
		return model.Octets(f.text, browser.UnitAt(left, y, true))
	}
	return core.Span{Start: near(box.Get("top").Float() + inside), End: near(box.Get("bottom").Float() - inside)}
}

// A runWriter makes elements for runs. It batches many runs in one call to JavaScript, because the call takes
// longer than the work. For each run it passes the element, the text (set as text, never as markup) and the
// classes.
type runWriter []any

func (w *runWriter) add(span app.Value, r model.Run) {
	look := r.Class
	for _, m := range r.Marks {
		look += "\x00" + m.Class + "\x00" + m.Name + "\x00" + m.Plain
	}
	*w = append(*w, span, script(r.Text), look)
	const many = 1000 // arguments
	if len(*w) > many {
		w.flush()
	}
}

func (w *runWriter) flush() {
	if len(*w) > 0 {
		browser.Runs(*w)
		*w = (*w)[:0]
	}
}

// lines returns how many characters fit on a line, and the width of one in tenths of a pixel without page zoom,
// the unit in which labels are measured. It returns zeros while the page has no width.
func (f *field) lines() (columns, advance int) {
	const probe = "0000000000"
	span := app.Window().Get("document").Call("createElement", "span")
	span.Set("textContent", probe)
	f.copy.Call("prepend", span)
	width := span.Call("getBoundingClientRect").Get("width").Float() / float64(len(probe))
	span.Call("remove")
	if width <= 0 {
		return 0, 0
	}
	style := app.Window().Call("getComputedStyle", f.copy)
	line := f.copy.Get("clientWidth").Float() - pixels(style, "paddingLeft") - pixels(style, "paddingRight")
	const plain = 16 // pixels to the rem
	rem := pixels(app.Window().Call("getComputedStyle", app.Window().Get("document").Get("documentElement")), "fontSize")
	return int(line / width), int(width * 10 * plain / max(1, rem))
}

// bracketless reports whether the style sheet hides the groups.
func (f *field) bracketless() bool {
	style := app.Window().Call("getComputedStyle", f.copy)
	return style.Call("getPropertyValue", "--bracket").String() == "transparent"
}

// pixels returns a length of a computed style in pixels.
func pixels(style app.Value, name string) float64 {
	return app.Window().Call("parseFloat", style.Get(name)).Float()
}

// setBare makes the textarea show its own text, or the copy.
func (f *field) setBare(bare bool) {
	if bare != f.bare {
		f.bare = bare
		app.Window().GetElementByID("plate").Get("classList").Call("toggle", "bare", bare)
	}
}

// setLong selects wide or narrow lines.
func (f *field) setLong(long bool) {
	app.Window().GetElementByID("plate").Get("classList").Call("toggle", "long", long)
}

// setTight selects, for the presenter, whether the lines leave room for the scene.
func (f *field) setTight(tight bool) {
	app.Window().GetElementByID("plate").Get("classList").Call("toggle", "tight", tight)
}
