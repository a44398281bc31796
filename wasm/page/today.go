package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/browser"
)

// askBrowser asks the browser's own URL.
func askBrowser(src string) *standards.Answer { return answer(browser.Parse(src)) }

func answer(href app.Value) *standards.Answer {
	if href.Type() != app.TypeString {
		return &standards.Answer{}
	}
	return &standards.Answer{OK: true, Result: href.String()}
}
