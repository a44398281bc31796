package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// verdictClasses are the style classes of states. An unfinished text is neither right nor wrong.
var verdictClasses = [...]string{model.Blank: "none", model.Unfinished: "yet", model.Finished: "ok", model.Broken: "bad"}

// verdicts are what is said of the text as a whole: first what the standard says that judges, then what RFC 1738 or that of today says
// beside it.
func (p *page) verdicts() (first, beside app.UI) {
	said, other := p.saysVerdicts()
	first = verdict("judged", verdictClasses[p.model.Standing()], said)
	switch {
	case other == "":
	case p.model.Judge == standards.WHATWG: // that of 1994 scolds nobody who did not ask for it
		beside = verdict("beside", verdictClasses[model.Blank], other)
	default:
		beside = verdict("beside", verdictClasses[p.model.Today()], other)
	}
	return first, beside
}

// saysVerdicts words both.
func (p *page) saysVerdicts() (first, beside string) {
	l := p.model.Lang
	then, now := text.Then(l, p.model.URL, p.model.Found), text.Now(l, p.model.Standards(), p.hasBase())
	switch r := p.model.Reading(); {
	case r == nil:
		return then, now
	case p.model.Judge == standards.WHATWG:
		return now, then
	default:
		return text.Lead(l, r.Standard.Title()) + p.saysReading(r), now
	}
}

func verdict(id, class, said string) app.UI {
	return app.P().ID(id).Class("verdict " + class).Body(app.Span().Text(said)) // one child, for what stands beside it has a gap
}

// announcement returns the text for screen readers, which they get when typing pauses.
func (p *page) announcement() string {
	first, beside := p.saysVerdicts()
	return text.Spoken(p.model.Lang, p.model.URL, first, beside, p.model.Problems)
}
