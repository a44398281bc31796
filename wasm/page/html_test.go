package page

import (
	"regexp"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// In what the site is delivered with, an attribute that is there or not is not there with the value false.
func TestHTMLHasNoFalse(t *testing.T) {
	m := model.New(model.Example)
	for _, m.Lang = range text.Langs {
		if found := regexp.MustCompile(`<[^>]* (?:disabled|hidden|open|checked|selected|readonly)="?false[^>]*>`).FindString(HTML(m)); found != "" {
			t.Errorf("in %s: %s", m.Lang.Tag(), found)
		}
	}
}
