package shipped

import (
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserTitle checks that the window's title has the URL and its state, but never a password.
func TestBrowserTitle(t *testing.T) {
	b := open(t, "/")
	b.wait(`document.title`, labels.UI(text.English, labels.Title))
	b.enter("ftp://joe:secret@host.dom/a b")
	b.wait(`document.title`, "✗ octet 27, today ✓ · host.dom")
	b.click(`[data-lang="ja"]`)
	b.wait(`document.title`, "✗ オクテット 27、現在 ✓ · host.dom")
	b.click(`[data-lang="zh-Hant"]`)
	b.wait(`document.title`, "✗ 八位元組 27，現今 ✓ · host.dom")
	b.click(`[data-lang="en"]`)
	b.enter("ftp://joe:secret@")
	b.wait(`document.title`, "… ftp://joe@")
	b.enter("http://host.dom/")
	b.wait(`document.title`, "✓ host.dom")
}

// TestBrowserProblemsAreHeard checks the accessible names: a problem has its number, the total and its position; a fix has
// its problem, its kind and its result.
func TestBrowserProblemsAreHeard(t *testing.T) {
	b := open(t, "/")
	b.enter("HTTP://h/a|b{c")
	b.press("F8")
	b.press("F8")
	b.wait(`document.getElementById("spoken").textContent`, "Error 2 of 3, octet 12: '{' must be written '%7B'")
	b.wait(`(() => { const fix = document.querySelectorAll("#problems .problem")[1].querySelector(".fix");
		return fix.getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).textContent); })()`,
		[]string{"same resource", "HTTP://h/a|b%7Bc", "Error: { must be written %7B"})
}

// TestBrowserLinkSelectsInTheField checks that a link to octets selects them in the field and shows their problem.
func TestBrowserLinkSelectsInTheField(t *testing.T) {
	src := "http://h/" + strings.Repeat("a^b", 9) + "|"
	b := visitedTab(t)
	b.setViewport(1280, 720)
	b.load("/" + model.Link(src, core.Span{Start: len(src) - 1, End: len(src)}))
	b.waitReady()
	const selected = `[document.getElementById("field").selectionStart, document.getElementById("field").selectionEnd]`
	b.wait(selected, []int{len(src) - 1, len(src)})
	b.wait(`document.querySelector("#problems .sel").dataset.rule`, "national-octet")
	b.wait(`(() => { const box = document.querySelector("#problems .sel").getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; })()`, true)
	// As reached by keyboard.
	const reached = `document.activeElement.id === "field"`
	for range 20 {
		b.press("Tab")
		var there bool
		if b.value(reached, &there); there {
			break
		}
	}
	b.wait(reached, true)
	b.wait(selected, []int{len(src) - 1, len(src)})
	b.press("Tab")
	b.press("Shift+Tab")
	b.wait(reached, true)
	b.wait(selected, []int{len(src) - 1, len(src)})
	b.wait(`[...document.querySelectorAll("#copy .run.sel")].map((r) => r.firstChild.data).join("")`, "|")
}

func TestBrowserLinkToProblem(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.enter("ftp://u:p@h/a b|c")
	b.wait(rulesShown+`.length`, 4)
	b.value(`document.querySelector('[data-rule="national-octet"] .pick').click()`, nil)
	const opened = `document.querySelector(".problem.sel").dataset.rule + " " + [...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`
	b.wait(opened, "national-octet |")
	b.focus("#link-to-problem")
	b.press("Enter")
	link := model.View{Src: "ftp://u@h/a b|c", Selected: core.Span{Start: 13, End: 14}, Rule: "national-octet"}.Link()
	b.wait(clipboard, b.origin+"/"+link)
	// Announced, and visible for a while.
	b.wait(`document.getElementById("spoken").textContent`, labels.UI(text.English, labels.LinkCopied))
	b.wait(`getComputedStyle(document.getElementById("spoken")).position`, "fixed")
	b.value(`void (location.hash = `+quote(link)+`)`, nil)
	b.wait(fieldText, "ftp://u@h/a b|c")
	b.wait(opened, "national-octet |")
	b.wait(`[...document.querySelectorAll("#link-to-problem")].length`, 1)
}

// TestBrowserLinkToPasswordIsAskedFor checks that a link to a problem in a password is copied only if the reader confirms
// it.
func TestBrowserLinkToPasswordIsAskedFor(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "ftp://u:secret@h/a;type=i"
	b.enter(src)
	b.wait(rulesShown, []string{"password"})
	b.press("F8")
	b.click("#link-to-problem")
	b.wait(dialogOpen, true)
	b.wait(`document.getElementById("keep") === null`, true)
	b.click("#with-password")
	b.wait(`document.getElementById("keep").checked`, true)
	b.wait(copiedText, b.origin+"/"+model.View{Src: src, Selected: core.Span{Start: 8, End: 14}}.Link())
}
