//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// ladder returns a button that loads the workshop (workshop_small.go), which lists the senses in which the two
// texts are the same.
func (w comparing) ladder() app.UI {
	return &door{ID: "with-rungs", Text: w.page.ui(labels.WithRungs), press: w.onLadder}
}

func (w comparing) onLadder(app.Context, app.Event) { w.page.enter(sameTool) }
