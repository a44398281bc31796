package shipped

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/core/text"
)

// TestHostPage checks that the three languages of a page agree: in the number of headings, paragraphs and rows, and in the
// code.
func TestHostPage(t *testing.T) {
	for _, name := range []string{"host.html", "404.html"} {
		checkLanguages(t, name)
	}
}

func checkLanguages(t *testing.T, name string) {
	data, err := os.ReadFile(filepath.Join("../../web", name))
	if err != nil {
		t.Fatal(err)
	}
	page, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	shapes := map[string][]string{}
	for n := range page.Descendants() {
		if n.Data != "article" {
			continue
		}
		var lang string
		for _, a := range n.Attr {
			if a.Key == "lang" {
				lang = a.Val
			}
		}
		for e := range n.Descendants() {
			switch {
			case e.Type != html.ElementNode:
			case e.Data == "pre":
				shapes[lang] = append(shapes[lang], e.FirstChild.Data)
			default:
				shapes[lang] = append(shapes[lang], "<"+e.Data+">")
			}
		}
		// Word order differs between languages, so the order of code inside a paragraph does not matter.
		slices.Sort(shapes[lang])
	}
	for _, l := range text.Langs {
		if got, want := strings.Join(shapes[l.Tag()], "\n"), strings.Join(shapes["en"], "\n"); got == "" || got != want {
			t.Errorf("%s: %s differs from English:\n%s\nEnglish:\n%s", name, l.Tag(), got, want)
		}
	}
}

func TestBrowserHostPage(t *testing.T) {
	b := visitedTab(t)
	b.load("/docs/play/host.html")
	const shown = `[...document.querySelectorAll("article")].filter((a) => a.checkVisibility()).map((a) => a.lang)`
	b.wait(shown, []string{"en"})
	b.wait(`document.querySelector("pre").textContent.includes(location.href.replace("host.html", "embed.js"))`, true)
	b.click(`.langs a[lang="zh-Hant"]`)
	b.wait(shown, []string{"zh-Hant"})
	b.wait(`document.documentElement.lang`, "zh-Hant")
	b.wait(`document.title`, "架設或嵌入 urlscope")
	b.wait(`Promise.all([...document.querySelectorAll("a[href]")].map((a) => fetch(a.href).then((r) => r.status)))
		.then((all) => all.every((status) => status === 200))`, true)
	for _, width := range []int64{320, 820, 1440} {
		b.picture(width, 800)
		b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
	}
	// The page follows the language chosen in the playground.
	b.value(`localStorage.setItem("urlscope.lang", "ja")`, nil)
	b.load("/docs/play/host.html?again")
	b.wait(shown, []string{"ja"})
}
