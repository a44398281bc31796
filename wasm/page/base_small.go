//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/labels"
)

// The small program (workshop_small.go) does not resolve references. Its button loads the workshop.

func (w readings) baseButton() app.UI {
	return button("act").ID("with-base").Aria("expanded", "false").Text(w.page.ui(labels.WithBase)).OnClick(w.onBase)
}

func (w readings) onBase(app.Context, app.Event) { w.page.enter(baseTool) }

// followOn loads the workshop for views that this program cannot show: a text with a base, or a pinned text judged
// by a standard other than RFC 1738.
func (p *page) followOn() {
	if p.model.Base != "" || p.model.Pinned != nil && p.model.Judge != standards.RFC1738 {
		p.enter("")
	}
}

func (w readings) base() app.UI     { return nil }
func (w readings) resolved() app.UI { return nil }
