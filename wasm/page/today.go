package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/standards"
	"urlscope/wasm/browser"
)

// askBrowser parses src with the browser's URL class.
func askBrowser(src string) *standards.Answer { return answer(browser.Parse(src)) }

// resolveInBrowser resolves a reference with the browser's URL class.
func resolveInBrowser(reference, base string) *standards.Answer {
	return answer(browser.Parse(reference, base))
}

func answer(href app.Value) *standards.Answer {
	if href.Type() != app.TypeString {
		return &standards.Answer{}
	}
	return &standards.Answer{OK: true, Result: href.String()}
}
