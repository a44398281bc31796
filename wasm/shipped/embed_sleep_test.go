package shipped

import (
	"fmt"
	"testing"

	"urlscope/wasm/model"
)

// TestBrowserEmbedSleeps checks that a frame far out of view is removed to free its memory. When the reader comes back, it
// has the same text, selection, panel and height, and nothing moves. A frame that the reader has typed into stays, because
// undo would be lost.
func TestBrowserEmbedSleeps(t *testing.T) {
	g := openReserved(t, 760, 600, "", scopeWith(`loading="eager"`, model.Example))
	g.script()
	g.wait(live, true)
	g.value(`void (`+embedded+`.setURL("http://h/a|b|c"), `+embedded+`.select(7, 8))`, nil)
	g.wait(`heard.map(([name]) => name)`, []string{"ready", "change", "select"})
	g.value(`void `+embedded+`.focus()`, nil)
	g.in(`document.hasFocus()`, true)
	g.in(`document.getElementById("word-parts").click()`, nil)
	g.in(`document.querySelector("#shown #parts") !== null`, true)
	var height int
	g.in(`innerHeight === `+needed, true) // because the reader has clicked
	g.value(shownHeight, &height)
	g.paint()
	g.value(`void (shifts.length = 0)`, nil) // the click was by script, so its shift does not count
	leave := func() { g.value(`(document.activeElement.blur(), scrollTo(0, 4000))`, nil) }
	back := func() { g.value(`void scrollTo(0, 0)`, nil) }

	leave()
	g.wait(shadow+`.querySelector("iframe")`, nil)
	g.wait(shownHeight, height)
	g.wait(shadow+`.querySelector("code").textContent`, "http://h/a|b|c")
	g.value(`void (heard.length = 0)`, nil)
	back()
	g.wait(live, true)
	g.in(fieldText, "http://h/a|b|c")
	g.in(`[...document.querySelectorAll("#copy .sel")].map((run) => run.firstChild.data).join("")`, "h")
	g.in(`document.querySelector("[aria-selected=true]").id`, "word-parts")
	g.in(`innerHeight === `+needed, true)
	g.wait(shownHeight, height)
	g.still("asleep and awake")
	g.wait(`heard.map(([name]) => name)`, []string{"ready"})

	// report wakes the frame, and what was set during its sleep holds.
	leave()
	g.wait(shadow+`.querySelector("iframe")`, nil)
	g.value(`void `+embedded+`.setURL("http://h/d|e")`, nil)
	g.wait(embedded+`.report().then((report) => report.input)`, "http://h/d|e")
	back()
	g.in(fieldText, "http://h/d|e")

	// A frame that the reader has typed into stays.
	g.value(`void `+embedded+`.focus()`, nil)
	g.in(`document.getElementById("field").focus()`, nil)
	g.press("End")
	g.keys("f")
	g.wait(shadow+`.querySelector("code").textContent`, "http://h/d|ef")
	const frames = `(globalThis.first ??= ` + shadow + `.querySelector("iframe")) === ` + shadow + `.querySelector("iframe")`
	g.wait(frames, true)
	leave()
	g.paint()
	g.paint()
	g.wait(frames, true)
	back()
	g.in(fieldText, "http://h/d|ef")
	g.value(`void `+embedded+`.focus()`, nil)
	g.press("Ctrl+z")
	g.in(fieldText, "http://h/d|e")
}

// TestBrowserEmbedSleepsInABox checks the same in a scrolling box. An element that is only hidden keeps its frame.
func TestBrowserEmbedSleepsInABox(t *testing.T) {
	g := visit(t, `<div id="box" style="height: 400px; overflow: auto"><div style="height: 1000px">Above.</div>`+
		scopeWith(`loading="lazy"`, "http://h/")+`<div style="height: 3000px">Below.</div></div>`, nil)
	const (
		frame  = shadow + `.querySelector("iframe") !== null`
		scroll = `void document.getElementById("box").scrollTo(0, %d)`
	)
	g.wait(shadow+`.querySelector("code").textContent`, "http://h/")
	g.paint()
	g.wait(frame, false)
	g.value(fmt.Sprintf(scroll, 500), nil) // out of view, but near
	g.wait(live, true)
	g.value(fmt.Sprintf(scroll, 1500), nil) // just out of view
	g.paint()
	g.paint()
	g.wait(frame, true)
	g.value(`void (document.getElementById("box").style.display = "none")`, nil)
	g.paint()
	g.paint()
	g.wait(frame, true)
	g.value(`void (document.getElementById("box").style.display = "")`, nil)
	g.value(fmt.Sprintf(scroll, 1000), nil)
	g.paint()
	g.paint()
	g.wait(live, true)
	g.value(fmt.Sprintf(scroll, 3900), nil)
	g.wait(frame, false)
	g.value(fmt.Sprintf(scroll, 1000), nil)
	g.wait(live, true)
	g.in(fieldText, "http://h/")
}
