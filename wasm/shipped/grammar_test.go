package shipped

import (
	"testing"

	"urlscope/wasm/model"
)

// What the panel of the grammar shows: the way, the rule at the caret, and what else it says.
const (
	trailShown = `[...document.querySelectorAll("#grammar .trail button")].map((b) => b.innerText)`
	ruleShown  = `[document.querySelector("#grammar pre")?.innerText.split(/\s/)[0], ...[...document.querySelectorAll("#grammar > p")].map((p) => p.innerText).filter((s) => s)]`
)

// The grammar is behind a door of the program that is loaded first. Open, it follows the caret and what is typed; a step of the way
// selects what it stands for. Nothing goes sideways on the narrowest screen, and nothing of the text is markup.
func TestBrowserGrammar(t *testing.T) {
	b := open(t, model.View{Src: "http://h/a/b%20c"}.Link())
	b.setViewport(320, 568)
	b.focus("#with-grammar")
	b.press("Enter")
	b.wait(`document.querySelector("#with-grammar").getAttribute("aria-expanded")`, "true")
	b.wait(`document.activeElement.id`, "with-grammar")
	b.wait(trailShown, []string{"url", "httpurl", "http://"})
	b.enter("http://h/a/b%2")
	b.wait(trailShown, []string{"url", "httpurl", "hpath", "hsegment 2 of 2", "uchar", "escape", "hex", "digit", "2"})
	b.wait(ruleShown, []string{"hsegment", "One more hex digit."})
	b.click("#grammar .trail li:nth-child(3) button")
	b.wait(`[document.getElementById("field").selectionStart, document.getElementById("field").selectionEnd]`, []int{9, 14})
	b.enter("http://h<b>x</b>")
	b.wait(ruleShown, []string{"url", "Octet 8 is the first that cannot follow.", "Here the host may go on, : begins a port, / the path."})
	b.wait(`document.querySelectorAll("#grammar b").length`, 0)
	b.wait(`document.documentElement.scrollWidth > innerWidth`, false)
	b.enter("")
	b.wait(ruleShown, []string{"url", "The shortest ending is a:.", "Not finished: a scheme must come."})
	b.click("#with-grammar")
	b.wait(trailShown, []string{})
}

// An embed that shows the grammar has it open.
func TestBrowserEmbedGrammar(t *testing.T) {
	g := visit(t, one(`loading="eager" show="grammar"`), nil)
	g.wait(live, true)
	g.in(trailShown, []string{"url", "ftpurl", "fpath", "fsegment 1 of 2", "uchar", "escape", "%"})
}
