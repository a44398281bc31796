//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// ladder is, in the program that has no workshop (workshop_small.go), a door to the senses in which the two texts are the same.
func (w comparing) ladder() app.UI {
	return app.Div().Class("libraries").Body(button("act").ID("with-rungs").Aria("expanded", "false").Text(w.page.ui(labels.WithRungs)).OnClick(w.onLadder))
}

func (w comparing) onLadder(app.Context, app.Event) { w.page.enter(sameRoom) }
