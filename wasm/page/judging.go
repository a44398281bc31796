package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// judging is who judges the text, and how that is chosen: in the status, where one reads what they say.
type judging struct{ page *page }

// judgeSetting is the name under which the choice is kept for the next visit.
const judgeSetting = "judge"

// choice is the list of those who can judge.
func (w judging) choice() app.UI {
	p := w.page
	if p.choose != nil { // whoever embeds it has chosen
		return orHidden(nil)
	}
	return app.Label().Class("judging").Body(
		app.Span().Text(p.ui(labels.JudgedBy)),
		app.Select().ID("judge").Class("theme").Attr("autocomplete", "off").OnChange(w.onChoice).Body(app.Range(model.Judges).Slice(func(i int) app.UI {
			s := model.Judges[i]
			o := app.Option().Value(s.String()).Text(s.Title())
			if s == p.model.Judge {
				o = o.Selected(true)
			}
			return o
		})),
	)
}

// today has the text judged as it is today, by one press.
func (w judging) today() app.UI {
	p := w.page
	b := button("act").ID("judge-today").Aria("describedby", "beside").Text(p.ui(labels.JudgeAsBrowsers)).OnClick(w.onToday)
	if p.model.Judge == standards.WHATWG || p.model.State == model.Blank || p.choose != nil {
		b = b.Hidden(true)
	}
	return b
}

func (w judging) onToday(app.Context, app.Event) {
	w.choose(standards.WHATWG)
	each("#judge", func(list app.Value) { list.Call("focus") }) // the button goes
}

func (w judging) onChoice(ctx app.Context, _ app.Event) {
	if s, ok := model.ReadJudge(ctx.JSSrc().Get("value").String()); ok {
		w.choose(s)
	}
}

// choose has the reader's choice judge, here and at the next visit.
func (w judging) choose(s standards.Standard) {
	p := w.page
	name := s.String()
	if s == standards.RFC1738 {
		name = ""
	}
	browser.Keep(judgeSetting, name)
	before := p.model.Selected
	if p.judgeBy(s); p.model.Selected != before {
		p.field.choose(p.model.Selected)
	}
	p.repaint()
	p.Update()
	p.rest()
	p.followOn()
}

// judgeBy has the text judged by a standard.
func (p *page) judgeBy(s standards.Standard) {
	if s != p.model.Judge {
		p.model.JudgeBy(s)
	}
	each("#judge", func(list app.Value) { list.Set("value", s.String()) })
}

// keptJudge returns who judges where no link says so: the reader's choice.
func keptJudge() standards.Standard {
	s, _ := model.ReadJudge(browser.Setting(judgeSetting))
	return s
}
