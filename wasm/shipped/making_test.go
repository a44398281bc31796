package shipped

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"

	lessons "urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/code"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/scorm"
)

// tabTo moves the focus with Tab to the element with an ID.
func (b *tab) tabTo(id string) {
	b.t.Helper()
	for range 150 {
		var at string
		b.value(`document.activeElement.id`, &at)
		if at == id {
			return
		}
		b.press("Tab")
	}
	b.t.Fatalf("Tab does not reach %s", id)
}

// write replaces the text of the focused input by typing.
func (b *tab) write(id, s string) {
	b.t.Helper()
	b.tabTo(id)
	b.press("Ctrl+a")
	b.insert(s)
}

// goalBox returns the ID of a goal's checkbox by its label.
func (b *tab) goalBox(label string) (id string) {
	b.t.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll("#make-goals .check")].find((e) => e.textContent.startsWith(%s))?.querySelector("input").id`, quote(label))
	b.wait(`(`+find+`) !== undefined`, true)
	b.value(find, &id)
	return id
}

const made31 = `lesson 1
title From the ` + "`root`" + `
lang en
text One directory.
start ftp://myname@host.dom/etc/motd
goal valid
goal sends = CWD /etc
goal sends = RETR motd
goal count fsegment = 2 -- two names
hint Compare the lines.
wrong sends = CWD etc => Not from the root.
solution ftp://myname@host.dom/%2Fetc/motd
mistake ftp://myname@host.dom/etc//motd
`

// TestBrowserMakeLesson makes a lesson from the URL in the field by keyboard only, opens it by its link, and solves it. Its
// draft is restored, and package lesson can read its file.
func TestBrowserMakeLesson(t *testing.T) {
	want, err := lessons.Parse("", made31)
	if err != nil {
		t.Fatal(err)
	}
	b := visitedTab(t)
	fakeClipboard(b, true)
	b.beforeLoad(`HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; };
		const url = URL.createObjectURL; URL.createObjectURL = (blob) => { globalThis.blob = blob; return url(blob); };`)
	b.load("/")
	b.waitReady()
	b.setViewport(1280, 800)
	b.enter(want.Solutions[0])
	b.focus(`[data-do="share"]`)
	b.press("Enter")
	b.wait(dialogOpen, true)
	b.tabTo("to-making")
	b.press("Enter")
	b.wait(dialogTitle, labels.UI(text.English, labels.MakeLesson))
	b.write("blank-title-0", want.Title)
	b.write("blank-text-0", want.Text)
	b.wait(`document.getElementById("blank-solution-0").value`, want.Solutions[0])
	b.write("blank-start-0", want.Start)
	for _, label := range []string{"A client sends CWD /etc", "A client sends RETR motd"} {
		b.tabTo(b.goalBox(label))
		b.press(" ")
	}
	// An invalid goal is reported at its input.
	b.write("blank-own-0", "fnord")
	b.tabTo("add-goal")
	b.press("Enter")
	b.wait(`document.getElementById("blank-own-0-wrong").textContent.startsWith("no goal begins with 'fnord'")`, true)
	b.press("Shift+Tab")
	b.write("blank-own-0", want.Goals[3].Line())
	b.tabTo("add-goal")
	b.press("Enter")
	b.wait(`document.getElementById("blank-own-0").value`, "")
	b.write("blank-hint-0", want.Hints[0])
	b.write("blank-mistake-0", want.Mistakes[0])
	b.tabTo("add-reply")
	b.press("Enter")
	b.wait(`document.getElementById("blank-when-0") !== null`, true)
	b.focus("#blank-mistake-0")
	b.write("blank-when-0", "sends = CWD etc")
	b.write("blank-say-0", want.Wrong[0].Say)
	link := want.Link()
	b.wait(`document.getElementById("copied")?.textContent`, b.origin+"/"+link)
	b.tabTo("copy-link")
	b.press("Enter")
	b.wait(clipboard, b.origin+"/"+link)
	b.tabTo("copy-embed")
	b.press("Enter")
	b.wait(clipboard, model.LessonTag(b.origin+"/", link, want))
	b.tabTo("save-it")
	b.press("Enter")
	b.wait(`saved`, "lesson.txt")
	b.wait(`blob.text()`, made31)
	// The package equals the command's, octet for octet.
	for v, name := range scorm.Versions {
		b.tabTo("scorm-" + name)
		b.press("Enter")
		b.wait(`document.getElementById("dialog-spoken").textContent`, labels.UI(text.English, labels.PackageSaved))
		b.wait(`saved`, "lesson.zip")
		b.wait(`blob.arrayBuffer().then((b) => crypto.subtle.digest("SHA-256", b)).then((b) => new Uint8Array(b).toHex?.() ??
			[...new Uint8Array(b)].map((n) => n.toString(16).padStart(2, "0")).join(""))`, fmt.Sprintf("%x", sha256.Sum256(packed(t, scorm.Version(v), scorm.Item{Lesson: want}))))
	}

	b.focus("#h-dialog")
	b.tabTo("try-lesson")
	b.press("Enter")
	b.wait(dialogOpen, false)
	b.wait(`document.getElementById("field").value`, want.Start)
	b.wait(`location.hash.startsWith("#lesson=1&")`, true)
	b.enter(want.Solutions[0])
	b.wait(`document.getElementById("lesson").classList.contains("done")`, true)

	// The draft is restored, also after a reload.
	b.load("/?again")
	b.waitReady()
	b.value(`document.getElementById("make-lesson").click()`, nil)
	b.wait(`document.getElementById("blank-title-0")?.value`, want.Title)
	b.wait(`document.getElementById("blank-when-0").value`, "sends = CWD etc")
	b.wait(`document.getElementById("copied").textContent`, b.origin+"/?again"+link)
	b.value(`document.getElementById("begin-anew").click()`, nil)
	b.wait(`document.getElementById("blank-title-0").value`, "")
	b.wait(`document.getElementById("blank-solution-0").value`, model.Example)
}

// TestBrowserMakingOpens checks that a pasted lesson is opened, or rejected with the reason beside the input, in every
// language. Nothing in it is executed.
func TestBrowserMakingOpens(t *testing.T) {
	b := open(t, "/")
	b.value(`document.getElementById("make-lesson").click()`, nil)
	b.wait(dialogOpen, true)
	paste := func(s string) {
		b.value(fmt.Sprintf(`(() => { const e = document.getElementById("blank-other-0"); e.closest("details").open = true; e.focus(); e.value = %s;
			e.dispatchEvent(new InputEvent("input", { bubbles: true })); document.getElementById("open-lesson").click(); })()`, quote(s)), nil)
	}
	for _, bad := range []string{"", "fnord", "#lesson=9&u=x&g=valid", "#lesson=1&u=x" + strings.Repeat("&g=valid", 13), "#lesson=1&u=%FF&g=valid", "#lesson=1&u=" + strings.Repeat("a", 100_000)} {
		paste(bad)
		b.wait(`document.getElementById("blank-other-0-wrong").textContent !== ""`, true)
	}
	const evil = `<img src=x onerror=alert(1)>`
	l := &lessons.Lesson{Title: evil, Text: evil + "\u202e", Start: "javascript:alert(1)", Hints: []string{"http://evil.example/"}}
	paste(l.Link() + "&g=valid")
	b.wait(`document.getElementById("blank-title-0").value`, evil)
	b.wait(`document.querySelectorAll("#dialog :is(img:not(#code), script)").length`, 0)
	// Buttons apply to this lesson, and not to the previous one.
	b.value(`document.getElementById("start-from-field").click()`, nil)
	b.wait(`document.getElementById("blank-start-0").value`, model.Example)
	b.wait(`document.getElementById("make-wrong").textContent.length > 20`, true)
	for _, lang := range text.Langs {
		b.value(`document.getElementById("dialog").close()`, nil)
		b.wait(dialogGone, true)
		b.value(fmt.Sprintf(`document.querySelector('[data-lang="%s"]').click()`, lang.Tag()), nil)
		b.wait(`document.documentElement.lang`, lang.Tag())
		b.value(`document.getElementById("make-lesson").click()`, nil)
		b.wait(dialogTitle, labels.UI(lang, labels.MakeLesson))
		solution, _, _ := strings.Cut(labels.UI(lang, labels.LessonSolution), text.Lead(lang, ""))
		b.wait(`document.getElementById("make-wrong").textContent.includes(`+quote(solution)+`)`, true)
		// All inputs and controls have names.
		b.wait(`[...document.querySelectorAll("#dialog :is(input, textarea, button, a)")].filter((e) => !(e.labels?.[0]?.textContent || e.textContent || e.ariaLabel)).length`, 0)
	}
}

// TestBrowserReceipts checks that receipts of a class are graded again, and that hostile ones are shown as text.
func TestBrowserReceipts(t *testing.T) {
	l, _ := course.Lesson("3.1", text.English)
	lines := strings.Join([]string{
		l.Receipt(l.Solutions[0], "Aiko").String(),
		l.Receipt(l.Start, "小明").String(),
		l.Receipt(l.Solutions[0], "<img src=x onerror=alert(1)>\u202e").String(),
		l.Receipt(`javascript:alert(1)//<script>`, "=1+1").String(),
		"fnord",
	}, "\n")
	b := openWithClipboard(t, "/", true)
	b.click(`[data-do="share"]`)
	b.click("#to-checking")
	b.wait(dialogTitle, labels.UI(text.English, labels.CheckReceipts))
	put := func(id, s string) {
		b.value(fmt.Sprintf(`(() => { const e = document.getElementById(%s); e.focus(); e.value = %s; e.dispatchEvent(new InputEvent("input", { bubbles: true })); })()`, quote(id), quote(s)), nil)
	}
	put("blank-of-0", "3.1")
	put("blank-lines-0", lines)
	b.wait(`document.querySelectorAll("#receipts li").length`, 5)
	b.wait(`[...document.querySelectorAll("#receipts .kind")].map((e) => e.className)`, []string{"kind same", "kind changes", "kind same", "kind changes", "kind changes"})
	b.wait(`document.querySelector("#receipts small").textContent.startsWith("Same answer as <img")`, true)
	b.wait(`document.querySelectorAll("#dialog :is(img, script, a)").length`, 0)
	b.wait(`document.getElementById("receipts").textContent.includes("\u202e")`, false)
	b.wait(`document.querySelector("#receipts .code").textContent`, l.Receipt(l.Solutions[0], "Aiko").Code())
	b.click("#copy-receipts")
	list, _ := model.CheckReceipts(l, lines)
	b.wait(clipboard, model.ReceiptsText(text.English, list, len(l.Goals)))
	put("blank-of-0", "#lesson=9&u=x&g=valid")
	b.wait(`document.getElementById("blank-of-0-wrong").textContent !== ""`, true)
	b.wait(`document.querySelectorAll("#receipts li").length`, 0)
	put("blank-of-0", "9.9")
	b.wait(`document.getElementById("blank-of-0-wrong").textContent`, "There is no lesson 9.9.")
	// A lesson given by link is the same lesson.
	put("blank-of-0", "https://elsewhere.example/"+l.Link())
	b.wait(`document.querySelectorAll("#receipts li").length`, 5)
	proved, open := lessons.Proves(text.English)
	b.wait(`document.getElementById("dialog").textContent.includes(`+quote(proved)+`) && document.getElementById("dialog").textContent.includes(`+quote(open)+`)`, true)
}

