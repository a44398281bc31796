//go:build !js

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// withCells draws the units in e, as web/page/cells.js does in a browser.
func withCells(e app.HTMLElem, list []unit) app.UI {
	var children []app.UI
	for _, u := range list {
		var cells []app.UI
		for _, c := range u {
			b := app.B().Class(c.class)
			if c.from.Len() > 0 {
				b = b.DataSet("from", model.FromAttr(c.from))
			}
			if len(c.octets) == 0 {
				cells = append(cells, b.Text(c.name))
				continue
			}
			name := append(appendName(nil, &c), '\n')
			cells = append(cells, b.Body(app.Text(string(name)), app.I().Text(string(appendHex(nil, c.octets)))))
		}
		switch len(cells) {
		case 0:
			children = append(children, app.Br())
		case 1:
			children = append(children, cells[0])
		default:
			children = append(children, stretch("nl", cells...))
		}
	}
	return e.Body(children...)
}
