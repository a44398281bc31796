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
	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserAnyOctets checks that octets that are not valid UTF-8 survive links in both directions.
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

// TestBrowserWritten checks every way of writing into the field: several lines, an input method, the clipboard.
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
	b.value(`(() => { // One frame has an input, which is drawn at once, the change, and its undoing.
		const field = document.getElementById("field"), escapes = document.getElementById("escapes");
		field.dispatchEvent(new InputEvent("input", { bubbles: true }));
		escapes.focus();
		escapes.value = "http://h/b";
		escapes.dispatchEvent(new Event("change", { bubbles: true }));
		field.focus();
		document.execCommand("undo");
	})()`, nil)
	b.wait(fieldText, "http://h/a")
	b.wait(`document.getElementById("escapes").value`, "http://h/a")
	b.click("#with-escapes")
	b.wait(`document.getElementById("escapes") === null`, true)
}

// lookInputMethod checks that text under composition is drawn and parsed at once, and is complete afterwards.
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

// lookPasteOfSeveralLines checks that a URL wrapped over several lines is read as RFC 1738's appendix says, and that one
// button removes wrapper and line breaks.
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

// TestBrowserFindInPage checks that the browser's search finds the text in the field, not in its copy.
func TestBrowserFindInPage(t *testing.T) {
	b := open(t, "/")
	b.enter("http://host.example/findme")
	b.wait(`(() => { document.activeElement.blur(); getSelection().removeAllRanges(); return find("findme", true, false, true); })()`, true)
	b.wait(`document.getElementById("copy").inert`, true)
}

// TestBrowserSpeaksOnce checks that the result is announced once, when the typing pauses, and politely. Nothing on the page
// interrupts a screen reader.
func TestBrowserSpeaksOnce(t *testing.T) {
	b := open(t, "/")
	b.enter("http://h/")
	b.wait(`document.getElementById("spoken").textContent !== ""`, true)
	b.value(`void (() => {
		globalThis.heard = [];
		new MutationObserver(() => heard.push(spoken.textContent)).observe(document.getElementById("spoken"), { childList: true, characterData: true, subtree: true });
	})()`, nil)
	// In one script, because a busy machine may pause between keys.
	b.value(`(() => { for (const c of "a|b") document.execCommand("insertText", false, c); })()`, nil)
	b.wait(`heard.length > 0 && heard.at(-1).includes("1")`, true)
	b.wait(`heard.length`, 1)
	b.wait(`[...document.querySelectorAll("[aria-live], [role]")].filter((e) => e.ariaLive === "assertive" || e.role === "alert").length`, 0)
	b.wait(`document.getElementById("spoken").role`, "status")
}

