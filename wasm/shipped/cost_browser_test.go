package shipped

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// written counts changes of the conversation by kind.
const written = `{
	globalThis.written = { list: 0 };
	globalThis.writes?.disconnect();
	globalThis.writes = new MutationObserver((list) => {
		for (const { target, type, attributeName } of list) {
			if (!(target.closest ? target : target.parentNode)?.closest("#wire")) continue;
			const what = attributeName ?? type;
			written[what] = (written[what] ?? 0) + 1;
		}
	});
	writes.observe(document.getElementById("panels"), { subtree: true, childList: true, characterData: true, attributes: true });
}`

// typedDrawn types n keys, waits after each until the conversation is drawn, and returns the counts of its changes. The
// conversation is the slowest panel: on a busy machine it is drawn once for several keys.
func (b *tab) typedDrawn(n int) (times map[string]float64) {
	b.t.Helper()
	return b.typedDrawnBy(n, b.typeLetter)
}

// typedDrawnBy does the same, and presses the keys with press.
func (b *tab) typedDrawnBy(n int, press func(i int)) (times map[string]float64) {
	b.t.Helper()
	b.value("void (() => "+written+")()", nil)
	for i := range n {
		press(i)
		b.wait(fmt.Sprintf("written.list >= %d", 2*(i+1)), true) // one for HTTP/1.0, one for HTTP/1.1
	}
	b.value("written", &times)
	return times
}

// keyTab opens a tab with the caret in a text of n octets. scripts run before the page's own.
func keyTab(t *testing.T, n int, scripts ...string) *tab {
	b := visitedTab(t)
	for _, script := range append(scripts, watch) {
		b.beforeLoad(script)
	}
	b.load("/")
	b.waitReady()
	b.do(chromedp.EmulateViewport(1440, 900))
	b.fieldHolds(longText(n, 0))
	b.typed(4)
	return b
}

// TestCostStyles checks that a key press makes the browser match styles for few elements, however long the text is.
func TestCostStyles(t *testing.T) {
	alone(t)
	const keys, most = 10, 100
	for _, n := range []int{50, 200, 2000} {
		b := keyTab(t, n)
		c := costOf(b.trace(func() { b.typedDrawn(keys) }), keys)
		t.Logf("a key in %d octets matches styles for %.0f elements", n, c.elements)
		if c.elements == 0 || c.elements > most {
			t.Errorf("a key in %d octets matches styles for %.0f elements, want 1 to %d", n, c.elements, most)
		}
	}
}

// TestCostListeners checks that a key press does not replace the listeners of buttons, although they act on another text.
func TestCostListeners(t *testing.T) {
	alone(t)
	const keys = 10
	for _, n := range []int{50, 200, 2000} {
		b := keyTab(t, n)
		b.value(`(() => {
			const add = EventTarget.prototype.addEventListener;
			globalThis.added = 0;
			EventTarget.prototype.addEventListener = function(...args) { added++; return add.apply(this, args); };
		})()`, nil)
		b.typedDrawn(keys)
		var added int
		b.value(`added`, &added)
		t.Logf("%d keys in %d octets add %d listeners", keys, n, added)
		if added > keys { // newly drawn elements have listeners of their own
			t.Errorf("%d keys in %d octets add %d listeners", keys, n, added)
		}
	}
}

// TestCostWrites checks that few octets on the wire, in two requests, are rewritten. A key press moves all octets after it,
// but only cells that look different are written: the octets of a cell are not an attribute, and few cells are new. The
// number of octets that are not drawn changes in place with each key.
func TestCostWrites(t *testing.T) {
	alone(t)
	const keys, most = 10, 30
	const comeOrGo = 1.5 // cells per key; sometimes a cell is full
	for _, n := range []int{50, 200, 2000} {
		sum := 0.0
		b := keyTab(t, n)
		b.typedDrawn(2) // the first drawing does not count
		times := b.typedDrawn(keys)
		for _, k := range times {
			sum += k / keys
		}
		t.Logf("a key in %d octets writes %.1f times into the conversation; %d keys: %v", n, sum, keys, times)
		if sum > most {
			t.Errorf("a key in %d octets writes %.1f times into the conversation, more than %d", n, sum, most)
		}
		if moved := times["childList"] / keys; moved > comeOrGo {
			t.Errorf("a key in %d octets adds or removes %.1f cells of the conversation, more than %.1f", n, moved, comeOrGo)
		}
	}
}

// TestCostCalls checks that drawing takes few calls into the browser, however much is drawn, and that deleting takes no more
// than typing. With longer texts, some panels wait for a pause in the typing, which depends on the machine.
func TestCostCalls(t *testing.T) {
	alone(t)
	const keys, most = 10, 100
	for _, n := range []int{50, 200} {
		b := keyTab(t, n, countCalls)
		for _, c := range []struct {
			what  string
			press func(i int)
		}{{"a letter", b.typeLetter}, {"a letter taken back", func(i int) { b.typeAndBack(letters + i) }}} {
			b.value("void (benchCalls = 0)", nil)
			b.typedDrawnBy(keys, c.press)
			var calls float64
			b.value("benchCalls", &calls)
			t.Logf("%s in %d octets calls the browser %.0f times", c.what, n, calls/keys)
			if calls == 0 || calls/keys > most {
				t.Errorf("%s in %d octets calls the browser %.0f times, want 1 to %d", c.what, n, calls/keys, most)
			}
		}
	}
}

