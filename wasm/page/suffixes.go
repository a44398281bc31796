//go:build !small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The list of public suffixes tells which part of a name is registered, and which names belong to one site. It is
// loaded when a reader asks for it.

// withSuffixes returns the button that loads the list.
func (p *page) withSuffixes() app.UI {
	return button("act").Class("with-suffixes").Text(p.ui(labels.WithSuffixes)).OnClick(p.onSuffixes)
}

func (p *page) onSuffixes(ctx app.Context, _ app.Event) {
	opener := ctx.JSSrc().Call("closest", ".libraries").Call("querySelector", "button").Get("id").String()
	browser.LoadText("suffixes", once(func(data app.Value) {
		list := model.ReadSuffixes(data.String())
		if list == nil {
			p.tell(labels.NoWorkshop)
			return
		}
		p.model.SetSuffixes(list)
		p.Update()
		focus(opener) // because the button is gone
	}))
}