// TestBrowserTypingMovesNothing checks that during typing the field and its content keep their place, and that no layout
// shift occurs.
func TestBrowserTypingMovesNothing(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`globalThis.shifted = 0; new PerformanceObserver((list) => {
		for (const e of list.getEntries()) if (!e.hadRecentInput) shifted += e.value;
	}).observe({type: "layout-shift", buffered: true});`)
	b.do(chromedp.EmulateViewport(1440, 900))
	b.load("/")
	b.waitReady()
	for _, typed := range []string{"ftp://user:pa|ss@host.example:2121/a b", "https://user:pass@host.example:8443/a%20b?c#d"} {
		b.enter("") // by selecting all, whose shift is intended
		b.keys(typed[:1])
		// Measured within the page, because querying after each key would make pauses on a busy machine that are longer than the
		// typing pause.
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
		b.keys(typed[1:])
		b.wait(fieldText, typed)
		var places []string
		b.value(`[...places]`, &places)
		if len(places) != 1 {
			t.Errorf("%s: the page moves: %v", typed, places)
		}
		var shift float64
		b.value(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shifted))))`, &shift)
		if shift != 0 {
			t.Errorf("%s: the layout shifts by %g", typed, shift)
		}
	}
}

// TestBrowserUnfinishedIsNotWrong checks that an unfinished URL is not called wrong until the typing pauses, and that
// nothing below the field moves from the first key on. It moves only down on a phone, where the text grows, and by a later standard, since
// "On the wire" is in sight there and grows with what is sent.
func TestBrowserUnfinishedIsNotWrong(t *testing.T) {
	b := open(t, "/")
	// In one script, because a busy machine may pause between keys. If it still pauses so long that the page draws what is
	// out of view, the typing is repeated.
	const typed = `(async (least) => {
		const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
		const places = () => ["problems", "wire", "standards", "character", "parts"].map((id) => [id, document.getElementById(id).getBoundingClientRect().top]);
		const seen = [], field = document.getElementById("field");
		await painted();
		let before = places(), last = performance.now(), paused = false;
		for (const c of %s) {
			document.execCommand("insertText", false, c);
			await painted();
			paused ||= performance.now() - last > 140; // respite in wasm/page/painter.go is 150 ms
			last = performance.now();
			const now = places();
			now.forEach(([id, top], i) => { const by = top - before[i][1]; if (by < -1 || by > least) seen.push(field.value + ": " + id + " by " + by); });
			before = now;
			if (document.querySelector(":is(.error, .verdict.bad):not(#standards *)") || field.ariaInvalid === "true") seen.push(field.value + " is wrong");
			if (/fix|修正/.test(document.querySelector("#wire .head").textContent)) seen.push(field.value + " is to be fixed");
		}
		return {seen, paused};
	})(%d)`
	urls := []struct {
		url string
		by  std.Standard
	}{
		{"http://www.example.com", std.RFC1738}, {"https://www.example.com/", std.RFC1738}, {"ws://h.org:8080/a", std.RFC1738}, {"mailto:joe@h.org", std.RFC1738},
		{"ftp://h.org/a", std.RFC1738}, {"https://u:pw@h.org", std.RFC1738}, {"https://u:pw@h.org", std.WHATWG}, {"http://[::1]/", std.WHATWG}, {"https://h.org/%41", std.RFC3986},
	}
	rounds := 0
	for width, l := range pairs([]int64{320, 820, 1280, 1680}, text.Langs[:]) {
		rounds++
		b.setViewport(width, 720)
		b.click(fmt.Sprintf(`[data-lang="%s"]`, l.Tag()))
		b.wait(`document.documentElement.lang`, l.Tag())
		for i, u := range urls {
			least := map[bool]int{true: 9999, false: 1}[width < 640 || u.by != std.RFC1738]
			if !byNight && i%4 != rounds%4 {
				continue
			}
			b.judgeBy(u.by)
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
				b.value(fmt.Sprintf(typed, quote(u.url), least), &went)
			}
			if len(went.Seen) > 0 {
				t.Errorf("at %d px in %s, judged by %v, during typing:\n%s", width, l.Tag(), u.by, strings.Join(went.Seen, "\n"))
			}
		}
	}
	b.judgeBy(std.RFC1738)
	b.click(`[data-lang="en"]`)
	b.setViewport(1280, 720)
	b.enter("")
	b.keys("http://www.example.")
	b.wait(`document.querySelector("#status .verdict").className`, "verdict yet")
	b.wait(rulesShown, []string{"host-label-empty"})
	b.wait(`document.querySelectorAll("#copy .error").length > 0 && document.getElementById("field").getAttribute("aria-invalid") === "true"`, true)
}

// TestBrowserTabReachesEverything checks that Tab reaches every control.
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
	for range 3 { // a panel drawn in the meantime can have other controls
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

// TestBrowserLongTexts checks that a text larger than its field is shown, coloured and scrolled.
func TestBrowserLongTexts(t *testing.T) {
	looks(t, lookZoom, lookFieldScrollsToTheSelection, lookLongTextIsColouredWhereItIsSeen, lookTypingScrollsNothing,
		lookTextTooLongToBeColoured)
}

// lookZoom checks that at 400 % the copy is aligned with the text and nothing scrolls horizontally (WCAG 1.4.10): 1280
// pixels become 320.
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

// lookFieldScrollsToTheSelection checks that a selection in a panel scrolls the field to it, but not the page.
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

// lookLongTextIsColouredWhereItIsSeen checks that in a text with very many parts the visible ones are coloured after
// scrolling and typing.
func lookLongTextIsColouredWhereItIsSeen(t *testing.T, b *tab) {
	b.setViewport(1000, 800)
	src := "http://h/" + strings.Repeat("ab/|/", 4000)
	b.enter(src)
	const marked = `(() => { const plate = document.getElementById("plate").getBoundingClientRect();
		return [...document.querySelectorAll("#copy .run.error")].filter((r) => { const box = r.getBoundingClientRect();
			return box.bottom > plate.top && box.top < plate.bottom; }).length > 4; })()`
	b.wait(marked, true)
	parts := []string{"0", "4", "2", "3"} // quarters; the last is the end of the text
	for _, part := range parts {
		b.value(`void (document.getElementById("plate").scrollTop = document.getElementById("plate").scrollHeight / 4 * `+part+`)`, nil)
		b.wait(marked, true)
	}
	b.wait(copyText, src+model.Tail)
	b.wait(`document.getElementById("copy").children.length < 1000`, true)
}

// lookTypingScrollsNothing checks that typing in the middle of a text does not scroll it. Scroll anchoring would follow
// redrawn runs, a line down and up again at each key.
func lookTypingScrollsNothing(t *testing.T, b *tab) {
	b.setViewport(1440, 900)
	b.enter("http://h/" + strings.Repeat("aaa|", 500))
	b.value(`void document.getElementById("field").setSelectionRange(1200, 1200)`, nil)
	b.keys("b") // scrolls the caret into view
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

// Expressions for the tests of painting a scrolled field.
const (
	copyClipped = `getComputedStyle(document.getElementById("copy")).clipPath !== "none"`
	unclipCopy  = `void (document.getElementById("copy").style.clipPath = "none")`
	twoFrames   = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))`
	plateBox    = `(({ x, y, width, height }) => ({ x, y, width, height }))(document.getElementById("plate").getBoundingClientRect())`

	// The caret blinks. After a blur and a focus the copy is aligned again.
	stillCaret = `(() => { const field = document.getElementById("field"); field.style.caretColor = "transparent"; field.blur(); field.focus(); })()`
)

