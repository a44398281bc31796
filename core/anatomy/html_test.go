package anatomy

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/core"
	"urlscope/core/text"
)

func TestHTML(t *testing.T) {
	invalid := []string{"htpp://exa mple.com:80a/~user/a|b?x=1/2#top", "ftp://:@h/;type=a"}
	golden(t, "page.html", HTML(invalid, Options{Columns: 64}))
	golden(t, "page-ja.html", HTML(invalid[:1], Options{Lang: text.Japanese, Theme: ThemeDark, Columns: 64}))
	golden(t, "fragment.html", HTMLBody([]string{"ftp://myname@host.dom/%2Fetc/motd"}, Options{Lang: text.Chinese, Theme: ThemeLight}))
}

// walk calls f for n and all nodes below it.
func walk(n *html.Node, f func(*html.Node)) {
	f(n)
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		walk(c, f)
	}
}

// checkHTML fails the test if a page has active content, or lacks a heading, caption or list that screen readers
// need. It returns the texts of the page.
func checkHTML(t *testing.T, doc string, raws []string) string {
	t.Helper()
	root, err := html.Parse(strings.NewReader(doc))
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	var words strings.Builder
	walk(root, func(n *html.Node) {
		switch {
		case n.Type == html.ElementNode:
			count[n.Data]++
		case n.Type == html.TextNode && n.Parent.Data != "style":
			words.WriteString(n.Data)
		}
		if err := acts(n); err != "" {
			t.Error(err)
		}
	})
	tables, problems := 0, 0
	for _, raw := range raws {
		if u := core.Parse(raw); len(u.Tokens()) > 0 {
			tables++
			if len(core.Check(u)) > 0 {
				problems++
			}
		} else if len(core.Check(u)) > 0 {
			problems++
		}
	}
	for element, n := range map[string]int{"html": 1, "h1": 1, "main": 1, "section": len(raws), "h2": len(raws), "figure": len(raws),
		"table": tables, "caption": tables, "ol": problems, "h3": problems} {
		if count[element] != n {
			t.Errorf("%d times %s, want %d, in\n%s", count[element], element, n, doc)
		}
	}
	return words.String()
}

// acts describes a node that runs code or loads something; "" for any other.
func acts(n *html.Node) string {
	switch {
	case n.Type == html.CommentNode:
		return "comment " + n.Data
	case n.Type != html.ElementNode:
		return ""
	case slices.Contains([]string{"script", "a", "link", "img", "iframe", "object", "base", "form"}, n.Data):
		return "element " + n.Data
	}
	for _, a := range n.Attr {
		if strings.HasPrefix(a.Key, "on") || slices.Contains([]string{"style", "id", "src", "href"}, a.Key) {
			return "attribute " + a.Key
		}
	}
	return ""
}

func FuzzHTML(f *testing.F) {
	for _, p := range pictures {
		f.Add(p.raw)
	}
	for _, s := range odd {
		f.Add(s)
	}
	f.Add("</section></code><h1>x</h1><table><style>")
	f.Fuzz(func(t *testing.T, raw string) {
		raws := []string{raw, "http://h/"}
		words := checkHTML(t, HTML(raws, Options{Columns: 30}), raws)
		if want := text.ShowAll(raw); !strings.Contains(words, want) {
			t.Errorf("the page does not show %q", want)
		}
	})
}
