//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// host returns a button that loads the workshop (workshop_small.go), which explains the host.
func (w parts) host() app.UI {
	if !w.page.model.MayHaveHost() {
		return nil
	}
	return &door{ID: "with-host", Text: w.page.ui(labels.WithHost), press: w.onHost}
}

func (w parts) onHost(app.Context, app.Event) { w.page.enter(hostTool) }
