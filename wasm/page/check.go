package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
)

// check is a box to tick, with its label and what stands behind that. Each click,
// which a key brings too, turns round what the box stands for. Its handler does not
// look at the box, nor wait for a change of it: the page may be drawn anew while the
// browser tells of the click, which sets the box as it was, and then nothing has
// changed that the browser would tell of. The same goes for radio buttons.
func check(id string, ticked bool, label text.Prose, onClick app.EventHandler, behind ...app.UI) app.UI {
	return app.Label().Class("check").Body(
		app.Input().Type("checkbox").ID(id).Checked(ticked).OnClick(onClick),
		app.Span().Body(append([]app.UI{prose(label)}, behind...)...),
	)
}
