//go:build !small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/readers"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Libraries and programs are listed below the standards, with their readings of the text. They are drawn only on
// request.

// A reader who opened the workshop with this button finds the list open.
func init() {
	tools[readersTool] = func(p *page) {
		p.libraries = true
		p.painter.drawNow(standardsWord)
		focus("with-readers")
	}
}

// libraries returns the button and the list that it opens.
func (w readings) libraries() app.UI {
	p := w.page
	act := &door{ID: "with-readers", Text: p.ui(labels.WithReaders), Open: p.libraries, press: w.onReaders}
	if !p.libraries {
		return act
	}
	groups := p.model.ReaderGroups(p.askReaders())
	var rows children
	for i := range groups {
		rows.add(w.group(&groups[i]))
	}
	act.Behind = children{
		para("absent", prose(labels.Words(p.model.Lang, labels.ReadersAre))),
		app.Ol().Class("standards").Body(rows...),
	}
	return act
}

func (w readings) onReaders(app.Context, app.Event) {
	p := w.page
	p.libraries = !p.libraries
	p.Update()
}

// askReaders returns the parsers that the browser itself has.
func (p *page) askReaders() readers.Asked {
	return readers.AskedURL(func(src string) (string, bool) {
		a := p.model.Browser(src)
		return a.Result, a.OK
	})
}

// group returns the row of readers with the same reading: their names, the reading and, if it leads elsewhere, the
// possible consequence.
func (w readings) group(g *readers.Group) app.UI {
	p := w.page
	class := verdictClasses[model.Finished]
	switch {
	case g.Goes.Elsewhere:
		class = verdictClasses[model.Broken]
	case g.Verdict() != readers.VerdictValid:
		class = verdictClasses[model.Unfinished]
	}
	said := app.Span().Body(prose(text.Reader(p.model.Lang, g.Verdict(), g.Goes)))
	verdict := stretch("verdict "+class, said)
	if g.Goes.Elsewhere {
		verdict = at(core.Span{Start: g.Goes.At, End: g.Goes.At + 1}, "verdict "+class, said)
	}
	return app.Li().Class("standard").Body(
		para("says", verdict),
		w.who(g.Readings),
		when(g.Verdict() == readers.VerdictValid, func() app.UI { return w.found(g) }),
		when(g.Goes.Elsewhere, func() app.UI {
			return app.P().Class("flip").Body(
				app.Strong().Class("security").Text(text.Security(p.model.Lang)),
				app.Span().Body(prose(text.ReaderFollows(p.model.Lang, g.Goes))))
		}),
	)
}

// who lists readers with the observed versions.
func (w readings) who(list []readers.Reading) app.UI {
	var names children
	for _, r := range list {
		names.add(app.Li().Lang("en").Body(app.B().Text(r.Reader.Title), app.Text(" "), mark("year", r.Reader.Version)))
	}
	return app.Ul().Class("who").Body(names...)
}

// foundPart returns a row of found; by names the readers that find it, or is nil if all do.
func foundPart(role readers.Role, part string, by app.UI) app.UI {
	return app.Div().Body(app.Dt().Lang("en").Text(role.String()), app.Dd().Body(app.Code().Dir("ltr").Text(printed(text.ShowAll(part))), by))
}

// found lists the parts that the readers of a group find. A part with several spellings has a row for each, with
// its readers.
func (w readings) found(g *readers.Group) app.UI {
	var list children
	for role := readers.Scheme; role <= readers.Fragment; role++ {
		part, ok := g.Part(role)
		if !ok || part == "" {
			continue
		}
		spellings := g.Spellings(role)
		if len(spellings) <= 1 {
			list.add(foundPart(role, part, nil))
			continue
		}
		for _, s := range spellings {
			list.add(foundPart(role, s.Text, w.who(s.Readings)))
		}
	}
	return app.Dl().Class("found").Body(list...)
}