// TestBrowserMakingOfTheOpenLesson checks that an open lesson can be printed, in the page's language, and that the dialogs
// that need a lesson begin with it.
func TestBrowserMakingOfTheOpenLesson(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`globalThis.print = () => dispatchEvent(new Event("beforeprint"));`)
	b.load("/#lesson=1&id=3.1")
	b.waitReady()
	b.wait(`document.getElementById("print-lesson") !== null`, true)
	b.value(`document.getElementById("print-lesson").click()`, nil)
	b.wait(`document.querySelector("#worksheet footer > :last-child code").textContent`, b.origin+"/#lesson=1&id=3.1")
	b.wait(`document.querySelector("#worksheet h1").textContent.startsWith("3.1 ")`, true)
	if pages := len(pdfPage.FindAll(b.pdf(8.27, 11.69), -1)); pages != 1 {
		t.Errorf("%d pages", pages)
	}
	b.wait(`document.getElementById("worksheet")`, nil)
	b.click(`[data-do="share"]`)
	b.click("#to-checking")
	b.wait(`document.getElementById("blank-of-0").value`, "3.1")
	b.press("Escape")
	b.wait(dialogGone, true)
	b.value(`document.getElementById("make-lesson").click()`, nil)
	b.wait(`document.getElementById("blank-start-0").value`, "ftp://myname@host.dom/etc/motd")
	b.wait(`document.getElementById("blank-other-0").value`, "3.1")
	b.value(`document.getElementById("open-lesson").click()`, nil)
	b.wait(`document.getElementById("blank-title-0").value`, "From the root")
	b.wait(`document.getElementById("make-result") !== null`, true)
}

