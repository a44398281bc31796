package shipped

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Octets that are no UTF-8 come in by a link, and go out by one, as they are.
func TestBrowserAnyOctets(t *testing.T) {
	const text = "http://h/\xff\x00é\xed\xa0\x80😀\xe2\x82"
	b := open(t, "/"+model.Link(text, core.Span{}))
	b.wait(`document.querySelector("#status").textContent.includes("`+fmt.Sprint(len(text))+` octets")`, true)
	b.wait(copyText+` === `+fieldText+` + "\u200b"`, true)
	b.wait(`document.getElementById("escapes").value`, model.Escape(text))
	b.value(`(() => { const f = document.getElementById("field"); f.focus(); f.setSelectionRange(9, 9); })()`, nil)
	b.keys("x")
	b.wait(`location.hash.startsWith(`+quote(model.Link("http://h/x"+text[9:], core.Span{}))+`)`, true)
	b.press("Ctrl+z")
	b.wait(`document.getElementById("escapes").value`, model.Escape(text))
}

// Whatever writes into the field: a second line, an input method, the clipboard.
func TestBrowserWritten(t *testing.T) {
	looks(t, lookSecondLine, lookInputMethod, lookPasteOfSeveralLines)
}

func lookSecondLine(t *testing.T, b *tab) {
	b.enter("http://h/a")
	b.wait(`document.getElementById("escapes") === null`, true)
	b.click("#with-escapes")
	b.wait(`document.getElementById("escapes").value`, "http://h/a")
	b.value(`(() => { const e = document.getElementById("escapes"); e.focus(); e.select(); })()`, nil)
	b.insert(`http://h/\u{202E}\x{FF}\\`)
	b.press("Enter")
	b.wait(fieldText+`=== "http://h/\u202e\udcff\\"`, true)
	b.wait(`document.getElementById("escapes").value`, `http://h/\u{202E}\x{FF}\\`)
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/a")
	b.wait(`document.getElementById("escapes").value`, "http://h/a")
	b.click("#with-escapes")
	b.wait(`document.getElementById("escapes") === null`, true)
}

// A text that is being composed is drawn and taken apart at once, and comes out whole.
func lookInputMethod(t *testing.T, b *tab) {
	b.enter("http://h/")
	for _, s := range []string{"に", "にほ", "にほん", "日本"} {
		n := int64(len([]rune(s)))
		b.do(input.ImeSetComposition(s, n, n))
		b.wait(copyText, "http://h/"+s+model.Tail)
		b.wait(fieldText, "http://h/"+s)
	}
	b.insert("日本")
	b.wait(fieldText, "http://h/日本")
	b.wait(caret, len([]rune("http://h/日本")))
	b.wait(rulesShown, []string{"non-ascii"})
	b.press("Ctrl+z")
	b.wait(fieldText+`.includes("日本")`, false)
}

// A URL that was wrapped over several lines is understood as the appendix says, and
// one button takes wrapper and line ends off.
func lookPasteOfSeveralLines(t *testing.T, b *tab) {
	const pasted = "<URL:ftp://info.cern.ch/pub/www/\n   doc;type=d>"
	b.enter(pasted)
	b.wait(`[...document.querySelectorAll("#parts .part .raw")].map((r) => r.textContent).includes("info.cern.ch")`, true)
	b.wait(`document.querySelector('#wire [data-kind="ftp-nlst"], #wire [data-kind^="ftp-"]') !== null`, true)
	b.click("#fix-all")
	b.wait(fieldText, "ftp://info.cern.ch/pub/www/doc;type=d")
	b.press("Ctrl+z")
	b.wait(fieldText, pasted)
}

// The browser's own search finds the text in the field, not in its copy.
func TestBrowserFindInPage(t *testing.T) {
	b := open(t, "/")
	b.enter("http://host.example/findme")
	b.wait(`(() => { document.activeElement.blur(); getSelection().removeAllRanges(); return find("findme", true, false, true); })()`, true)
	b.wait(`document.getElementById("copy").inert`, true)
}

