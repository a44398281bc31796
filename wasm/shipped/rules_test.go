package shipped

import (
	"net/http"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// ruleInSight reports whether the entry in the address is in the viewport.
const ruleInSight = `(() => {
	const entry = document.querySelector(":target");
	return entry && entry.querySelector("h3").textContent === location.hash.slice(1) && Math.abs(entry.getBoundingClientRect().top) < innerHeight;
})()`

// TestBrowserRules checks that a problem links to the entry of its rule, and that a URL of the entry links back to the page
// with the same finding.
func TestBrowserRules(t *testing.T) {
	b := newTab(t)
	b.load("/docs/play/")
	b.waitReady()
	b.enter("http://h/~a")
	b.wait(`[...document.querySelectorAll("#problems a.rule")].map((a) => new URL(a.href).pathname + new URL(a.href).hash)`, []string{"/docs/play/rules.html#tilde"})
	b.load("/docs/play/rules.html#tilde")
	b.wait(ruleInSight, true)
	b.value(`void document.querySelector("#tilde .url").click()`, nil)
	b.waitReady()
	b.wait(`document.querySelector("#problems .problem.sel")?.dataset.rule`, "tilde")

	// Every language fits any window in both themes, and the page states its language.
	for _, l := range text.Langs {
		b.load("/docs/play/" + model.RulePage(l, "slashes"))
		b.wait(ruleInSight, true)
		b.wait(`document.documentElement.lang`, l.Tag())
		b.wait(`document.querySelector("main").checkVisibility()`, true)
		b.wait(`getComputedStyle(document.querySelector("#tilde .severity")).color === getComputedStyle(document.querySelector("#url-unit .severity")).color`, false)
		for _, width := range []int64{320, 820, 1440} {
			b.picture(width, 800)
			b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
		}
	}
	const paper = `getComputedStyle(document.documentElement).backgroundColor`
	b.wait(paper, "rgb(251, 249, 244)")
	b.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
	b.wait(paper, "rgb(23, 20, 17)")
}

// TestBrowserRulesWithoutScripts checks the page without scripting.
func TestBrowserRulesWithoutScripts(t *testing.T) {
	b := newTab(t)
	b.do(emulation.SetScriptExecutionDisabled(true))
	b.load("/rules.ja.html#tilde")
	b.wait(`document.documentElement.className`, "")
	b.wait(`document.querySelector("main").checkVisibility()`, true)
	b.wait(ruleInSight, true)
}

// TestBrowserRulesOffline checks that the page is cached once it was opened, not before, and then works offline.
func TestBrowserRulesOffline(t *testing.T) {
	b, server := visited(t, func(files http.Handler) http.Handler { return files })
	const keptPages = `(async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat()
		.map(({ url }) => url.split("/").at(-1)).filter((name) => /^rules\..*html$/.test(name)))()`
	b.wait(keptPages, []string{})
	b.load(repo + "rules.zh-Hant.html#tilde")
	b.wait(ruleInSight, true)
	b.wait(keptPages, []string{"rules.zh-Hant.html"})
	server.Close()
	b.away()
	b.load(repo + "rules.zh-Hant.html#slashes")
	b.wait(ruleInSight, true)
	b.load(repo)
	b.waitReady()
}
