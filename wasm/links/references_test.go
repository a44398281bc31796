package links

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// TestDecodeAttribute compares decoded references in attributes with the HTML tokenizer, which does not tell their
// offsets.
func TestDecodeAttribute(t *testing.T) {
	for _, name := range []string{"amp", "AMP", "lt", "copy", "reg", "not", "notin", "notit", "sect", "section", "times", "timestamp", "semi", "fjlig", "nbsp",
		"hellip", "acE", "para", "param", "x", "", "#", "#x", "#97", "#x7e", "#X7E", "#59", "#128", "#0", "#x110000", "#55", "CounterClockwiseContourIntegral"} {
		for _, behind := range []string{"", ";", "=", ";=", "1", "z", "&", " ", ";;", "&amp;", "é"} {
			value := "a&" + name + behind
			z := html.NewTokenizer(strings.NewReader(`<a b="` + value + `">`))
			z.Next()
			z.TagName()
			_, want, _ := z.TagAttr()
			if got := (Excerpt{Text: value}).decodeAttribute().Text; got != string(want) {
				t.Errorf("%q is %q, want %q", value, got, want)
			}
		}
	}
}
