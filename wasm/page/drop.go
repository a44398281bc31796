package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// listen attaches listeners for pasted texts and dropped files. In a frame the browser handles both.
func (d *documentPanel) listen(on listener) {
	p := d.page
	d.init()
	if isFrame() {
		return
	}
	on(p.field.area, "paste", func(e app.Value) {
		if !p.field.area.Get("readOnly").Bool() && d.accept(e.Get("clipboardData")) {
			e.Call("preventDefault")
		}
	})
	on(browserDocument(), "paste", func(e app.Value) {
		target, transfer := e.Get("target"), e.Get("clipboardData")
		if p.dialog != nil || !transfer.Truthy() || target.Get("matches").Truthy() && target.Call("matches", "textarea, input, select").Bool() {
			return
		}
		d.put(transfer)
		e.Call("preventDefault")
	})
	on(browserDocument(), "dragover", func(e app.Value) {
		files, ok := dropped(e)
		if ok {
			e.Call("preventDefault")
			e.Get("dataTransfer").Set("dropEffect", "copy")
		}
		showDrop(files)
	})
	on(browserDocument(), "dragleave", func(e app.Value) {
		if !e.Get("relatedTarget").Truthy() { // the pointer left the window
			showDrop(false)
		}
	})
	on(browserDocument(), "drop", d.onDrop)
}

func browserDocument() app.Value { return app.Window().Get("document") }

// showDrop shows or hides the hint that a file may be dropped.
func showDrop(shown bool) {
	browserDocument().Get("documentElement").Get("classList").Call("toggle", "dropping", shown)
}

// dropped reports whether files are dropped, and whether the page handles the drop. Left alone, a browser would
// open a dropped file or link, and the typed text would be lost.
func dropped(e app.Value) (files, ours bool) {
	if !e.Get("dataTransfer").Truthy() {
		return false, false
	}
	types := e.Get("dataTransfer").Get("types")
	has := func(kind string) bool { return types.Call("includes", kind).Bool() }
	if has("Files") {
		return true, true
	}
	typing := e.Get("target").Get("matches").Truthy() && e.Get("target").Call("matches", "textarea, input").Bool()
	return false, !typing && (has("text/plain") || has("text/uri-list"))
}

// onDrop opens a file, lists the URLs of a long text, and puts any other text into the field. The field handles
// what is dropped on it, unless the text is too long.
func (d *documentPanel) onDrop(e app.Value) {
	p := d.page
	showDrop(false)
	files, ours := dropped(e)
	transfer := e.Get("dataTransfer")
	if !ours {
		if e.Get("target").Equal(p.field.area) && d.accept(transfer) {
			e.Call("preventDefault")
		}
		return
	}
	e.Call("preventDefault")
	switch {
	case files:
		d.openFiles(transfer.Get("files"))
	default:
		d.put(transfer)
	}
}

// put lists the URLs of a long text, and puts any other text into the field and selects its first problem.
func (d *documentPanel) put(transfer app.Value) {
	p := d.page
	if d.accept(transfer) {
		return
	}
	s := octetsOf(browser.Octets(transfer.Call("getData", "text/plain")))
	if s == "" || p.field.area.Get("readOnly").Bool() {
		return
	}
	p.model.ForgetOff()
	p.field.load(s, model.New(s).Selected)
	p.fitLines()
	p.offer.look()
}

// accept lists the URLs of a text if the text is long enough. Otherwise it returns false.
func (d *documentPanel) accept(transfer app.Value) bool {
	if !transfer.Truthy() {
		return false
	}
	s := object(transfer.Call("getData", "text/plain"))
	n := s.Get("length").Int()
	if n < model.BigText { // a text with characters of several octets may be long enough with fewer units
		n = blobOf(s).Get("size").Int()
	}
	if n < model.BigText || n < model.HugeText && s.Call("search", app.Window().Get("RegExp").New(`\s`)).Int() < 0 {
		return false
	}
	d.open("", newTextReader(s), false)
	return true
}

// onFind opens the browser's file chooser.
func (d *documentPanel) onFind(app.Context, app.Event) {
	input := app.Window().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	// The input reports either "change" or "cancel", and then nothing more. After "cancel" there is no file.
	chosen := once(func(app.Value) { d.openFiles(input.Get("files")) })
	input.Set("onchange", chosen)
	input.Set("oncancel", chosen)
	input.Call("click")
}
