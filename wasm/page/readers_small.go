//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// libraries returns a button that loads the workshop (workshop_small.go), which has the list of libraries.
func (w readings) libraries() app.UI {
	return &door{ID: "with-readers", Text: w.page.ui(labels.WithReaders), press: w.onReaders}
}

func (w readings) onReaders(app.Context, app.Event) { w.page.enter(readersTool) }
