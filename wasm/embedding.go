package main

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// chosenEmbed is what the reader chose of an embed in the dialog for sharing: at
// first all that is on screen.
type chosenEmbed struct {
	out      []word // what is not shown; anatomyWord is what stands at the field
	readonly bool
	markdown bool
}

// embed returns the element that was chosen.
func (c chosenEmbed) embed() embed {
	e := embed{readonly: c.readonly, markdown: c.markdown, plain: slices.Contains(c.out, anatomyWord)}
	if len(c.out) > 0 {
		e.words = slices.DeleteFunc(slices.Clone(allWords), func(w word) bool { return slices.Contains(c.out, w) })
	}
	return e
}

// toggle has w shown if it was not, and else not.
func (c *chosenEmbed) toggle(w word) {
	out := slices.DeleteFunc(slices.Clone(c.out), func(o word) bool { return o == w })
	if len(out) == len(c.out) {
		out = append(out, w)
	}
	c.out = out
}

// embedChoice lets the reader choose what the embed shows.
func (s *sheet) embedChoice() app.UI {
	p := s.page
	words := append([]word{anatomyWord}, allWords...)
	return app.FieldSet().Class("formats").ID("embed-choice").Body(
		app.Legend().Text(p.ui(labels.EmbedShows)),
		app.Range(words).Slice(func(i int) app.UI {
			w := words[i]
			name := labels.EmbedAnatomy
			if w != anatomyWord {
				name = p.name(w)
			}
			return check("embed-"+string(w), !slices.Contains(s.share.embedded.out, w), labels.Words(p.lang, name), s.onEmbed(w))
		}),
		check("embed-readonly", s.share.embedded.readonly, labels.Words(p.lang, labels.EmbedReadonly), s.onReadonly),
		check("embed-for-markdown", s.share.embedded.markdown, labels.Words(p.lang, labels.EmbedMarkdown), s.onForMarkdown),
	)
}

func (s *sheet) onEmbed(w word) app.EventHandler {
	return func(app.Context, app.Event) {
		s.choose(func(c *share) { c.embedded.toggle(w) })
	}
}

func (s *sheet) onReadonly(app.Context, app.Event) {
	s.choose(func(c *share) { c.embedded.readonly = !c.embedded.readonly })
}

func (s *sheet) onForMarkdown(app.Context, app.Event) {
	s.choose(func(c *share) { c.embedded.markdown = !c.embedded.markdown })
}
