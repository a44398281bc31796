package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// embedChoice lets the reader choose what the embed shows.
func (s *sheet) embedChoice() app.UI {
	p := s.page
	list := append([]model.Word{model.AnatomyWord}, Words()...)
	return app.FieldSet().Class("formats").ID("embed-choice").Body(
		app.Legend().Text(p.ui(labels.EmbedShows)),
		app.Range(list).Slice(func(i int) app.UI {
			w := list[i]
			name := labels.EmbedAnatomy
			if row := panelOf(w); row != nil {
				name = row.title(p.model)
			}
			return check("embed-"+string(w), !slices.Contains(s.share.Embedded.Out, w), labels.Words(p.model.Lang, name), s.onEmbed(w))
		}),
		check("embed-readonly", s.share.Embedded.Readonly, labels.Words(p.model.Lang, labels.EmbedReadonly), s.onReadonly),
		check("embed-for-markdown", s.share.Embedded.Markdown, labels.Words(p.model.Lang, labels.EmbedMarkdown), s.onForMarkdown),
	)
}

func (s *sheet) onEmbed(w model.Word) app.EventHandler {
	return func(app.Context, app.Event) {
		s.choose(func(c *model.Share) { c.Embedded.Toggle(w) })
	}
}

func (s *sheet) onReadonly(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Embedded.Readonly = !c.Embedded.Readonly })
}

func (s *sheet) onForMarkdown(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Embedded.Markdown = !c.Embedded.Markdown })
}
