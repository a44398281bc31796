package model

import (
	"slices"
	"strings"
	"testing"

	xhtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"urlscope/core"
	"urlscope/core/standards"
)

func TestEmbedTag(t *testing.T) {
	const script = `<script type="module" src="https://x.example/docs/embed.js"></script>` + "\n"
	markdown := Embed{Markdown: true}
	for _, c := range []struct {
		v    View
		e    Embed
		want string
	}{
		{View{Src: "ftp://h/a%2Fb;type=i"}, Embed{},
			`<url-scope><a href="LINK"><code>ftp://h/a%2Fb;type=i</code></a></url-scope>`},
		{View{Src: "http://h/<b>&\"'", Selected: core.Span{Start: 0, End: 4}, Lang: "ja"}, Embed{},
			`<url-scope lang="ja" select="0-4"><a href="LINK"><code>http://h/&lt;b&gt;&amp;&#34;&#39;</code></a></url-scope>`},
		{View{Src: "http://h/*a*/{{b}}--"}, Embed{},
			`<url-scope><a href="LINK"><code>http://h/&#42;a&#42;/&#123;&#123;b&#125;&#125;-&#45;</code></a></url-scope>`},
		{View{Src: " a"}, Embed{}, `<url-scope url=" a"><a href="LINK"><code> a</code></a></url-scope>`},
		{View{Src: "a\r\n\nb"}, Embed{},
			`<url-scope url="a&#13;&#10;&#10;b"><a href="LINK"><code>a‹CR›‹LF›‹LF›b</code></a></url-scope>`},
		{View{Src: "a\u200bb\xff"}, Embed{}, // invisible characters are shown by name
			"<url-scope url=\"a\u200bb&#65533;\"><a href=\"LINK\"><code>a&#92;u&#123;200B&#125;b&#92;x&#123;FF&#125;</code></a></url-scope>"},
		{View{Src: "news:*"}, Embed{Words: []Word{"wire", "parts"}, Readonly: true, loading: "lazy", Theme: "dark", Height: 400, Judge: standards.WHATWG, label: `A "lesson"`},
			`<url-scope show="anatomy wire parts" readonly loading="lazy" height="400" theme="dark" judge="whatwg" label="A &#34;lesson&#34;"><a href="LINK"><code>news:&#42;</code></a></url-scope>`},
		{View{Src: "a"}, Embed{Plain: true, Words: []Word{}}, `<url-scope show=""><a href="LINK"><code>a</code></a></url-scope>`},
		{View{Src: "a"}, ChosenEmbed{Out: []Word{AnatomyWord}}.embed(View{}, twoWords), `<url-scope show="problems wire"><a href="LINK"><code>a</code></a></url-scope>`},

		{View{Src: "http://h/_a_?*b*&copy=1"}, markdown, "\n<url-scope>[`http://h/_a_?*b*&copy=1`](LINK)</url-scope>"},
		{View{Src: "http://h/`"}, markdown, "\n<url-scope>[`` http://h/` ``](LINK)</url-scope>"},
		{View{Src: "http://h/{{a}}", Lang: "ja"}, markdown,
			"\n" + `<url-scope url="http://h/&#123;&#123;a&#125;&#125;" lang="ja">[<code>http://h/&#123;<wbr/>&#123;<wbr/>a&#125;&#125;</code>](LINK)</url-scope>`},
		{View{Src: "a|b"}, markdown, "\n" + `<url-scope url="a&#124;b">[<code>a&#124;b</code>](LINK)</url-scope>`},
	} {
		link := "https://x.example/docs/" + c.v.Link()
		if !c.e.Markdown {
			link = escapeHTML(link)
		}
		want := script + strings.Replace(c.want, "LINK", link, 1)
		if got := EmbedTag("https://x.example/docs/index.html", c.v, c.e); got != want {
			t.Errorf("the tag of %q %+v is\n%s\nwant\n%s", c.v.Src, c.e, got, want)
		}
	}
	if got, want := EmbedTag("https://x.example/docs_(a)/", View{Src: "a"}, markdown), "](https://x.example/docs_%28a%29/#v=1&u=YQ)"; !strings.Contains(got, want) {
		t.Errorf("%s has no %s", got, want)
	}
}

