package shipped

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"urlscope/wasm/model"
)

// The highlighted octets: in the field, the parts, on the wire, and in the map.
const (
	litInField = `[...document.querySelectorAll("#copy .run.lit")].map((r) => r.firstChild.data).join("")`
	litParts   = `[...document.querySelectorAll("#parts .part[data-lit] .raw")].map((r) => r.textContent)`
	litOnWire  = `[...document.querySelectorAll("#wire .o[data-lit]")].flatMap((o) => {
		const stops = o.style.getPropertyValue("--lit").split(",");
		return o.querySelector("i").textContent.split(" ").filter((_, i) => o.count === 1 || stops[i].startsWith("#000 "));
	}).join(" ")`
	litOnMap = `[...document.querySelectorAll("#map [data-lit]")].map((c) => c.textContent).join("")`
)

// hover moves the mouse to the centre of a rectangle, which is a JavaScript expression.
func (b *tab) hover(rect string) {
	b.t.Helper()
	var at [2]float64
	b.value(fmt.Sprintf(`(() => { const r = %s; return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; })()`, rect), &at)
	b.do(chromedp.ActionFunc(input.DispatchMouseEvent(input.MouseMoved, at[0], at[1]).Do))
}

// element returns an expression for the rectangle of the first matching element, scrolled into view.
func element(selector string) string {
	return fmt.Sprintf(`(() => { const e = document.querySelector(%s); e.scrollIntoView({block: "center", behavior: "instant"});
		return e.getBoundingClientRect(); })()`, quote(selector))
}

// cellOn returns an expression for the first cell on the wire whose octets include the octets of the text.
func cellOn(from string) string {
	return `[...document.querySelectorAll("#wire .cells .o")].find((o) => {
		const [start, end] = (o.from ?? "").split("-").map(Number), [first, last] = ` + quote(from) + `.split("-").map(Number);
		return o.count > 1 && last === first + 1 ? start <= first && last <= end : start === first && end === last;
	})`
}

// octet returns an expression for the rectangle of an octet in that cell, scrolled into view, after it is drawn.
func (b *tab) octet(from string) (rect string) {
	b.t.Helper()
	b.wait(cellOn(from)+` !== undefined`, true)
	return `(() => {
		const o = ` + cellOn(from) + `;
		o.scrollIntoView({block: "center", behavior: "instant"});
		const box = o.getBoundingClientRect(), wide = box.width / o.count;
		return new DOMRect(box.left + wide * (parseInt(` + quote(from) + `) - parseInt(o.from)), box.top, wide, box.height);
	})()`
}

// letter returns an expression for the rectangle of the character at UTF-16 offset n in the field.
func letter(n int) string {
	return fmt.Sprintf(`(() => {
		let n = %d;
		document.getElementById("plate").scrollIntoView({behavior: "instant"});
		for (const run of document.getElementById("copy").children) {
			const text = run.firstChild;
			if (n < text.length) {
				const range = document.createRange();
				range.setStart(text, n);
				range.setEnd(text, n + 1);
				return range.getBoundingClientRect();
			}
			n -= text.length;
		}
	})()`, n)
}

func TestBrowserPointing(t *testing.T) {
	looks(t, lookPointingLightsEverywhere, lookPartedCellIsLitWhole, lookPointingFindsTheCharacter, lookMapFindsTheOctet,
		lookNextProblemIsSeen)
}

func lookPointingLightsEverywhere(t *testing.T, b *tab) {
	b.enter("ftp://h/%2Fetc/motd")
	b.wait(partsShown+".length", 4)
	b.do(chromedp.EmulateViewport(1440, 900))

	b.hover(letter(9)) // the 2 of %2F
	b.wait(litInField, "%2F")
	b.wait(litParts, []string{"%2Fetc"})
	b.wait(litOnWire, "2F")
	b.wait(litOnMap, "/")

	b.hover(b.octet("15-16"))
	b.wait(litInField, "m")
	b.wait(litParts, []string{"motd"})
	b.wait(litOnWire, "6D")
	b.hover(b.octet("17-18")) // in the same cell
	b.wait(litInField, "t")
	b.wait(litOnWire, "74")

	b.hover(element(`#parts .part.host`))
	b.wait(litInField, "h")

	b.hover(element(`#map [data-octet="116"]`)) // the letter t
	b.wait(litInField, "ttt")
	b.wait(litParts, []string{"ftp", "%2Fetc", "motd"})
	b.wait(litOnWire, "74 74")

	b.hover(element(`.wordmark`))
	b.wait(litInField, "")
	b.wait(`document.querySelectorAll("[data-lit]").length`, 0)
	// The selection is unchanged: the caret is after the text.
	b.wait(caret, len("ftp://h/%2Fetc/motd"))

	b.hover(element(`#h-parts`)) // move the mouse away first, because focusing scrolls the page below it
	b.value(`void document.querySelector("#parts .part.host .row").focus()`, nil)
	b.wait(litInField, "h")
	b.value(`void document.querySelector(".wordmark").scrollIntoView()`, nil)
	b.value(`void document.getElementById("field").focus()`, nil)

	b.hover(letter(0))
	b.wait(litInField, "f")
	b.keys("x") // editing ends the highlight
	b.wait(litInField, "")
}

