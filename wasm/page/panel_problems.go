package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const problemsWord model.Word = "problems"

// The panel lists the problems, the worst first, with their fixes.
var problemsRow = panel{
	word: problemsWord, place: main,
	title: func(m *model.Model) text.Key {
		if worst, ok := m.Worst(); ok && worst != core.SeverityNote || m.Questions {
			return text.Problems
		}
		return text.Notes
	},
	count: func(m *model.Model) int { return len(m.Problems) },
	draw:  func(p *page, row *panel) app.UI { return problems{p}.draw(row) },
	keys: []key{
		{"Enter", inField, labels.FirstProblem, func(p *page) { problems{p}.first() }},
		{"F8", anywhere, labels.NextProblemDoes, func(p *page) { p.stepProblem(false) }},
		{"Shift+F8", anywhere, labels.PreviousProblem, func(p *page) { p.stepProblem(true) }},
		{"Alt+Enter", hardly, labels.FirstFix, func(p *page) { problems{p}.applyFirst() }},
		{"Alt+Shift+Enter", hardly, labels.AllSafeFixes, (*page).applyAll},
	},
}

type problems struct{ page *page }

// fewProblems is the largest number of problems that are all explained at once, if there is room.
const fewProblems = 3

func (w problems) draw(row *panel) app.UI {
	p := w.page
	if len(p.model.Problems) == 0 {
		empty := labels.NoProblems
		switch p.model.Standing() {
		case model.Blank:
			empty = labels.NothingTyped
		case model.Unfinished:
			empty = labels.NothingYet
		}
		return row.section(p, "", nil, line("empty", p.ui(empty)))
	}
	if p.offer.stands() {
		return row.section(p, "", nil, app.Details().Class("folded").Body(
			app.Summary().Text(labels.Count(p.model.Lang, labels.ReadAsOne, len(p.model.Problems))),
			app.Div().Body(w.list()...),
		))
	}
	if p.model.Quiet() {
		return row.section(p, "", nil, app.Details().Class("folded").Open(p.allNotes).Body(
			app.Summary().Text(labels.Count(p.model.Lang, labels.QuietNotes, len(p.model.Problems))),
			app.Div().Body(w.list()...),
		))
	}
	var next app.UI
	if len(p.model.Problems) > 1 {
		next = button("act").ID("next").OnClick(w.onNext).Body(
			app.Text(p.ui(labels.NextProblem)), mark("by-key", p.ui(labels.ByF8)),
		)
	}
	return row.section(p, labels.Count(p.model.Lang, labels.WorstFirst, len(p.model.Problems)), next, w.list()...)
}

// list returns the problems, and the buttons that lead to the others.
func (w problems) list() []app.UI {
	p := w.page
	class := "problems"
	if len(p.model.Problems) <= fewProblems {
		class += " few"
	}
	first, last := p.model.Window()
	open := p.model.Open()
	return []app.UI{
		when(first > 0, func() app.UI { return w.others(labels.EarlierProblems, first, first-1) }),
		app.Ol().Class(class).Attr("start", first+1).Body(app.Range(p.model.Problems[first:last]).Slice(func(i int) app.UI {
			return w.item(first+i, open)
		})),
		when(last < len(p.model.Problems), func() app.UI {
			return w.others(text.MoreProblems, len(p.model.Problems)-last, last)
		}),
	}
}

// others returns the button that leads to the n problems that are not listed; i is the first of them.
func (w problems) others(key text.Key, n, i int) app.UI {
	return para("others", button("act").Text(labels.Count(w.page.model.Lang, key, n)).OnClick(w.onPick(i), i))
}

func (w problems) onNext(app.Context, app.Event) { w.page.stepProblem(false) }

// item draws problem i; open is the index of the open one.
func (w problems) item(i, open int) app.UI {
	p := w.page
	d := p.model.Problems[i]
	class := "problem " + d.Severity.String()
	pick := button("pick").ID(pickID(i))
	if i == open {
		class += " open"
	}
	if i == p.problemOnShow() {
		class += " current"
	}
	if i == p.model.Problem {
		class += " sel"
		pick = pick.Aria("current", "true")
	}
	if p.model.Printing && p.model.Repeats(i) {
		class += " again"
	}
	fixes := p.model.Fixes(i)
	return app.Li().Class(class).DataSet("rule", d.Rule.ID).DataSet("from", model.FromAttr(d.Span)).Body(
		app.Div().Body(
			app.H3().Body(pick.OnClick(w.onPick(i), i).Body(
				mark("vh", text.Lead(p.model.Lang, text.Severity(p.model.Lang, d.Severity))),
				prose(text.Message(p.model.Lang, p.model.URL, d)),
			)),
			para("place",
				app.Span().Body(app.Text(p.place(d)+p.ui(text.ListComma)), cite(d.Rule.Section, text.SectionOf(p.model.Lang, d))),
				when(i == p.model.Problem, func() app.UI {
					return button("act").ID("link-to-problem").Text(p.ui(labels.CopyLink)).OnClick(p.onLinkToProblem)
				}),
			),
			para("prose", cited(text.Why(p.model.Lang, p.model.URL, d))),
			para("prose", cited(text.Advice(p.model.Lang, p.model.URL, d)), app.Text(" "),
				app.A().Class("rule").Href(model.RulePage(p.model.Lang, d.Rule.ID)).Target("_blank").Rel("noopener").Text(d.Rule.ID)),
		),
		when(len(fixes) > 0, func() app.UI {
			return app.Ul().Class("fixes").Body(app.Range(fixes).Slice(func(j int) app.UI { return w.fix(i, j, fixes[j]) }))
		}),
	)
}

// pickID is the id of the title of problem i.
func pickID(i int) string { return "problem-" + strconv.Itoa(i) }

func (w problems) fix(i, j int, f fix.Fix) app.UI {
	p := w.page
	before, changed, after := p.model.Preview(f)
	id := pickID(i) + "-" + strconv.Itoa(j)
	return app.Li().Body(
		button("fix").Body(prose(text.FixTitle(p.model.Lang, p.model.URL, p.model.Problems[i], f))).
			OnClick(w.onFix(i, j), i, j).OnMouseDown(keepFocus).
			Aria("describedby", id+"-kind "+id+"-result "+pickID(i)),
		app.Span().ID(id+"-kind").Class("kind "+f.Kind.String()).Text(text.FixKind(p.model.Lang, f.Kind)),
		app.Span().ID(id+"-result").Class("result").Body(app.Text(before), app.Mark().Text(changed), app.Text(after)),
	)
}

func (w problems) onPick(i int) app.EventHandler {
	return func(app.Context, app.Event) {
		if w.page.shows(problemsWord) {
			w.page.pickProblem(i)
		}
	}
}

// onFix applies fix j of problem i.
func (w problems) onFix(i, j int) app.EventHandler {
	p := w.page
	return func(app.Context, app.Event) {
		if e, ok := p.model.Fix(i, j); ok && p.shows(problemsWord) {
			p.field.replace(e)
		}
	}
}

// first goes to the first problem, or says that there is no problem. Enter also ends the pause that would follow typing.
func (w problems) first() {
	p := w.page
	p.settle()
	if i := p.model.First(); i >= 0 {
		p.showProblem(i)
		return
	}
	said := p.announcement()
	if p.model.State != model.Blank {
		said = p.ui(labels.NoProblem) + " " + said
	}
	p.speech.show(said)
}

// applyFirst applies the first fix of the problem nearest to the caret.
func (w problems) applyFirst() {
	p := w.page
	if e, ok := p.model.Fix(p.model.Nearest(), 0); ok {
		p.field.replace(e)
	}
}
