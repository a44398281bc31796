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

// A field is the editor: a textarea that the browser owns, and under it a copy of
// the text that is painted. The page never writes into the textarea but through
// the browser's own editing command, so that undo, selection and composition stay
// the browser's (go-app would trim and overwrite a bound value).
//
// The copy is painted with direct calls, in the event that changed the text, and
// not by go-app's renderer, which waits for its next tick.
type field struct {
	area, copy app.Value
	painted    []model.Run
	spans      []app.Value // the element of each painted run
	text       string      // the text of the textarea when it was last read
	invalid    bool        // what aria-invalid says
	hint       string      // what an empty field says
	bare       bool        // whether the textarea shows its text itself, and there is no copy
	chosen     core.Span   // what the page selected in it last
	before     string      // the text before the page edited it last, such as by a fix
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

// told is read, of what came with an input event, for to ask would take longer: the text as urlscopeOctets gives it, and where
// the selection begins and ends.
func (f *field) told(holds []app.Value) (text string, selected core.Span) {
	f.text = octetsOf(holds[0])
	return f.text, f.between(holds[1].Int(), holds[2].Int())
}

// octetsOf returns the text that urlscopeOctets gives.
func octetsOf(v app.Value) string {
	if v.Type() == app.TypeString {
		return v.String()
	}
	b := make([]byte, v.Get("length").Int())
	app.CopyBytesToGo(b, v)
	return string(b)
}

// script returns s for JavaScript, whose strings hold UTF-16: an octet that is no
// UTF-8 becomes a lone surrogate, so that it comes back as it was; so does a carriage
// return, of which a textarea would make a line feed. A byte order mark at the
// beginning would be lost on the way that other strings go.
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

// between returns the octets between two places of the field.
func (f *field) between(start, end int) core.Span {
	return core.Span{Start: model.Octets(f.text, start), End: model.Octets(f.text, end)}
}

// replace makes an edit through the browser, which then tells of it as of any
// other input: one step to undo.
func (f *field) replace(e core.Edit) {
	f.before = f.text
	browser.Edit(model.Units(f.text, e.Span.Start), model.Units(f.text, e.Span.End), script(e.New))
}

// edit makes an edit of src through the browser, as replace does, and selects octets of what comes of it.
func (f *field) edit(e core.Edit, src string, s core.Span) {
	after, _ := core.Apply(src, []core.Edit{e})
	browser.Edit(model.Units(src, e.Span.Start), model.Units(src, e.Span.End), script(e.New),
		model.Units(after, s.Start), model.Units(after, s.End))
}

// start gives the field its first text, which nobody would want to undo.
func (f *field) start(src string) { f.area.Set("value", script(src)) }

// load puts src in place of the whole text, as one step to undo, and selects
// octets of it.
func (f *field) load(src string, s core.Span) {
	e := model.Difference(f.text, src)
	browser.Edit(model.Units(f.text, e.Span.Start), model.Units(f.text, e.Span.End), script(e.New),
		model.Units(src, s.Start), model.Units(src, s.End))
}

// show scrolls the page so far that the field is seen.
func (f *field) show() {
	app.Window().GetElementByID("plate").Call("scrollIntoView", map[string]any{"block": "nearest"})
}

// choose selects octets in the textarea, without taking the focus.
func (f *field) choose(s core.Span) {
	f.chosen = s
	f.area.Call("setSelectionRange", model.Units(f.text, s.Start), model.Units(f.text, s.End))
}

// holds reports whether the field's selection is the one that choose(s) makes.
func (f *field) holds(s core.Span) bool {
	return f.area.Get("selectionStart").Int() == model.Units(f.text, s.Start) && f.area.Get("selectionEnd").Int() == model.Units(f.text, s.End)
}

// reveal scrolls the field, and only it, to the octets that are selected.
func (f *field) reveal() {
	if f.bare { // a textarea does not tell where its characters are: about there
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

// setInvalid tells a screen reader whether the text is a URL.
func (f *field) setInvalid(invalid bool) {
	if invalid != f.invalid {
		f.invalid = invalid
		f.area.Call("setAttribute", "aria-invalid", strconv.FormatBool(invalid))
	}
}

// setHint has an empty field say in a language what to type. One that is not empty has no such words: a browser would
// style them anew at every key to hide them.
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

// paint draws the runs, changing only what differs from what is drawn: what is
// between the runs that stay at the start and those that stay at the end.
func (f *field) paint(runs []model.Run) {
	document := app.Window().Get("document")
	if f.spans == nil {
		f.copy.Set("textContent", "") // what the page was delivered with
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

// under returns the offset of the character that a pointer is over; false beside
// the text.
func (f *field) under(event app.Value) (offset int, ok bool) {
	n := browser.UnitAt(event.Get("clientX"), event.Get("clientY"), false)
	return model.Octets(f.text, n), n >= 0
}

// inSight returns the octets of the copy that are in sight.
func (f *field) inSight() core.Span {
	box := app.Window().GetElementByID("plate").Call("getBoundingClientRect")
	const inside = 2 // pixels
	left := box.Get("left").Float() + pixels(app.Window().Call("getComputedStyle", f.copy), "paddingLeft") + inside
	near := func(y float64) int {
		return model.Octets(f.text, browser.UnitAt(left, y, true))
	}
	return core.Span{Start: near(box.Get("top").Float() + inside), End: near(box.Get("bottom").Float() - inside)}
}

// A runWriter makes elements those of runs, many in one call, for a call takes longer than what is done in it: of each it hands
// over the element, the text, which goes in as text and never as markup, and how it looks.
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

// lines returns how many characters fit on a line, and the width of one in tenths of a
// pixel of a page that is not scaled, as labels are measured; zeros when the page has no
// width yet.
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

// pixels returns a length of a computed style.
func pixels(style app.Value, name string) float64 {
	return app.Window().Call("parseFloat", style.Get(name)).Float()
}

// setBare has the textarea show its text itself, or the copy.
func (f *field) setBare(bare bool) {
	if bare != f.bare {
		f.bare = bare
		app.Window().GetElementByID("plate").Get("classList").Call("toggle", "bare", bare)
	}
}

// setLong chooses between wide and narrow lines.
func (f *field) setLong(long bool) {
	app.Window().GetElementByID("plate").Get("classList").Call("toggle", "long", long)
}

// setTight chooses for the presenter whether the lines leave room for the scene.
func (f *field) setTight(tight bool) {
	app.Window().GetElementByID("plate").Get("classList").Call("toggle", "tight", tight)
}
