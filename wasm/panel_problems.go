package main

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// problemsPanel lists the problems by place, with what mends each.
func (p *page) problemsPanel() app.UI {
	title := text.Notes
	if worst, ok := p.worst(); ok && worst != core.Note {
		title = text.Problems
	}
	if len(p.problems) == 0 {
		empty := labels.NoProblems
		if p.source() == "" {
			empty = labels.NothingTyped
		}
		return p.panel("problems", p.ui(title), "", nil, app.P().Class("empty").Text(p.ui(empty)))
	}
	class := "problems"
	if worst, _ := p.worst(); worst == core.Note && len(p.problems) <= 3 {
		class += " few"
	}
	first, last := p.window()
	var next app.UI
	if len(p.problems) > 1 {
		next = app.Button().Type("button").Class("act").ID("next").Text(p.ui(labels.NextProblem)).OnClick(p.onNext)
	}
	return p.panel("problems", p.ui(title), labels.Count(p.lang, labels.ByPlace, len(p.problems)), next,
		when(first > 0, func() app.UI { return p.otherProblems(labels.EarlierProblems, first, first-1) }),
		app.Ol().Class(class).Attr("start", first+1).Body(app.Range(p.problems[first:last]).Slice(func(i int) app.UI {
			return p.problemItem(first + i)
		})),
		when(last < len(p.problems), func() app.UI {
			return p.otherProblems(text.MoreProblems, len(p.problems)-last, last)
		}),
	)
}

// otherProblems leads to the n problems that are not listed, the first of which is i.
func (p *page) otherProblems(key text.Key, n, i int) app.UI {
	return app.P().Class("others").Body(app.Button().Type("button").Class("act").Text(labels.Count(p.lang, key, n)).OnClick(p.onPick(i), i))
}

func (p *page) onNext(app.Context, app.Event) { p.stepProblem(false) }

func (p *page) problemItem(i int) app.UI {
	d := p.problems[i]
	class := "problem " + d.Severity.String()
	pick := app.Button().Type("button").Class("pick")
	if i == p.problem {
		class += " sel"
		pick = pick.Aria("current", "true")
	}
	if p.printing && p.repeats(i) {
		class += " again"
	}
	fixes := p.fixes(i)
	return app.Li().Class(class).DataSet("rule", d.Rule.ID).DataSet("from", fromAttr(d.Span)).Body(
		app.Div().Body(
			app.H3().Body(pick.OnClick(p.onPick(i), i).Body(
				app.Span().Class("vh").Text(text.Severity(p.lang, d.Severity)+": "),
				prose(text.Message(p.lang, p.url, d)),
			)),
			app.P().Class("place").Body(
				app.Text(p.place(d)+p.ui(text.ListComma)+text.Section(p.lang, d.Rule.Section)),
				when(i == p.problem, func() app.UI {
					return app.Button().Type("button").Class("act").ID("link-to-problem").Text(p.ui(labels.CopyLink)).OnClick(p.onLinkToProblem)
				}),
			),
			app.P().Class("prose").Body(prose(text.Why(p.lang, p.url, d))),
			app.P().Class("prose").Body(prose(text.Advice(p.lang, p.url, d))),
		),
		when(len(fixes) > 0, func() app.UI {
			return app.Ul().Class("fixes").Body(app.Range(fixes).Slice(func(j int) app.UI { return p.fixItem(i, j, fixes[j]) }))
		}),
	)
}

func (p *page) fixItem(i, j int, f core.Fix) app.UI {
	before, changed, after := p.preview(f)
	return app.Li().Body(
		app.Button().Type("button").Class("fix").Body(prose(text.FixTitle(p.lang, p.url, p.problems[i], f))).
			OnClick(p.onFix(i, j), i, j, p.revision).OnMouseDown(keepFocus),
		app.Span().Class("kind "+f.Kind.String()).Text(text.FixKind(p.lang, f.Kind)),
		app.Span().Class("result").Body(app.Text(before), app.Mark().Text(changed), app.Text(after)),
	)
}

func (p *page) onPick(i int) app.EventHandler {
	return func(app.Context, app.Event) { p.openProblem(i) }
}

// onFix applies fix j of problem i. The revision in the handler's scope makes
// go-app replace it whenever the text changes; a click on the button of a text
// that is gone does nothing.
func (p *page) onFix(i, j int) app.EventHandler {
	revision := p.revision
	return func(app.Context, app.Event) {
		if e, ok := p.fix(i, j); ok && revision == p.revision {
			p.field.replace(e)
		}
	}
}

// preview returns the text after a fix, cut to the neighbourhood of what it
// changes: what comes before, what is new, what comes after.
func (m *model) preview(f core.Fix) (before, changed, after string) {
	const around = 14
	result, ok := core.Apply(m.source(), f.Edits)
	if !ok {
		return "", "", ""
	}
	e := difference(m.source(), result)
	start, end := e.Span.Start, e.Span.Start+len(e.New)
	before, changed, after = result[:start], result[start:end], result[end:]
	if cut := characterStart(before, len(before)-around); cut > 1 {
		before = "…" + before[cut:]
	}
	if len(changed) > 2*around {
		changed = changed[:characterStart(changed, around)] + "…" + changed[characterStart(changed, len(changed)-around):]
	}
	if cut := characterStart(after, around); cut < len(after)-1 {
		after = after[:cut] + "…"
	}
	return visible(before), visible(changed), visible(after)
}

// visible returns s with what cannot be seen replaced: controls by their names on
// the wire, since few fonts have the pictures that Unicode has of them, all else as
// in the second line.
func visible(s string) string {
	if !hasUnseen(s) && strings.IndexByte(s, '\n') < 0 {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch _, n := utf8.DecodeRuneInString(s[i:]); {
		case r < ' ' || r == 0x7F:
			b.WriteString("‹" + text.Name(byte(r)) + "›")
		case unseen(r), r == utf8.RuneError && n == 1:
			b.WriteString(escape(s[i : i+n]))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
