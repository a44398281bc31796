//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// sends returns a button that loads the workshop (workshop_small.go), which has the list of clients.
func (w wirePanel) sends() app.UI {
	return &door{ID: "with-clients", Text: w.page.ui(labels.WithClients), press: w.onClients}
}

func (w wirePanel) onClients(app.Context, app.Event) { w.page.enter(clientsTool) }
