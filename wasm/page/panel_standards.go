package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const standardsWord model.Word = "standards"

// The standards side by side: how each of them reads the text, and where each parts from the one before it.
var standardsRow = panel{
	word: standardsWord, place: main, title: titled(labels.ThenAndNow),
	draw: func(p *page, row *panel) app.UI { return readings{p}.draw(row) }, picks: true,
}

type readings struct{ page *page }

func (w readings) draw(row *panel) app.UI {
	p := w.page
	c := p.model.Standards()
	switch {
	case p.model.State == model.Blank:
		return row.section(p, "", nil, app.P().Class("empty").Text(p.ui(labels.NoStandards)))
	case c == nil:
		return row.section(p, "", nil,
			app.P().Class("empty").Text(p.ui(labels.TooLongAtOnce)),
			app.Button().Type("button").Class("button").ID("compare-standards").Text(p.ui(labels.CompareNow)).OnClick(w.onCompare))
	}
	var rows []app.UI
	first, _ := p.model.FirstFlip()
	for i := range c.Readings {
		if r := &c.Readings[i]; r.Verdict != standards.NotAsked {
			rows = append(rows, w.reading(c, r, first))
		}
	}
	beside := ""
	if len(c.Flips) == 0 {
		beside = p.ui(labels.AllAgree)
	}
	said, since := text.Reference(p.model.Lang, c), text.Since(p.model.Lang, p.model.URL)
	return row.section(p, beside, w.baseButton(),
		app.Div().Body( // so that what follows stays the same child
			kept(when(said != "", func() app.UI { return app.P().Class("reference").Text(said) })),
			kept(when(since != "", func() app.UI { return app.P().Class("reference").Text(since) })),
			when(p.based || p.model.Base != "", func() app.UI { return &baseField{Lang: p.model.Lang, Base: p.model.Base, page: p} }),
			w.resolved(),
		),
		app.Ol().Class("standards").Body(rows...),
		app.P().Class("absent").Body(prose(labels.Words(p.model.Lang, labels.GoNotHere))))
}

func (w readings) onCompare(app.Context, app.Event) {
	w.page.model.Compare()
	w.page.Update()
}

// reading is the row of a standard: what it says of the text, its parts, what it prints and objects to, and what has changed
// since the standard before it.
func (w readings) reading(c *standards.Comparison, r *standards.Reading, first core.Span) app.UI {
	p := w.page
	fault, _ := p.model.Fault(r)
	year := p.ui(labels.StandardToday)
	if r.Standard.Year() > 0 {
		year = strconv.Itoa(r.Standard.Year())
	}
	return app.Li().Class("standard").Body(
		app.P().Class("says").Body(
			app.B().Lang("en").Text(r.Standard.Title()),
			app.Span().Class("year").Text(year),
			app.Span().Class("verdict "+w.class(r.Verdict)).Body(app.Span().Text(text.StandardVerdict(p.model.Lang, r, fault.Start))),
		),
		w.octets(r),
		when(len(r.Errors) > 0, func() app.UI { return w.errors(r) }),
		when(r.Result != "", func() app.UI { return app.P().Class("prints").Body(prose(w.prints(r))) }),
		when(r.Disagrees && r.LikelyResult != "", func() app.UI {
			return app.P().Class("prints").Body(prose(labels.Filled(p.model.Lang, labels.BrowserBelieved, "{a}", printed(r.LikelyResult))))
		}),
		app.Range(c.Flips).Slice(func(i int) app.UI {
			return when(c.Flips[i].To == r.Standard, func() app.UI { return w.flip(c, c.Flips[i], first) })
		}),
	)
}

// class is how a verdict is drawn: as that under the field. Nobody is scolded for what is merely unfinished.
func (w readings) class(v standards.Verdict) string {
	switch {
	case v.Accepts():
		return verdictClasses[model.Finished]
	case w.page.model.State == model.Unfinished:
		return verdictClasses[model.Unfinished]
	}
	return verdictClasses[model.Broken]
}

// octets are the text in the colours of its parts, with the standard's own names under them.
func (w readings) octets(r *standards.Reading) app.UI {
	const most = 300 // octets of a part that are shown
	class := "octets"
	var list []app.UI
	for _, run := range w.page.model.ReadRuns(r) {
		body := parts(w).raw(run.In(w.page.model.Source()), most)
		if run.Label != "" {
			label := app.Elem("i").Lang("en").Text(run.Label + " ")
			if run.Fits {
				class = "octets labelled"
				label = label.Class("label")
			} else {
				label = label.Class("vh") // it is heard all the same
			}
			body = append([]app.UI{label}, body...)
		}
		list = append(list, app.Span().Class("u "+run.Class).DataSet("from", model.FromAttr(run.Span)).Body(body...))
	}
	return app.P().Class(class).Dir("ltr").Body(list...)
}

// errors are those of the WHATWG's standard, by its own names.
func (w readings) errors(r *standards.Reading) app.UI {
	const most = 6
	p := w.page
	list := r.Errors[:min(len(r.Errors), most)]
	more := len(r.Errors) - len(list) + r.Omitted
	return app.P().Class("objections").Body(
		app.Range(list).Slice(func(i int) app.UI {
			e := list[i]
			return app.Span().Class("objection").DataSet("from", model.FromAttr(e.Span)).Body(
				app.Code().Lang("en").Text(e.Name), app.Text(" "), app.Span().Class("range").Text(text.Range(e.Span)))
		}),
		when(more > 0, func() app.UI { return app.Span().Text(labels.Count(p.model.Lang, labels.MoreErrors, more)) }),
	)
}

// prints words what a browser makes of the text.
func (w readings) prints(r *standards.Reading) text.Prose {
	key := labels.WouldPrint
	if r.By == standards.ByBrowser {
		key = labels.BrowserPrints
	}
	return labels.Filled(w.page.model.Lang, key, "{a}", printed(r.Result))
}

// printed returns what a parser prints as a line shows it.
func printed(s string) string {
	before, n, after := model.Ends(s, model.MaxRaw)
	if n > 0 {
		before += " … "
	}
	return before + after
}

// flip says what a standard changed, at the octets that show it.
func (w readings) flip(c *standards.Comparison, f standards.Flip, first core.Span) app.UI {
	p := w.page
	class := "flip"
	if f.Span == first {
		class += " first"
	}
	return app.P().Class(class).DataSet("from", model.FromAttr(f.Span)).Body(
		app.Span().Class("range").Text(text.Range(f.Span)),
		when(f.Clause.Security, func() app.UI { return app.Strong().Class("security").Text(text.Security(p.model.Lang)) }),
		app.Span().Body(prose(text.Flip(p.model.Lang, c.Input, f))),
		when(f.Span == first, func() app.UI { return app.Small().Text(p.ui(labels.FirstParting)) }),
	)
}
