package main

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

func (p *page) examplesPanel() app.UI {
	all := app.Button().Type("button").Class("act").ID("all-examples").
		Text(labels.Count(p.lang, labels.AllExamples, len(examples))).OnClick(p.onAllExamples)
	return p.panel("examples", p.ui(labels.Examples), p.ui(labels.ExamplesSub), all, &gallery{Lang: p.lang})
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
var exampleGroups = [...]text.Key{fromRFC: labels.OwnExamples, forScheme: labels.SchemeExamples, forRule: labels.RuleExamples}

// moreExamples is how many examples the dialog shows at first, and how many more
// whenever its end is near: nobody waits for those that are not looked at.
const moreExamples = 24

// examplesBody is the dialog with all examples, and a search over them.
func (s *sheet) examplesBody() []app.UI {
	p := s.page
	found := s.found()
	shown := found[:min(len(found), s.more+moreExamples)]
	return []app.UI{
		app.Div().Class("find").Body(
			app.Label().For("find").Class("vh").Text(p.ui(labels.SearchExamples)),
			app.Input().Type("search").ID("find").AutoFocus(true).AutoComplete(false).Spellcheck(false).
				Placeholder(p.ui(labels.SearchHint)).OnInput(s.onQuery),
			app.P().ID("found").Attr("role", "status").Text(labels.Count(p.lang, labels.FoundExamples, len(found))),
		),
		when(len(found) == 0, func() app.UI { return app.P().Class("empty").Body(prose(labels.Words(p.lang, labels.NoExamples))) }),
		when(s.query != "", func() app.UI { return app.Div().Body(cards(p.lang, shown)) }),
		when(s.query == "", func() app.UI { return grouped(p.lang, shown) }),
		when(len(shown) < len(found), func() app.UI {
			return app.Button().Type("button").ID("more-examples").Class("button").
				Text(labels.Count(p.lang, labels.MoreExamples, len(found)-len(shown))).OnClick(s.onMore)
		}),
	}
}

// found returns the examples that fit the query; without one, all of them by
// where they come from.
func (s *sheet) found() (list []int) {
	if s.query != "" {
		if s.finder == nil {
			s.finder = newFinder(s.page.lang)
		}
		return s.finder.find(s.query)
	}
	for group := range exampleGroups {
		for i, e := range examples {
			if int(e.from) == group {
				list = append(list, i)
			}
		}
	}
	return list
}

// grouped shows examples under heads that say where they come from.
func grouped(l text.Lang, list []int) app.UI {
	var groups [len(exampleGroups)][]int
	for _, i := range list {
		groups[examples[i].from] = append(groups[examples[i].from], i)
	}
	return app.Div().Body(app.Range(groups[:]).Slice(func(i int) app.UI {
		return when(len(groups[i]) > 0, func() app.UI {
			return app.Section().Body(app.H3().Text(labels.UI(l, exampleGroups[i])), cards(l, groups[i]))
		})
	}))
}

func (s *sheet) onQuery(ctx app.Context, _ app.Event) {
	s.query, s.more = strings.TrimSpace(ctx.JSSrc().Get("value").String()), 0
}

// onMore shows more examples. app.js presses the button when it comes near.
func (s *sheet) onMore(app.Context, app.Event) { s.more += moreExamples }
