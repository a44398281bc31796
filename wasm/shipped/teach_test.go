package shipped

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserTeach checks the page for teachers without scripting, in each language and any window. The list of lessons
// links to it, and it links to a lesson in every way that a page can show.
func TestBrowserTeach(t *testing.T) {
	b := newTab(t)
	b.do(emulation.SetScriptExecutionDisabled(true))
	for _, l := range text.Langs {
		b.load("/" + model.TeachFile(l))
		b.wait(`document.documentElement.lang`, l.Tag())
		b.wait(`document.querySelector("h1").textContent`, labels.UI(l, labels.TeachTitle))
		b.wait(`[...document.querySelectorAll("main section")].map((s) => s.id + s.querySelector("p").checkVisibility())`,
			[]string{"linktrue", "presentertrue", "worksheettrue", "embedtrue", "scormtrue", "qtitrue", "owntrue"})
		for _, width := range []int64{320, 820} {
			b.picture(width, 800)
			b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
		}
	}
	b.do(emulation.SetScriptExecutionDisabled(false))
	b.load("/")
	b.waitReady()
	b.focus("#lessons")
	b.press("Enter")
	b.wait(`document.getElementById("teaching")?.getAttribute("href")`, "teach.html")
	b.load("/teach.html")
	b.value(`void document.querySelector("#link .try a").click()`, nil)
	b.waitReady()
	b.wait(lessonTitle, "Lesson 3.1: "+lessonIn(t, "3.1", text.English).Title)
	b.load("/teach.html")
	b.value(`void document.querySelector("#worksheet .try a").click()`, nil)
	b.wait(`document.querySelector(":target")?.checkVisibility()`, true)
}
