package shipped

import (
	"net/http"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// grammarInSight reports whether the rule in the address is in the viewport.
const grammarInSight = `(() => {
	const entry = document.querySelector(":target");
	return entry && entry.matches("section.rule") && Math.abs(entry.getBoundingClientRect().top) < innerHeight;
})()`

// TestBrowserGrammarPage checks that the footer links to the page of grammars, that each rule has an address, and that its
// URLs link back.
func TestBrowserGrammarPage(t *testing.T) {
	b := newTab(t)
	b.load("/docs/play/")
	b.waitReady()
	b.wait(`new URL(document.querySelector('footer a[href^="grammar"]').href).pathname`, "/docs/play/grammar.html")
	for _, anchor := range []string{"hsegment", "gopher+_string", "rfc3986-authority"} {
		b.load("/docs/play/grammar.html#" + anchor)
		b.wait(grammarInSight, true)
	}
	b.value(`void document.querySelector("#ftpurl .strings a").click()`, nil)
	b.waitReady()
	b.wait(`location.hash.startsWith("#v=1&u=")`, true)

	// Every language fits any window and every picture fits the page. Of two widths the one that fits is shown.
	for _, l := range text.Langs {
		b.load("/docs/play/" + model.GrammarFile(l) + "#gopherurl")
		b.wait(grammarInSight, true)
		b.wait(`document.documentElement.lang`, l.Tag())
		for _, width := range []int64{320, 376, 820, 1440} {
			b.picture(width, 800)
			b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
			b.wait(`[...document.querySelectorAll(".railroads")].filter((r) => {
				const shown = [...r.children].filter((svg) => svg.checkVisibility());
				return shown.length !== 1 || shown[0].getBoundingClientRect().width < shown[0].viewBox.baseVal.width;
			}).map((r) => r.parentElement.id)`, []string{})
		}
	}
	const track = `getComputedStyle(document.querySelector("#hpath .rr-track")).stroke`
	b.wait(track, "rgb(140, 131, 115)")
	b.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
	b.wait(track, "rgb(133, 123, 109)")
}

// TestBrowserGrammarPageWithoutScripts checks the page without scripting.
func TestBrowserGrammarPageWithoutScripts(t *testing.T) {
	b := newTab(t)
	b.do(emulation.SetScriptExecutionDisabled(true))
	b.load("/grammar.ja.html#hsegment")
	b.wait(`document.documentElement.className`, "")
	b.wait(`document.querySelector("main").checkVisibility()`, true)
	b.wait(grammarInSight, true)
}

// TestBrowserGrammarPageOffline checks that the page works offline once it was opened.
func TestBrowserGrammarPageOffline(t *testing.T) {
	b, server := visited(t, func(files http.Handler) http.Handler { return files })
	b.load(repo + "grammar.html#hsegment")
	b.wait(grammarInSight, true)
	server.Close()
	b.away()
	b.load(repo + "grammar.html#rfc3986-authority")
	b.wait(grammarInSight, true)
}
