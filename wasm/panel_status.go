package main

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// statusPanel is the line under the field: the verdict, how much there is, and
// what the caret is on.
func (p *page) statusPanel() app.UI {
	safe, counted := p.safeFixes()
	return app.Section().ID("status").Class("status").Aria("label", p.ui(labels.Result)).Body(
		app.P().Class("verdict "+p.verdictClass()).Body(prose(text.Verdict(p.lang, p.url))),
		app.P().Text(labels.Count(p.lang, text.Octets, len(p.source()))),
		when(p.source() != "" && !p.url.Valid(), func() app.UI {
			return app.P().Text(text.Broken(p.lang, p.url))
		}),
		when(len(p.problems) > 0, func() app.UI { return app.P().Text(text.Counts(p.lang, p.counts())) }),
		when(p.bare(), func() app.UI {
			return app.P().Body(prose(labels.Filled(p.lang, labels.LongForColour,
				"{a}", strconv.Itoa(maxDrawn/1000), "{b}", strconv.Itoa(maxLines))))
		}),
		p.escapesButton(),
		app.P().Class("here").Body(prose(text.AtOctet(p.lang, p.url, p.selected.Start))),
		app.Button().Type("button").Class("act").ID("copy-as").Text(p.ui(labels.CopyAs)).OnClick(p.onCopyAs),
		when(safe > 0, func() app.UI {
			return app.Button().Type("button").Class("button primary").ID("fix-all").
				Text(p.applySafe(safe, counted)).OnClick(p.onFixAll).OnMouseDown(keepFocus)
		}),
	)
}

// applySafe words the button that applies n safe fixes, or more of them when not all
// are counted.
func (p *page) applySafe(n int, counted bool) string {
	if n == maxCounted || !counted {
		return p.ui(labels.ApplyAllSafe)
	}
	return labels.Count(p.lang, labels.ApplySafe, n)
}

func (p *page) verdictClass() string {
	switch {
	case p.source() == "":
		return "none"
	case p.url.Valid():
		return "ok"
	}
	return "bad"
}

func (p *page) onFixAll(app.Context, app.Event) { p.applyAll() }

// keepFocus leaves the focus where it is when a button is clicked: in the field.
func keepFocus(_ app.Context, e app.Event) { e.PreventDefault() }

// ui returns a label of the page.
func (p *page) ui(key text.Key) string { return labels.UI(p.lang, key) }

// place words where a problem is.
func (p *page) place(d core.Diagnostic) string { return text.Place(p.lang, d.Span) }
