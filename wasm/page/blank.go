//go:build !small

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A blank is a labelled input in a dialog. The browser owns its value, because go-app would trim a bound value.
type blank struct {
	app.Compo

	Name  string
	Nth   int // index among the blanks of the same name
	Lang  text.Lang
	Label text.Key
	More  text.Key // text behind the label; "" for none
	Lines int      // height in lines; 0 for a single-line input
	Value string
	Used  int // octets used of Limit
	Limit int // limit in octets; 0 for none
	Wrong string

	write func(name string, i int, typed string) // must always be the same function
}

// id returns the element's id.
func (b *blank) id() string { return "blank-" + b.Name + "-" + strconv.Itoa(b.Nth) }

func (b *blank) OnMount(ctx app.Context) { b.fill(ctx) }

func (b *blank) OnUpdate(ctx app.Context) { b.fill(ctx) }

// fill writes the value into the input, unless the reader is typing into it.
func (b *blank) fill(ctx app.Context) {
	input := ctx.JSSrc().Call("querySelector", "input, textarea")
	if !app.Window().Get("document").Get("activeElement").Equal(input) && input.Get("value").String() != b.Value {
		input.Set("value", b.Value)
	}
}

func (b *blank) Render() app.UI {
	id := b.id()
	over := b.Used > b.Limit && b.Limit > 0
	describedBy := id + "-wrong"
	if b.Limit > 0 {
		describedBy = id + "-limit " + describedBy
	}
	e := app.Elem("input").Attr("type", "text")
	if b.Lines > 0 {
		e = app.Elem("textarea").Attr("rows", b.Lines)
	}
	return block("blank",
		app.Label().For(id).Body(
			prose(labels.Words(b.Lang, b.Label)),
			when(b.More != "", func() app.UI { return app.Small().Body(prose(labels.Words(b.Lang, b.More))) }),
		),
		when(b.Limit > 0, func() app.UI {
			return app.Small().ID(id + "-limit").Class("limit").Text(
				labels.Filled(b.Lang, labels.OctetsOf, "{a}", strconv.Itoa(b.Used), "{b}", strconv.Itoa(b.Limit)).String())
		}),
		e.ID(id).Attr("autocomplete", "off").Attr("autocapitalize", "off").Spellcheck(false).
			Aria("describedby", describedBy).Aria("invalid", strconv.FormatBool(over || b.Wrong != "")).On("input", b.onInput),
		app.P().ID(id+"-wrong").Class("wrong").Attr("role", "status").Text(b.Wrong),
	)
}

func (b *blank) onInput(ctx app.Context, _ app.Event) {
	b.Value = ctx.JSSrc().Get("value").String()
	b.write(b.Name, b.Nth, b.Value)
}
