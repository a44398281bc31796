package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const statusWord model.Word = "status"

// The status is the line under the field: the verdict, the counts, and the part at the caret.
var statusRow = panel{word: statusWord, place: above, picks: true, draw: func(p *page, _ *panel) app.UI { return status{p}.draw() }}

type status struct{ page *page }

func (w status) draw() app.UI {
	p := w.page
	safe, counted := p.model.SafeFixes()
	first, beside := p.verdicts()
	return app.Section().ID("status").Class("status").Aria("label", p.ui(labels.Result)).Body(
		first,
		orHidden(beside),
		judging{p}.today(),
		line("size", labels.Count(p.model.Lang, labels.Octets, len(p.model.Source()))),
		orHidden(when(p.model.Bare(), func() app.UI {
			return para("plain", prose(labels.Filled(p.model.Lang, labels.LongForColour,
				"{a}", strconv.Itoa(model.MaxDrawn/1000), "{b}", strconv.Itoa(model.MaxLines))))
		})),
		orHidden(w.escapes()),
		para("here", prose(text.AtOctet(p.model.Lang, p.model.URL, p.model.Judged(), p.model.Selected.Start))),
		orHidden(w.chain()),
		judging{p}.choice(),
		w.breakButton(),
		w.pinButton(),
		button("act").ID("copy-as").Text(p.ui(labels.CopyAs)).OnClick(p.onCopyAs),
		orHidden(when(safe > 0 && !p.offer.stands(), func() app.UI {
			return button("button primary").ID("fix-all").
				Text(w.fixAll(safe, counted)).OnClick(w.onFixAll).OnMouseDown(keepFocus)
		})),
		orHidden(derived{p}.inStatus()),
	)
}

// chain returns the rules from the whole text to the part at the caret, unless the grammar is open, whose trail goes down
// to the octet (grammar.go). The steps are no tab stops, because F9 leads to that trail, in which they are.
func (w status) chain() app.UI {
	p := w.page
	if p.grammar {
		return nil
	}
	steps := p.model.Trail()
	list := make([]app.UI, len(steps))
	for i, s := range steps {
		class, rule := "act unit", s.Rule
		if s.Guess {
			class, rule = "act unit guess", s.Rule+"?"
		}
		list[i] = app.Li().Lang("en").Body(button(class).TabIndex(-1).DataSet("from", model.FromAttr(s.Span)).Text(rule))
	}
	return app.Ol().Class("chain").Aria("label", p.ui(labels.TrailIs)).Body(list...)
}

// pinButton is hidden if there is nothing to pin.
func (w status) pinButton() app.UI {
	p := w.page
	pin := button("act").ID("pin").Text(p.ui(labels.Pin)).OnClick(p.onPin)
	if p.model.State == model.Blank {
		pin = pin.Hidden(true) // only when true, because in HTML the attribute hides whatever its value is
	}
	return pin
}

// fixAll returns the label of the button that applies n safe fixes, or more if not all were counted.
func (w status) fixAll(n int, counted bool) string {
	if n == model.MaxCounted || !counted {
		return w.page.ui(labels.ApplyAllSafe)
	}
	return labels.Count(w.page.model.Lang, labels.ApplySafe, n)
}

func (w status) onFixAll(app.Context, app.Event) { w.page.applyAll() }

// keepFocus prevents a clicked button from taking the focus from the field.
func keepFocus(_ app.Context, e app.Event) { e.PreventDefault() }

// ui returns a label of the page.
func (p *page) ui(key text.Key) string { return labels.UI(p.model.Lang, key) }

// place returns the position of a problem in words.
func (p *page) place(d core.Diagnostic) string { return text.Place(p.model.Lang, d.Span) }
