package shipped

import (
	"fmt"
	"html"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// These tests check the space of <url-scope> in a page: it is as large as necessary, and nothing moves while the reader can
// see it.

// watchShifts collects layout shifts without user input in the global variable shifts.
const watchShifts = `void (globalThis.shifts = [], new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((e) => !e.hadRecentInput)
	.map((e) => e.value + " " + e.sources.map((s) => (s.node?.outerHTML ?? s.node?.data) + " " + JSON.stringify([s.previousRect, s.currentRect])))))
	.observe({type: "layout-shift", buffered: true}))`

// A reserved is a guest whose page has elements between paragraphs. The style sheet reserves space for them; the script is
// loaded on demand.
type reserved struct{ *guest }

// reservedStyle has such a page's styles for code, which must not affect the element.
const reservedStyle = `body { margin: 0; font: 18px/27px serif } p { margin: 20px 0; height: 60px } code { font-size: 80%; padding: 3px; text-transform: uppercase }`

// openReserved opens a page of the given size with the given elements, one below the other.
func openReserved(t testing.TB, width, height int64, before string, elements ...string) reserved {
	t.Helper()
	g := newReserved(t, width, height, before, elements...)
	g.load("/")
	g.value(watchShifts, nil)
	g.paint()
	return g
}

// newReserved is openReserved without loading the page.
func newReserved(t testing.TB, width, height int64, before string, elements ...string) reserved {
	t.Helper()
	g := newGuest(t, nil)
	page := "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Somebody else</title>\n<link rel=\"icon\" href=\"data:,\">\n" +
		"<link rel=\"stylesheet\" href=\"" + g.home + "embed.css\">\n<style>" + reservedStyle + "</style>\n" +
		before + "<p>Above.</p>\n" + strings.Join(elements, "\n<p>Between.</p>\n") + "\n<p>Below.</p>\n<div style=\"height: 9000px\"></div>\n"
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		io.WriteString(w, page)
	}))
	t.Cleanup(host.Close)
	g.origin = host.URL
	g.do(chromedp.EmulateViewport(width, height))
	return reserved{g}
}

// scopeWith and scopeOf return an element that shows url, given as content or as attribute.
func scopeWith(attributes, url string) string {
	return "<url-scope " + attributes + "><code>" + html.EscapeString(url) + "</code></url-scope>"
}

func scopeOf(attributes, url string) string {
	return "<url-scope " + attributes + ` url="` + html.EscapeString(url) + `"></url-scope>`
}

