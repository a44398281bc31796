package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The panel compares the pinned text with the text in the field: the octets, the parts and the conversation.
var compareRow = panel{
	word: compareWord, place: above, title: titled(labels.Compared),
	there: func(p *page) bool { return p.model.Pinned != nil },
	draw:  func(p *page, row *panel) app.UI { return comparing{p}.draw(row) },
	waits: func(m *model.Model) bool { return m.Laddered },
}

const compareWord model.Word = "compare"

// sameTool is the tool of the workshop that lists the senses in which the two texts are the same.
const sameTool = "same"

type comparing struct{ page *page }

// likenessClasses are the classes of likenesses. The kinds of fixes have the same classes, because the signs have the
// same meaning.
var likenessClasses = [...]string{
	compare.LikenessIdentical: "same", compare.LikenessSame: "same", compare.LikenessMaybe: "likely", compare.LikenessOther: "changes", compare.LikenessNone: "unknown",
}

func (w comparing) draw(row *panel) app.UI {
	p := w.page
	c := p.model.Compared()
	act := func(id string, key text.Key, do app.EventHandler) app.UI {
		return button("act").ID(id).Text(p.ui(key)).OnClick(do)
	}
	tools := block("tools", act("swap", labels.Swap, w.onSwap), act("unpin", labels.Unpin, w.onUnpin))
	return row.section(p, "", tools,
		w.likeness(c),
		app.Dl().Class("pair").Body(
			w.text(labels.PinnedURL, p.model.Pinned, c.Octets[0]),
			w.text(labels.URLNow, p.model, c.Octets[1]),
		),
		w.parts(c),
		w.sent(c),
		w.ladder(),
	)
}

// likeness says whether the two texts are the same by the standard that judges.
func (w comparing) likeness(c *model.Compared) app.UI {
	p := w.page
	class, said := likenessClasses[c.Likeness], text.Likeness(p.model.Lang, c.Likeness)
	if by := p.model.Judge; by != standards.RFC1738 && c.Likeness != compare.LikenessIdentical {
		likeness, key := compare.LikenessNone, labels.UnknownBy
		verdict, known := p.model.SameBy()
		if !known {
			return nil // until the workshop is loaded
		}
		switch verdict {
		case compare.VerdictSame:
			likeness, key = compare.LikenessSame, labels.SameBy
		case compare.VerdictDiffers:
			likeness, key = compare.LikenessOther, labels.OtherBy
		}
		class, said = likenessClasses[likeness], labels.Filled(p.model.Lang, key, "{a}", by.Title()).String()
	}
	return app.P().ID("likeness").Class("kind " + class).Text(said)
}

// text shows one of the two texts and marks what the other does not have.
func (w comparing) text(key text.Key, m *model.Model, list []core.Span) app.UI {
	runs := m.Marked(list)
	return app.Div().Body(
		app.Dt().Text(w.page.ui(key)),
		app.Dd().Body(app.Code().Class("url").Body(app.Range(runs).Slice(func(i int) app.UI {
			if runs[i].New {
				return app.Mark().Text(runs[i].Text)
			}
			return app.Text(runs[i].Text)
		}))),
	)
}

// parts lists the parts that differ, and why the difference matters or not.
func (w comparing) parts(c *model.Compared) app.UI {
	p := w.page
	if len(c.Parts) == 0 {
		return nil
	}
	before, after := p.model.Pinned.URL, p.model.URL
	shown := c.Parts[:min(len(c.Parts), p.model.Most(model.MaxPieces))]
	return app.Div().Body(
		app.Ul().Class("differing").Aria("label", p.ui(labels.PartsThatDiffer)).Body(app.Range(shown).Slice(func(i int) app.UI {
			part := shown[i]
			item, name := app.Li(), ""
			if part.New >= 0 {
				t := after.Tokens()[part.New]
				item, name = item.DataSet("from", model.FromAttr(t.Span)), text.Part(p.model.Lang, after, t)
			} else {
				name = text.Part(p.model.Lang, before, before.Tokens()[part.Old])
			}
			kind := likenessClasses[part.Why.Likeness()]
			return item.Body(
				mark("name", name),
				stretch("change", w.octets(before, part.Old), app.Span().Aria("hidden", true).Text(" → "), w.octets(after, part.New)),
				when(p.model.Judge == standards.RFC1738, func() app.UI { // the reasons are taken from RFC 1738
					return stretch("kind "+kind, cited(text.Reason(p.model.Lang, before, after, part)))
				}),
			)
		})),
		when(len(shown) < len(c.Parts), func() app.UI {
			return line("empty", labels.Count(p.model.Lang, text.MoreParts, len(c.Parts)-len(shown)))
		}),
	)
}

// octets shows token i of u.
func (w comparing) octets(u *core.URL, i int) app.UI {
	if i < 0 {
		return app.I().Text(w.page.ui(labels.NotThere))
	}
	t := u.Tokens()[i]
	if t.Len() == 0 {
		return app.I().Text(w.page.ui(text.EmptyPart))
	}
	return app.Code().Class("u " + model.Family(t.Part)).Body(parts(w).raw(t.In(u.Source()), maxParam)...)
}

// sent lists the lines that the client sends for only one of the two.
func (w comparing) sent(c *model.Compared) app.UI {
	p := w.page
	if c.Before == nil {
		return nil
	}
	if len(c.Sent) == 0 {
		return line("empty", p.ui(labels.SendsTheSame))
	}
	shown := c.Sent[:min(len(c.Sent), p.model.Most(model.MaxSteps))]
	return app.Div().Body(
		app.H3().Text(p.ui(labels.SentOtherwise)),
		app.Ul().Class("sent-otherwise").Body(app.Range(shown).Slice(func(i int) app.UI {
			s := shown[i]
			return app.Li().Body(
				when(s.Old >= 0, func() app.UI { return w.line("−", labels.PinnedURL, c.Before, s.Old) }),
				when(s.New >= 0, func() app.UI { return w.line("+", labels.URLNow, c.After, s.New) }),
			)
		})),
		when(len(shown) < len(c.Sent), func() app.UI {
			return line("empty", labels.Count(p.model.Lang, labels.MoreSteps, len(c.Sent)-len(shown)))
		}),
	)
}

// line shows a line that is sent for one of the two.
func (w comparing) line(sign string, of text.Key, talk *model.Dialogue, i int) app.UI {
	l := w.page.model.Lang
	line, _ := text.Step(l, talk.URL, &talk.Said, brief(&talk.Said.Steps[i]))
	return app.P().Body(
		app.Span().Aria("hidden", true).Text(sign),
		mark("vh", text.Lead(l, labels.UI(l, of))),
		app.Span().Body(prose(line)),
	)
}

// onPin pins the text in the field.
func (p *page) onPin(app.Context, app.Event) {
	p.model.Pin(p.model.Source())
	p.speech.say(p.ui(labels.Pinned))
	p.address.write()
	p.Update()
	p.followOn()
}

func (w comparing) onUnpin(app.Context, app.Event) {
	p := w.page
	p.model.Pin("")
	p.toField() // because the button disappears
	p.address.write()
	p.Update()
}

// onSwap swaps the pinned text and the text in the field.
func (w comparing) onSwap(app.Context, app.Event) {
	p := w.page
	src := p.model.Pinned.Source()
	p.model.Pin(p.model.Source())
	selected := model.New(src).Selected
	p.field.load(src, selected)
	p.fitLines()
}
