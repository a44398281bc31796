package shipped

import (
	"fmt"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const (
	presenting = `document.documentElement.classList.contains("present")`
	// What is visible below the field: the kind of each problem, fix, step and so on.
	onScene = `[...document.querySelectorAll("#panels :is(.pick, .prose, .fixes .fix, .step, #standards h2, .map, #parts .part)")].filter((e) => e.checkVisibility()).map((e) =>
		e.matches(".pick") ? "problem" : e.matches(".prose") ? "prose" : e.matches(".fix") ? "fix" : e.matches(".step") ? "step " + e.dataset.kind.split("/")[0] : e.matches(".part") ? "part" : e.className)`
	stageSays = `document.querySelector("#stage span").textContent`
)

// TestBrowserPresenter steps through problems, their fixes and the conversation, one at a time, with the keys of a clicker.
// Other keys go to the field.
func TestBrowserPresenter(t *testing.T) {
	b := open(t, "/"+model.View{Src: "ftp://h/a;type=x", Present: true}.Link())
	b.setViewport(1280, 720)
	b.wait(presenting, true)
	b.wait(onScene, []string{"problem", "prose", "prose"})
	b.wait(`[...document.querySelectorAll(".top, .foot, #examples, #status")].filter((e) => e.checkVisibility()).length`, 0)
	b.press("PageDown")
	b.wait(onScene+`.every((s) => s === "problem" || s === "fix")`, true)
	b.wait(spoken+`.startsWith(document.querySelector("#problems .current .fix").textContent)`, true)
	b.press("PageDown")
	b.wait(onScene, []string{"step ftp-user"})
	b.wait(stageSays, "On the wire 1 of 4")
	b.press("ArrowRight")
	b.press("ArrowRight")
	b.wait(onScene, []string{"step ftp-type"})
	b.press("PageUp")
	b.wait(stageSays, "On the wire 2 of 4")

	// In the field, arrow keys move the caret, and the clicker's keys still change the scene.
	b.press("Enter")
	b.wait(focused, "field")
	b.press("End")
	b.press("ArrowLeft")
	b.wait(caret, len("ftp://h/a;type="))
	b.press("Delete")
	b.keys("b1l")
	b.wait(fieldText, "ftp://h/a;type=b1l")
	b.press("PageDown")
	b.wait(stageSays, "On the wire 3 of 4")
	b.wait(focused, "field")
	b.press("Escape")
	b.wait(`document.activeElement === document.body`, true)
	b.wait(presenting, true)

	b.press("b")
	b.wait(`getComputedStyle(document.documentElement, "::after").backgroundColor`, "rgb(0, 0, 0)")
	b.press("b")
	b.wait(`document.documentElement.classList.contains("blank")`, false)
	b.press("3")
	b.wait(`document.documentElement.dataset.scene`, "standards")
	b.press("5")
	b.wait(onScene+`[0]`, "part")
	b.press("1")
	b.wait(onScene+`[0]`, "problem")

	// After a fix or an edit, no fix of another problem is shown.
	b.press("PageDown")
	b.wait(onScene+`.includes("fix")`, true)
	b.click("#problems .current .fix")
	b.wait(fieldText+` !== "ftp://h/a;type=b1l"`, true)
	b.wait(onScene+`.includes("fix")`, false)
	b.press("Ctrl+z")
	b.wait(fieldText, "ftp://h/a;type=b1l")
	b.value(`void document.activeElement.blur()`, nil)

	b.press("1")
	b.click("#problems .current .cite")
	b.wait(clauseOpen, true)
	b.press("Escape")
	b.wait(clauseOpen, false)
	b.wait(presenting, true)

	// The large link leads to the same view without the presenter.
	b.press("l")
	b.wait(dialogOpen, true)
	b.wait(copiedText, b.origin+"/"+model.View{Src: "ftp://h/a;type=b1l"}.Link())
	b.wait(`document.getElementById("code").complete && document.getElementById("code").naturalWidth > 0`, true)
	b.press("Escape")
	b.wait(dialogGone, true)
	b.wait(presenting, true)
	b.wait(`location.hash`, model.View{Src: "ftp://h/a;type=b1l", Present: true}.Link())
	b.press("Escape")
	b.wait(presenting, false)
	b.wait(`document.getElementById("stage")`, nil)
	b.wait(`location.hash`, model.View{Src: "ftp://h/a;type=b1l"}.Link())
	b.wait(`document.querySelector("#examples").checkVisibility()`, true)
	b.press("F2")
	b.wait(presenting, true)
	b.press("F2")
	b.wait(presenting, false)
	b.click("#present")
	b.wait(presenting, true)
	b.click("#stage-leave")
	b.wait(presenting, false)
}

// TestBrowserPresenterFits checks projectors of any size: nothing is small or cut off at the sides, and the scene's subject
// is in view.
func TestBrowserPresenterFits(t *testing.T) {
	b := open(t, "/"+model.View{Src: "gopher://host.dom/7a b%09c|", Present: true}.Link())
	b.wait(presenting, true)
	for size, l := range pairs([][2]int64{{800, 600}, {1280, 720}, {1920, 1080}, {320, 640}}, text.Langs[:]) {
		b.setViewport(size[0], size[1])
		b.click(`[data-lang="` + l.Tag() + `"]`)
		b.wait(`document.documentElement.lang`, l.Tag())
		b.press("1")
		for range 6 {
			b.wait(`[...document.querySelectorAll("body *")].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(".vh, .vh *, #spoken, option") &&
				[...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 20).map((e) => e.className + " " + e.textContent)`, []string{})
			b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
			b.wait(`(() => { const e = [...document.querySelectorAll("#panels .pick, #panels .fix, #panels .step.current")].find((e) => e.checkVisibility()); return e !== undefined && e.getBoundingClientRect().top < innerHeight; })()`, true)
			b.press("PageDown")
		}
		b.wait(`document.querySelector("#stage").ariaLabel`, labels.UI(l, labels.Presenter))
		if size[0] == 1920 {
			b.wait(`Math.round(parseFloat(getComputedStyle(document.getElementById("field")).fontSize))`, 48)
		}
	}
}

// TestBrowserPresenterFixesInSight checks that all fixes of a problem are visible above the bar, because a clicker cannot
// scroll.
func TestBrowserPresenterFixesInSight(t *testing.T) {
	b := open(t, "/"+model.View{Src: "ftp://h/a;type=x", Present: true}.Link())
	b.wait(presenting, true)
	for _, l := range text.Langs {
		b.click(`[data-lang="` + l.Tag() + `"]`)
		b.wait(`document.documentElement.lang`, l.Tag())
		for _, size := range [][2]int64{{800, 600}, {1280, 720}} {
			b.setViewport(size[0], size[1])
			b.press("1")
			b.press("PageDown")
			b.wait(`document.documentElement.dataset.act`, "fix")
			b.wait(`(() => {
				const bar = document.getElementById("stage").getBoundingClientRect().top;
				return [...document.querySelectorAll("#problems .current .fixes li")].map((e) => e.checkVisibility() && e.getBoundingClientRect().bottom <= bar);
			})()`, []bool{true, true, true})
		}
	}
}

// TestBrowserPresenterNotInFrames checks that in a frame neither its key nor a link opens the presenter.
func TestBrowserPresenterNotInFrames(t *testing.T) {
	b := open(t, "/frame.html"+model.View{Src: "ftp://h/a"}.Link())
	b.press("F2")
	b.click("#word-parts")
	b.wait(`document.querySelector("#parts .part") !== null`, true)
	b.wait(`document.getElementById("edit-parts")`, nil)
	b.wait(presenting, false)
	b.wait(`typeof urlscopeTool`, "undefined") // no other program was loaded
}

// TestBrowserPresentLessonByLink checks that a link to a lesson can open the presenter, and that the address of a presented
// lesson does.
func TestBrowserPresentLessonByLink(t *testing.T) {
	b := open(t, "/")
	for _, fragment := range []string{"#lesson=1&id=3.1&present=1", "#lesson=1&t=Root&u=ftp://host.dom/etc&g=valid&present=1"} {
		b.value(`void (location.hash = `+quote(fragment)+`)`, nil)
		b.wait(presenting, true)
		b.wait(stageSays+`.startsWith("Lesson 1 of")`, true)
		b.wait(`location.hash`, fragment)
		b.press("Escape")
		b.press("Escape")
		b.wait(presenting, false)
		b.wait(`location.hash.includes("present") || !location.hash.startsWith("#lesson=1")`, false)
	}
}

// TestBrowserPresentLesson checks the scenes of a lesson: its text with all goals, then each goal alone. The state of the
// goals can be hidden. Hints, replies and solutions stay closed, and typing is graded.
func TestBrowserPresentLesson(t *testing.T) {
	l := lessonIn(t, "3.1", text.English)
	const goalsShown = `[...document.querySelectorAll("#goals li")].filter((e) => e.checkVisibility()).map((e) => e.className)`
	b := open(t, "/#lesson=1&id=3.1")
	b.setViewport(1280, 720)
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.press("F2")
	b.wait(presenting, true)
	b.wait(goalsShown, []string{"tick", "ring", "tick", "tick"})
	b.wait(stageSays, fmt.Sprintf("%s 1 of %d", labels.UI(text.English, labels.Lesson), 1+len(l.Goals)))
	b.wait(`[...document.querySelectorAll("#lesson :is(.hint, .reply, #solution, .moves)")].filter((e) => e.checkVisibility()).length`, 0)
	b.wait(`[...document.querySelectorAll("#lesson *")].filter((e) => e.checkVisibility() && !e.matches(".vh") && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) &&
		parseFloat(getComputedStyle(e).fontSize) < 20).map((e) => e.outerHTML)`, []string{})
	b.press("PageDown")
	b.press("PageDown")
	b.wait(goalsShown, []string{"ring current"})
	b.wait(spoken, l.Goals[1].Label(text.English).Quoted(text.English))
	b.press("h")
	b.wait(goalsShown, []string{"covered current"})
	b.press("Enter")
	b.wait(focused, "field")
	b.press("Home")
	for range len("ftp://myname@host.dom/") {
		b.press("ArrowRight")
	}
	b.keys("%2F")
	b.wait(fieldText, solved31)
	b.press("Escape")
	b.wait(goalsShown, []string{"covered current"})
	b.press("h")
	b.wait(goalsShown, []string{"tick current"})
	b.press("PageUp")
	b.press("PageUp")
	b.wait(goalsShown, []string{"tick", "tick", "tick", "tick"})
	b.press("Escape")
	b.wait(presenting, false)
	b.wait(`document.querySelector("#lesson .moves").checkVisibility()`, true)
}

// TestBrowserPresenterNotes checks the notes, a separate window with the next scene and the hidden parts of a lesson. It
// accepts the presenter's keys, follows scene and text, closes with the presenter, and sends no request.
func TestBrowserPresenterNotes(t *testing.T) {
	l := lessonIn(t, "3.1", text.English)
	const notes = `[...noted.document.body.children].map((e) => e.tagName + " " + e.textContent)`
	b := visitedTab(t)
	b.beforeLoad(`const real = open; globalThis.open = (...is) => globalThis.noted = real(...is);`)
	b.load("/#lesson=1&id=3.1")
	b.waitReady()
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.press("F2")
	b.wait(presenting, true)
	b.press("n")
	b.wait(notes+`[0]`, fmt.Sprintf("H1 %s 1 of %d", labels.UI(text.English, labels.Lesson), 1+len(l.Goals)))
	b.wait(notes+`[1]`, "P "+l.Title)
	b.wait(notes+`[4]`, "P "+l.Goals[0].Label(text.English).Quoted(text.English))
	for _, told := range []string{"✓ " + l.Goals[0].Label(text.English).Quoted(text.English), model.Said(l.Hints[0]).Quoted(text.English), solved31} {
		b.wait(notes+`.includes(`+quote("P "+told)+`)`, true)
	}
	b.wait(`document.getElementById("panels").textContent.includes(`+quote(solved31)+`)`, false)
	b.value(`void noted.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown" }))`, nil)
	b.wait(stageSays, fmt.Sprintf("%s 2 of %d", labels.UI(text.English, labels.Lesson), 1+len(l.Goals)))
	b.wait(notes+`[0].startsWith("H1 Lesson 2 of ")`, true)
	b.press("Enter")
	b.press("End")
	b.keys("|")
	b.wait(notes+`.includes(`+quote("P – "+l.Goals[1].Label(text.English).Quoted(text.English))+`)`, true)
	b.press("Escape")
	b.press("Escape")
	b.wait(presenting, false)
	b.wait(`noted.closed`, true)
}

func TestFirefoxPresenter(t *testing.T) {
	f := openFox(t, "/"+model.View{Src: "ftp://h/a;type=x", Present: true}.Link())
	f.wait(presenting, true)
	f.wait(onScene, []string{"problem", "prose", "prose"})
	f.keys("\ue00f") // Page Down
	f.keys("\ue00f")
	f.wait(onScene, []string{"step ftp-user"})
	f.keys(foxEscape)
	f.wait(presenting, false)
}

// TestBrowserPresenterKeepsSelection checks that a presentation selects the subjects of its scenes, but begins with the
// selection of the link and restores it at the end.
func TestBrowserPresenterKeepsSelection(t *testing.T) {
	const selected = `[...document.querySelectorAll("#copy .sel")].map((e) => e.firstChild.data).join("")`
	view := model.View{Src: "http://www.example.com/a%20b/c?d=e f", Selected: core.Span{Start: 24, End: 27}, Present: true}
	b := open(t, "/"+view.Link())
	b.wait(presenting, true)
	b.wait(selected, "%20")
	b.wait(`location.hash`, view.Link())
	b.press("PageDown")
	b.press("PageDown")
	b.wait(selected+` !== "%20"`, true)
	b.press("Escape")
	b.wait(presenting, false)
	b.wait(selected, "%20")
	view.Present = false
	b.wait(`location.hash`, view.Link())
}

// TestBrowserPresenterShowsWholeURL checks that a URL of one and a half lines is fully visible.
func TestBrowserPresenterShowsWholeURL(t *testing.T) {
	b := open(t, "/"+model.View{Src: "http://www.example.com/dir/a-very-long-name/x?q=1234567", Present: true}.Link())
	b.wait(presenting, true)
	for _, size := range [][2]int64{{800, 600}, {1280, 720}, {1440, 810}, {1440, 900}, {1920, 1080}} {
		b.setViewport(size[0], size[1])
		b.wait(`(() => { const p = document.getElementById("plate"); return p.scrollHeight - p.clientHeight; })()`, 0)
	}
}

// TestBrowserPresentButtonKeepsSelection checks that the button that starts a presentation, and loads the workshop, keeps
// the selection.
func TestBrowserPresentButtonKeepsSelection(t *testing.T) {
	const selected = `[...document.querySelectorAll("#copy .sel")].map((e) => e.firstChild.data).join("")`
	b := open(t, "/"+model.View{Src: "https://www.example.com/search?q=a+b&lang=en#top", Selected: core.Span{Start: 24, End: 29}}.Link())
	b.wait(selected, "searc")
	b.click("#present")
	b.wait(presenting, true)
	b.wait(selected, "searc")
	b.press("Escape")
	b.wait(presenting, false)
	b.wait(selected, "searc")
	b.value(`document.getElementById("field").focus(), void document.getElementById("field").setSelectionRange(12, 19)`, nil)
	b.wait(selected, "example")
	b.click("#present")
	b.wait(presenting, true)
	b.wait(selected, "example")
}
