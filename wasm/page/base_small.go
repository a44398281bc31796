//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/labels"
)

// Resolving a reference against a base in the program that has no workshop (workshop_small.go): a door to where it is done.

func (w readings) baseButton() app.UI {
	return button("act").ID("with-base").Aria("expanded", "false").Text(w.page.ui(labels.WithBase)).OnClick(w.onBase)
}

func (w readings) onBase(app.Context, app.Event) { w.page.enter(baseTool) }

// followOn goes on where this program ends: with a base, and with a pinned text where another standard than RFC 1738 judges.
func (p *page) followOn() {
	if p.model.Base != "" || p.model.Pinned != nil && p.model.Judge != standards.RFC1738 {
		p.enter("")
	}
}

func (w readings) base() app.UI     { return nil }
func (w readings) resolved() app.UI { return nil }

// hasBase is for the workshop to say.
func (p *page) hasBase() bool { return false }
