//go:build !small

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A baseField is the input for the base URL. The browser owns its value, as it owns the value of the main field.
type baseField struct {
	app.Compo

	Lang text.Lang
	Base string

	page *page
}

// baseButton shows or hides the input for the base.
func (w readings) baseButton() app.UI {
	p := w.page
	shown := strconv.FormatBool(p.based || p.model.Base != "")
	return button("act").ID("with-base").Aria("expanded", shown).Text(p.ui(labels.WithBase)).OnClick(w.onBase)
}

func (w readings) onBase(app.Context, app.Event) { w.page.askBase() }

// A reader who opened the workshop with this button continues in the input, because the button is gone.
func init() {
	tools[baseTool] = func(p *page) {
		p.askBase()
		p.painter.drawNow(standardsWord)
		focus("base")
	}
}

// askBase shows or hides the input for the base.
func (p *page) askBase() {
	p.based = !p.based && p.model.Base == ""
	p.setBase("")
}

// followOn does nothing here, because the workshop has all tools. For the small program see base_small.go.
func (p *page) followOn() {}

func (b *baseField) OnMount(ctx app.Context) { b.fill(ctx) }

func (b *baseField) OnUpdate(ctx app.Context) { b.fill(ctx) }

// fill writes the base into the input, unless the input has it already, because it was typed there.
func (b *baseField) fill(ctx app.Context) {
	if input := ctx.JSSrc().Call("querySelector", "input"); input.Get("value").String() != b.Base {
		input.Set("value", b.Base)
	}
}

func (b *baseField) Render() app.UI {
	return block("second",
		app.Label().For("base").Text(labels.UI(b.Lang, labels.BaseURL)),
		app.Input().Type("text").ID("base").AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").Attr("inputmode", "url").OnInput(b.onInput),
	)
}

func (b *baseField) onInput(ctx app.Context, _ app.Event) {
	p := b.page
	p.based = true
	b.Base = ctx.JSSrc().Get("value").String()
	p.setBase(b.Base)
}

// setBase sets the base. The field marks what the URL Standard makes of the text with it.
func (p *page) setBase(base string) {
	p.model.SetBase(base)
	p.repaint()
	p.Update()
	p.rest()
}

// base returns the input, if it is open.
func (w readings) base() app.UI {
	p := w.page
	if !p.based && p.model.Base == "" {
		return nil
	}
	return &baseField{Lang: p.model.Lang, Base: p.model.Base, page: p}
}

// resolved shows how each standard resolves the text against the base, with all steps.
func (w readings) resolved() app.UI {
	list := w.page.model.Resolved()
	if len(list) == 0 {
		return nil
	}
	var rows []app.UI
	for i := range list {
		rows = append(rows, w.resolution(&list[i]))
	}
	return app.Ol().Class("standards resolved").Body(rows...)
}

func (w readings) resolution(r *standards.Resolution) app.UI {
	p := w.page
	result := verdictOf(verdictClasses[model.Broken], p.ui(labels.NotResolved))
	if r.OK {
		result = app.Code().Class("result").Text(printed(r.Result))
	}
	var steps []app.UI
	for i := range r.Steps {
		steps = append(steps, app.Li().Body(prose(text.ResolveStep(p.model.Lang, r.Steps[i]))))
	}
	return app.Li().Class("standard").Body(
		says(r.Standard, nil, result),
		app.Ol().Class("way").Body(steps...),
		when(r.OK && r.Result != p.model.Source(), func() app.UI { return w.intoField(r.Standard, r.Result) }),
	)
}

// intoField returns a button that puts a result into the field. It is an ordinary edit and can be undone.
func (w readings) intoField(s standards.Standard, result string) app.UI {
	p := w.page
	return button("act").Text(p.ui(labels.IntoField)).Aria("label", p.ui(labels.IntoField)+text.Lead(p.model.Lang, "")+s.Title()).
		OnClick(func(app.Context, app.Event) { p.field.replace(model.Difference(p.model.Source(), result)) }, result)
}
