package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// coding encodes or decodes what is selected. Both buttons are always there, so that nothing moves with the caret.
func (w character) coding() app.UI {
	return block("coding",
		w.codes("encode-it", labels.EncodeSelection, (*model.Model).EncodeSelected),
		w.codes("decode-it", labels.DecodeSelection, (*model.Model).DecodeSelected),
	)
}

func (w character) codes(id string, does text.Key, edit func(*model.Model) (core.Edit, bool)) app.UI {
	p := w.page
	button := button("act").ID(id)
	if _, some := edit(p.model); !some {
		button = button.Disabled(true) // go-app would write disabled="false", too, which is no HTML
	}
	return button.Text(p.ui(does)).OnMouseDown(keepFocus).
		OnClick(func(app.Context, app.Event) {
			if e, ok := edit(p.model); ok {
				end := e.Span.Start + len(e.New)
				after, _ := core.Apply(p.model.Source(), []core.Edit{e})
				p.field.load(after, core.Span{Start: e.Span.Start, End: end}) // it stays selected: the other way is a click away
				if p.followCaret() {
					p.refresh()
				}
			}
		})
}