// What the page found is said once, when the typing rests, and politely: nothing on
// the page interrupts a screen reader.
func TestBrowserSpeaksOnce(t *testing.T) {
	b := open(t, "/")
	b.enter("http://h/")
	b.wait(`document.getElementById("spoken").textContent !== ""`, true)
	b.value(`void (() => {
		globalThis.heard = [];
		new MutationObserver(() => heard.push(spoken.textContent)).observe(document.getElementById("spoken"), { childList: true, characterData: true, subtree: true });
	})()`, nil)
	// In one go, for a machine may be too busy to type without a pause.
	b.value(`(() => { for (const c of "a|b") document.execCommand("insertText", false, c); })()`, nil)
	b.wait(`heard.length > 0 && heard.at(-1).includes("1")`, true)
	b.wait(`heard.length`, 1)
	b.wait(`[...document.querySelectorAll("[aria-live], [role]")].filter((e) => e.ariaLive === "assertive" || e.role === "alert").length`, 0)
	b.wait(`document.getElementById("spoken").role`, "status")
}

// While one types, the field and what is in it stay where they are, and nothing on
// the page shifts by itself.
func TestBrowserTypingMovesNothing(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`globalThis.shifted = 0; new PerformanceObserver((list) => {
		for (const e of list.getEntries()) if (!e.hadRecentInput) shifted += e.value;
	}).observe({type: "layout-shift", buffered: true});`)
	b.do(chromedp.EmulateViewport(1440, 900))
	b.load("/")
	b.waitReady()
	b.enter("") // by selecting all, which shows what is selected: that is asked for
	b.keys("f")
	// In one go, and looked at from within: were it asked after each key, a busy machine would pause longer than a hand that rests.
	b.value(`(async () => {
		const top = (s) => Math.round(document.querySelector(s).getBoundingClientRect().top);
		const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		await drawn();
		globalThis.shifted = 0;
		globalThis.places = new Set();
		(async () => {
			for (;;) {
				places.add(["#plate", "#status", "#problems", "#character", "#copy .run"].map(top).join());
				await drawn();
			}
		})();
	})()`, nil)
	b.keys("tp://user:pa|ss@host.example:2121/a b")
	b.wait(fieldText, "ftp://user:pa|ss@host.example:2121/a b")
	var places []string
	b.value(`[...places]`, &places)
	if len(places) != 1 {
		t.Errorf("the page moves: %v", places)
	}
	var shift float64
	b.value(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shifted))))`, &shift)
	if shift != 0 {
		t.Errorf("the layout shifts by %g", shift)
	}
}

// What is merely unfinished is not called wrong until the hand rests, and from the very first key nothing below the field moves
// with it; on a phone, where there is more of it than there was, it moves no way but down.
func TestBrowserUnfinishedIsNotWrong(t *testing.T) {
	b := open(t, "/")
	// In one go, for a machine may be too busy to type without a pause. One that is too busy even so makes a pause in which the page
	// draws what is out of sight: then it is typed again.
	const typed = `(async (least) => {
		const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
		const places = () => ["problems", "wire", "standards", "character", "parts"].map((id) => [id, document.getElementById(id).getBoundingClientRect().top]);
		const seen = [], field = document.getElementById("field");
		await painted();
		let before = places(), last = performance.now(), paused = false;
		for (const c of %s) {
			document.execCommand("insertText", false, c);
			await painted();
			paused ||= performance.now() - last > 140; // painter.go has a respite of 150 ms
			last = performance.now();
			const now = places();
			now.forEach(([id, top], i) => { const by = top - before[i][1]; if (by < -1 || by > least) seen.push(field.value + ": " + id + " by " + by); });
			before = now;
			if (document.querySelector(".error, .verdict.bad") || field.ariaInvalid === "true") seen.push(field.value + " is wrong");
			if (/fix|修正/.test(document.querySelector("#wire .head").textContent)) seen.push(field.value + " is to be fixed");
		}
		return {seen, paused};
	})(%d)`
	for width, l := range pairs([]int64{320, 820, 1280, 1680}, text.Langs[:]) {
		b.setViewport(width, 720)
		b.click(fmt.Sprintf(`[data-lang="%s"]`, l.Tag()))
		b.wait(`document.documentElement.lang`, l.Tag())
		least := map[bool]int{true: 9999, false: 1}[width < 640]
		var went struct {
			Seen   []string
			Paused bool
		}
		for try := 0; try == 0 || went.Paused && len(went.Seen) > 0; try++ {
			if try == 20 {
				t.Fatal("the machine is too busy to type without a pause")
			}
			b.enter(model.Example)
			b.wait(`document.querySelectorAll("#wire .step").length > 10 && document.querySelectorAll("#standards .standard").length === 5`, true)
			b.enter("")
			b.wait(`document.querySelector("#status .verdict").className`, "verdict none")
			b.wait(`document.querySelectorAll(".problem, #wire .step, .standard, #parts .part").length`, 0)
			b.value(fmt.Sprintf(typed, quote("http://www.example.com"), least), &went)
		}
		if len(went.Seen) > 0 {
			t.Errorf("at %d px in %s, while one types:\n%s", width, l.Tag(), strings.Join(went.Seen, "\n"))
		}
	}
	b.click(`[data-lang="en"]`)
	b.setViewport(1280, 720)
	b.enter("")
	b.keys("http://www.example.")
	b.wait(`document.querySelector("#status .verdict").className`, "verdict yet")
	b.wait(rulesShown, []string{"host-label-empty"})
	b.wait(`document.querySelectorAll("#copy .error").length > 0 && document.getElementById("field").getAttribute("aria-invalid") === "true"`, true)
}

// Everything that can be acted on is reached by Tab.
func TestBrowserTabReachesEverything(t *testing.T) {
	b := open(t, "/")
	b.do(chromedp.EmulateViewport(1440, 900))
	b.enter("gopher://h:25/0a%0D%0Ab|c")
	b.wait(rulesShown+`.length > 2`, true)
	b.wait(`document.querySelector('#map [tabindex="0"]').dataset.octet`, "99") // panels are drawn one after the other
	const all = `[...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]')]
		.filter((e) => e.checkVisibility() && !e.disabled && e.tabIndex >= 0)`
	var count int
	b.value(`(() => { globalThis.reached = new Set();
		document.addEventListener("focusin", (e) => reached.add(e.target)); document.activeElement.blur(); return (`+all+`).length; })()`, &count)
	var left []string
	for range 3 { // a panel that is drawn meanwhile may have others
		for range count + 5 {
			b.press("Tab")
		}
		b.value(`(`+all+`).filter((e) => !reached.has(e)).map((e) => e.outerHTML.slice(0, 80))`, &left)
		if len(left) == 0 {
			return
		}
	}
	t.Errorf("of %d, Tab does not reach:\n%s", count, strings.Join(left, "\n"))
}

// A text that does not fit its field is shown, coloured and scrolled.
func TestBrowserLongTexts(t *testing.T) {
	looks(t, lookZoom, lookFieldScrollsToTheSelection, lookLongTextIsColouredWhereItIsSeen, lookTypingScrollsNothing,
		lookTextTooLongToBeColoured)
}

// Text at four times its size still has the copy under it, and needs no sideways
// scrolling (WCAG 1.4.10): 1280 pixels at 400 % are 320.
func lookZoom(t *testing.T, b *tab) {
	for _, width := range []int64{320, 820, 1700, 2300} {
		b.do(chromedp.EmulateViewport(width, 800))
		b.enter("gopher://gopher.example.org:70/7/search%09url%09+application/postscript%20Es_ES")
		b.wait(`(() => {
			const f = document.getElementById("field"), c = document.getElementById("copy");
			return Math.abs(f.scrollHeight - c.scrollHeight) < 2 && f.clientWidth === c.clientWidth
				&& document.documentElement.scrollWidth <= innerWidth;
		})()`, true)
	}
}

// What is selected in a panel comes into sight in a field that scrolls, without the page moving.
func lookFieldScrollsToTheSelection(t *testing.T, b *tab) {
	b.do(chromedp.EmulateViewport(700, 600))
	b.enter("http://h/" + strings.Repeat("abcdefghijklmnopqrstuvwxyz/", 40) + "end")
	b.wait(`document.querySelectorAll("#parts .part").length > 20`, true)
	b.value(`(() => { document.getElementById("plate").scrollTop = 0; scrollTo(0, 0); })()`, nil)
	const outOfSight = `(() => { const plate = document.getElementById("plate"), p = plate.getBoundingClientRect(),
		sel = document.querySelector("#copy .sel"), r = sel.getClientRects()[0];
		return r.top >= p.top - 1 && r.bottom <= p.bottom + 1 ? "" : [sel.textContent, r.top, r.bottom, p.top, p.bottom, plate.scrollTop].join(" "); })()`
	b.value(`void [...document.querySelectorAll("#parts .row")].at(-1).click()`, nil)
	b.wait(`document.querySelector("#copy .sel").firstChild.data`, "end")
	b.wait(outOfSight, "")
	b.wait(`scrollY`, 0)
	b.value(`void document.querySelector("#parts .row").click()`, nil)
	b.wait(outOfSight, "")
}

// Of a text with very many parts those are coloured that one sees, wherever one scrolls, and what is typed there is too.
func lookLongTextIsColouredWhereItIsSeen(t *testing.T, b *tab) {
	b.setViewport(1000, 800)
	src := "http://h/" + strings.Repeat("ab/|/", 4000)
	b.enter(src)
	const marked = `(() => { const plate = document.getElementById("plate").getBoundingClientRect();
		return [...document.querySelectorAll("#copy .run.error")].filter((r) => { const box = r.getBoundingClientRect();
			return box.bottom > plate.top && box.top < plate.bottom; }).length > 4; })()`
	b.wait(marked, true)
	parts := []string{"0", "4", "2", "3"} // of four; the last is below the last line
	for _, part := range parts {
		b.value(`void (document.getElementById("plate").scrollTop = document.getElementById("plate").scrollHeight / 4 * `+part+`)`, nil)
		b.wait(marked, true)
	}
	b.wait(copyText, src+model.Tail)
	b.wait(`document.getElementById("copy").children.length < 1000`, true)
}

// What is typed in the middle of a text that scrolls stays where it is: the browser would follow runs that are drawn anew,
// a line away and back again at each key.
func lookTypingScrollsNothing(t *testing.T, b *tab) {
	b.setViewport(1440, 900)
	b.enter("http://h/" + strings.Repeat("aaa|", 500))
	b.value(`void document.getElementById("field").setSelectionRange(1200, 1200)`, nil)
	b.keys("b") // which brings the caret into sight
	const settled = `new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done(0))), 300))`
	b.value(settled, nil)
	b.value(`(() => { globalThis.scrolls = []; const plate = document.getElementById("plate");
		plate.addEventListener("scroll", () => scrolls.push(plate.scrollTop)); })()`, nil)
	for range 4 {
		b.keys("b")
		b.value(settled, nil)
	}
	b.wait(`scrolls`, []float64{})
}

// For the tests of what is painted of a field that scrolls.
const (
	copyClipped = `getComputedStyle(document.getElementById("copy")).clipPath !== "none"`
	unclipCopy  = `void (document.getElementById("copy").style.clipPath = "none")`
	twoFrames   = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))`
	plateBox    = `(({ x, y, width, height }) => ({ x, y, width, height }))(document.getElementById("plate").getBoundingClientRect())`

	// A caret blinks, and to come back fits the lines.
	stillCaret = `(() => { const field = document.getElementById("field"); field.style.caretColor = "transparent"; field.blur(); field.focus(); })()`
)

