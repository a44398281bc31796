package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A baseField takes the base against which the text is resolved. Like the field it belongs to the browser.
type baseField struct {
	app.Compo

	Lang text.Lang
	Base string

	page *page
}

// baseButton asks for the field of the base, or puts it away.
func (w readings) baseButton() app.UI {
	p := w.page
	shown := "false"
	if p.based || p.model.Base != "" {
		shown = "true"
	}
	return app.Button().Type("button").Class("act").ID("with-base").Aria("expanded", shown).Text(p.ui(labels.WithBase)).OnClick(w.onBase)
}

func (w readings) onBase(app.Context, app.Event) {
	p := w.page
	p.based = !p.based && p.model.Base == ""
	p.model.Base = ""
	p.Update()
	p.rest()
}

func (b *baseField) OnMount(ctx app.Context) { b.fill(ctx) }

func (b *baseField) OnUpdate(ctx app.Context) { b.fill(ctx) }

// fill shows the base, unless it is what was just typed.
func (b *baseField) fill(ctx app.Context) {
	if input := ctx.JSSrc().Call("querySelector", "input"); input.Get("value").String() != b.Base {
		input.Set("value", b.Base)
	}
}

func (b *baseField) Render() app.UI {
	return app.Div().Class("second").Body(
		app.Label().For("base").Text(labels.UI(b.Lang, labels.BaseURL)),
		app.Input().Type("text").ID("base").AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").Attr("inputmode", "url").OnInput(b.onInput),
	)
}

func (b *baseField) onInput(ctx app.Context, _ app.Event) {
	p := b.page
	p.based, p.model.Base = true, ctx.JSSrc().Get("value").String()
	b.Base = p.model.Base
	p.Update()
	p.rest()
}

// resolved is what each standard makes of the text and the base, with all steps.
func (w readings) resolved() app.UI {
	p := w.page
	list := p.model.Resolved()
	return when(len(list) > 0, func() app.UI {
		return app.Ol().Class("standards resolved").Body(app.Range(list).Slice(func(i int) app.UI { return w.resolution(&list[i]) }))
	})
}

func (w readings) resolution(r *standards.Resolution) app.UI {
	p := w.page
	return app.Li().Class("standard").Body(
		app.P().Class("says").Body(
			app.B().Lang("en").Text(r.Standard.Title()),
			when(r.OK, func() app.UI { return app.Code().Class("result").Text(printed(r.Result)) }),
			when(!r.OK, func() app.UI { return app.Span().Class("verdict bad").Body(app.Span().Text(p.ui(labels.NotResolved))) }),
		),
		app.Ol().Class("way").Body(app.Range(r.Steps).Slice(func(i int) app.UI {
			return app.Li().Body(prose(text.ResolveStep(p.model.Lang, r.Steps[i])))
		})),
	)
}
