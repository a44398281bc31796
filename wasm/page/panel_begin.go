package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// beginnings shows them; a click writes the path so.
func (w wire) beginnings() app.UI {
	p := w.page
	list := p.model.Starts()
	if list == nil {
		return nil
	}
	return app.Div().Class("begun").Body(
		app.H3().ID("h-begun").Text(p.ui(labels.Begun)),
		app.Ul().Aria("labelledby", "h-begun").Body(app.Range(list).Slice(func(i int) app.UI {
			s := list[i]
			write := app.Button().Type("button").Class("act").Body(app.Code().Text(s.Path))
			if s.Now {
				write = write.Aria("current", "true")
			}
			return app.Li().Body(
				write.OnClick(w.onBegin(s.Edit), s.Edit, p.model.Revision).OnMouseDown(keepFocus),
				app.Span().Class("lines").Body(app.Range(s.Commands).Slice(func(j int) app.UI { return app.Code().Text(s.Commands[j]) })),
				app.Span().Class("where").Text(text.Beginning(p.model.Lang, s.Begin)),
			)
		})),
	)
}

// onBegin makes the edit to the text that it was worked out for.
func (w wire) onBegin(e core.Edit) app.EventHandler {
	p := w.page
	revision := p.model.Revision
	return func(app.Context, app.Event) {
		if revision == p.model.Revision {
			p.field.replace(e)
		}
	}
}
