package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const beginWord model.Word = "begin"

// The panel shows the three ways to start an FTP path (section 3.2.2), with the commands that a client sends for
// each. A click changes the path to that start.
var beginRow = panel{
	word: beginWord, place: beside, title: titled(labels.Begun), there: func(p *page) bool { return p.model.HasStarts() },
	draw: func(p *page, row *panel) app.UI { return beginnings{p}.draw(row) },
}

type beginnings struct{ page *page }

func (w beginnings) draw(row *panel) app.UI {
	p := w.page
	list := p.model.Starts()
	return row.section(p, "", nil,
		app.Ul().Class("begun").Aria("labelledby", "h-"+string(row.word)).Body(app.Range(list).Slice(func(i int) app.UI {
			s := list[i]
			write := button("act").Body(app.Code().Text(s.Path))
			if s.Current {
				write = write.Aria("current", "true")
			}
			return app.Li().Body(
				write.OnClick(w.onBegin(i), i).OnMouseDown(keepFocus),
				stretch("lines", app.Range(s.Commands).Slice(func(j int) app.UI { return app.Code().Text(s.Commands[j]) })),
				mark("where", text.Beginning(p.model.Lang, s.Begin)),
			)
		})),
	)
}

// onBegin returns a handler that changes the path to start i of the list.
func (w beginnings) onBegin(i int) app.EventHandler {
	p := w.page
	return func(app.Context, app.Event) {
		if p.shows(beginWord) {
			p.field.replace(p.model.Starts()[i].Edit)
		}
	}
}
