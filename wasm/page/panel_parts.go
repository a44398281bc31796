package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const partsWord model.Word = "parts"

// namesTool is the tool of the workshop with the names of the parts in interfaces, hostTool the one that explains
// the host.
const (
	namesTool = "names"
	hostTool  = "host"
)

// The panel lists the parts that the brackets under the field mark.
var partsRow = panel{
	word: partsWord, place: side, title: titled(text.Parts), count: countParts,
	draw: func(p *page, row *panel) app.UI { return parts{p}.draw(row) }, picks: true,
}

type parts struct{ page *page }

func countParts(m *model.Model) (n int) {
	for _, t := range m.Tokens() {
		if t.Part != core.Delim && t.Part != core.Stray {
			n++
		}
	}
	return n
}

func (w parts) draw(row *panel) app.UI {
	p := w.page
	tokens := p.model.Tokens()
	if len(tokens) == 0 && !p.builder.open {
		return row.section(p, "", nil, line("empty", p.ui(labels.NoParts)))
	}
	sub := p.ui(labels.PartsRule)
	if p.model.IsGuess() {
		sub = p.ui(labels.PartsGuess)
	}
	tools := block("tools", when(p.choose == nil, w.editButton), when(len(tokens) > 0, func() app.UI { return p.copyButton(labels.AsMarkdown) }))
	if p.builder.open && !p.model.Printing {
		return row.section(p, "", tools, w.inputs()...)
	}
	first, last := p.model.PartWindow(tokens)
	more := len(tokens) - last
	absent := text.Absent(p.model.Lang, p.model.URL)
	if r := p.model.Split(); r != nil {
		absent, sub = "", labels.Filled(p.model.Lang, labels.ReadBy, "{a}", r.Standard.Title()).String()
	}
	return row.section(p, sub, tools,
		when(first > 0, func() app.UI { return others(p, "absent", labels.EarlierProblems, first, tokens[first-1].Span) }),
		app.Ol().Class("parts").Body(w.items(tokens, first, last)...),
		orHidden(when(more > 0, func() app.UI { return others(p, "absent", text.MoreParts, more, tokens[last].Span) })),
		orHidden(when(len(absent) > 0, func() app.UI { return line("absent", absent) })),
		orHidden(w.host()),
		w.names(),
	)
}

// editButton shows inputs in place of the list, or the list again.
func (w parts) editButton() app.UI {
	p := w.page
	return button("act").ID("edit-parts").Aria("pressed", strconv.FormatBool(p.builder.open)).
		Text(p.ui(labels.EditParts)).OnClick(p.onEditParts)
}

func (p *page) onEditParts(app.Context, app.Event) { p.enter("builder") }

// others returns a button that leads to the n items that are not drawn. It selects next, the nearest of them.
func others(p *page, class string, key text.Key, n int, next core.Span) app.UI {
	return para(class, button("act").DataSet("from", model.FromAttr(next)).
		Text(labels.Count(p.model.Lang, key, n)))
}

// items returns the rows of the tokens from first up to last. Grouped tokens are in a list of their own.
func (w parts) items(tokens []core.Token, first, last int) (items []app.UI) {
	groups := w.page.model.Groups()
	for i := first; i < last; i++ {
		for len(groups) > 0 && groups[0].Last < i {
			groups = groups[1:]
		}
		if len(groups) > 0 && groups[0].First <= i {
			g := groups[0]
			end := min(g.Last, last-1)
			var inside []app.UI
			for ; i <= end; i++ {
				inside = append(inside, w.item(tokens[i]))
				if tokens[i].Part == core.Search {
					inside = append(inside, w.fields())
				}
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
		items = append(items, w.item(tokens[i]))
		if tokens[i].Part == core.Search {
			items = append(items, w.fields())
		}
	}
	return items
}

func (w parts) item(t core.Token) app.UI {
	p := w.page
	raw := t.In(p.model.Source())
	if t.Part == core.Delim {
		class := "between"
		if p.model.Selected.Overlaps(t.Span) {
			class += " sel"
		}
		return app.Li().Class(class).DataSet("from", model.FromAttr(t.Span)).Body(w.raw(raw, model.MaxRaw)...)
	}
	class := "part " + model.Family(t.Part)
	listed := t.Part == core.Search && len(p.model.Query()) > 0 // listed below, field by field
	if listed {
		class += " listed"
	}
	row := button("row")
	if p.model.Selected.Overlaps(t.Span) {
		class += " sel"
		row = row.Aria("current", "true")
	}
	section := t.Part.Info().Section
	if p.model.Split() != nil {
		section = "" // the sections are sections of RFC 1738
	}
	also := text.Also(p.model.Lang, p.model.URL, head(t, model.MaxRaw))
	if len(also) > 0 && t.Len() > model.MaxRaw {
		also = append(also, text.Run{Text: " …"})
	}
	shown := stretch("raw u "+model.Family(t.Part), w.raw(raw, model.MaxRaw)...)
	if raw == "" {
		shown = mark("raw blank", p.ui(text.EmptyPart))
	}
	return app.Li().Class(class).DataSet("from", model.FromAttr(t.Span)).Body(row.Body(
		shown,
		stretch("meta",
			mark("name", anatomy.Label(p.model.Lang, p.model.URL, t)),
			mark("range", text.Range(t.Span)),
		),
		when(len(also) > 0 && !listed, func() app.UI { return stretch("also", prose(also)) }),
	), stretch("sect", when(section != "", func() app.UI { return cite(section, "§ "+section) })))
}

// raw returns octets for a list. It leaves out the middle of a very long part, and marks the words that say so as
// not being octets of the URL.
func (w parts) raw(raw string, most int) []app.UI {
	before, n, after := model.Ends(raw, most)
	if n == 0 {
		return []app.UI{app.Text(before)}
	}
	return []app.UI{
		app.Text(before),
		mark("cut", labels.Count(w.page.model.Lang, labels.LeftOut, n)),
		app.Text(after),
	}
}

// head returns the token with the first n octets of t.
func head(t core.Token, n int) core.Token {
	t.End = min(t.End, t.Start+n)
	return t
}