// scrollTo scrolls the field to a quarter of its height.
func scrollTo(quarters string) string {
	return `void (document.getElementById("plate").scrollTop = document.getElementById("plate").scrollHeight / 4 * ` + quarters + `)`
}

// TestBrowserPaintsWhatIsSeen checks that during typing only the part of the copy near the viewport is painted, and that the
// visible part is complete: after a key, after scrolling, in a taller window, and on paper.
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
		b.keys("a") // scrolls the caret into view, and scrolling unclips the copy
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
			t.Errorf("%s: a part of the field is not painted", what)
		}
	}
	typed()
	seen("typed")
	for _, part := range few("0", "1", "3", "4") { // quarters
		typed()
		b.value(scrollTo(part), nil)
		seen("scrolled to " + part + " of 4")
	}
	typed()
	b.setViewport(1000, 1500)
	seen("in a window that is higher")
	// Printing changes heights without an event.
	b.do(emulation.SetEmulatedMedia().WithMedia("print"))
	b.value(twoFrames, nil)
	b.value(`void (document.getElementById("copy").style.clipPath = "inset(50%)")`, nil)
	b.wait(copyClipped, false)
}

// TestBrowserForcedColours checks forced colours with either theme: the labels around the selected part have the page's text
// colour, because only the part itself has the background of a selection.
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

// lookTextTooLongToBeColoured checks that a text too long for colours is drawn by the textarea, in the same place, and that
// the rest of the page works.
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

// TestBrowserEnter checks that Enter goes to the first problem, or says that there are no problems, and that
// Shift+Enter inserts a line break at the caret, visibly.
func TestBrowserEnter(t *testing.T) {
	b := open(t, "/")
	b.enter("http://h/a")
	b.press("Enter")
	b.wait(`document.getElementById("spoken").className + document.getElementById("spoken").textContent`,
		"vh seen"+labels.UI(text.English, labels.NoProblem)+" RFC 1738: yes, HTTP. URL Standard: valid.")
	b.wait(fieldText, "http://h/a")
	b.wait(`document.querySelector("#status .verdict").className`, "verdict ok")
	// The message is fully visible on a narrow screen in every language. The next announcement is visually hidden.
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
	// An unfinished URL is announced at once.
	b.enter("")
	b.keys("http:")
	b.press("Enter")
	b.wait(`document.querySelectorAll("#problems .sel.error").length`, 1)
	// The Enter that ends a composition belongs to the input method.
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
