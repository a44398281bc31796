package shipped

import (
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserBreaks checks the strip of breaks: it is opened on demand and stays open; the keyboard can try an octet, and
// one step undoes that. While typing, nothing is computed, and an invalid URL keeps the last strip, so that nothing moves.
func TestBrowserBreaks(t *testing.T) {
	b := open(t, "/")
	const (
		cells  = `[...document.querySelectorAll("#breaks button")].map((o) => o.innerText.replace(/\s+/g, " "))`
		height = `document.getElementById("breaks").offsetHeight`
	)
	b.enter("nntp://h/a/1")
	b.wait(`document.getElementById("breaks") === null`, true)
	b.focus("#break-it")
	b.press("Enter")
	b.wait(cells, []string{"n 191", "n 190", "t 190", "p 190", ": 255", "/ 255", "/ 255", "h 204", "/ 255", "a 204", "/ 189", "1 246"})
	b.wait(`document.getElementById("break-it").ariaExpanded`, "true")
	// The strip is between the field and the status.
	b.wait(`(() => {
		const box = (id) => document.getElementById(id).getBoundingClientRect();
		const above = box("breaks").top - box("plate").bottom, below = box("status").top - box("breaks").bottom;
		return above >= 0 && above < 17 && below >= 0 && below < 17;
	})()`, true)
	var before float64
	b.value(height, &before)
	b.focus("#breaks button[tabindex='0']")
	b.press("End")
	b.wait(`document.activeElement.ariaLabel`, "octet 11, 1: 246 of 255")
	b.press("Enter")
	b.wait(fieldText, "nntp://h/a/x")
	b.wait(`document.activeElement.id`, "field")
	b.wait(`document.querySelectorAll("#breaks button:disabled").length`, 12)
	b.wait(height, before)
	b.press("Ctrl+z")
	b.wait(fieldText, "nntp://h/a/1")
	b.wait(`document.querySelectorAll("#breaks button:disabled").length`, 0)

	b.value(`document.getElementById("field").setSelectionRange(12, 12)`, nil)
	b.keys("2")
	b.wait(`document.querySelectorAll("#breaks button").length`, 13) // after a pause in typing
	b.enter("nntp://h/a/1" + strings.Repeat("1", model.MaxBroken))   // the strip says so, and shows nothing of another URL
	b.wait(`document.getElementById("breaks-how").textContent.trim()`, labels.Count(text.English, labels.BreakLong, model.MaxBroken))
	b.wait(`document.querySelectorAll("#breaks button").length`, 0)
	b.load("/")
	b.waitReady()
	b.wait(`document.querySelectorAll("#breaks button").length`, 33)
	b.click("#break-it")
	b.wait(`document.getElementById("breaks") === null`, true)
	b.wait(`localStorage.getItem("urlscope.breaks") ?? "none"`, "none")
}
