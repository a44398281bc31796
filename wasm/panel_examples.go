package main

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

func (p *page) examplesPanel() app.UI {
	all := app.Button().Type("button").Class("act").ID("all-examples").
		Text(text.Count(p.lang, text.AllExamples, len(examples))).OnClick(p.onAllExamples)
	return p.panel("examples", p.ui(text.Examples), p.ui(text.ExamplesSub), all, &gallery{Lang: p.lang})
}

func (p *page) onAllExamples(app.Context, app.Event) { p.open(examplesDialog) }

// A gallery shows the first examples. It is a component of its own because only
// the language changes it.
type gallery struct {
	app.Compo

	Lang text.Lang
}

func (g *gallery) Render() app.UI {
	first := make([]int, shownExamples)
	for i := range first {
		first[i] = i
	}
	return cards(g.Lang, first)
}

// cards shows examples as small live cards, coloured as the field would.
func cards(l text.Lang, list []int) app.UI {
	var c core.Checker
	return app.Ul().Class("examples").Body(app.Range(list).Slice(func(i int) app.UI {
		e := examples[list[i]]
		u, found := c.Check(e.url)
		var runs []app.UI
		for _, t := range u.Tokens() {
			if t.Len() > 0 {
				runs = append(runs, app.Span().Class(family(t.Part)).Text(visibleLines(t.In(e.url))))
			}
		}
		return app.Li().Body(app.A().Class("ex").Href(link(e.url, core.Span{})).Body(
			app.Span().Class("url").Body(runs...),
			app.Span().Class("line").Body(prose(e.why(l, u, found))),
		))
	}))
}

// exampleGroups are the heads over the examples, by where they come from.
var exampleGroups = [...]text.Key{fromRFC: text.OwnExamples, forScheme: text.SchemeExamples, forRule: text.RuleExamples}

// examplesBody is the dialog with all examples, and a search over them.
func (s *sheet) examplesBody() []app.UI {
	p := s.page
	if s.finder == nil {
		s.finder = newFinder(p.lang)
	}
	found := s.finder.find(s.query)
	body := []app.UI{
		app.Div().Class("find").Body(
			app.Label().For("find").Class("vh").Text(p.ui(text.SearchExamples)),
			app.Input().Type("search").ID("find").AutoFocus(true).AutoComplete(false).Spellcheck(false).
				Placeholder(p.ui(text.SearchHint)).OnInput(s.onQuery),
			app.P().ID("found").Attr("role", "status").Text(text.Count(p.lang, text.FoundExamples, len(found))),
		),
	}
	switch {
	case len(found) == 0:
		return append(body, app.P().Class("empty").Body(prose(text.Words(p.lang, text.NoExamples))))
	case s.query != "":
		return append(body, app.Div().Body(cards(p.lang, found)))
	}
	var groups [len(exampleGroups)][]int
	for i, e := range examples {
		groups[e.from] = append(groups[e.from], i)
	}
	return append(body, app.Div().Body(app.Range(groups[:]).Slice(func(i int) app.UI {
		return app.Section().Body(app.H3().Text(p.ui(exampleGroups[i])), cards(p.lang, groups[i]))
	})))
}

func (s *sheet) onQuery(ctx app.Context, _ app.Event) {
	s.query = ctx.JSSrc().Get("value").String()
}
