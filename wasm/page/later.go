package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// bringTexts calls f once the texts in l are there, what is opened later included, or cannot be had: at once when that is known.
func bringTexts(l text.Lang, f func(ok bool)) {
	if text.HasLater(l) {
		f(true)
		return
	}
	come := once(func(ok app.Value) {
		if ok.Bool() {
			bringTexts(l, f)
		} else {
			f(false)
		}
	})
	if texts := app.Window().Call("urlscopeTexts", l.Tag(), come); texts.Truthy() {
		come.Release()
		takeTexts(l, texts)
		f(true)
	}
}

func takeTexts(l text.Lang, texts app.Value) { text.Take(l, strings.Split(texts.String(), "\n")) }

// A later has what a page needs only when something is opened, which comes in files of its own: texts in English (wasm/site/texts.go),
// which come beside the program and keep it from nothing, and the examples, once somebody wants to see them.
type later struct {
	page   *page
	lacked bool // whether something is drawn without its text
	absent bool // whether a file could not be had
}

// attach takes the texts if they are there.
func (w *later) attach(p *page) {
	w.page = p
	if texts := app.Window().Call("urlscopeTexts", text.English.Tag()); texts.Truthy() {
		takeTexts(text.English, texts)
	}
	text.OnLack(func() {
		if !w.lacked {
			w.lacked = true
			w.bring(false)
		}
	})
}

// bring loads the texts, and the examples too where they are wanted.
func (w *later) bring(examples bool) {
	bringTexts(text.English, func(ok bool) {
		w.absent = !ok
		w.drawLacking()
		if !ok || !examples || model.HasExamples() {
			w.drawSheet()
			return
		}
		app.Window().Call("urlscopeExamples", once(func(file app.Value) {
			w.absent = !model.TakeExamples(file.String())
			w.drawSheet()
		}))
	})
}

// again tries once more to load what could not be had.
func (w *later) again() {
	if w.absent {
		w.bring(w.page.sheet != nil && w.page.sheet.kind == examplesDialog)
	}
}

// drawLacking draws again what was drawn without its text, or says that this cannot be had.
func (w *later) drawLacking() {
	p := w.page
	switch {
	case !w.lacked:
	case w.absent:
		p.mutter(labels.NoLater)
	default:
		w.lacked = false
		if p.mute == labels.NoLater {
			p.mute = ""
		}
		p.Update()
	}
}

// drawSheet draws the dialog that waits for what has come, or says that this cannot be had.
func (w *later) drawSheet() {
	s := w.page.sheet
	if s == nil || !s.late {
		return
	}
	s.late = !s.complete()
	if !s.Mounted() {
		return // it is about to be drawn
	}
	s.Update()
	w.page.painter.engine.Consume()
	if app.Window().Get("document").Get("activeElement").Get("id").String() == "h-dialog" {
		focus("find")
	}
}

// state says that a file is on its way, or cannot be had.
func (w *later) state() text.Key {
	if w.absent {
		return labels.NoLater
	}
	return labels.LoadingLater
}

// complete reports whether all is there that a dialog shows.
func (s *sheet) complete() bool {
	switch l := s.page.model.Lang; s.kind {
	case examplesDialog: // in which one finds by the words in English, too
		return text.HasLater(l) && text.HasLater(text.English) && model.HasExamples()
	case helpDialog:
		return text.HasLater(l)
	}
	return true
}

// awaited is what a dialog shows instead.
func (s *sheet) awaited() []app.UI {
	return []app.UI{app.P().Class("empty").Attr("role", "status").Text(s.page.ui(s.page.later.state()))}
}
