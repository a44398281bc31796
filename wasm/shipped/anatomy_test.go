package shipped

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/text"
)

// anatomies are inputs that are hard to draw: narrow parts with long names, empty parts, octets without printed form,
// right-to-left letters.
var anatomies = []string{
	"ftp://myname@host.dom/%2Fetc/motd",
	"gopher://gopher.example.org:70/7/search%09url%09+application/postscript%20Es_ES",
	"wais://a:1/b/c/d",
	"ftp://u:p@h:1/a/b/c;type=a",
	"ftp://:@h/;type=a",
	"prospero://h/a;b=c;d=e",
	"gopher://h%41%42%43/0/a%20b",
	"http://h/a//b///%20/",
	"htpp://exa mple.com:80a/~user/a|b?x=1/2#top",
	"http://h/\u05d0\u05d1\u202e\U0001f468\u200d\U0001f469e\u0301\x00\xff<&>",
	"x",
	"",
}

// TestBrowserAnatomyImages shows pictures in img elements, as a README does. The server's policy forbids everything else.
func TestBrowserAnatomyImages(t *testing.T) {
	b := newTab(t)
	docs := map[string]string{}
	var page strings.Builder
	page.WriteString("<!doctype html><meta charset=utf-8><link rel=icon href=data:,>")
	for i, raw := range anatomies {
		name := "/" + string(rune('a'+i)) + ".svg"
		docs[name] = anatomy.SVG(raw, anatomy.Options{Lang: text.Langs[i%3], Columns: []int{0, 20}[i%2]})
		page.WriteString(`<p><img src="` + name + `">`)
	}
	docs["/several.svg"] = anatomy.SVGs(anatomies, anatomy.Options{})
	page.WriteString(`<p><img src="/several.svg">`)
	docs["/"] = page.String()
	b.serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".svg") {
			w.Header().Set("Content-Type", "image/svg+xml")
			w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
		}
		w.Write([]byte(docs[r.URL.Path]))
	}))
	b.load("/")
	var sizes [][2]int
	b.value(`Promise.all([...document.images].map((i) => i.decode().then(() => [i.naturalWidth, i.naturalHeight])))`, &sizes)
	if len(sizes) != len(anatomies)+1 {
		t.Errorf("%d pictures", len(sizes))
	}
	for i, s := range sizes {
		if s[0] < 48 || s[1] < 100 {
			t.Errorf("picture %d is %d by %d", i, s[0], s[1])
		}
	}
}

// TestBrowserAnatomyInline checks pictures inside a page: names overlap neither each other nor the edge, screen readers get
// a title and a description, and a picture with one theme works under a page's policy against styles.
func TestBrowserAnatomyInline(t *testing.T) {
	b := newTab(t)
	var page strings.Builder
	page.WriteString("<!doctype html><meta charset=utf-8><title>x</title><link rel=icon href=data:,>")
	for _, raw := range anatomies {
		for _, l := range text.Langs {
			page.WriteString(anatomy.SVG(raw, anatomy.Options{Lang: l, Theme: anatomy.ThemeLight}))
		}
	}
	b.serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; img-src data:")
		w.Write([]byte(page.String()))
	}))
	b.load("/")
	b.wait(`[...document.querySelectorAll("svg")].flatMap((svg) => {
		const all = svg.getBoundingClientRect()
		const names = [...svg.querySelectorAll("g[font-weight='500'] text")].map((e) => [e.textContent, e.getBoundingClientRect()])
		const out = names.filter(([, r]) => r.left < all.left || r.right > all.right || r.bottom > all.bottom).map(([n]) => n + " stands out")
		for (const [n, r] of names)
			for (const [m, s] of names)
				if (r !== s && r.left < s.right && s.left < r.right && r.top + 2 < s.bottom && s.top + 2 < r.bottom) out.push(n + " and " + m)
		return out
	})`, []string{})
	var heard []string
	for _, n := range b.told() {
		if n.role == "image" || n.role == "img" {
			heard = append(heard, n.name+"\n"+n.description)
		}
	}
	if len(heard) != len(anatomies)*len(text.Langs) {
		t.Fatalf("%d pictures in the accessibility tree: %q", len(heard), heard)
	}
	for _, want := range []string{"ftp://myname@host.dom/%2Fetc/motd – Valid FTP URL", "host host.dom, octets 13–21, port 21, by default"} {
		if !strings.Contains(heard[0], want) {
			t.Errorf("the accessibility tree lacks %s: %s", want, heard[0])
		}
	}
}

// TestBrowserAnatomyPage checks that the static page follows the reader's preferred theme, fits its window, and logs no
// errors.
func TestBrowserAnatomyPage(t *testing.T) {
	b := newTab(t)
	page := anatomy.HTML(anatomies, anatomy.Options{Columns: 64, Select: core.Span{Start: 1, End: 3}})
	b.serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
		if r.URL.Path == "/" {
			w.Write([]byte(page))
		}
	}))
	for theme, want := range map[string]string{"light": "rgb(255, 255, 255)", "dark": "rgb(32, 29, 25)"} {
		b.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: theme}}))
		for _, width := range []int64{320, 1440} {
			b.do(chromedp.EmulateViewport(width, 900))
			b.load("/")
			b.wait(`getComputedStyle(document.body).backgroundColor`, want)
			b.wait(`getComputedStyle(document.querySelector("svg .us-surface")).fill`, want)
			b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
		}
	}
}
