package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
)

// check returns a checkbox with its label and the content behind the label. Each click, also one by keyboard,
// toggles the setting. The handler does not read the box and does not listen for "change": a redraw during the
// click may set the box back, and then the browser reports no change. Radio buttons work the same way.
func check(id string, ticked bool, label text.Prose, onClick app.EventHandler, behind ...app.UI) app.UI {
	return app.Label().Class("check").Body(
		app.Input().Type("checkbox").ID(id).Checked(ticked).OnClick(onClick),
		app.Span().Body(append([]app.UI{prose(label)}, behind...)...),
	)
}