// TestBrowserPrintLesson checks that a lesson is printed on one page, with its answers on another one on request: without
// the rest of the page, without labels below the brackets, and with a QR code that opens the lesson. Afterwards the page is
// unchanged.
func TestBrowserPrintLesson(t *testing.T) {
	b := visitedTab(t)
	// Only begin printing, because the test must look before printing ends.
	b.beforeLoad(`globalThis.print = () => dispatchEvent(new Event("beforeprint"));`)
	b.load("/")
	b.waitReady()
	b.value(`document.getElementById("make-lesson").click()`, nil)
	b.wait(dialogOpen, true)
	for i, number := range course.Numbers() {
		if !byNight && i%5 > 0 {
			continue
		}
		l, _ := course.Lesson(number, text.Langs[i%len(text.Langs)])
		b.value(fmt.Sprintf(`(() => { const e = document.getElementById("blank-other-0"); e.closest("details").open = true; e.focus(); e.value = %s;
			e.dispatchEvent(new InputEvent("input", { bubbles: true })); document.getElementById("open-lesson").click(); })()`, quote(l.String())), nil)
		b.wait(`document.getElementById("copied")?.textContent`, b.origin+"/"+l.Link())
		for j, paper := range [][2]float64{{8.27, 11.69}, {8.5, 11}} {
			if !byNight && j != i%2 {
				continue
			}
			b.value(`document.getElementById("print-sheet").click()`, nil)
			b.wait(`document.documentElement.classList.contains("worksheet")`, true)
			b.wait(`document.querySelectorAll("#worksheet .boxes li").length`, len(l.Goals))
			b.wait(`document.querySelector("#worksheet .boxes li").textContent`, l.Goals[0].Label(l.Lang).String())
			b.wait(`document.querySelector("#worksheet h2").textContent`, labels.UI(l.Lang, labels.SheetRule))
			b.wait(`atob(document.querySelector("#worksheet img").src.split(",")[1]).includes('class="label"')`, false)
			if path, _, ok := code.SVGPath(b.origin + "/" + l.Link()); ok {
				b.wait(`atob(document.querySelector("#worksheet img.code").src.split(",")[1]).includes(`+quote(path)+`)`, true)
			}
			if pages := len(pdfPage.FindAll(b.pdf(paper[0], paper[1]), -1)); pages != 1 {
				t.Errorf("%s: %d pages on paper of %v", number, pages, paper)
			}
			b.wait(`document.getElementById("worksheet")`, nil)
		}
	}
	b.value(`document.getElementById("with-answers").click()`, nil)
	b.value(`document.getElementById("print-sheet").click()`, nil)
	b.wait(`document.querySelectorAll("#worksheet .answers img").length`, 1)
	if pages := len(pdfPage.FindAll(b.pdf(8.27, 11.69), -1)); pages != 2 {
		t.Errorf("with its answers it has %d pages", pages)
	}
	b.wait(`document.documentElement.classList.contains("worksheet")`, false)
	b.wait(dialogOpen, true)
}
