package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// dock is the bar on top of a phone's keyboard, which hides the panels. It has the nearest problem, its first fix
// and a button to the next problem. The bar never takes the focus, because the keyboard would close.
func (p *page) dock() app.UI {
	i := -1
	if p.keyboard {
		i = p.model.Nearest()
	}
	if i < 0 {
		return app.Div().ID("dock").Class("dock")
	}
	p.docked.problem, p.docked.revision = i, p.model.Revision
	d := p.model.Problems[i]
	fixes := p.model.Fixes(i)
	return app.Div().ID("dock").Class("dock "+d.Severity.String()).Body(
		app.P().Body(
			stretch("what",
				mark("vh", text.Lead(p.model.Lang, text.Severity(p.model.Lang, d.Severity))),
				prose(text.Message(p.model.Lang, p.model.URL, d)),
			),
			app.Small().Body(
				app.Text(p.place(d)),
				when(len(fixes) > 0, func() app.UI {
					return mark("kind "+fixes[0].Kind.String(), text.FixKind(p.model.Lang, fixes[0].Kind))
				}),
			),
		),
		when(len(fixes) > 0, func() app.UI {
			return button("button dock-fix").Body(prose(text.FixTitle(p.model.Lang, p.model.URL, d, fixes[0]))).
				OnClick(p.onDocked).OnMouseDown(keepFocus)
		}),
		when(len(p.model.Problems) > 1, func() app.UI {
			return button("button dock-next").Aria("label", p.ui(labels.NextProblemDoes)).Text("›").
				OnClick(problems{p}.onNext).OnMouseDown(keepFocus)
		}),
	)
}

// onDocked applies the first fix of the problem in the dock, unless the text has changed since.
func (p *page) onDocked(app.Context, app.Event) {
	if e, ok := p.model.Fix(p.docked.problem, 0); ok && p.docked.revision == p.model.Revision {
		p.field.replace(e)
	}
}
