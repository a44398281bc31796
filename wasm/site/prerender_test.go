package site

import (
	"slices"
	"strings"
	"testing"

	xhtml "golang.org/x/net/html"

	"urlscope/core/text"
	"urlscope/wasm/internal/hostile"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
)

// FuzzPanels checks that no text becomes markup in any panel, or makes the model panic.
func FuzzPanels(f *testing.F) {
	const mark = "<zz-mark onload=x>"
	for i, s := range slices.Concat(hostile.Lures, hostile.Crowds) {
		f.Add(s, s[:len(s)/2], i)
	}
	f.Add("ftp://u:p@h:99999/a%0D%0A/", ";type=%00", 9)
	f.Fuzz(func(t *testing.T, before, after string, at int) {
		if len(before)+len(after) > 3000 {
			return // TestBrowserHostileTexts has long texts
		}
		m := model.New(before + mark + after)
		m.Lang = text.Langs[uint(at)%uint(len(text.Langs))]
		m.SelectAt(at)
		m.Step(1)
		tokens := xhtml.NewTokenizer(strings.NewReader(copyHTML(m.Runs()) + page.HTML(m)))
		for kind := tokens.Next(); kind != xhtml.ErrorToken; kind = tokens.Next() {
			if token := tokens.Token(); kind != xhtml.TextToken && (token.Data == "zz-mark" || slices.ContainsFunc(token.Attr, isHandler)) {
				t.Errorf("%q becomes markup: %s", before+mark+after, token)
			}
		}
		if shown, ok := m.ShareText(model.Share{}, "https://x.example/", nil); ok && strings.ContainsAny(shown, " <>\"'\n") {
			t.Errorf("%q is shared as %q", before+mark+after, shown)
		}
	})
}

// isHandler reports whether an attribute is an event handler.
func isHandler(a xhtml.Attribute) bool { return strings.HasPrefix(a.Key, "on") }
