package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
)

// bringTexts calls f once the texts in l are loaded or loading has failed. It calls f at once if that is known.
func bringTexts(l text.Lang, f func(ok bool)) {
	if text.Has(l) {
		f(true)
		return
	}
	come := once(func(ok app.Value) {
		if ok.Bool() {
			bringTexts(l, f)
		} else {
			f(false)
		}
	})
	if texts := browser.Texts(l.Tag(), come); texts != "" {
		come.Release()
		text.Load(l, strings.Split(texts, "\n"))
		f(true)
	}
}
