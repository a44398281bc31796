package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// coding returns the buttons that encode and decode the selection. Both are always there, so that the layout does
// not change with the caret.
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
		button = button.Disabled(true) // only when true, because go-app would also write disabled="false", which is not valid HTML
	}
	return button.Text(p.ui(does)).OnMouseDown(keepFocus).
		OnClick(func(app.Context, app.Event) {
			if e, ok := edit(p.model); ok {
				end := e.Span.Start + len(e.New)
				after, _ := core.Apply(p.model.Source(), []core.Edit{e})
				p.field.load(after, core.Span{Start: e.Span.Start, End: end}) // keeps the selection, so that one click on the other button undoes it
				if p.followCaret() {
					p.refresh()
				}
			}
		}, id)
}
