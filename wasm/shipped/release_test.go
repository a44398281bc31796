package shipped

import (
	"testing"
)

// These tests check that closing a dialog, a list or a program releases its listeners.

// listeners records event listeners, and lists those that are not removed: all of them, or only Go functions. released
// reports whether Go has released a function, by calling it.
const listeners = `(() => {
	const all = globalThis.listened = [], { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
	const capture = (options) => Boolean(options?.capture ?? (options === true));
	EventTarget.prototype.addEventListener = function (type, f, options) {
		const one = { target: this ?? window, type, f, capture: capture(options) };
		if (f && !all.some((e) => !e.gone && e.target === one.target && e.type === type && e.f === f && e.capture === one.capture)) all.push(one);
		options?.signal?.addEventListener("abort", () => { one.gone = true; });
		if (options?.once) add.call(this, type, () => { one.gone = true; });
		return add.call(this, type, f, options);
	};
	EventTarget.prototype.removeEventListener = function (type, f, options) {
		for (const e of all) if (e.target === (this ?? window) && e.type === type && e.f === f && e.capture === capture(options)) e.gone = true;
		return remove.call(this, type, f, options);
	};
	globalThis.listening = () => all.filter((e) => !e.gone);
	globalThis.byEvent = () => listening().map(({ target, type }) => type + " " + (target.id || target.className || target.nodeName || target.constructor.name)).sort();
	globalThis.released = (f) => {
		const was = console.error, said = [];
		console.error = (s) => said.push(s);
		try { f(new Event("none")); } finally { console.error = was; }
		return said.includes("call to released function");
	};
})()`

func TestBrowserReleasesDialogs(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(listeners)
	b.load("/")
	b.waitReady()
	b.value(`void document.getElementById("field").focus()`, nil)
	openings := map[string]string{
		"share":    `document.querySelector('[data-do="share"]').click()`,
		"help":     `document.querySelector('[data-do="help"]').click()`,
		"examples": `document.querySelector("#all-examples").click()`,
		"copy as":  `document.querySelector("#copy-as").click()`,
	}
	round := func(open string) {
		b.value("void "+open, nil)
		b.wait(dialogOpen, true)
		b.wait(`document.querySelectorAll("#dialog .body > *").length > 0`, true)
		b.press("Escape")
		b.wait(`document.getElementById("dialog").childElementCount`, 0)
	}
	for name, open := range openings {
		round(open)
		var before, after []string
		b.value(`byEvent()`, &before)
		b.value(`void (globalThis.mark = listened.length)`, nil)
		for range 20 {
			round(open)
		}
		if b.value(`byEvent()`, &after); len(after) >= len(before)+20 { // a few are added late by the start
			t.Errorf("%s: after 20 times there are %d listeners instead of %d: %q", name, len(after), len(before), after)
		}
		b.wait(`listened.slice(mark).filter((e) => e.gone && document.getElementById("dialog") !== e.target && !released(e.f)).map((e) => e.type)`, []string{})
	}
}

// TestBrowserReleasesList closes a list of URLs, and cancels choosing a file.
func TestBrowserReleasesList(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(listeners)
	b.load("/")
	b.waitReady()
	round := func() {
		b.value(`void (() => {
			const data = new DataTransfer();
			data.setData("text/plain", "A line with ftp://host.example/path in it.\n".repeat(3000));
			document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
		})()`, nil)
		b.wait(`document.querySelectorAll("#found-rows > *").length > 3`, true)
		b.click("#document-close")
		b.wait(`document.getElementById("found")`, nil)
	}
	round()
	var before, after []string
	b.value(`byEvent()`, &before)
	b.value(`void (globalThis.mark = listened.length)`, nil)
	for range 5 {
		round()
	}
	if b.value(`byEvent()`, &after); len(after) >= len(before)+5 {
		t.Errorf("after 5 times there are %d listeners instead of %d: %q", len(after), len(before), after)
	}
	b.wait(`listened.slice(mark).filter((e) => e.target.id === "found").length`, 15)
	b.wait(`listened.slice(mark).filter((e) => e.target.id === "found").every((e) => e.gone && released(e.f))`, true)

	b.value(`void (HTMLInputElement.prototype.click = function () { globalThis.chooser = this; })`, nil)
	b.click("#find-in-file")
	b.wait(`(() => { const { onchange } = chooser; chooser.dispatchEvent(new Event("cancel")); return released(onchange); })()`, true)
}

// TestBrowserReleasesProgram checks that a program that was replaced gets no more events.
func TestBrowserReleasesProgram(t *testing.T) {
	for _, path := range []string{"/", "/frame.html"} {
		b := visitedTab(t)
		b.beforeLoad(listeners)
		b.load(path)
		b.waitReady()
		if path != "/" { // after it has its height
			b.wait(`byEvent().includes("scroll body")`, true)
		}
		var before []string
		b.value(`byEvent()`, &before)
		b.value(`void (() => { const up = urlscopeUp; globalThis.ups = 0; globalThis.urlscopeUp = () => { up(); ups++; }; })()`, nil)
		b.value(`void urlscopeEnter("", () => console.error("refused"))`, nil)
		b.wait(`ups`, 1) // the other program runs
		all := 0
		for _, name := range []string{"input field", "keydown #document", "selectionchange #document", "resize Window", "hashchange Window", "scroll plate", "blur field"} {
			n := 0
			for _, was := range before {
				if was == name {
					n++
				}
			}
			b.wait(`byEvent().filter((name) => name === `+quote(name)+`).length`, n)
			all += n
		}
		if all < 7 {
			t.Errorf("%s: there are only %d listeners: %q", path, all, before)
		}
	}
}