// scrollTo scrolls the field to a place, in quarters of its height.
func scrollTo(quarters string) string {
	return `void (document.getElementById("plate").scrollTop = document.getElementById("plate").scrollHeight / 4 * ` + quarters + `)`
}

// Of a field that scrolls only what is near its window is painted while one types, and what one sees is all that there is:
// after a key, wherever one scrolls then, in a window of another height, and on paper.
func TestBrowserPaintsWhatIsSeen(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1000, 500)
	b.enter("http://h/a")
	b.keys("b")
	b.wait(copyClipped, false)
	b.enter("http://h/" + strings.Repeat("segment-of-a-path/", 200))
	b.value(stillCaret, nil)
	typed := func() {
		b.t.Helper()
		b.value(`void document.getElementById("field").setSelectionRange(1800, 1800)`, nil)
		b.keys("a") // brings the caret into sight, and to scroll shows all
		b.value(twoFrames, nil)
		b.keys("b")
		b.wait(copyClipped, true)
	}
	seen := func(what string) {
		b.t.Helper()
		b.value(twoFrames, nil)
		got := b.clip(plateBox)
		b.value(unclipCopy, nil)
		b.value(twoFrames, nil)
		if want := b.clip(plateBox); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the field does not show all that it has there", what)
		}
	}
	typed()
	seen("typed")
	for _, part := range few("0", "1", "3", "4") { // of four
		typed()
		b.value(scrollTo(part), nil)
		seen("scrolled to " + part + " of 4")
	}
	typed()
	b.setViewport(1000, 1500)
	seen("in a window that is higher")
	// A browser prints without a word of what that does to heights.
	b.do(emulation.SetEmulatedMedia().WithMedia("print"))
	b.value(twoFrames, nil)
	b.value(`void (document.getElementById("copy").style.clipPath = "inset(50%)")`, nil)
	b.wait(copyClipped, false)
}

