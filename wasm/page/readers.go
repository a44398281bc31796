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

// Below the standards stand libraries and programs: who reads the text how. They are drawn when they are asked for.

// Who came here for them finds them open.
func init() {
	tools[readersTool] = func(p *page) {
		p.libraries = true
		p.painter.drawNow(standardsWord)
		focus("with-readers")
	}
}

// libraries is the button that shows what they make of the text, and that.
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

// askReaders returns the parsers that this browser has.
func (p *page) askReaders() readers.Asked {
	return readers.AskedURL(func(src string) (string, bool) {
		a := p.model.Browser(src)
		return a.Result, a.OK
	})
}

// group is the row of readers that read the text alike: who they are, what they make of it and, where that leads elsewhere, what
// may follow.
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

// who names readers, with the versions that were observed.
func (w readings) who(list []readers.Reading) app.UI {
	var names children
	for _, r := range list {
		names.add(app.Li().Lang("en").Body(app.B().Text(r.Reader.Title), app.Text(" "), mark("year", r.Reader.Version)))
	}
	return app.Ul().Class("who").Body(names...)
}

// foundPart is a row of found; by says who has it, nil for all.
func foundPart(role readers.Role, part string, by app.UI) app.UI {
	return app.Div().Body(app.Dt().Lang("en").Text(role.String()), app.Dd().Body(app.Code().Dir("ltr").Text(printed(text.ShowAll(part))), by))
}

// found lists the parts that all readers of a group find, of one with several spellings each, and who has it.
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
