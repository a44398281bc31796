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

// baseTool is the tool of the workshop that resolves a reference against a base, readersTool the one with the
// results of libraries and programs.
const (
	baseTool    = "base"
	readersTool = "readers"
)

// The panel shows how each standard reads the text, and where each differs from the one before it.
var standardsRow = panel{
	word: standardsWord, place: main, title: titled(labels.ThenAndNow),
	draw: func(p *page, row *panel) app.UI { return readings{p}.draw(row) }, picks: true,
	waits: func(m *model.Model) bool { return len(m.Source()) > comparedAtOnce },
}

// comparedAtOnce is the length in octets up to which the panel is redrawn at every key. A key may spend 2 ms on
// it. The rows take the browser 1 ms for 50 octets, and 2.2 ms to 2.7 ms for 200.
const comparedAtOnce = 100

type readings struct{ page *page }

func (w readings) draw(row *panel) app.UI {
	p := w.page
	c := p.model.Standards()
	if c == nil {
		return row.section(p, "", nil, w.none()...)
	}
	var rows children
	first, _ := p.model.FirstFlip()
	for i := range c.Readings {
		if r := &c.Readings[i]; r.Verdict != standards.VerdictNotAsked {
			rows.add(w.reading(c, r, first))
		}
	}
	beside := ""
	switch {
	case c.SlashApart():
		beside = p.ui(labels.AllAgreeButOn)
	case c.Agrees():
		beside = p.ui(labels.AllAgree)
	}
	return row.section(p, beside, w.baseButton(),
		app.Div().Body( // keeps what follows at the same child index
			reference(text.Reference(p.model.Lang, c)),
			reference(text.Since(p.model.Lang, p.model.URL)),
			w.base(),
			w.resolved(),
		),
		app.Ol().Class("standards").Body(rows...),
		para("absent", prose(labels.Words(p.model.Lang, labels.GoNotHere))),
		w.libraries())
}

// none returns what the panel shows if nothing is compared.
func (w readings) none() []app.UI {
	p := w.page
	if p.model.State == model.Blank {
		return []app.UI{line("empty", p.ui(labels.NoStandards))}
	}
	return []app.UI{line("empty", p.ui(labels.TooLongAtOnce)),
		button("button").ID("compare-standards").Text(p.ui(labels.CompareNow)).OnClick(w.onCompare)}
}

// reference returns a remark on the whole text, if there is one.
func reference(said string) app.UI {
	if said == "" {
		return orHidden(nil)
	}
	return line("reference", said)
}

func (w readings) onCompare(app.Context, app.Event) {
	w.page.model.Compare()
	w.page.Update()
}

// reading returns the row of a standard: its verdict, the parts, its result and errors, and the changes since the
// standard before it.
func (w readings) reading(c *standards.Comparison, r *standards.Reading, first core.Span) app.UI {
	p := w.page
	year := p.ui(labels.StandardToday)
	if r.Standard.Year() > 0 {
		year = strconv.Itoa(r.Standard.Year())
	}
	var body children
	body.add(says(r.Standard, mark("year", year), verdictOf(w.class(r), p.saysReading(r))))
	body.add(w.octets(r))
	if len(r.Errors) > 0 {
		body.add(w.errors(r))
	}
	prints := labels.WouldPrint
	if r.By == standards.SourceBrowser {
		prints = labels.BrowserPrints
	}
	body.add(w.prints(prints, r.Result))
	body.add(w.prints(labels.BrowserBelieved, r.LikelyResult))
	for i := range c.Flips {
		if f := &c.Flips[i]; f.To == r.Standard {
			body.add(w.flip(c, f, first))
		}
	}
	return app.Li().Class("standard").Body(body...)
}

// says returns the head of a row: the standard, its year if given, and its verdict.
func says(s standards.Standard, year, said app.UI) app.UI {
	return para("says", app.B().Lang("en").Text(s.Title()), year, said)
}

