package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/fix"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// fewParams is the number of fields of a query that are listed before the reader asks for the rest. maxParam is
// the number of octets shown of a field.
const (
	fewParams = 8
	maxParam  = 120
)

// fields lists the fields of the query, under the part.
func (w parts) fields() app.UI {
	p := w.page
	list := p.model.Query()
	if len(list) == 0 {
		return nil
	}
	first := list[:min(len(list), fewParams)]
	return app.Li().Class("bunch later").Body(
		line("late", p.ui(labels.QueryFields)),
		app.Ol().Body(app.Range(first).Slice(func(i int) app.UI { return w.field(i, first[i]) })),
		when(len(list) > len(first), func() app.UI {
			return app.Details().Class("folded").Open(p.model.Printing).Body(
				app.Summary().Text(labels.Count(p.model.Lang, labels.MoreFields, len(list)-len(first))),
				p.fold(w.moreFields, 0),
			)
		}),
		w.untrack(),
	)
}

// moreFields lists the fields after the first fewParams.
func (w parts) moreFields(int) app.UI {
	list := w.page.model.Query()
	rest := list[min(len(list), fewParams):min(len(list), w.page.model.Most(model.MaxPieces))]
	return app.Ol().Body(app.Range(rest).Slice(func(i int) app.UI { return w.field(fewParams+i, rest[i]) }))
}

// field returns the row of field i, with buttons to edit it and to remove it.
func (w parts) field(i int, f model.Param) app.UI {
	p := w.page
	class := "part search param"
	if f.Overlaps(p.model.Selected) {
		class += " sel"
	}
	src, plain := p.model.Source(), p.model.Plain(f.Value)
	act := func(key text.Key, do func(model.Param)) app.UI {
		return button("act").Text(p.ui(key)).OnClick(func(_ app.Context, e app.Event) {
			e.Call("stopPropagation") // otherwise the click would also select the row's octets
			if list := p.model.Query(); p.shows(partsWord) && i < len(list) {
				do(list[i])
			}
		}, i, key)
	}
	return app.Li().Class(class).DataSet("from", model.FromAttr(f.Span)).Body(
		button("row").Body(
			stretch("raw",
				app.B().Body(w.raw(f.Name.In(src), maxParam)...), app.Text(src[f.Name.End:f.Value.Start]), app.Span().Body(w.raw(f.Value.In(src), maxParam)...),
			),
			stretch("meta", mark("range", text.Range(f.Span))),
		),
		block("also",
			when(plain != "", func() app.UI { return app.Code().Body(w.raw(plain, maxParam)...) }),
			act(labels.EditValue, func(f model.Param) {
				p.point(f.Value)
				p.toField()
			}),
			act(labels.RemoveParam, func(f model.Param) { p.field.replace(p.model.RemoveParams(f)) }),
		),
	)
}

// untrack offers to remove the fields that only track the reader.
func (w parts) untrack() app.UI {
	p := w.page
	list := p.model.Tracking()
	if len(list) == 0 {
		return nil
	}
	return block("untrack",
		button("fix").ID("untrack").Text(labels.Count(p.model.Lang, labels.Untrack, len(list))).
			OnClick(func(app.Context, app.Event) { p.field.replace(p.model.RemoveParams(p.model.Tracking()...)) }).OnMouseDown(keepFocus),
		app.Text(" "),
		mark("kind changes", text.FixKind(p.model.Lang, fix.KindChanges)),
	)
}
