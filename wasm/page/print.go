package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// listenPrint draws the worksheet before printing, and the page afterwards. A frame in another page is printed as
// it is, because it has no more room on paper than on the screen.
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

// onPrintQuestions prints the questions for a class: the URL, and lines for the answers (print.css).
func (p *page) onPrintQuestions(app.Context, app.Event) {
	p.withAnswers(false)
	app.Window().Call("print")
	if !p.model.Printing { // some browsers print later and fire the events themselves; others refuse
		p.withAnswers(true)
	}
}

// withAnswers sets whether the paper has the answers. It updates the title, because browsers print that, too.
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
