//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// names returns a button that loads the workshop (workshop_small.go), which has the table of names.
func (w parts) names() app.UI {
	return &door{ID: "with-names", Text: w.page.ui(labels.WithNames), press: w.onNames}
}

// applyNames does nothing, because a frame that asks for names loads the program that has them (web/frame.js).
func (p *page) applyNames(string) {}

func (w parts) onNames(app.Context, app.Event) { w.page.enter(namesTool) }
