package shipped

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/wasm/internal/hostile"
	"urlscope/wasm/model"
)

// pressing defines press(seed, steps) in a tab. It clicks, types and chooses at random, and returns the faults and the
// actions before them, or nothing if there are no faults. It does not open anything outside the page.
var pressing = `(() => {
	globalThis.print = () => {
		dispatchEvent(new Event("beforeprint"));
		setTimeout(() => dispatchEvent(new Event("afterprint")), 50);
	};
	globalThis.open = () => null;
	HTMLAnchorElement.prototype.click = () => {};
	const click = HTMLInputElement.prototype.click;
	HTMLInputElement.prototype.click = function () { if (this.type !== "file") click.call(this); };
	addEventListener("click", (e) => { if (e.target.closest?.("a:not([href^='#'])")) e.preventDefault(); }, true);
	const field = document.getElementById("field"), done = [];
	let seed = 0; // mulberry32
	const random = (n) => {
		let x = seed = (seed + 0x6D2B79F5) | 0;
		x = Math.imul(x ^ x >>> 15, x | 1);
		x ^= x + Math.imul(x ^ x >>> 7, x | 61);
		return ((x ^ x >>> 14) >>> 0) % n;
	};
	const one = (list) => list[random(list.length)];
	const name = (e) => e.localName + (e.id ? "#" + e.id : "") + " " + JSON.stringify(e.textContent.trim().slice(0, 30));
	const inField = [
		() => { field.select(); document.execCommand("insertText", false, one(texts)); },
		() => { const at = random(field.value.length + 1); field.setSelectionRange(at, at + random(8)); },
		() => document.execCommand("delete"),
		() => document.execCommand("undo"),
		() => document.execCommand("redo"),
		() => document.execCommand("insertText", false, one("abc/:?#%@~|2F é;=&[].1")),
	];
	const key = () => {
		const key = one(["Escape", "F8", "Enter", "ArrowDown", "ArrowRight", "ArrowUp", "Home", "End", "?", "F7", "F9", "PageDown", "Delete"]);
		const e = document.activeElement, how = { key, bubbles: true, cancelable: true, shiftKey: !random(4), altKey: !random(8), ctrlKey: !random(12) };
		done.push(key + " at " + name(e));
		e.dispatchEvent(new KeyboardEvent("keydown", how));
		e.dispatchEvent(new KeyboardEvent("keyup", how));
	};
	const element = () => {
		const within = document.querySelector("dialog[open]") ?? document;
		const e = one([...within.querySelectorAll("button, select, summary, input, textarea:not(#field), [role=option], .part, .run, .o, a[href]")]
			.filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.disabled));
		if (!e) return;
		done.push(name(e));
		if (e.localName === "select") {
			e.selectedIndex = random(e.options.length);
			e.dispatchEvent(new Event("change", { bubbles: true }));
		} else if (e.localName === "textarea" || e.type === "text" || e.type === "url") {
			e.focus();
			e.value = one(texts).slice(0, 200);
			e.dispatchEvent(new InputEvent("input", { bubbles: true }));
		} else {
			const box = e.getBoundingClientRect();
			const at = { bubbles: true, cancelable: true, clientX: box.left + box.width * random(100) / 100, clientY: box.top + box.height / 2 };
			for (const type of ["pointermove", "pointerdown"]) e.dispatchEvent(new PointerEvent(type, at));
			if (e.tabIndex >= 0) e.focus();
			e.dispatchEvent(new PointerEvent("pointerup", at));
			e.dispatchEvent(new MouseEvent("click", at));
		}
	};
	const wrong = () => {
		const found = [], ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
		const drawn = [...document.getElementById("copy").children].map((run) => run.firstChild.data).join("").toWellFormed();
		const bare = document.getElementById("plate").classList.contains("bare");
		if (!bare && drawn !== field.value.toWellFormed() + tail) found.push("of " + JSON.stringify(field.value) + " it shows " + JSON.stringify(drawn));
		if (document.documentElement.classList.contains("failed")) found.push("it has stopped");
		if (document.documentElement.scrollWidth > innerWidth) found.push("it is wider than the window");
		for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push("two elements have the id " + id);
		for (const e of document.querySelectorAll("[aria-describedby], [aria-labelledby], [aria-activedescendant]")) {
			if (!e.checkVisibility()) continue;
			for (const by of ["aria-describedby", "aria-labelledby", "aria-activedescendant"]) {
				for (const id of (e.getAttribute(by) ?? "").split(" ")) if (id && !ids.includes(id)) found.push(name(e) + " has " + by + " " + id + ", which is not there");
			}
		}
		return found;
	};
	const pause = (ms) => new Promise((done) => setTimeout(done, ms));
	globalThis.press = async (start, steps) => {
		seed = start;
		for (let i = 0; i < steps; i++) {
			const kind = random(20);
			if (kind < 6 && !document.querySelector("dialog[open]")) {
				field.focus();
				const act = one(inField);
				done.push(act.toString().slice(6, 60));
				act();
			} else if (kind < 9) key(); else element();
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
			if (i % 7 === 0) await pause(60);
			for (let n = 0; n < 50 && wrong().length > 0; n++) await pause(100); // some parts are drawn late
			const found = wrong();
			if (found.length > 0) return found.join("\n") + "\nafter " + done.slice(-8).join("\n");
		}
		return "";
	};
})()`

// TestBrowserHostileHands checks that no random sequence of clicks, keys and choices breaks the page.
func TestBrowserHostileHands(t *testing.T) {
	beside(t)
	const seed = 1738
	perTab := min(100, hostileRuns(t))
	widths := []int64{1440, 820, 360}
	r := rand.New(rand.NewPCG(seed, seed))
	urls := readLines(t, "../../testdata/urls.txt")
	var texts []string
	for range 50 {
		texts = append(texts, quote(urls[r.IntN(len(urls))]), hostile.Text(r, urls))
	}
	for n := range max(len(widths), hostileRuns(t)/perTab) {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			b := open(t, "/")
			b.setViewport(widths[n%len(widths)], 900)
			b.value(fmt.Sprintf(`void (globalThis.texts = [%s], globalThis.tail = %s)`, strings.Join(texts, ","), quote(model.Tail)), nil)
			b.value(pressing, nil)
			var wrong string
			b.value(fmt.Sprintf(`press(%d, %d)`, seed+n, perTab), &wrong)
			if wrong != "" {
				t.Error(wrong)
			}
		})
	}
}

// TestBrowserEventsOfDocument checks that the program lives on after events that scripts and extensions send to the document itself.
func TestBrowserEventsOfDocument(t *testing.T) {
	b := open(t, "/")
	b.value(`void document.dispatchEvent(new KeyboardEvent("keydown", {key: "Enter", bubbles: true}))`, nil)
	for _, kind := range []string{"keydown", "click", "mousedown", "focusin", "focusout", "pointermove", "pointerover"} {
		b.value(`void document.dispatchEvent(Object.assign(new Event("`+kind+`", {bubbles: true}), {key: "Enter", clientX: 1, clientY: 1}))`, nil)
	}
	b.enter("http://h/a b")
	b.wait(rulesShown, []string{"space"})
}
