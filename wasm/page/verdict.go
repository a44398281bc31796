package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// verdictClasses are how a verdict is drawn: what is unfinished is neither right nor wrong.
var verdictClasses = [...]string{model.Blank: "none", model.Unfinished: "yet", model.Finished: "ok", model.Broken: "bad"}

// then says what RFC 1738 says of the text.
func (p *page) then() app.UI {
	return verdict(p.model.State, p.saysThen())
}

// saysThen words it. Whoever judges the text, it is what RFC 1738 finds.
func (p *page) saysThen() string { return text.Then(p.model.Lang, p.model.URL, p.model.Found) }

func verdict(s model.State, said string) app.UI {
	return para("verdict "+verdictClasses[s], app.Span().Text(said)) // one child, for what stands beside it has a gap
}

// spoken is what a screen reader is told of the text when the hand rests.
func (p *page) spoken() string {
	return text.Spoken(p.model.Lang, p.model.URL, p.saysThen(), text.Now(p.model.Lang, p.model.Standards()), p.model.Problems)
}