// With the system's own colours, whatever the theme, what is written around the part that is selected is read on the page's ground,
// though the part itself stands on that of a selection.
func TestBrowserForcedColours(t *testing.T) {
	b := open(t, "/")
	b.enter("ftp://u:p@h/%2Fa/b")
	b.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "forced-colors", Value: "active"}, {Name: "prefers-color-scheme", Value: "dark"}}))
	b.value(`void (document.documentElement.dataset.theme = "light")`, nil)
	b.value(`void document.getElementById("field").setSelectionRange(12, 12)`, nil)
	b.wait(`document.querySelectorAll(".run.sel i").length > 1`, true)
	b.wait(`[...document.querySelectorAll(".run.sel i, .run.sel b")].flatMap((e) => {
		const { color, borderBottomColor } = getComputedStyle(e);
		return [color, borderBottomColor];
	}).every((c) => c === getComputedStyle(document.body).color)`, true)
}

// A text too long to be coloured is shown by the textarea, at its place; the rest of the page goes on.
func lookTextTooLongToBeColoured(t *testing.T, b *tab) {
	const shown = `[getComputedStyle(document.getElementById("field")).color === getComputedStyle(document.body).color,
		document.getElementById("copy").checkVisibility(), document.getElementById("plate").scrollHeight > document.getElementById("plate").clientHeight]`
	src := "http://host.example/" + strings.Repeat("a", model.MaxDrawn) + "|b"
	b.enter(src)
	b.wait(shown, []bool{true, false, false})
	b.wait(copyText, "")
	b.value(`void document.getElementById("field").setSelectionRange(0, 0)`, nil)
	b.value(`void (document.getElementById("field").scrollTop = 0)`, nil)
	b.wait(rulesShown, []string{"national-octet"})
	b.click("#problems .pick")
	b.wait(`(() => { const f = document.getElementById("field"); return f.scrollTop + f.clientHeight > f.scrollHeight - 100; })()`, true)
	b.wait(caret, len(src)-2)
	b.click("#fix-all")
	b.wait(fieldText+`.endsWith("%7Cb")`, true)
	b.enter("news:a")
	b.wait(shown, []bool{false, true, false})
	b.wait(copyText, "news:a"+model.Tail)
	b.enter("news:a" + strings.Repeat("\n", model.MaxLines+1))
	b.wait(shown, []bool{true, false, false})
	b.press("Backspace")
	b.wait(shown, []bool{false, true, true})
}