// saysReading words the verdict of a standard. A text that could be continued to a URL is called unfinished, not
// wrong.
func (p *page) saysReading(r *standards.Reading) string {
	switch {
	case p.model.NeedsBase(r) && p.model.IsBased():
		return p.ui(labels.HasBase)
	case p.model.NeedsBase(r) && p.model.NeedsOther():
		return p.ui(labels.NeedsOther)
	case p.model.NeedsBase(r):
		return p.ui(labels.NeedsBase)
	case p.model.MayGoOn(r):
		return p.ui(labels.NotComplete)
	}
	fault, _ := r.Fault(p.model.Source())
	return text.StandardVerdict(p.model.Lang, r, fault.Start)
}

func verdictOf(class, said string) app.UI {
	return stretch("verdict "+class, app.Span().Text(said))
}

// class returns the class of a reading's verdict, as under the field. An unfinished text is not marked as wrong. A
// text that only the browser accepts is marked neither right nor wrong, unless its standard judges.
func (w readings) class(r *standards.Reading) string {
	switch {
	case r.Overruled() && r.Standard == w.page.model.Judge:
		return verdictClasses[model.Broken]
	case r.Overruled():
		return verdictClasses[model.Unfinished]
	case r.Verdict.Accepts():
		return verdictClasses[model.Finished]
	case w.page.model.State == model.Unfinished, w.page.model.MayGoOn(r), w.page.model.NeedsBase(r):
		return verdictClasses[model.Unfinished]
	}
	return verdictClasses[model.Broken]
}

// octets shows the text in the colours of its parts, with the standard's names of the parts under them.
func (w readings) octets(r *standards.Reading) app.UI {
	const most = 300 // octets of a part that are shown
	class := "octets"
	var list children
	for _, run := range w.page.model.ReadRuns(r) {
		var body children
		if run.Label != "" {
			how := "vh" // screen readers get the name in any case
			if run.Fits {
				class, how = "octets labelled", "label"
			}
			body.add(app.Elem("i").Lang("en").Text(run.Label + " ").Class(how))
		}
		list.add(at(run.Span, "u "+run.Class, append(body, parts(w).raw(run.In(w.page.model.Source()), most)...)...))
	}
	return app.P().Class(class).Dir("ltr").Body(list...)
}

// errors lists the WHATWG standard's validation errors by name.
func (w readings) errors(r *standards.Reading) app.UI {
	const most = 6
	n := min(len(r.Errors), most)
	var list children
	for i := range n {
		e := &r.Errors[i]
		list.add(at(e.Span, "objection", app.Code().Lang("en").Text(e.Name), app.Text(" "), mark("range", text.Range(e.Span))))
	}
	if more := len(r.Errors) - n + r.Omitted; more > 0 {
		list.add(app.Span().Text(labels.Count(w.page.model.Lang, labels.MoreErrors, more)))
	}
	return para("objections", list...)
}

// prints says what a parser makes of the text; nil if there is no result.
func (w readings) prints(key text.Key, result string) app.UI {
	if result == "" {
		return nil
	}
	return para("prints", prose(labels.Filled(w.page.model.Lang, key, "{a}", printed(result))))
}

// printed shortens a parser's result to a line.
func printed(s string) string {
	before, n, after := model.Ends(s, model.MaxRaw)
	if n > 0 {
		before += " … "
	}
	return before + after
}

// flip describes a change that a standard made, with links to the octets that show it.
func (w readings) flip(c *standards.Comparison, f *standards.Flip, first core.Span) app.UI {
	p := w.page
	class := "flip"
	var body children
	body.add(mark("range", text.Range(f.Span)))
	if f.Clause.Security {
		body.add(app.Strong().Class("security").Text(text.Security(p.model.Lang)))
	}
	body.add(app.Span().Body(prose(text.Flip(p.model.Lang, c.Input, *f))))
	if f.Span == first {
		class = "flip first"
		body.add(app.Small().Text(p.ui(labels.FirstParting)))
	}
	return app.P().Class(class).DataSet("from", model.FromAttr(f.Span)).Body(body...)
}
