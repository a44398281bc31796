package shipped

import (
	"fmt"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// misfits lists the elements of an open dialog that are off the screen, overflow, are too small to click, or have no name.
const misfits = `(() => {
	const dialog = document.getElementById("dialog"), box = dialog.getBoundingClientRect(), wide = document.documentElement.getBoundingClientRect().right;
	const list = [];
	if (Math.abs(box.left - (wide - box.right)) > 1.5 || box.left < 4 || box.top < 0 || box.bottom > innerHeight) list.push("not in the middle: " + box.left + " to " + box.right);
	if (dialog.scrollWidth > dialog.clientWidth) list.push("scrolls sideways");
	for (const e of dialog.querySelectorAll("*")) {
		if (!e.checkVisibility() || e.closest(".vh")) continue;
		const { left, right } = e.getBoundingClientRect();
		if (left < box.left || right > box.right) list.push("sticks out: " + e.outerHTML.slice(0, 80));
		if (e.childElementCount === 0 && e.scrollWidth > e.clientWidth && e.clientWidth > 0 && getComputedStyle(e).overflowX === "visible") list.push("too wide: " + e.outerHTML.slice(0, 80));
	}
	for (const e of dialog.querySelectorAll("button, input, textarea, a")) {
		const { width, height } = (e.closest("label") ?? e).getBoundingClientRect();
		if (width < 24 || height < 24) list.push("small: " + e.outerHTML.slice(0, 80));
		if (!(e.textContent || e.ariaLabel || e.labels?.[0]?.textContent)) list.push("has no name: " + e.outerHTML.slice(0, 80));
	}
	return list;
})()`

// TestBrowserDialogsFit checks every dialog on the narrowest screen in every language: it is centred and within the screen,
// scrolls only vertically, cuts no word off, and its controls are large enough and have names.
func TestBrowserDialogsFit(t *testing.T) {
	b := openWithClipboard(t, "/"+model.Link("ftp://joe:secret@host.dom/%2Fetc/a%0D%0Ab|c;type=a", core.Span{}), false)
	b.setViewport(320, 568)
	for l, c := range pairs(text.Langs[:], []struct{ opener, then string }{
		{`[data-do="share"]`, `#copy-embed`},
		{`#copy-as`, `#as-report`},
		{`#all-examples`, ``},
		{`[data-do="help"]`, ``},
		{`#wire-text`, ``}, // the clipboard is denied, so a dialog has the text to copy
		{`#make-lesson`, `#add-reply`},
		{`[data-do="share"]`, `#to-checking`},
	}) {
		b.value(fmt.Sprintf(`document.querySelector('[data-lang="%s"]').click()`, l.Tag()), nil)
		b.wait(`document.documentElement.lang`, l.Tag())
		b.value(fmt.Sprintf(`document.querySelector(%s).click()`, quote(c.opener)), nil)
		b.wait(dialogOpen, true)
		if c.then != "" {
			then := fmt.Sprintf(`document.querySelector(%s)`, quote(c.then))
			b.wait(then+` !== null`, true) // it comes with the drawing of the workshop
			b.value(then+`.click()`, nil)
		}
		var list []string
		b.value(`new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(`+misfits+`))))`, &list)
		for _, misfit := range list {
			t.Errorf("%s, %s %s: %s", l.Tag(), c.opener, c.then, misfit)
		}
		b.value(`document.getElementById("dialog").close()`, nil)
		b.wait(`document.getElementById("dialog").childElementCount`, 0)
	}
}
