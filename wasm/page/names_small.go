//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// names is, in the program that has no workshop (workshop_small.go), a door to how interfaces call the parts.
func (w parts) names() app.UI {
	return &door{ID: "with-names", Text: w.page.ui(labels.WithNames), press: w.onNames}
}

// applyNames has nothing to do: a frame that is asked for names goes on with the program that has them (web/frame.js).
func (p *page) applyNames(string) {}

func (w parts) onNames(app.Context, app.Event) { w.page.enter(namesTool) }
