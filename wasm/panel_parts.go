package main

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

// maxParts bounds how many tokens are listed.
const maxParts = 120

// partsPanel lists the parts as the brackets under the field, turned by a quarter.
func (p *page) partsPanel() app.UI {
	tokens := p.url.Tokens()
	if len(tokens) == 0 {
		return p.panel("parts", p.ui(text.Parts), "", nil, app.P().Class("empty").Text(p.ui(text.NoParts)))
	}
	sub := text.PartsRule
	if p.isGuess() {
		sub = text.PartsGuess
	}
	more := len(tokens) - maxParts
	return p.panel("parts", p.ui(text.Parts), p.ui(sub), p.copyButton(text.AsMarkdown),
		app.Ol().Class("parts").Body(p.partItems(tokens[:min(len(tokens), maxParts)])...),
		when(more > 0, func() app.UI { return app.P().Class("absent").Text(text.Count(p.lang, text.MoreParts, more)) }),
		when(len(text.Absent(p.lang, p.url)) > 0, func() app.UI {
			return app.P().Class("absent").Text(text.Absent(p.lang, p.url))
		}),
	)
}

// partItems returns the rows of the tokens, those of a group in a list of their
// own.
func (p *page) partItems(tokens []core.Token) (items []app.UI) {
	groups := p.groups()
	for i := 0; i < len(tokens); i++ {
		if len(groups) > 0 && groups[0].First == i {
			g := groups[0]
			groups = groups[1:]
			last := min(g.Last, len(tokens)-1)
			var inside []app.UI
			for ; i <= last; i++ {
				inside = append(inside, p.partItem(tokens[i]))
			}
			i--
			class := "bunch"
			if g.Guess {
				class += " guess"
			}
			name := app.P().Text(g.Name)
			if !g.Guess {
				name = name.Lang("en")
			}
			items = append(items, app.Li().Class(class).Body(name, app.Ol().Body(inside...)))
			continue
		}
		items = append(items, p.partItem(tokens[i]))
	}
	return items
}

func (p *page) partItem(t core.Token) app.UI {
	raw := t.In(p.source())
	if t.Part == core.Delim {
		class := "between"
		if p.selected.Overlaps(t.Span) {
			class += " sel"
		}
		return app.Li().Class(class).DataSet("from", fromAttr(t.Span)).Text(visible(raw))
	}
	name := text.Part(p.lang, p.url, t)
	if t.Mark&core.Guess != 0 && t.Part != core.Stray {
		name += "?"
	}
	class := "part " + family(t.Part)
	row := app.Button().Type("button").Class("row")
	if p.selected.Overlaps(t.Span) {
		class += " sel"
		row = row.Aria("current", "true")
	}
	section := t.Part.Info().Section
	also := text.Also(p.lang, p.url, t)
	shown := app.Span().Class("raw u " + family(t.Part)).Text(visible(raw))
	if raw == "" {
		shown = app.Span().Class("raw blank").Text(p.ui(text.EmptyPart))
	}
	return app.Li().Class(class).DataSet("from", fromAttr(t.Span)).Body(row.Body(
		shown,
		app.Span().Class("meta").Body(
			app.Span().Class("name").Text(name),
			app.Span().Class("range").Text(text.Range(t.Span)),
			when(section != "", func() app.UI { return app.Span().Class("sect").Text("§ " + section) }),
		),
		when(len(also) > 0, func() app.UI { return app.Span().Class("also").Body(prose(also)) }),
	))
}
