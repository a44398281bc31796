//go:build !small

package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/clients"
	"urlscope/core/octet"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Recorded conversations of real clients are listed below the conversation by RFC 1738. They are drawn only on
// request.

// A reader who opened the workshop with this button finds the list open.
func init() {
	tools[clientsTool] = func(p *page) {
		p.clients = true
		p.painter.drawNow(wireWord)
		focus("with-clients")
	}
}

// sends returns the button and the list that it opens.
func (w wirePanel) sends() app.UI {
	p := w.page
	if !p.model.HasClients() {
		return nil
	}
	act := &door{ID: "with-clients", Text: p.ui(labels.WithClients), Open: p.clients, press: w.onClients}
	if !p.clients {
		return act
	}
	groups := p.model.Clients()
	var rows children
	for i := range groups {
		rows.add(w.client(&groups[i]))
	}
	act.Behind = children{
		line("absent", p.ui(labels.ClientsAre)),
		app.Ol().Class("standards").Body(rows...),
		w.facts(),
	}
	return act
}

// facts lists remarks on the clients of this scheme, each with an example URL.
func (w wirePanel) facts() app.UI {
	p := w.page
	scheme := octet.LowerString(p.model.URL.Text(core.SchemeName))
	var list children
	for i := range text.ClientFacts {
		if f := &text.ClientFacts[i]; f.Scheme == scheme {
			list.add(app.Li().Body(app.A().Class("ex").Href(model.Link(f.URL, core.Span{})).Body(
				stretch("url", app.Text(visibleLines(f.URL))), stretch("line", prose(f.In(p.model.Lang))))))
		}
	}
	return app.Ul().Class("examples").Body(list...)
}

func (w wirePanel) onClients(app.Context, app.Event) {
	p := w.page
	p.clients = !p.clients
	p.Update()
}

// client returns the row of a group of clients that do the same.
func (w wirePanel) client(g *model.ClientGroup) app.UI {
	class := verdictClasses[model.Unfinished]
	switch g.Verdict {
	case clients.VerdictSame:
		class = verdictClasses[model.Finished]
	case clients.VerdictLineEnd, clients.VerdictOtherHost, clients.VerdictWrongFile:
		class = verdictClasses[model.Broken]
	}
	var names, lines children
	for _, c := range g.Who {
		names.add(app.Li().Lang("en").Body(app.B().Text(c.Title), app.Text(" "), mark("year", c.Version)))
	}
	const most = 24 // lines shown, because some clients send a line for each segment of a path
	for i := range g.Lines[:min(len(g.Lines), most)] {
		lines.add(w.clientLine(g, i))
	}
	if more := len(g.Lines) - most; more > 0 {
		lines.add(app.Li().Text(labels.Count(w.page.model.Lang, labels.MoreSteps, more)))
	}
	return app.Li().Class("standard").Body(
		para("says", verdictOf(class, text.ClientVerdict(w.page.model.Lang, g.Verdict))),
		app.Ul().Class("who").Body(names...),
		when(len(lines) > 0, func() app.UI { return app.Ol().Class("lines").Body(lines...) }),
	)
}

// secret replaces a password that is hidden.
const secret = "••••"

// clientLine shows a line that clients send. Its octets are linked to the octets of the URL that they come from.
func (w wirePanel) clientLine(g *model.ClientGroup, i int) app.UI {
	var runs children
	list := model.LineRuns(g.Lines[i])
	for i, run := range list {
		shown := text.ShowAll(run.Text)
		if body := strings.TrimRight(run.Text, " "); i < len(list)-1 { // makes a space at the end of a line visible
			shown = strings.ReplaceAll(shown, text.ShowAll(" "), " ")
		} else {
			shown = strings.ReplaceAll(text.ShowAll(body), text.ShowAll(" "), " ") + text.ShowAll(run.Text[len(body):])
		}
		first, last := run.From[0], run.From[len(run.From)-1]
		switch {
		case first.Slot:
			runs.add(app.Text("…"))
		case first.Secret && !w.page.model.Revealed:
			runs.add(app.Text(secret))
		case first.From.Len() == 0:
			runs.add(app.Text(shown))
		default:
			runs.add(at(core.Span{Start: min(first.From.Start, last.From.Start), End: max(first.From.End, last.From.End)}, "u", app.Text(shown)))
		}
	}
	item := app.Li().Dir("ltr")
	if i == g.Line {
		item = item.Class("parts-here")
	}
	return item.Body(app.Code().Body(runs...))
}
