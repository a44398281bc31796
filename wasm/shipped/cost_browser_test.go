package shipped

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// written counts what is written into the conversation, by what it is.
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

// typedDrawn types n keys, each after the conversation has been drawn for the one before, and returns what that wrote into it. It
// is the panel that takes longest: on a busy machine it waits for a respite in the typing, and is drawn once for several keys.
func (b *tab) typedDrawn(n int) (times map[string]float64) {
	b.t.Helper()
	return b.typedDrawnBy(n, b.typeLetter)
}

// typedDrawnBy presses n keys so, each as press does.
func (b *tab) typedDrawnBy(n int, press func(i int)) (times map[string]float64) {
	b.t.Helper()
	b.value("void (() => "+written+")()", nil)
	for i := range n {
		press(i)
		b.wait(fmt.Sprintf("written.list >= %d", 2*(i+1)), true) // HTTP/1.0 and HTTP/1.1
	}
	b.value("written", &times)
	return times
}

// keyTab opens a tab in which keys are typed into a text of n octets, after scripts that run before the page's own.
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

// However long the text is, the browser looks for the style of few elements at a key.
func TestCostStyles(t *testing.T) {
	alone(t)
	const keys, most = 10, 100
	for _, n := range []int{50, 200, 2000} {
		b := keyTab(t, n)
		c := costOf(b.trace(func() { b.typedDrawn(keys) }), keys)
		t.Logf("a key in %d octets: the style of %.0f elements", n, c.elements)
		if c.elements == 0 || c.elements > most {
			t.Errorf("a key in %d octets has the browser look for the style of %.0f elements, more than %d or none", n, c.elements, most)
		}
	}
}

// Buttons keep their listeners at a key, though what they do is to another text.
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
		if added > keys { // what is drawn anew brings its own
			t.Errorf("%d keys in %d octets add %d listeners", keys, n, added)
		}
	}
}

// A key moves all octets behind it. Of those on the wire, in two requests, the browser is told of none but the ones that look
// different: what a cell stands for is no attribute, and hardly a cell is made anew that was there before. How many octets more
// there are than are drawn is another number at each key, in the element that said so before.
func TestCostWrites(t *testing.T) {
	alone(t)
	const keys, most = 10, 30
	const comeOrGo = 1.5 // cells, at a key: now and then one is full
	for _, n := range []int{50, 200, 2000} {
		sum := 0.0
		b := keyTab(t, n)
		b.typedDrawn(2) // what is drawn for the first time is no change
		times := b.typedDrawn(keys)
		for _, k := range times {
			sum += k / keys
		}
		t.Logf("a key in %d octets writes %.1f times into the conversation; %d keys: %v", n, sum, keys, times)
		if sum > most {
			t.Errorf("a key in %d octets writes %.1f times into the conversation, more than %d", n, sum, most)
		}
		if moved := times["childList"] / keys; moved > comeOrGo {
			t.Errorf("a key in %d octets has %.1f cells of the conversation come or go, more than %.1f", n, moved, comeOrGo)
		}
	}
}

// What is drawn goes to the browser in few calls, however much it is, and a key that takes something back needs no more of them than
// one that types. In longer texts some panels wait for a respite, and what is drawn for a key depends on the machine.
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
				t.Errorf("%s in %d octets calls the browser %.0f times, more than %d or never", c.what, n, calls/keys, most)
			}
		}
	}
}

// What is folded away is drawn when the hand rests, and at once when it is unfolded.
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

// While one types without a rest, garbage is collected as soon as a key is painted, and never by Go itself, which does it when it
// wants memory: under a key. Go tells of each collection, and which of them it was asked for.
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
			t.Errorf("%d keys in %d octets: Go has collected garbage under a key:\n%s", c.keys, c.octets, strings.Join(unasked, "\n"))
		}
		b.wait("collections.length >= "+strconv.Itoa(c.collections), true)
	}
}

// A panel below the window's edge, however near, is not drawn at a key but when the hand rests; nor is one of which only the head is
// in sight. One of which a line can be read is. The clock stands: to the page all that it draws is drawn in no time.
func TestBrowserPanelsOutOfSight(t *testing.T) {
	const frames = `new Promise((come) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(come, 0, 0))))`
	const watch = `void (globalThis.drawn = [], new MutationObserver((list) => {
		drawn.push(list.map(({ target }) => (target.closest ? target : target.parentNode)?.closest("section")?.id));
	}).observe(document.getElementById("panels"), { subtree: true, childList: true, characterData: true, attributes: true }))`
	b := keyTab(t, 50, handClock)
	b.value(watch, nil)
	for _, c := range []struct {
		edge  string // the lower one of the window
		waits bool
	}{
		{`document.getElementById("standards").getBoundingClientRect().top`, true},
		{`document.querySelector("#standards .head").getBoundingClientRect().bottom + 9`, true},
		{`document.querySelector("#standards .head").getBoundingClientRect().bottom + 22`, false},
	} {
		var edge float64
		b.value(c.edge, &edge)
		b.setViewport(1440, int64(edge))
		b.value(frames, nil) // until that was told
		b.value(`freeze()`, nil)
		drawn := func(expression string) { b.wait(`(advance(1), `+expression+`)`, true) }
		b.value(`advance(1000)`, nil) // what waited is drawn
		b.value(`void (drawn.length = 0)`, nil)
		for i, both := 0, c.waits; both == c.waits; i++ { // until the page has been told where the edge is
			if i == 20 {
				t.Fatalf("with the edge at %s the panel is drawn with the key: %t", c.edge, both)
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
	// Nor does it wait when one jump takes its head from below the window to above it.
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
