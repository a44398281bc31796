package links

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/wasm/internal/documents"
)

// parsedURLs returns the URLs in a tree parsed by golang.org/x/net/html, which does not tell their offsets.
func parsedURLs(n *html.Node, list []string) []string {
	add := func(e Excerpt) { list = append(list, e.Text) }
	switch n.Type {
	case html.TextNode:
		Excerpt{Text: n.Data}.find(add)
	case html.ElementNode:
		for _, a := range n.Attr {
			value := Excerpt{Text: a.Val}
			switch {
			case linkAttributes[a.Key]:
				value.reference(add)
			case a.Key == "srcset" || a.Key == "imagesrcset":
				for candidate := range strings.SplitSeq(a.Val, ",") {
					Excerpt{Text: strings.Fields(candidate)[0]}.reference(add)
				}
			case a.Key == "value", a.Key == "style", strings.HasPrefix(a.Key, "on"):
			default:
				value.find(add)
			}
		}
		switch n.Data {
		case "script", "style", "textarea", "code", "kbd", "pre", "samp", "var":
			for child := range n.ChildNodes() {
				if child.Type == html.ElementNode {
					list = parsedURLs(child, list)
				}
			}
			return list
		}
	}
	for child := range n.ChildNodes() {
		list = parsedURLs(child, list)
	}
	return list
}

// TestHTMLMade reads generated documents.
func TestHTMLMade(t *testing.T) {
	found := 0
	behind := []string{"", "?a=1&b=2", "?a=1&copy=2", "/日本", "/a;b", "/(a)", "?a=b=c"}
	for seed := range rounds(2000) {
		n := 0
		doc := documents.New(seed, func(documents.Place) string {
			n++
			return fmt.Sprintf("http://host.example/%d%s", n, behind[n%len(behind)])
		}).HTML()
		root, err := html.ParseWithOptions(strings.NewReader(doc), html.ParseOptionEnableScripting(false))
		if err != nil {
			t.Fatal(err)
		}
		want := parsedURLs(root, nil)
		var got []string
		for _, e := range urlsOf(Formats[3], doc, false) {
			got = append(got, e.Text)
			if raw := doc[e.Offset(0):e.Offset(len(e.Text))]; html.UnescapeString(raw) != e.Text && attributeValue(raw) != e.Text {
				t.Errorf("%d: %q is written %q", seed, e.Text, raw)
			}
		}
		found += len(got)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%d: %q, want %q in\n%s", seed, got, want, doc)
		}
	}
	if found < 5000 {
		t.Errorf("only %d URLs", found)
	}
}

// attributeValue decodes the value of an attribute with golang.org/x/net/html.
func attributeValue(written string) string {
	z := html.NewTokenizer(strings.NewReader(`<a b="` + written + `">`))
	z.Next()
	z.TagName()
	_, value, _ := z.TagAttr()
	return string(value)
}

// TestAttributes reads tags with punctuation in random order.
func TestAttributes(t *testing.T) {
	signs := []string{"a", "B", "=", "=", `"`, `"`, "'", "'", " ", " ", "\n", "/", "&amp;", "&copy", "&copy=", ">", "<", "`", "é", "x=y", `c="d"`, "\f", "\t"}
	read := 0
	for seed := range rounds(40000) {
		m := documents.New(seed, nil)
		doc := "<a"
		for range m.IntN(12) {
			doc += signs[m.IntN(len(signs))]
		}
		z := html.NewTokenizer(strings.NewReader(doc))
		if kind := z.Next(); kind != html.StartTagToken && kind != html.SelfClosingTagToken {
			continue
		}
		tag := string(z.Raw())
		var got, want [][2]string
		attributes(Excerpt{Text: tag}, false, func(name string, value Excerpt) {
			got = append(got, [2]string{strings.ToLower(name), value.decodeAttribute().Text})
		})
		for _, a := range z.Token().Attr {
			if a.Val != "" {
				want = append(want, [2]string{a.Key, a.Val})
			}
		}
		got = slices.DeleteFunc(got, func(a [2]string) bool { return a[1] == "" })
		read += len(want)
		if !slices.Equal(got, want) {
			t.Errorf("%q has %q, want %q", tag, got, want)
		}
	}
	if read < 400 {
		t.Errorf("only %d attributes", read)
	}
}
