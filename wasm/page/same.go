//go:build !small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A reader who opened the workshop with this button finds the list open.
func init() {
	tools[sameTool] = func(p *page) {
		p.model.Laddered = true
		p.painter.drawNow(compareWord)
		focus("with-rungs")
	}
}

// rungClasses are the classes of verdicts. The kinds of fixes have the same classes, because the signs have the same
// meaning.
var rungClasses = [...]string{compare.VerdictSame: "same", compare.VerdictDiffers: "changes", compare.VerdictUnknown: "unknown"}

// ladder returns the button and the list that it opens: the senses in which the two texts are the same.
func (w comparing) ladder() app.UI {
	p := w.page
	act := &door{ID: "with-rungs", Text: p.ui(labels.WithRungs), Open: p.model.Laddered, press: w.onLadder}
	if !p.model.Laddered {
		return act
	}
	list := p.model.Rungs()
	if list == nil {
		act.Behind = children{line("empty", p.ui(labels.TooLongToSet))}
		return act
	}
	act.Behind = children{app.Ul().Class("differing").Aria("label", p.ui(labels.WithRungs)).Body(app.Range(list).Slice(func(i int) app.UI {
		return w.rung(&list[i])
	})), w.normal()}
	return act
}

// normal shows the normal form of the text in the field, and the steps to it. Pointing at a step lights the first
// octet that it changes.
func (w comparing) normal() app.UI {
	p := w.page
	l, n := p.model.Lang, p.model.Normal()
	return app.Div().ID("normal").Body(
		app.H3().Text(p.ui(labels.NormalForm)),
		when(n.Result != "", func() app.UI {
			return app.P().Body(app.Code().Class("url").Text(n.Result), app.Text(" "), button("act").ID("copy-normal").Text(p.ui(labels.CopyIt)).OnClick(w.onCopyNormal))
		}),
		app.Ul().Class("differing").Aria("label", p.ui(labels.NormalForm)).Body(app.Range(n.Steps).Slice(func(i int) app.UI {
			s := &n.Steps[i]
			item := app.Li()
			if s.At < len(p.model.Source()) {
				item = item.DataSet("from", model.FromAttr(core.Span{Start: s.At, End: s.At + 1}))
			}
			return item.Body(
				stretch("name", prose(text.Rewrite(l, s.Rewrite))),
				stretch("change", app.Code().Text(s.Result)),
				stretch("kind", app.A().Href(text.RewriteAddress(s.Rewrite)).Target("_blank").Rel("noopener noreferrer").Text(text.RewriteClause(l, s.Rewrite))),
			)
		})),
		when(text.Normal(l, n) != nil, func() app.UI { return para("empty", prose(text.Normal(l, n))) }),
	)
}

// onCopyNormal copies the normal form, without a password that is hidden.
func (w comparing) onCopyNormal(app.Context, app.Event) {
	p := w.page
	p.copy(compare.Normalize(p.subject(p.model.Revealed, false).URL).Result, labels.Copied)
}

// rung says whether the two texts are the same in one sense. Pointing at it lights the octet of the text in the
// field that decides.
func (w comparing) rung(r *compare.Rung) app.UI {
	l := w.page.model.Lang
	item := app.Li()
	if at := r.At[1]; r.Verdict == compare.VerdictDiffers && at < len(w.page.model.Source()) {
		item = item.DataSet("from", model.FromAttr(core.Span{Start: at, End: at + 1}))
	}
	return item.Body(
		mark("name", text.Level(l, r.Level)),
		stretch("change", app.A().Href(text.LevelAddress(r.Level)).Target("_blank").Rel("noopener noreferrer").Text(text.LevelClause(l, r.Level))),
		stretch("kind "+rungClasses[r.Verdict], app.Span().Body(prose(text.Rung(l, r))), app.Text(" "), when(r.Cause == compare.CauseSuffixes, w.page.withSuffixes)),
	)
}

func (w comparing) onLadder(app.Context, app.Event) {
	p := w.page
	p.model.Laddered = !p.model.Laddered
	p.Update()
}
