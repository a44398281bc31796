package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A secondLine is an input that shows the text with escapes for what the field cannot show. It appears if the text
// has such characters, and on request. The browser owns its value, because go-app would trim a bound value.
type secondLine struct {
	app.Compo

	Lang   text.Lang
	Source string

	page *page
}

// longestEscaped is the length in octets of the longest text for the second line, because browsers take seconds to
// lay out a longer one.
const longestEscaped = 20_000

// secondLineShown reports whether the second line is shown.
func (p *page) secondLineShown() bool {
	return len(p.model.Source()) <= longestEscaped && (p.escapes || model.HasUnseen(p.model.Source()))
}

func (p *page) secondLine() app.UI {
	return &secondLine{Lang: p.model.Lang, Source: p.model.Source(), page: p}
}

// escapes returns the button that shows or hides the second line.
func (w status) escapes() app.UI {
	p := w.page
	if len(p.model.Source()) > longestEscaped || model.HasUnseen(p.model.Source()) {
		return nil
	}
	shown := "false"
	if p.escapes {
		shown = "true"
	}
	return button("act").ID("with-escapes").Aria("expanded", shown).
		Text(p.ui(labels.WithEscapes)).OnClick(w.onEscapes)
}

func (w status) onEscapes(app.Context, app.Event) { w.page.escapes = !w.page.escapes }

func (s *secondLine) OnMount(ctx app.Context) { s.fill(ctx) }

func (s *secondLine) OnUpdate(ctx app.Context) { s.fill(ctx) }

// fill writes the escaped text into the input.
func (s *secondLine) fill(ctx app.Context) {
	ctx.JSSrc().Call("querySelector", "input").Set("value", model.Escape(s.Source))
}

func (s *secondLine) Render() app.UI {
	return app.Div().ID("second-line").Class("second").Body(
		app.Label().For("escapes").Text(labels.UI(s.Lang, labels.WithEscapes)),
		app.Input().Type("text").ID("escapes").AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").
			Aria("describedby", "escapes-help").OnChange(s.onChange),
		app.P().ID("escapes-help").Body(prose(labels.Words(s.Lang, labels.EscapesHelp))),
	)
}

// onChange puts the typed text into the field, as one step to undo.
func (s *secondLine) onChange(ctx app.Context, _ app.Event) {
	input := ctx.JSSrc()
	p, src := s.page, model.Unescape(input.Get("value").String())
	if src == p.model.Source() {
		input.Set("value", model.Escape(src))
		return
	}
	s.Source = src // what the input shows, so that it is filled again even if the edit is undone before the page is drawn
	e := model.Difference(p.model.Source(), src)
	e.Span.End = e.Span.Start + len(e.New)
	p.field.load(src, e.Span)
}
