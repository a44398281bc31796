//go:build !small

package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	build "urlscope/core/builder"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A partInput is an input for the octets of a part, either decoded or as written. The browser owns its value,
// because go-app would trim a bound value, and nothing writes into it during typing.
type partInput struct {
	app.Compo

	Part     core.Part
	Index    int
	Meant    bool
	Value    string // the value to show
	Label    string
	Fixed    bool
	Secret   bool
	Revision int // the revision of the text, so that go-app updates the input at every edit

	builder *builder
}

func (i *partInput) id() string {
	if i.Meant {
		return inputID(i.Part, i.Index, meantID)
	}
	return inputID(i.Part, i.Index, writtenID)
}

func (i *partInput) OnMount(ctx app.Context) {
	input := i.input(ctx)
	input.Set("value", i.Value)
	if i.builder.want == i.id() {
		i.builder.want = ""
		input.Call("focus")
	}
}

func (i *partInput) OnUpdate(ctx app.Context) { i.fill(i.input(ctx)) }

func (i *partInput) input(ctx app.Context) app.Value {
	return ctx.JSSrc().Call("querySelector", "input")
}

// fill shows the octets, unless the input has them already or is being typed into. The caret keeps its distance
// from the end, which puts it back where it was before an undone key.
func (i *partInput) fill(input app.Value) {
	b := i.builder
	shown := input.Get("value").String()
	mine := b.at == i.id()
	if shown == i.Value || mine && (b.busy || b.composing || b.page.model.IsEditing(i.Part, i.Index)) {
		return
	}
	if mine && build.Read(shown) == build.Read(i.Value) {
		return
	}
	behind := model.Units(shown, len(shown)) - input.Get("selectionEnd").Int()
	input.Set("value", i.Value)
	if mine {
		at := max(0, model.Units(i.Value, len(i.Value))-behind)
		input.Call("setSelectionRange", at, at)
	}
}

func (i *partInput) Render() app.UI {
	kind := "text"
	if i.Secret {
		kind = "password"
	}
	return block("input",
		app.Label().Class("vh").For(i.id()).Text(i.Label),
		app.Input().Type(kind).ID(i.id()).ReadOnly(i.Fixed).AutoComplete(false).Spellcheck(false).Attr("autocapitalize", "off").
			Aria("describedby", inputID(i.Part, i.Index, noteID)).
			OnInput(i.onInput).OnKeyDown(i.onKey).OnFocus(i.onFocus).OnBlur(i.onBlur).
			On("compositionstart", i.onCompose).On("compositionend", i.onComposed),
	)
}

// onCompose leaves the input alone until the input method has finished.
func (i *partInput) onCompose(app.Context, app.Event) { i.builder.composing = true }

func (i *partInput) onComposed(ctx app.Context, _ app.Event) {
	i.builder.composing = false
	i.edit(ctx.JSSrc())
}

func (i *partInput) onInput(ctx app.Context, e app.Event) {
	switch {
	case e.Get("isComposing").Bool(), i.builder.composing:
	case strings.HasPrefix(e.Get("inputType").String(), "history"): // the browser undoes the typing in this input only, not the edit of the text
		ctx.JSSrc().Set("value", i.Value)
	default:
		i.edit(ctx.JSSrc())
	}
}

// edit applies the typed value to the text. The input keeps the focus and its value.
func (i *partInput) edit(input app.Value) {
	b := i.builder
	p := b.page
	src, shown := p.model.Source(), input.Get("value").String()
	t, ok := p.model.Type(i.Part, i.Index, i.Meant, shown)
	if b.note = ""; !ok {
		i.refuse(input, shown)
		return
	}
	before := p.model.Note()
	b.quietly(func() { p.field.edit(t.Edit, src, t.After()) })
	p.model.Keep(src, t)
	p.followCaret()
	b.draw()
	if after := p.model.Note(); after != "" && after != before {
		p.speech.say(after)
	}
}

// refuse restores the value after input that the part cannot hold, which is only a tab in a Gopher URL.
func (i *partInput) refuse(input app.Value, shown string) {
	b := i.builder
	if in, ok := b.page.model.Input(i.Part, i.Index); !ok || !i.Meant || build.Read(shown) == meantBy(b, in) {
		return
	}
	input.Set("value", i.Value)
	b.note = labels.NoTabMeant
	b.draw()
	b.page.speech.say(b.page.ui(labels.NoTabMeant))
}

func meantBy(b *builder, in build.Input) string {
	meant, _ := build.Meant(b.page.model.URL, in)
	return meant
}

// onKey sends undo and redo to the field, which has the undo list.
func (i *partInput) onKey(ctx app.Context, e app.Event) {
	name := strings.ToLower(e.Get("key").String())
	if e.Get("altKey").Bool() || !e.Get("ctrlKey").Bool() && !e.Get("metaKey").Bool() || name != "z" && name != "y" {
		return
	}
	e.PreventDefault()
	b := i.builder
	p := b.page
	p.model.LetGo()
	again, before := e.Get("shiftKey").Bool() || name == "y", p.model.Source()
	b.quietly(func() { browser.Undo(again) })
	b.draw()
	i.fill(ctx.JSSrc())
	switch after := p.model.WithoutPassword(); {
	case p.model.Source() == before:
		p.speech.say(p.ui(labels.NothingUndone))
	case again:
		b.tell(labels.Redone, printed(after))
	default:
		b.tell(labels.Undone, printed(after))
	}
}

// onFocus selects the octets of the part everywhere.
func (i *partInput) onFocus(app.Context, app.Event) {
	b := i.builder
	if b.busy {
		return
	}
	b.at, b.note = i.id(), ""
	if in, ok := b.page.model.Input(i.Part, i.Index); ok {
		b.page.point(in.Span)
	}
}

// onBlur shows the part's octets after the edit in place of what was typed.
func (i *partInput) onBlur(ctx app.Context, _ app.Event) {
	b := i.builder
	if b.busy || b.at != i.id() {
		return
	}
	b.at, b.note, b.composing = "", "", false
	b.page.model.LetGo()
	b.page.Update()
	i.fill(ctx.JSSrc())
}