// TestBrowserFolded checks that a folded panel is drawn when the typing pauses, and at once when it is unfolded.
func TestBrowserFolded(t *testing.T) {
	b := keyTab(t, 2000)
	const folded = `document.querySelector("#parts .folded ol")`
	b.value(`void (globalThis.before = `+folded+`.lastChild.querySelector(".range").textContent)`, nil)
	b.typed(2)
	b.wait(folded+`.lastChild.querySelector(".range").textContent !== before`, true)
	b.click("#parts .folded summary")
	b.wait(folded+`.checkVisibility()`, true)
	b.typed(2)
	b.wait(`[...document.querySelectorAll("#parts .param .range")].at(-1).textContent.endsWith("–" + document.getElementById("field").value.length)`, true)
}

// TestCostGarbage checks that during typing the garbage is collected right after a key is painted, and never by Go itself,
// which would do it during a key press. Go reports each collection, and which were forced.
func TestCostGarbage(t *testing.T) {
	alone(t)
	for _, c := range []struct{ octets, keys, collections int }{{2000, 60, 1}, {20_000, 40, 2}} {
		b := visitedTab(t)
		b.beforeLoad(`{
			let original;
			Object.defineProperty(globalThis, "Go", { get: () => original, set: (Go) => {
				original = class extends Go { constructor() { super(); this.env.GODEBUG = "gctrace=1"; } };
			} });
			const log = console.log;
			globalThis.collections = [];
			console.log = (line, ...more) => { if (/^gc \d/.test(line)) collections.push(line); else log(line, ...more); };
		}`)
		b.load("/")
		b.waitReady()
		b.fieldHolds(longText(c.octets, 0))
		var unasked []string
		b.value(`(async () => {
			const field = document.getElementById("field");
			collections.length = 0;
			for (let i = 0; i < `+strconv.Itoa(c.keys)+`; i++) {
				field.value = field.value.slice(0, -1) + i % 10;
				field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: String(i % 10) }));
				await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
			}
			return collections.filter((line) => !line.endsWith("(forced)"));
		})()`, &unasked)
		if len(unasked) > 0 {
			t.Errorf("%d keys in %d octets: Go has collected garbage during a key press:\n%s", c.keys, c.octets, strings.Join(unasked, "\n"))
		}
		b.wait("collections.length >= "+strconv.Itoa(c.collections), true)
	}
}

// TestBrowserPanelsOutOfSight checks that a panel below the viewport, or with only its heading in view, is not drawn at a
// key press but when the typing pauses. A panel with a line in view is. The clock stands still, so that for the page drawing
// takes no time.
func TestBrowserPanelsOutOfSight(t *testing.T) {
	const frames = `new Promise((come) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(come, 0, 0))))`
	const watch = `void (globalThis.drawn = [], new MutationObserver((list) => {
		drawn.push(list.map(({ target }) => (target.closest ? target : target.parentNode)?.closest("section")?.id));
	}).observe(document.getElementById("panels"), { subtree: true, childList: true, characterData: true, attributes: true }))`
	b := keyTab(t, 50, handClock)
	b.value(watch, nil)
	for _, c := range []struct {
		edge  string // the lower edge of the window
		waits bool
	}{
		{`document.getElementById("standards").getBoundingClientRect().top`, true},
		{`document.querySelector("#standards .head").getBoundingClientRect().bottom + 9`, true},
		{`document.querySelector("#standards .head").getBoundingClientRect().bottom + 22`, false},
	} {
		var edge float64
		b.value(c.edge, &edge)
		b.setViewport(1440, int64(edge))
		b.value(frames, nil) // until the observer has been called
		b.value(`freeze()`, nil)
		drawn := func(expression string) { b.wait(`(advance(1), `+expression+`)`, true) }
		b.value(`advance(1000)`, nil) // draws what has waited
		b.value(`void (drawn.length = 0)`, nil)
		for i, both := 0, c.waits; both == c.waits; i++ { // until the page has been told where the edge is
			if i == 20 {
				t.Fatalf("with the edge at %s the panel is drawn at the key press: %t", c.edge, both)
			}
			b.typeLetter(i)
			drawn(`drawn.some((ids) => ids.includes("wire"))`)
			b.value(`drawn.some((ids) => ids.includes("standards"))`, &both)
			drawn(`drawn.some((ids) => ids.includes("standards"))`)
			b.value(`advance(1000)`, nil)
			b.value(`void (drawn.length = 0)`, nil)
		}
		b.value(`thaw()`, nil)
	}
	// A jump that moves the panel's heading from below the viewport to above it makes the panel drawn, too.
	b.setViewport(1440, 500)
	b.value(`void (globalThis.anew = 0, new MutationObserver(() => anew++).observe(document.getElementById("standards"),
		{ subtree: true, childList: true, characterData: true, attributes: true }))`, nil)
	b.value(`new Promise((come) => { setTimeout(come, 300, 0); })`, nil)
	b.value(`scrollTo(0, document.querySelector("#standards .head").getBoundingClientRect().bottom + 20)`, nil)
	b.value(`new Promise((come) => { setTimeout(come, 300, 0); })`, nil)
	b.wait(`new Promise((come) => {
		anew = 0;
		const field = document.getElementById("field");
		field.setRangeText("x", 40, 40, "end");
		field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: "x" }));
		requestAnimationFrame(() => requestAnimationFrame(() => come(anew > 0)));
	})`, true)
}
