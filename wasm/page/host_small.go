//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// host is, in the program that has no workshop (workshop_small.go), a door to what the host means.
func (w parts) host() app.UI {
	if !w.page.model.MayHaveHost() {
		return nil
	}
	return &door{ID: "with-host", Text: w.page.ui(labels.WithHost), press: w.onHost}
}

func (w parts) onHost(app.Context, app.Event) { w.page.enter(hostTool) }
