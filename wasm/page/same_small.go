//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// ladder is, in the program that has no workshop (workshop_small.go), a door to the senses in which the two texts are the same.
func (w comparing) ladder() app.UI {
	return &door{ID: "with-rungs", Text: w.page.ui(labels.WithRungs), press: w.onLadder}
}

func (w comparing) onLadder(app.Context, app.Event) { w.page.enter(sameTool) }
