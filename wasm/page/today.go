package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/core/text"
)

// now says what is said of it today. It stands beside the other, so that nobody takes a link of today for a broken one.
func (p *page) now() app.UI {
	said := text.Now(p.model.Lang, p.model.Standards())
	if said == "" {
		return nil
	}
	return verdict(p.model.Today(), said)
}

// askBrowser asks the browser's own URL.
func askBrowser(src string) *standards.Answer { return answer(app.Window().Call("urlscopeParse", src)) }

func answer(href app.Value) *standards.Answer {
	if href.Type() != app.TypeString {
		return &standards.Answer{}
	}
	return &standards.Answer{OK: true, Result: href.String()}
}