// paint waits until the page has been painted again.
func (g *guest) paint() {
	g.t.Helper()
	g.value(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))).then(() => 0)`, nil)
}

func (g reserved) script() {
	g.t.Helper()
	g.value(`import(`+quote(g.home+"embed.js")+`).then(() => 0)`, nil)
	g.paint()
}

// pressButton clicks the button of element i.
func (g reserved) pressButton(i int) {
	g.t.Helper()
	var at []float64
	g.value(fmt.Sprintf(`(() => { const r = document.querySelectorAll("url-scope")[%d].shadowRoot.querySelector("button").getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2]; })()`, i), &at)
	g.do(chromedp.MouseClickXY(at[0], at[1]))
}

// heights returns the height of each element.
func (g reserved) heights() (heights []int) {
	g.t.Helper()
	g.value(`[...document.querySelectorAll("url-scope")].map((e) => e.offsetHeight)`, &heights)
	return heights
}

// still fails if anything has moved.
func (g reserved) still(what string) {
	g.t.Helper()
	g.paint()
	var moved []string
	if g.value(`shifts`, &moved); len(moved) > 0 {
		g.t.Errorf("%s: the page moves: %q", what, moved)
	}
}

// Expressions about the content of the frame.
const (
	needed = `["plate", "words", "shown", "foot"].reduce((sum, id) => sum + document.getElementById(id).offsetHeight, 0)`
	seen   = `document.getElementById("body").scrollHeight <= document.getElementById("body").clientHeight`
)

const readmeURL = "ftp://ftp.example.org/pub/a%2Fb;type=i" // from the README

var longURL = "http://www.example.org/" + strings.Repeat("segment-of-a-path/", 12) + "?q=a|b"

// reservedHeight returns the height of an element, wide and narrow, with a panel below the URL: a URL of one line, or a long one
// with the maximum height. Without the anatomy, a line is plain.
func reservedHeight(below string, long, plain bool) (wide, narrow int) {
	r := site.EmbedSizes
	around := r["foot"] + 8 + 2 // space above and below the foot, and the border
	line, short := r["line"]+r["last"], r["narrow-first"]+r["narrow-line"]+r["narrow-last"]
	if plain {
		line, short = r["plain"], r["narrow-first"]+r["plain"]+r["narrow-last"]
	}
	if long {
		line, short = r["most"], r["narrow-most"]
	}
	if below == "" { // the line above the foot
		return line + 1 + around, short + 1 + around
	}
	return line + r[below] + around, short + r["narrow-"+below] + around
}

// TestBrowserEmbedReserved checks that the style sheet reserves exactly the height of the element, at any width, for any length,
// and whichever panel comes first.
func TestBrowserEmbedReserved(t *testing.T) {
	cases := []struct {
		attributes, url string
		below           string // the panel to reserve space for, or ""
		long, plain     bool
		fixed           int // a height set by attribute
	}{
		{attributes: ``, url: "http://h/"},
		{attributes: ``, url: longURL, long: true},
		{attributes: `show="anatomy"`, url: "http://h/"},
		{attributes: `show="wire"`, url: "http://h/", plain: true},
		{attributes: `show="wire"`, url: longURL, long: true, plain: true},
		{attributes: `loading="lazy"`, url: "http://h/", below: "problems"},
		{attributes: `loading="lazy" show="anatomy problems wire"`, url: longURL, below: "problems", long: true},
		{attributes: `loading="lazy" show="anatomy wire"`, url: "http://h/", below: "problems"},
		{attributes: `loading="lazy" show="anatomy character"`, url: "http://h/", below: "character"},
		{attributes: `loading="lazy" show="character"`, url: "http://h/", below: "character", plain: true},
		{attributes: `loading="lazy" show="anatomy parts problems"`, url: "http://h/", below: "parts"},
		{attributes: `loading="lazy" show="anatomy"`, url: "http://h/", below: "nothing"},
		{attributes: `loading="lazy" show=""`, url: "http://h/", below: "nothing", plain: true},
		{attributes: `loading="lazy" height="300"`, url: readmeURL, fixed: 300},
		{attributes: `height="300"`, url: longURL, fixed: 300},
		{attributes: `loading="never"`, url: "http://h/"},
	}
	var elements []string
	for _, c := range cases {
		elements = append(elements, scopeWith(c.attributes, c.url), scopeOf(c.attributes, c.url))
	}
	for _, width := range few[int64](320, 481, 482, 760, 1200) {
		// So far down that no element loads its frame.
		g := openReserved(t, width, 800, `<div style="height: 4000px"></div>`, elements...)
		kept := g.heights()
		g.script()
		heights := g.heights()
		for i, tag := range elements {
			c := cases[i/2]
			want, narrow := reservedHeight(c.below, c.long, c.plain)
			if width < int64(site.EmbedSizes["narrow"]) {
				want = narrow
			}
			switch {
			case c.fixed > 0:
				want = c.fixed
			case c.long && c.plain:
				want = kept[i] // as high as its lines
			}
			if kept[i] != want || heights[i] != want {
				t.Errorf("%s at %d: reserved %d, used %d pixels, want %d", tag, width, kept[i], heights[i], want)
			}
		}
		g.still(fmt.Sprint(width))
	}
}

// TestBrowserEmbedNoScript checks that the URL, also one in the attribute, has the reserved space until the script runs, and
// that without scripting it looks like code in the page, without reserved space.
func TestBrowserEmbedNoScript(t *testing.T) {
	g := openReserved(t, 760, 800, "", scopeWith(`loading="lazy"`, longURL), scopeOf("", "http://h/&amp;"), scopeWith("", readmeURL))
	g.shot("before-script", 760, 1200)
	g.wait(`getComputedStyle(document.querySelectorAll("url-scope")[1], "::before").content`, `"http://h/&amp;"`)
	g.do(emulation.SetScriptExecutionDisabled(true))
	g.load("/?without")
	var heights []int
	if g.value(`[...document.querySelectorAll("url-scope")].map((e) => e.offsetHeight)`, &heights); slices.Max(heights) > 100 || slices.Min(heights) < 20 {
		t.Errorf("without scripting the element has %v pixels", heights)
	}
	g.shot("no-script", 760, 800)
}

// TestBrowserEmbedStill checks that nothing in view moves without user input, however the frame is loaded, and that the
// README's example is shown in full.
func TestBrowserEmbedStill(t *testing.T) {
	var elements, pressed []string
	var live []bool // without a click
	for loading, url := range pairs([]string{"click", "lazy", "eager"}, []string{readmeURL, longURL, "http://h/"}) {
		elements = append(elements, scopeWith(`show="anatomy problems wire" loading="`+loading+`"`, url))
		live = append(live, loading != "click")
		if loading == "click" {
			pressed = append(pressed, url)
		}
	}
	const lives = `[...document.querySelectorAll("url-scope")].map((e) => e.shadowRoot.querySelector(".live") !== null)`
	for _, width := range few[int64](320, 480, 760, 1200) {
		g := openReserved(t, width, 6000, "", elements...)
		kept := g.heights()
		g.script()
		g.wait(lives, live)
		g.still(fmt.Sprint("by itself at ", width))
		if heights := g.heights(); !cmp.Equal(heights, kept) {
			t.Errorf("at %d the elements have %v pixels, but %v were reserved", width, heights, kept)
		}
		for i, url := range pressed {
			g.pressButton(i)
			g.wait(lives+fmt.Sprintf(`[%d]`, i), true)
			g.still(fmt.Sprint("pressed at ", width))
			g.in(fieldText, url)
			g.in(seen+` || `+fieldText+` !== `+quote(readmeURL), true)
		}
		g.shot(fmt.Sprintf("reserved-%d", width), width, 6000)
	}
}

// TestBrowserEmbedFits checks that a frame whose lower edge is out of view takes the height of its content at once, whether
// it is below or above the viewport.
func TestBrowserEmbedFits(t *testing.T) {
	for url, edge := range pairs([]string{model.Example, "http://h/"}, []string{"below", "above"}) { // the first one has more to say
		before, next := "", `document.querySelector("url-scope + p")`
		if edge == "below" {
			before = `<div style="height: 200px"></div>`
		}
		g := openReserved(t, 760, 500, before, scopeWith(`loading="eager"`, url))
		if edge == "above" {
			g.value(`void `+next+`.scrollIntoView()`, nil)
		}
		g.script()
		g.wait(live, true)
		g.in(`innerHeight === `+needed, true)
		if edge == "above" {
			g.wait(next+`.getBoundingClientRect().top`, 0)
		}
		g.still(edge)
	}
}

// TestBrowserEmbedHeight checks that a frame in view keeps its height until it leaves the view or the reader acts. Then it
// follows its content, also when the width changes. Without the frame, the element is as before.
func TestBrowserEmbedHeight(t *testing.T) {
	g := openReserved(t, 760, 1200, "", scopeWith(`loading="eager"`, model.Example))
	g.script()
	g.wait(live, true)
	g.wait(shownHeight, 412)
	g.in(seen, false)
	g.value(`void scrollTo(0, 40)`, nil)
	g.wait(shownHeight, 412)
	g.do(chromedp.EmulateViewport(760, 300)) // moves the lower edge out of view
	g.in(seen, true)
	var full float64 // the height for this example
	g.value(shownHeight, &full)
	if full < 500 {
		t.Errorf("the whole content has only %v pixels", full)
	}
	g.do(chromedp.EmulateViewport(760, 1200))
	g.value(`void `+embedded+`.setURL("http://h/")`, nil) // by script, in view
	g.in(fieldText, "http://h/")
	g.in(needed+` < 300`, true)
	g.wait(shownHeight, full)
	g.value(`void `+embedded+`.focus()`, nil)
	g.press("Tab")
	g.wait(shownHeight+` < 300`, true)
	g.in(`innerHeight === `+needed, true)
	var small float64 // the height for a URL with few problems
	g.value(shownHeight, &small)
	g.press("End")
	g.keys("|")
	g.in(fmt.Sprintf(`innerHeight === %[1]s && %[1]s > %[2]v`, needed, small), true)
	for _, width := range []int64{320, 480, 720, 1200} {
		g.do(chromedp.EmulateViewport(width, 1200))
		g.in(`document.documentElement.scrollWidth <= innerWidth && innerWidth > 200`, true)
		g.in(`innerHeight === `+needed, true)
		g.shot(fmt.Sprintf("at-%d", width), width, 700)
	}
	g.value(`void `+embedded+`.destroy()`, nil)
	g.wait(shownHeight, 155)
	g.value(`void `+shadow+`.querySelector("button").click()`, nil)
	g.wait(live, true)
	g.value(`void `+embedded+`.setAttribute("height", 222)`, nil)
	g.wait(shownHeight, 222)
	g.value(`void `+embedded+`.destroy()`, nil)
	g.wait(shownHeight, 222)
	g.value(`void `+embedded+`.removeAttribute("height")`, nil)
	g.wait(shownHeight, 155)
}
