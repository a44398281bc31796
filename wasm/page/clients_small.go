//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// sends is, in the program that has no workshop (workshop_small.go), a door to what clients send.
func (w wirePanel) sends() app.UI {
	return &door{ID: "with-clients", Text: w.page.ui(labels.WithClients), press: w.onClients}
}

func (w wirePanel) onClients(app.Context, app.Event) { w.page.enter(clientsTool) }
