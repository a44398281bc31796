package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// footer says what the page does with what is typed: nothing.
func (p *page) footer() app.UI {
	return app.Footer().Class("foot").Body(
		app.P().Text(p.ui(labels.StaysHere)),
		app.P().Body(app.A().Href("host.html").Text(p.ui(labels.HostIt))),
		app.P().Body(app.A().Href("https://www.rfc-editor.org/rfc/rfc1738").Rel("noreferrer").Text(p.ui(labels.TheRFC))),
		app.Button().Type("button").Class("act").ID("find-in-file").Text(p.ui(labels.FindInFile)).OnClick(p.document.onFind),
		app.Button().Type("button").Class("act").Text(p.ui(labels.CopyAs)).OnClick(p.onCopyAs),
		app.Button().Type("button").Class("act").ID("print-questions").Text(p.ui(labels.PrintQuestions)).OnClick(p.onPrintQuestions),
		app.Button().Type("button").Class("act").Text(p.ui(labels.Help)).OnClick(p.onHelp),
	)
}

func (p *page) onCopyAs(app.Context, app.Event) { p.copyAs(labels.AsReport) }

func (p *page) onHelp(app.Context, app.Event) { p.open(helpDialog) }
