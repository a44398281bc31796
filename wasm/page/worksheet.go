//go:build !small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/code"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A worksheet is a lesson on paper. It is in the document only during printing, and is not visible there
// (print.css).
type worksheet struct {
	app.Compo

	page    *page
	what    *model.Worksheet
	address string // the address that opens the lesson
	answers bool   // whether the answers follow, on a page of their own
}

// printLesson prints the worksheet of a linked lesson, in the language of the lesson.
func (p *page) printLesson(l *lesson.Lesson, link string, answers bool) {
	bringTexts(l.Lang, func(bool) { // if the texts cannot be loaded, the worksheet is in English
		w := &worksheet{page: p, what: model.NewWorksheet(l), address: pageBase() + link, answers: answers}
		if of, err := lesson.ReadLink(link); err == nil && of.Number != "" { // a built-in lesson
			w.what.Title = of.Number + " " + w.what.Title
		}
		p.paper = w
		p.Update()
	})
}

// OnMount prints the worksheet once its pictures are loaded.
func (w *worksheet) OnMount(app.Context) {
	list := app.Window().Get("Array").New()
	each("#worksheet img", func(image app.Value) { list.Call("push", image.Call("decode")) })
	await(app.Window().Get("Promise").Call("all", list), func(app.Value) { w.print() }, w.print)
}

// print opens the print dialog. Some browsers print later and fire the events themselves; others refuse.
func (w *worksheet) print() {
	window := app.Window()
	w.onPaper(true)
	window.Call("addEventListener", "afterprint", once(func(app.Value) { w.end() }), map[string]any{"once": true})
	window.Call("print")
	if !w.page.model.Printing {
		w.end()
	}
}

// end removes the worksheet from the document.
func (w *worksheet) end() {
	if w.page.paper == app.UI(w) {
		w.page.paper = nil
		w.onPaper(false)
		w.page.Update()
	}
}

// onPaper sets whether the worksheet is printed instead of the page.
func (w *worksheet) onPaper(on bool) {
	app.Window().Get("document").Get("documentElement").Get("classList").Call("toggle", "worksheet", on)
}

func (w *worksheet) Render() app.UI {
	const typed = 200 // octets, because nobody types a longer address from paper
	s := w.what
	say := func(key text.Key) string { return labels.UI(s.Lang, key) }
	return app.Section().ID("worksheet").Lang(s.Lang.Tag()).Aria("hidden", true).Body(
		app.Header().Body(
			app.H1().Text(s.Title),
			para("who", app.Text(say(labels.HandedName)), app.Span(), app.Text(say(labels.SheetDate)), app.Span()),
		),
		app.Range(s.Text).Slice(func(i int) app.UI { return app.P().Body(prose(s.Text[i])) }),
		app.Img().Alt("").Src(model.DataURL(s.Start)),
		app.P().Text(say(labels.SheetStart)),
		when(s.Rule != "", func() app.UI {
			return app.Div().Body(app.H2().Text(say(labels.SheetRule)), app.Pre().Text(s.Rule))
		}),
		app.H2().Text(say(labels.SheetGoals)),
		app.Ul().Class("boxes").Body(app.Range(s.Goals).Slice(func(i int) app.UI { return app.Li().Body(prose(s.Goals[i])) })),
		when(len(s.Wire) > 0, func() app.UI { return app.P().Text(say(labels.SheetWire)) }),
		app.Range(s.Wire).Slice(func(i int) app.UI {
			return block("line-cells", app.Range(make([]struct{}, s.Wire[i])).Slice(func(int) app.UI { return app.I() }))
		}),
		app.H2().Text(say(labels.SheetAnswer)),
		app.Div().Class("write-here"),
		app.Footer().Body(
			block("upside-down",
				when(len(s.Hints) > 0, func() app.UI { return app.B().Text(say(labels.SheetHints)) }),
				app.Ol().Body(app.Range(s.Hints).Slice(func(i int) app.UI { return app.Li().Body(prose(s.Hints[i])) })),
			),
			app.Div().Body(
				when(len(w.address) <= code.MaxText, func() app.UI { return codePicture(s.Lang, w.address, "sheet-code") }),
				when(len(w.address) <= typed, func() app.UI { return app.Code().Text(w.address) }),
			),
		),
		when(w.answers, func() app.UI {
			return block("answers",
				app.H1().Text(say(labels.SheetAnswers)),
				app.Range(s.Solutions).Slice(func(i int) app.UI { return app.Img().Alt("").Src(model.DataURL(s.Solutions[i])) }),
			)
		}),
	)
}
