package main

import (
	"slices"
	"strings"
	"testing"

	xhtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"urlscope/core"
)

func TestEmbedTag(t *testing.T) {
	const script = `<script type="module" src="https://x.example/docs/embed.js"></script>` + "\n"
	for _, c := range []struct {
		v    view
		e    embed
		want string
	}{
		{view{src: "ftp://h/a%2Fb;type=i"}, embed{}, `<url-scope><code>ftp://h/a%2Fb;type=i</code></url-scope>`},
		{view{src: "http://h/<b>&\"'", selected: core.Span{Start: 0, End: 4}, lang: "ja"}, embed{},
			`<url-scope lang="ja" select="0-4"><code>http://h/&lt;b&gt;&amp;&#34;&#39;</code></url-scope>`},
		{view{src: "http://h/*a*/{{b}}--"}, embed{},
			`<url-scope><code>http://h/&#42;a&#42;/&#123;&#123;b&#125;&#125;-&#45;</code></url-scope>`},
		{view{src: " a"}, embed{}, `<url-scope url=" a"><code> a</code></url-scope>`},
		{view{src: "a\r\n\nb"}, embed{}, `<url-scope url="a&#13;&#10;&#10;b"><code>a‹CR›‹LF›‹LF›b</code></url-scope>`},
		{view{src: "news:*"}, embed{words: []word{wireWord, partsWord}, readonly: true, loading: "lazy", theme: "dark", height: 400, label: `A "lesson"`},
			`<url-scope show="anatomy wire parts" readonly loading="lazy" height="400" theme="dark" label="A &#34;lesson&#34;"><code>news:&#42;</code></url-scope>`},
		{view{src: "a"}, embed{plain: true, words: []word{}}, `<url-scope show=""><code>a</code></url-scope>`},
		{view{src: "a"}, embed{plain: true}, `<url-scope show="problems wire character parts"><code>a</code></url-scope>`},
	} {
		if got := embedTag("https://x.example/docs/index.html", c.v, c.e); got != script+c.want {
			t.Errorf("the tag of %q %+v is\n%s\nwant\n%s", c.v.src, c.e, got, script+c.want)
		}
	}
}

// Whatever is shown, the tag is the two elements and the code, and the element reads out of it what was put in.
func FuzzEmbedTag(f *testing.F) {
	for _, s := range []string{"", "\x00\r\n", "</code></url-scope><script>", "a\xffb", `" onload="x`, "&amp;&#34;", "\u00a0a\ufeff", "<!--", "\u0085"} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, src, label string) {
		tag := embedTag("https://x.example/", view{src: src, lang: label}, embed{label: label})
		nodes, err := xhtml.ParseFragment(strings.NewReader(tag), &xhtml.Node{Type: xhtml.ElementNode, Data: "body", DataAtom: atom.Body})
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		var attribute *string
		var text strings.Builder
		for _, top := range nodes {
			for n := range all(top) {
				switch {
				case n.Type == xhtml.ElementNode:
					names = append(names, n.Data)
					for _, a := range n.Attr {
						if n.Data == "url-scope" && a.Key == "url" {
							attribute = &a.Val
						}
						if !slices.Contains([]string{"type", "src", "url", "lang", "label"}, a.Key) {
							t.Errorf("an attribute %s got in: %s", a.Key, tag)
						}
					}
				case n.Type == xhtml.TextNode && n.Parent != nil:
					text.WriteString(n.Data)
				case n.Type != xhtml.TextNode:
					t.Errorf("there is more than elements and text: %s", tag)
				}
			}
		}
		if !slices.Equal(names, []string{"script", "url-scope", "code"}) {
			t.Errorf("the elements are %v: %s", names, tag)
		}
		got := strings.TrimFunc(text.String(), isSpace)
		if attribute != nil {
			got = *attribute
		}
		if want := strings.ReplaceAll(strings.ToValidUTF8(src, "\uFFFD"), "\x00", "\uFFFD"); got != want {
			t.Errorf("the element reads %q of %q: %s", got, want, tag)
		}
	})
}

// all walks over a node and what is in it.
func all(n *xhtml.Node) func(func(*xhtml.Node) bool) {
	return func(yield func(*xhtml.Node) bool) {
		if !yield(n) {
			return
		}
		for d := range n.Descendants() {
			if !yield(d) {
				return
			}
		}
	}
}
