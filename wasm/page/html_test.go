package page

import (
	"regexp"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// The delivered HTML has no boolean attribute with the value "false", because in HTML such an attribute is true.
func TestHTMLHasNoFalse(t *testing.T) {
	m := model.New(model.Example)
	for _, m.Lang = range text.Langs {
		if found := regexp.MustCompile(`<[^>]* (?:disabled|hidden|open|checked|selected|readonly)="?false[^>]*>`).FindString(HTML(m)); found != "" {
			t.Errorf("in %s: %s", m.Lang.Tag(), found)
		}
	}
}