// The tag has the expected elements, and the element reads from it what was put in, whatever the view: from HTML,
// from a code span of Markdown and from an attribute. TestBrowserEmbedSites tests real generators.
func FuzzEmbedTag(f *testing.F) {
	for _, s := range []string{"", "\x00\r\n", "</code></url-scope><script>", "a\xffb", `" onload="x`, "&amp;&#34;", "\u00a0a\ufeff", "<!--", "\u0085",
		"`", "`` a`", "{{a}}", "a\u200bb"} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, src, label string) {
		want := strings.ReplaceAll(strings.ToValidUTF8(src, "\uFFFD"), "\x00", "\uFFFD")
		tag := EmbedTag("https://x.example/", View{Src: src, Lang: label}, Embed{label: label})
		names, attribute, content := readTag(t, tag)
		if !slices.Equal(names, []string{"script", "url-scope", "a", "code"}) {
			t.Errorf("the elements are %v: %s", names, tag)
		}
		got := strings.TrimFunc(content, isSpace)
		if attribute != nil {
			got = *attribute
		}
		if got != want {
			t.Errorf("the element reads %q of %q: %s", got, want, tag)
		}

		tag = EmbedTag("https://x.example/", View{Src: src}, Embed{label: label, Markdown: true})
		_, attribute, _ = readTag(t, tag)
		if attribute != nil {
			if *attribute != want {
				t.Errorf("the attribute is %q of %q: %s", *attribute, want, tag)
			}
			return
		}
		_, content, _ = strings.Cut(tag, "<url-scope")
		_, content, _ = strings.Cut(content, ">[")
		content = content[:strings.LastIndex(content, "](https://x.example/#")]
		if got := codeSpan(content); got != want {
			t.Errorf("the code span is %q of %q: %s", got, want, tag)
		}
	})
}

// codeSpan returns the content of a code span of Markdown (CommonMark 0.31.2, section 6.1), or "no code span".
func codeSpan(s string) string {
	inner := strings.TrimLeft(s, "`")
	fence := s[:len(s)-len(inner)]
	inner, ok := strings.CutSuffix(inner, fence)
	if !ok || strings.HasSuffix(inner, "`") || strings.ContainsAny(inner, "\r\n") {
		return "no code span"
	}
	for run := range strings.FieldsFuncSeq(inner, func(r rune) bool { return r != '`' }) {
		if run == fence {
			return "no code span"
		}
	}
	if len(inner) > 1 && strings.HasPrefix(inner, " ") && strings.HasSuffix(inner, " ") && strings.Trim(inner, " ") != "" {
		return inner[1 : len(inner)-1]
	}
	return strings.TrimFunc(inner, isSpace) // as the element does
}

// readTag returns the names of the elements in a tag, the attribute url of <url-scope>, and the text.
func readTag(t *testing.T, tag string) (names []string, url *string, text string) {
	t.Helper()
	nodes, err := xhtml.ParseFragment(strings.NewReader(tag), &xhtml.Node{Type: xhtml.ElementNode, Data: "body", DataAtom: atom.Body})
	if err != nil {
		t.Fatal(err)
	}
	for _, top := range nodes {
		for n := range all(top) {
			switch {
			case n.Type == xhtml.ElementNode:
				names = append(names, n.Data)
				for _, a := range n.Attr {
					if n.Data == "url-scope" && a.Key == "url" {
						url = &a.Val
					}
					if !slices.Contains([]string{"type", "src", "url", "lang", "label", "href"}, a.Key) {
						t.Errorf("an attribute %s got in: %s", a.Key, tag)
					}
				}
			case n.Type == xhtml.TextNode && n.Parent != nil:
				text += n.Data
			case n.Type != xhtml.TextNode:
				t.Errorf("there is more than elements and text: %s", tag)
			}
		}
	}
	return names, url, text
}

// all iterates over a node and its descendants.
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
