package main

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// nearest returns the problem that is open, or else the one nearest to what is
// selected; -1 when there is none.
func (m *model) nearest() int {
	if m.problem >= 0 {
		return m.problem
	}
	best, least := -1, 0
	for i, d := range m.problems {
		if far := distance(d.Span, m.selected); best < 0 || far < least {
			best, least = i, far
		}
	}
	return best
}

// distance returns the number of octets between two spans; 0 when they touch.
func distance(a, b core.Span) int {
	return max(0, a.Start-b.End, b.Start-a.End)
}

// dock stands on the edge of a phone's keyboard, which hides the panels: the
// nearest problem, its first fix, and the way to the next one. Nothing of it
// takes the focus, so that the keyboard stays.
func (p *page) dock() app.UI {
	i := -1
	if p.keyboard {
		i = p.nearest()
	}
	if i < 0 {
		return app.Div().ID("dock").Class("dock")
	}
	d := p.problems[i]
	fixes := p.fixes(i)
	return app.Div().ID("dock").Class("dock "+d.Severity.String()).Body(
		app.P().Body(
			app.Span().Class("what").Body(
				app.Span().Class("vh").Text(text.Severity(p.lang, d.Severity)+": "),
				prose(text.Message(p.lang, p.url, d)),
			),
			app.Small().Body(
				app.Text(p.place(d)),
				when(len(fixes) > 0, func() app.UI {
					return app.Span().Class("kind " + fixes[0].Kind.String()).Text(text.FixKind(p.lang, fixes[0].Kind))
				}),
			),
		),
		when(len(fixes) > 0, func() app.UI {
			return app.Button().Type("button").Class("button dock-fix").Body(prose(text.FixTitle(p.lang, p.url, d, fixes[0]))).
				OnClick(p.onFix(i, 0), i, p.revision).OnMouseDown(keepFocus)
		}),
		when(len(p.problems) > 1, func() app.UI {
			return app.Button().Type("button").Class("button dock-next").Aria("label", p.ui(labels.NextProblemDoes)).Text("›").
				OnClick(p.onNext).OnMouseDown(keepFocus)
		}),
	)
}
