package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The footer says what the page does with typed text: it sends and stores nothing.
type footer struct {
	app.Compo

	page *page
	Lang text.Lang
}

func (f *footer) Render() app.UI {
	p := f.page
	return app.Footer().Class("foot").Body(
		app.P().Text(p.ui(labels.StaysHere)),
		app.P().Body(app.A().Href("host.html").Text(p.ui(labels.HostIt))),
		app.P().Body(app.A().Href(model.GrammarFile(f.Lang)).Text(p.ui(labels.TheGrammar))),
		app.P().Body(app.A().Href("https://www.rfc-editor.org/rfc/rfc1738").Rel("noreferrer").Text(p.ui(labels.TheRFC))),
		button("act").ID("lessons").Text(p.ui(labels.Lessons)).OnClick(p.onLessons),
		button("act").ID("find-in-file").Text(p.ui(labels.FindInFile)).OnClick(p.document.onFind),
		button("act").Text(p.ui(labels.CopyAs)).OnClick(p.onCopyAs),
		button("act").ID("present").Text(p.ui(labels.Present)).OnClick(p.onPresent),
		button("act").ID("print-questions").Text(p.ui(labels.PrintQuestions)).OnClick(p.onPrintQuestions),
		button("act").ID("make-lesson").Text(p.ui(labels.MakeLesson)).OnClick(p.onTool("making")),
		button("act").Text(p.ui(labels.Help)).OnClick(p.onHelp),
		button("act").ID("report-problem").Text(p.ui(labels.ReportProblem)).OnClick(p.onReportProblem),
	)
}

func (p *page) onCopyAs(app.Context, app.Event) { p.copyAs(labels.AsReport) }

func (p *page) onReportProblem(app.Context, app.Event) { p.copyAs(labels.AsProblem) }

func (p *page) onPresent(app.Context, app.Event) { p.presentIt() }

// presentIt starts or ends the presenter. A frame has no presenter.
func (p *page) presentIt() {
	if p.choose == nil {
		p.enter("present")
	}
}

func (p *page) onHelp(app.Context, app.Event) { p.open(helpDialog) }

// onTool opens a tool of the workshop.
func (p *page) onTool(tool string) app.EventHandler {
	return func(app.Context, app.Event) { p.enter(tool) }
}

func (p *page) onLessons(app.Context, app.Event) { p.enter("lessons") }
