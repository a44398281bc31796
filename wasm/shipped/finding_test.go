package shipped

import (
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

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
	// Heard, and seen for a while.
	b.wait(`document.getElementById("spoken").textContent`, labels.UI(text.English, labels.LinkCopied))
	b.wait(`getComputedStyle(document.getElementById("spoken")).position`, "fixed")
	b.value(`void (location.hash = `+quote(link)+`)`, nil)
	b.wait(fieldText, "ftp://u@h/a b|c")
	b.wait(opened, "national-octet |")
	b.wait(`[...document.querySelectorAll("#link-to-problem")].length`, 1)
}

// A problem in a password is shared by who says so.
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
