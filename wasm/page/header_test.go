package page

import (
	"os"
	"slices"
	"strings"
	"testing"

	xhtml "golang.org/x/net/html"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// delivered parses a page as the site delivers it, with scripts disabled.
func delivered(t *testing.T, name string) *xhtml.Node {
	t.Helper()
	f, err := os.Open("../../web/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	document, err := xhtml.ParseWithOptions(f, xhtml.ParseOptionEnableScripting(false))
	if err != nil {
		t.Fatal(err)
	}
	return document
}

// The page is delivered with the words that the program would set, so that an English reader sees none of them
// change.
func TestIndexHasTheEnglishWords(t *testing.T) {
	words := 0
	for n := range delivered(t, "index.html").Descendants() {
		attributes := map[string]string{}
		for _, a := range n.Attr {
			attributes[a.Key] = a.Val
		}
		for key, got := range wordsOf(n, attributes) {
			words++
			if want := labels.UI(text.English, key); got != want {
				t.Errorf("index.html says %q for %s, the label is %q", got, key, want)
			}
		}
		if tag, ok := attributes["data-lang"]; ok {
			words++
			l, ok := text.ParseLang(tag)
			if got := n.FirstChild.FirstChild.Data; !ok || l.Tag() != tag || l.Name() != got || attributes["lang"] != tag {
				t.Errorf("the button for %s calls it %q", tag, got)
			}
		}
	}
	if words < 15 {
		t.Errorf("only %d words were found", words)
	}
}

// Without scripts nothing can select a language, so the page shows all of them, one below the other.
func TestNoScript(t *testing.T) {
	for _, name := range []string{"index.html", "frame.html"} {
		var tags []string
		for n := range delivered(t, name).Descendants() {
			if n.Data != "noscript" {
				continue
			}
			for p := range n.Descendants() {
				if p.Data == "p" && len(p.Attr) == 1 {
					tags = append(tags, p.Attr[0].Val)
				}
			}
		}
		if want := []string{text.English.Tag(), text.Japanese.Tag(), text.Chinese.Tag()}; !slices.Equal(tags, want) {
			t.Errorf("%s: without scripts it speaks %q, want %q", name, tags, want)
		}
	}
}

// At each key a browser searches the fields of the form for autofill. The form must have no other field.
func TestFieldHasAFormOfItsOwn(t *testing.T) {
	for _, name := range []string{"index.html", "frame.html"} {
		var fields []string
		for form := range delivered(t, name).Descendants() {
			if form.Data != "form" {
				continue
			}
			for n := range form.Descendants() {
				if slices.Contains([]string{"textarea", "input", "select", "button"}, n.Data) {
					fields = append(fields, n.Data)
				}
			}
		}
		if want := []string{"textarea"}; !slices.Equal(fields, want) {
			t.Errorf("%s: in a form are %q, want %q", name, fields, want)
		}
	}
}

// wordsOf returns the texts and labels of an element by their keys.
func wordsOf(n *xhtml.Node, attributes map[string]string) map[text.Key]string {
	words := map[text.Key]string{}
	if key, ok := attributes["data-t"]; ok {
		words[text.Key(key)] = n.FirstChild.Data
	}
	if key, ok := attributes["data-t-label"]; ok {
		words[text.Key(key)] = attributes["aria-label"]
	}
	switch {
	case n.Data == "title":
		words[labels.Title] = n.FirstChild.Data
	case attributes["name"] == "description":
		words[labels.Description] = attributes["content"]
	case attributes["id"] == "field":
		words[labels.Placeholder] = attributes["placeholder"]
	}
	return words
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
