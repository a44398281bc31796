package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// listenPrint has the worksheet drawn for the printer, and the page again after.
// A frame in a page of somebody else has no more room on paper than it has there:
// it is printed as it stands.
func (p *page) listenPrint(on listener) {
	if !app.Window().GetElementByID("printed").Truthy() {
		return
	}
	on(app.Window(), "beforeprint", func(app.Value) {
		p.model.Printing = true
		p.painter.drawAll()
	})
	on(app.Window(), "afterprint", func(app.Value) {
		p.model.Printing = false
		p.withAnswers(true)
		p.Update()
	})
}

// onPrintQuestions prints a sheet for a class: the URL, and lines for what is to be said of it (print.css).
func (p *page) onPrintQuestions(app.Context, app.Event) {
	p.withAnswers(false)
	app.Window().Call("print")
	if !p.model.Printing { // some browsers print later, and tell of that themselves; others refuse
		p.withAnswers(true)
	}
}

// withAnswers says whether the paper has them. Browsers print the title, too.
func (p *page) withAnswers(on bool) {
	p.model.Questions = !on
	document := app.Window().Get("document")
	document.Get("documentElement").Get("classList").Call("toggle", "questions", !on)
	p.repaint()
	if on {
		p.entitle()
	} else {
		document.Set("title", p.ui(labels.Title))
	}
}
