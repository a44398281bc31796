//go:build !js

package main

import (
	"os"
	"strings"
	"testing"

	xhtml "golang.org/x/net/html"

	"urlscope/core/text"
)

// The words that the page is delivered with are those that it would set itself, so
// that none changes under the eyes of an English reader.
func TestIndexHasTheEnglishWords(t *testing.T) {
	f, err := os.Open("../web/index.html")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	document, err := xhtml.Parse(f)
	if err != nil {
		t.Fatal(err)
	}
	words := 0
	check := func(key, got string) {
		words++
		if want := text.UI(text.English, text.Key(key)); got != want {
			t.Errorf("index.html says %q for %s, core/text says %q", got, key, want)
		}
	}
	for n := range document.Descendants() {
		attributes := map[string]string{}
		for _, a := range n.Attr {
			attributes[a.Key] = a.Val
		}
		if key, ok := attributes["data-t"]; ok {
			check(key, n.FirstChild.Data)
		}
		if key, ok := attributes["data-t-label"]; ok {
			check(key, attributes["aria-label"])
		}
		if attributes["id"] == "field" {
			check(string(text.Placeholder), attributes["placeholder"])
		}
		if n.Data == "title" {
			check(string(text.Title), n.FirstChild.Data)
		}
		if attributes["name"] == "description" {
			check(string(text.Description), attributes["content"])
		}
		if tag, ok := attributes["data-lang"]; ok {
			l, ok := text.ParseLang(tag)
			if got := n.FirstChild.FirstChild.Data; !ok || l.Tag() != tag || l.Name() != got || attributes["lang"] != tag {
				t.Errorf("the button for %s calls it %q", tag, got)
			}
			words++
		}
	}
	if words < 15 {
		t.Errorf("only %d words were found", words)
	}
}

func TestFirstLang(t *testing.T) {
	for tags, want := range map[string]text.Lang{
		"": text.English, " fr de": text.English, " fr ja en": text.Japanese, "zh-Hant ja": text.Chinese,
		" zh-TW": text.Chinese, "en ja": text.English, "tlh zh_HK": text.Chinese,
	} {
		if got := firstLang(strings.Split(tags, " ")); got != want {
			t.Errorf("of %q the page takes %s, want %s", tags, got.Tag(), want.Tag())
		}
	}
}
