//go:build !small

package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/readers"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// Below the parts is a table of how a chosen interface names the parts: the name, the value, and the expression
// that reads it.

// A reader who opened the workshop with this button finds the table open.
func init() {
	tools[namesTool] = func(p *page) {
		p.named = firstNames
		p.painter.drawNow(partsWord)
		focus("names-of")
	}
}

// firstNames is the default interface.
const firstNames = "node"

// applyNames selects an interface by its identifier, or none if there is no such interface.
func (p *page) applyNames(id string) {
	p.named = ""
	if slices.ContainsFunc(readers.AllNames(), func(n readers.Names) bool { return n.ID == id }) {
		p.named = id
	}
}

// names returns the button that opens the table, or the list of interfaces and the table.
func (w parts) names() app.UI {
	p := w.page
	act := &door{ID: "with-names", Text: p.ui(labels.WithNames), Open: p.named != "", press: w.onNames}
	if p.named == "" {
		return act
	}
	var options children
	var chosen *readers.Names
	all := readers.AllNames()
	for i := range all {
		n := &all[i]
		if n.ID == p.named {
			chosen = n
		}
		options.add(app.Option().Value(n.ID).Selected(n.ID == p.named).Text(n.Title))
	}
	act.Behind = children{
		app.Select().ID("names-of").Lang("en").Aria("label", p.ui(labels.WithNames)).Body(options...).OnChange(w.onNamesOf),
		w.named(chosen),
	}
	return act
}

// named lists the parts by the names of an interface.
func (w parts) named(n *readers.Names) app.UI {
	p := w.page
	if n == nil {
		return nil
	}
	rows, verdict := n.Rows(p.model.Source(), p.askReaders())
	source := text.Prose{{Text: n.Version}}
	if n.Document != "" {
		source = labels.Filled(p.model.Lang, labels.ByDocument, "{a}", n.Document)
	}
	var list children
	for _, r := range rows {
		value := app.UI(app.I().Text(p.ui(labels.NotThere)))
		switch {
		case r.Raises:
			value = app.I().Text(p.ui(labels.Raises))
		case r.Present && r.Text == "":
			value = app.I().Text(p.ui(labels.EmptyText))
		case r.Present:
			value = app.Code().Class("value").Dir("ltr").Text(printed(text.ShowAll(r.Text)))
		}
		list.add(app.Div().Body(
			app.Dt().Lang("en").Body(app.Code().Text(r.Name)),
			app.Dd().Body(value),
			when(r.Code != "", func() app.UI {
				return app.Dd().Class("reads").Body(button("act").Lang("en").DataSet("code", r.Code).Title(p.ui(labels.CopyCode)).OnClick(w.onCode).Body(app.Code().Text(r.Code)))
			}),
		))
	}
	return app.Div().Body(
		para("absent", prose(source)),
		when(verdict != readers.VerdictValid, func() app.UI {
			return para("says", prose(text.Reader(p.model.Lang, verdict, readers.Goes{})))
		}),
		app.Dl().Class("named").Body(list...))
}

func (w parts) onNames(app.Context, app.Event) {
	p := w.page
	if p.named != "" {
		p.named = ""
	} else {
		p.named = firstNames
	}
	p.Update()
}

func (w parts) onNamesOf(ctx app.Context, _ app.Event) {
	w.page.named = ctx.JSSrc().Get("value").String()
	w.page.Update()
}

// onCode copies the clicked expression.
func (w parts) onCode(ctx app.Context, _ app.Event) {
	w.page.copy(ctx.JSSrc().Get("dataset").Get("code").String()+"\n", labels.Copied)
}
