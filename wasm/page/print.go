package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// listenPrint has the worksheet drawn for the printer, and the page again after.
// A frame in a page of somebody else has no more room on paper than it has there:
// it is printed as it stands.
func (p *page) listenPrint(on listener) {
	if !app.Window().GetElementByID("printed").Truthy() {
		return
	}
	on(app.Window(), "beforeprint", func(app.Value) {
		p.model.Printing = true
		p.painter.drawAll()
	})
	on(app.Window(), "afterprint", func(app.Value) {
		p.model.Printing = false
		p.Update()
	})
}
