package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// verdictClasses are the style classes of states. An unfinished text is neither right nor wrong.
var verdictClasses = [...]string{model.Blank: "none", model.Unfinished: "yet", model.Finished: "ok", model.Broken: "bad"}

// verdicts returns the verdict of the standard that judges and, beside it, the verdict of RFC 1738 or of the current
// standard.
func (p *page) verdicts() (first, beside app.UI) {
	said, other := p.saysVerdicts()
	first = verdict("judged", verdictClasses[p.model.Standing()], said)
	switch {
	case other == "":
	case p.model.Judge == standards.WHATWG: // the reader did not ask for RFC 1738, so its verdict is not marked as wrong
		beside = verdict("beside", verdictClasses[model.Blank], other)
	default:
		beside = verdict("beside", verdictClasses[p.model.Today()], other)
	}
	return first, beside
}

// saysVerdicts returns both verdicts in words.
func (p *page) saysVerdicts() (first, beside string) {
	l := p.model.Lang
	by1738, today := text.Verdict1738(l, p.model.URL, p.model.Found), p.saysToday()
	switch r := p.model.Reading(); {
	case r == nil:
		return by1738, today
	case p.model.Judge == standards.WHATWG:
		return today, by1738
	default:
		return text.Lead(l, r.Standard.Title()) + p.saysReading(r), today
	}
}

// saysToday returns the verdict of the URL Standard in words. What is being typed is not said to be wrong too early, and a reference with
// an unfit base not to need one.
func (p *page) saysToday() string {
	m := p.model
	c := m.Standards()
	if c != nil {
		if r := &c.Readings[standards.WHATWG]; m.NeedsOther() || m.MayGoOn(r) && !m.NeedsBase(r) {
			return text.Lead(m.Lang, r.Standard.Title()) + p.saysReading(r)
		}
	}
	return text.VerdictToday(m.Lang, c, m.IsBased())
}

func verdict(id, class, said string) app.UI {
	return app.P().ID(id).Class("verdict " + class).Body(app.Span().Text(said)) // one child, because the children have a gap between them
}

// announcement returns the text that screen readers get when typing pauses.
func (p *page) announcement() string {
	first, beside := p.saysVerdicts()
	return text.Announcement(p.model.Lang, p.model.URL, first, beside, p.model.Problems)
}