// lookPartedCellIsLitWhole checks a cell that is split while one of its octets is highlighted or focused. It must forget its
// former number of octets, which once left octets dark, and marked others outside the cell.
func lookPartedCellIsLitWhole(t *testing.T, b *tab) {
	b.do(chromedp.EmulateViewport(1440, 900))
	b.enter("ftp://h/etc/motd;type=i")
	b.wait(`[...document.querySelectorAll('#wire [data-kind="ftp-cwd"] .u')].map((o) => o.firstChild.data.trim())`, []string{"e t c"})
	b.clickAt(b.octet("9-10")) // highlights and selects the t, which becomes a cell between the cells of e and c
	b.wait(`[...document.querySelectorAll('#wire [data-kind="ftp-cwd"] .u')].map((o) => o.count)`, []int{1, 1, 1})
	b.hover(b.octet("8-9"))
	b.wait(litOnWire, "65")
	b.wait(`[...document.querySelectorAll("#wire .o")].filter((o) => o.count === 1 && o.style.getPropertyValue("--lit") !== "").length`, 0)
	b.wait(`(() => {
		const e = document.createElement("url-octets");
		e.setAttribute("list", "o u\t61 62\ta b\f0-2");
		e.mark(1);
		e.setAttribute("list", "o u\t63\tc\f0-1");
		const cell = e.mark(0);
		return [cell.style.getPropertyValue("--at"), cell.style.getPropertyValue("--count"), e.mark(-1) === undefined];
	})()`, []any{"0", "1", true})
}

// lookPointingFindsTheCharacter checks that the character under the pointer is found on other lines, among wide and
// combining characters, and in right-to-left text.
func lookPointingFindsTheCharacter(t *testing.T, b *tab) {
	for _, width := range []int64{320, 1440} {
		b.do(chromedp.EmulateViewport(width, 900))
		for _, text := range []string{"http://h/日本語/é/😀x", "http://h/" + "abcdefghij0123456789/abcdefghij0123456789/abcdefghij", "http://h/אבג/a"} {
			b.enter(text)
			b.wait(copyText, text+model.Tail)
			runes := []rune(text)
			unit := 0
			for i, r := range runes {
				if i%5 == 2 || i == len(runes)-1 {
					b.hover(letter(unit))
					b.wait(litInField, string(r))
				}
				unit += utf16.RuneLen(r)
			}
		}
	}
}

func lookMapFindsTheOctet(t *testing.T, b *tab) {
	b.enter("ftp://h/%2Fetc/motd")
	b.click(`#map [data-octet="116"]`)
	b.wait(caret, 1)
	b.click(`#map [data-octet="116"]`)
	b.wait(caret, 12)
	b.wait(`document.querySelector("#character .glyph").textContent`, "t")
	b.click(`#map [data-octet="35"]`) // the text has no such octet
	b.wait(caret, 12)
}

// tap touches the centre of a rectangle.
func (b *tab) tap(rect string) {
	b.t.Helper()
	var at [2]float64
	b.value(fmt.Sprintf(`(() => { const r = %s; return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; })()`, rect), &at)
	b.do(
		input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: at[0], Y: at[1]}}),
		input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
	)
}

// TestBrowserTouchSelects checks that a tap selects as a click does, on a phone.
func TestBrowserTouchSelects(t *testing.T) {
	b := visitedTab(t)
	b.do(chromedp.EmulateViewport(360, 640, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.load("/")
	b.waitReady()
	b.enter("ftp://h/%2Fetc/motd")
	b.wait(partsShown+".length", 4)
	const selected = `[...document.querySelectorAll("#parts .part.sel .raw")].map((r) => r.textContent)`
	b.tap(element(`#parts .part.host button`))
	b.wait(selected, []string{"h"})
	b.tap(b.octet("15-16"))
	b.wait(selected, []string{"motd"})
	b.tap(letter(9)) // the 2 of %2F
	b.wait(selected, []string{"%2Fetc"})
}

// lookNextProblemIsSeen checks that the next problem is fully visible, together with the field, or with the strip that shows
// its octets instead.
func lookNextProblemIsSeen(t *testing.T, b *tab) {
	const seen = `(() => {
		const inside = (e, top) => { const box = e.getBoundingClientRect(); return box.top >= top - 1 && box.bottom <= innerHeight + 1; };
		const strip = document.querySelector(".strip"), problem = document.querySelector("#problems .sel"), octets = document.querySelector("#copy .sel");
		if (strip.hidden) return inside(problem, 0) && inside(octets, 0);
		const lit = strip.querySelector(".sel"), box = lit.getBoundingClientRect();
		return inside(problem, strip.offsetHeight) && lit.textContent === octets.firstChild.data && box.left >= 0 && box.right <= innerWidth;
	})()`
	for _, size := range [][2]int64{{1280, 720}, {820, 1100}, {390, 844}, {320, 568}} {
		b.setViewport(size[0], size[1])
		b.enter("http://host.example/" + strings.Repeat("a~b^c|d{e}f ", 2))
		b.wait(`document.querySelectorAll(".problem").length >= 8`, true)
		b.value(`scrollTo(0, 0)`, nil)
		for _, key := range strings.Fields(strings.Repeat("F8 ", 8) + "Shift+F8 Shift+F8 Shift+F8") {
			b.press(key)
			b.wait(seen, true)
		}
	}
	// The strip highlights an octet that is pointed at on the wire while the field is out of view.
	b.setViewport(1280, 720)
	b.enter("ftp://joe@host.example/%2Fetc/motd")
	slash := cellOn("23-26")
	b.wait(slash+` !== undefined`, true)
	b.value(slash+`.scrollIntoView({ block: "start" })`, nil)
	b.wait(`document.querySelector(".strip").hidden`, false)
	b.value(`void `+slash+`.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))`, nil)
	b.wait(`[...document.querySelectorAll(".strip .lit")].map((e) => e.textContent).join("")`, "%2F")
	b.value(`scrollTo(0, 0)`, nil)
	b.wait(`document.querySelector(".strip").hidden`, true)
}
