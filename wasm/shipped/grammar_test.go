package shipped

import (
	"net/http"
	"testing"

	"github.com/chromedp/cdproto/input"

	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The grammar in the page: the trail of rules, what can come next, and the rule at the caret.
const (
	trailShown = `[...document.querySelectorAll(".trail [data-from], .trail [title]")].map((b) => b.innerText)`
	nextShown  = `document.querySelector(".derived .next")?.innerText`
	ruleShown  = `document.querySelector("#grammar pre")?.innerText.split(/\s/)[0]`
)

// TestBrowserGrammar opens the grammar from the first program. It follows the caret and the typing: the status shows the
// trail to the octet and what can come next, the panel shows the rule. A step of the trail selects its octets. Nothing
// scrolls horizontally on the narrowest screen, and no text becomes markup.
func TestBrowserGrammar(t *testing.T) {
	b := open(t, model.View{Src: "http://h/a/b%20c"}.Link())
	b.setViewport(320, 568)
	b.focus("#with-grammar")
	b.press("Enter")
	b.wait(`document.querySelector("#with-grammar").getAttribute("aria-expanded")`, "true")
	b.wait(`document.activeElement.closest("#status .trail [aria-current]") !== null`, true)
	b.wait(trailShown, []string{"url", "httpurl", "http://"})
	b.enter("http://h/a/b%2")
	b.wait(trailShown, []string{"url", "httpurl", "hpath", "hsegment 2 of 2", "…", "escape", "…", "2"})
	b.wait(`[...document.querySelectorAll(".trail [data-from], .trail [title]")].filter((b) => b.checkVisibility()).length`, 3)
	b.wait(ruleShown, "hsegment")
	b.wait(nextShown, "One more hex digit.")
	b.click(`.trail [title]:is(li:nth-last-child(3) *)`)
	b.wait(trailShown, []string{"url", "httpurl", "hpath", "hsegment 2 of 2", "uchar", "escape", "hex", "digit", "2"})
	b.click(".trail li:nth-child(3) button")
	b.wait(`[document.getElementById("field").selectionStart, document.getElementById("field").selectionEnd]`, []int{9, 14})
	b.click(".trail .less button")
	b.enter("http://h<b>x</b>")
	b.wait(ruleShown, "url")
	b.wait(nextShown, "Octet 8 is the first that cannot follow. Here the host may go on, : begins a port, / the path.")
	b.wait(`document.querySelectorAll("#grammar b, .derived b").length`, 0)
	b.wait(`document.documentElement.scrollWidth > innerWidth`, false)
	b.enter("")
	b.wait(ruleShown, "url")
	b.wait(nextShown, "The shortest ending is a:. Not finished: a scheme must come.")
	b.click("#with-grammar")
	b.wait(trailShown, []string{})
}

// TestBrowserGrammarKeys checks that the keyboard reaches the rules of the octet from the field and returns, and that the
// rules can be heard.
func TestBrowserGrammarKeys(t *testing.T) {
	const inField, inTrail = `document.activeElement.id === "field"`, `document.activeElement.matches(".trail [aria-current]")`
	b := open(t, model.View{Src: "http://h/a"}.Link())
	b.focus("#field")
	b.press("F9")
	b.wait(inTrail, true)
	b.press("F9")
	b.wait(inField, true)
	b.value(`void (document.getElementById("spoken").textContent = "")`, nil)
	b.value(`void document.getElementById("field").setSelectionRange(10, 10)`, nil)
	b.do(input.InsertText("/b"))
	b.wait(nextShown, "Here the path segment may go on, / begins a path segment, ? a query, or it may end here.")
	b.wait(`document.getElementById("spoken").textContent`, "")
	b.press("F9")
	b.wait(inTrail, true)
	b.wait(trailShown, []string{"url", "httpurl", "hpath", "hsegment 2 of 2", "…", "b"})
	b.press("Shift+F9")
	b.wait(`document.getElementById("spoken").textContent.replaceAll("\n", " ")`,
		"At the octet selected: url › httpurl › hpath › hsegment 2 of 2 › uchar › unreserved › alpha › lowalpha › 'b' Here the path segment may go on, '/' begins a path segment, '?' a query, or it may end here.")
	b.value(`void document.getElementById("field").setSelectionRange(7, 7)`, nil)
	b.press("F9")
	b.press("F9")
	b.wait(nextShown, "At the end of the text: Here the path segment may go on, / begins a path segment, ? a query, or it may end here.")
	b.press("Tab")
	b.wait(`document.activeElement.matches(".trail .back button")`, true)
	b.press("Enter")
	b.wait(inField, true)
	b.press("F9")
	b.press("Escape")
	b.wait(inField, true)
}

// TestBrowserGrammarLate checks the focus when the program with the grammar takes long: it goes to the way, unless the reader has done
// something else meanwhile. Shift+F9 says the way and leaves the focus.
func TestBrowserGrammarLate(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	site, workshop := http.FileServer(http.Dir(dir)), "/"+made.Asset(t, "workshop.wasm")
	b := newTab(t)
	for _, test := range []struct {
		name, key string
		meanwhile func()
		focus     string // the way, or what has this id
	}{
		{"nothing", "F9", func() {}, "way"},
		{"goes to a button", "F9", func() { b.press("Tab") }, "judge-today"},
		{"types", "F9", func() { b.keys("b") }, "field"},
		{"moves the caret", "F9", func() { b.press("ArrowLeft") }, "field"},
		{"wants to hear it", "Shift+F9", func() {}, "field"},
	} {
		t.Run(test.name, func(t *testing.T) {
			held := make(chan struct{})
			b.serve(refused(site, func(_ http.ResponseWriter, r *http.Request) bool {
				if r.URL.Path == workshop {
					select {
					case <-held:
					case <-r.Context().Done():
					}
				}
				return false
			}))
			b.load("/" + model.View{Src: "http://h/a"}.Link())
			b.waitReady()
			b.focus("#field")
			b.press(test.key)
			b.wait(`document.getElementById("spoken").textContent`, labels.UI(text.English, labels.Entering))
			test.meanwhile()
			close(held)
			b.wait(`document.querySelector(".trail [aria-current]") !== null`, true)
			b.wait(`document.activeElement.matches(".trail [aria-current]") ? "way" : document.activeElement.id`, test.focus)
			if test.key != "F9" {
				b.wait(`document.getElementById("spoken").textContent.startsWith("At the octet selected: url › ")`, true)
			}
		})
	}
}

// TestBrowserEmbedGrammar checks that an embed that shows the grammar has it open, with the trail in its panel.
func TestBrowserEmbedGrammar(t *testing.T) {
	g := visit(t, one(`loading="eager" show="grammar"`), nil)
	g.wait(live, true)
	g.in(trailShown, []string{"url", "ftpurl", "fpath", "fsegment 1 of 2", "…", "escape", "%"})
}
