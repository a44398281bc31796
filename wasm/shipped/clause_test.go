package shipped

import (
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const (
	clauseOpen  = `document.querySelector("#clause:popover-open") !== null`
	clauseTitle = `document.getElementById("h-clause").textContent`
)

// TestBrowserClause checks that a section number opens the text of the section by keyboard and in the reader's language.
// Nothing moves, no request is sent, and Escape restores the focus.
func TestBrowserClause(t *testing.T) {
	b := open(t, "/")
	b.enter("ftp://h/a;type=x")
	b.wait(rulesShown, []string{"ftp-type-unknown"})
	const cite = `#problems .place .cite`
	const where = `[scrollY, document.querySelector("` + cite + `").getBoundingClientRect().top]`
	var before []float64
	b.focus(cite)
	b.value(where, &before)
	b.press("Enter")
	b.wait(clauseOpen, true)
	b.wait(where, before)
	b.wait(`document.activeElement.id`, "h-clause")
	b.wait(clauseTitle, "section 3.2.2, FTP: the path as commands")
	b.wait(`document.querySelector("#clause .rules").textContent`, text.Production("fpath")+"\n"+text.Production("fsegment")+"\n"+text.Production("ftptype")+"\n")
	b.wait(`[...document.querySelectorAll("#clause a[target]")].map((a) => [a.href, a.rel])`,
		[][]string{{"https://www.rfc-editor.org/rfc/rfc1738#section-3.2.2", "noopener noreferrer"}})
	b.press("Escape")
	b.wait(clauseOpen, false)
	b.wait(`document.activeElement.matches("`+cite+`")`, true)
	b.wait(fieldText, "ftp://h/a;type=x")

	// An example can be put into the field, which can be undone.
	b.click(cite)
	b.wait(clauseOpen, true)
	b.click("#clause a.url")
	b.wait(fieldText, model.Example)
	b.wait(clauseOpen, false)
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "ftp://h/a;type=x")

	// In another language, from a part; this must not select the part's octets.
	b.click(`[data-lang="ja"]`)
	b.wait(`document.documentElement.lang`, "ja")
	b.focus("#field")
	b.value(`document.getElementById("field").setSelectionRange(15, 16)`, nil)
	const selected = `[...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`
	b.wait(selected, "x")
	b.click(`#parts .cite[data-section="2.1"]`)
	b.wait(clauseTitle, text.Section(text.Japanese, "2.1")+labels.UI(text.Japanese, text.ListComma)+text.ClauseOf("2.1").Title(text.Japanese))
	b.wait(selected, "x")
	b.wait(`document.getElementById("clause").getAttribute("role")`, "dialog")
	b.press("Escape")
	b.wait(clauseOpen, false)
}

// TestBrowserClauseFits checks that the text fits the smallest window, in the half without the pointer.
func TestBrowserClauseFits(t *testing.T) {
	for _, width := range []int64{320, 1440} {
		b := visitedTab(t)
		b.setViewport(width, 640)
		b.load("/" + model.Link("http://joe:x@h/~a", core.Span{}))
		b.waitReady()
		for _, cite := range []string{"#problems .cite", "#parts li:last-child .cite"} {
			b.value(`document.querySelector(`+quote(cite)+`).scrollIntoView({block: "center"})`, nil)
			b.value(`(() => { const c = document.querySelector(`+quote(cite)+`); globalThis.cited = c; c.click(); })()`, nil)
			b.wait(clauseOpen, true)
			b.wait(`(() => {
				const box = document.getElementById("clause").getBoundingClientRect(), at = cited.getBoundingClientRect();
				const apart = box.bottom <= at.top || box.top >= at.bottom || box.right <= at.left || box.left >= at.right;
				return [box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight, apart, document.documentElement.scrollWidth <= innerWidth];
			})()`, []bool{true, true, true})
			b.press("Escape")
			b.wait(clauseOpen, false)
		}
	}
}