// Enter goes to the first problem, or says that there is none; Shift+Enter breaks the line, which is seen where it is.
func TestBrowserEnter(t *testing.T) {
	b := open(t, "/")
	b.enter("http://h/a")
	b.press("Enter")
	b.wait(`document.getElementById("spoken").className + document.getElementById("spoken").textContent`,
		"vh seen"+labels.UI(text.English, labels.NoProblem)+" RFC 1738: yes, HTTP. Today’s rules: valid.")
	b.wait(fieldText, "http://h/a")
	b.wait(`document.querySelector("#status .verdict").className`, "verdict ok")
	// In every language what is seen of it is whole on a narrow screen; what is said next takes its place unseen.
	b.setViewport(320, 568)
	for _, l := range text.Langs {
		b.click(fmt.Sprintf(`[data-lang="%s"]`, l.Tag()))
		b.wait(`document.documentElement.lang`, l.Tag())
		b.enter("http://h/a")
		b.press("Enter")
		b.wait(`document.getElementById("spoken").className + document.getElementById("spoken").textContent.startsWith(`+quote(labels.UI(l, labels.NoProblem))+`)`, "vh seentrue")
		b.wait(`(() => { const box = document.getElementById("spoken").getBoundingClientRect(); return box.left >= 0 && box.right <= document.documentElement.clientWidth && box.width > 200; })()`, true)
		b.press("ArrowLeft")
		b.keys("|")
		b.press("F8")
		b.wait(`document.getElementById("spoken").className`, "vh")
	}
	b.click(`[data-lang="en"]`)
	b.setViewport(1280, 720)
	b.enter("HTTP://h/a|b{c")
	b.press("Enter")
	b.wait(`document.querySelector("#problems .sel").dataset.rule`, "national-octet")
	b.wait(`[...document.querySelectorAll("#copy .sel")].map((e) => e.firstChild.data).join("")`, "|")
	b.wait(`document.activeElement.id`, "field")
	b.wait(fieldText, "HTTP://h/a|b{c")
	// What is unfinished is said without a wait.
	b.enter("")
	b.keys("http:")
	b.press("Enter")
	b.wait(`document.querySelectorAll("#problems .sel.error").length`, 1)
	// The Enter that ends a composition is the input method's.
	b.enter("http://h/a|b")
	b.wait(rulesShown, []string{"national-octet"})
	b.value(`["isComposing", "keyCode"].map((name) => document.getElementById("field").dispatchEvent(new KeyboardEvent("keydown",
		{ key: "Enter", bubbles: true, cancelable: true, [name]: name === "keyCode" ? 229 : true })))`, nil)
	b.wait(`document.querySelectorAll("#problems .sel").length`, 0)

	b.enter("http://h/a")
	b.press("Shift+Enter")
	b.keys("b")
	b.wait(fieldText, "http://h/a\nb")
	b.wait(`[...document.querySelectorAll("#copy .feed")].map((e) => e.textContent)`, []string{"↵"})
	b.wait(`(() => { const [a, feed] = [...document.querySelectorAll("#copy .run")].filter((r) => r.firstChild.data === "a" || r.querySelector(".feed"));
		const box = feed.querySelector(".feed").getBoundingClientRect(), line = a.getBoundingClientRect();
		return box.left >= line.right - 1 && box.left < line.right + 3 && box.top > line.top && box.bottom < line.bottom; })()`, true)
}
