//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// libraries is, in the program that has no workshop (workshop_small.go), a door to what libraries make of the text.
func (w readings) libraries() app.UI {
	return &door{ID: "with-readers", Text: w.page.ui(labels.WithReaders), press: w.onReaders}
}

func (w readings) onReaders(app.Context, app.Event) { w.page.enter(readersTool) }
