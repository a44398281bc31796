package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/browser"
)

// askBrowser parses src with the browser's URL class.
func askBrowser(src string) *standards.Answer { return answer(browser.Parse(src)) }

func answer(href app.Value) *standards.Answer {
	if href.Type() != app.TypeString {
		return &standards.Answer{}
	}
	return &standards.Answer{OK: true, Result: href.String()}
}
