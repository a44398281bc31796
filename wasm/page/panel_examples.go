package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

var examplesRow = panel{
	word: "examples", place: below, title: titled(labels.Examples),
	draw: func(p *page, row *panel) app.UI { return examples{p}.draw(row) },
}

type examples struct{ page *page }

func (w examples) draw(row *panel) app.UI {
	p := w.page
	all := button("act").ID("all-examples").
		Text(labels.Count(p.model.Lang, labels.AllExamples, len(model.Examples))).OnClick(w.onAll)
	return row.section(p, p.ui(labels.ExamplesSub), all, &gallery{Lang: p.model.Lang})
}

func (w examples) onAll(app.Context, app.Event) { w.page.open(examplesDialog) }

// A gallery shows the first examples. It is a component of its own, because only a change of the language redraws
// it.
type gallery struct {
	app.Compo

	Lang text.Lang
}

func (g *gallery) Render() app.UI {
	first := make([]int, model.ShownExamples)
	for i := range first {
		first[i] = i
	}
	return cards(g.Lang, first)
}

// cards returns examples as small cards with the colours of the field.
func cards(l text.Lang, list []int) app.UI {
	var c core.Checker
	return app.Ul().Class("examples").Body(app.Range(list).Slice(func(i int) app.UI {
		e := model.Examples[list[i]]
		u, found := c.Check(e.URL)
		var runs []app.UI
		for _, t := range u.Tokens() {
			if t.Len() > 0 {
				runs = append(runs, mark(model.Family(t.Part), visibleLines(t.In(e.URL))))
			}
		}
		return app.Li().Body(app.A().Class("ex").Href(model.Link(e.URL, core.Span{})).Body(
			stretch("url", runs...),
			stretch("line", prose(e.Why(l, u, found))),
		))
	}))
}

// exampleGroups are the headings of the examples by origin.
var exampleGroups = [...]text.Key{model.FromRFC: labels.OwnExamples, model.ForScheme: labels.SchemeExamples, model.ForRule: labels.RuleExamples}

// examplesBody returns the dialog with all examples and a search.
func (s *dialog) examplesBody() []app.UI {
	p := s.page
	found := s.found()
	shown := found[:min(len(found), s.more+model.MoreExamples)]
	return []app.UI{
		block("find",
			app.Label().For("find").Class("vh").Text(p.ui(labels.SearchExamples)),
			app.Input().Type("search").ID("find").AutoFocus(true).AutoComplete(false).Spellcheck(false).
				Placeholder(p.ui(labels.SearchHint)).OnInput(s.onQuery),
			app.P().ID("found").Attr("role", "status").Text(labels.Count(p.model.Lang, labels.FoundExamples, len(found))),
		),
		when(len(found) == 0, func() app.UI {
			return para("empty", prose(labels.Words(p.model.Lang, labels.NoExamples)))
		}),
		when(s.query != "", func() app.UI { return app.Div().Body(cards(p.model.Lang, shown)) }),
		when(s.query == "", func() app.UI { return grouped(p.model.Lang, shown) }),
		when(len(shown) < len(found), func() app.UI {
			return button("button").ID("more-examples").
				Text(labels.Count(p.model.Lang, labels.MoreExamples, len(found)-len(shown))).OnClick(s.onMore)
		}),
	}
}

// found returns the examples that match the query, or all of them in the order of their origin.
func (s *dialog) found() (list []int) {
	if s.query != "" {
		if s.finder == nil {
			s.finder = model.NewFinder(s.page.model.Lang)
		}
		return s.finder.Find(s.query)
	}
	for group := range exampleGroups {
		for i, e := range model.Examples {
			if int(e.From) == group {
				list = append(list, i)
			}
		}
	}
	return list
}

// grouped returns examples under headings by origin.
func grouped(l text.Lang, list []int) app.UI {
	var groups [len(exampleGroups)][]int
	for _, i := range list {
		groups[model.Examples[i].From] = append(groups[model.Examples[i].From], i)
	}
	return app.Div().Body(app.Range(groups[:]).Slice(func(i int) app.UI {
		return when(len(groups[i]) > 0, func() app.UI {
			return app.Section().Body(app.H3().Text(labels.UI(l, exampleGroups[i])), cards(l, groups[i]))
		})
	}))
}

func (s *dialog) onQuery(ctx app.Context, _ app.Event) {
	s.query, s.more = strings.TrimSpace(ctx.JSSrc().Get("value").String()), 0
}

// onMore shows more examples. web/page/dialog.js clicks the button when it is about to scroll into view.
func (s *dialog) onMore(app.Context, app.Event) { s.more += model.MoreExamples }
