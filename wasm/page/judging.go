package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// judging is the list in the status with which the reader selects the standard that judges the text.
type judging struct{ page *page }

// judgeSetting is the name under which the browser stores the choice.
const judgeSetting = "judge"

// choice returns the list of standards.
func (w judging) choice() app.UI {
	p := w.page
	if p.choose != nil { // the page around an embed sets the standard
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

// today returns a button that selects the current standard.
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
	each("#judge", func(list app.Value) { list.Call("focus") }) // because the button disappears
}

func (w judging) onChoice(ctx app.Context, _ app.Event) {
	if s, ok := model.ReadJudge(ctx.JSSrc().Get("value").String()); ok {
		w.choose(s)
	}
}

// choose sets and stores the reader's choice.
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

// judgeBy sets the standard that judges the text.
func (p *page) judgeBy(s standards.Standard) {
	if s != p.model.Judge {
		p.model.JudgeBy(s)
	}
	each("#judge", func(list app.Value) { list.Set("value", s.String()) })
}

// storedJudge returns the stored choice, which applies if the link names no standard.
func storedJudge() standards.Standard {
	s, _ := model.ReadJudge(browser.Setting(judgeSetting))
	return s
}
