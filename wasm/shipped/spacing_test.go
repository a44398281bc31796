package shipped

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// readersSpacing is the text spacing that a reader may set (WCAG 2.2, 1.4.12).
const readersSpacing = `(() => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }");
	document.adoptedStyleSheets = [sheet];
	dispatchEvent(new Event("resize"));
})()`

// digitsAstray are the octets on the wire that do not stand over their digits, but for a seventh of a cell.
const digitsAstray = `[...document.querySelectorAll("#wire .o:not(.ctl)")].flatMap((o) => {
	const middle = (node, from, to) => {
		const r = document.createRange();
		r.setStart(node, from);
		r.setEnd(node, to);
		const box = r.getBoundingClientRect();
		return (box.left + box.right) / 2;
	};
	const digits = o.querySelector("i").firstChild;
	return Array.from({ length: o.count }, (_, i) => Math.abs(middle(o.firstChild, 2*i, 2*i + 1) - middle(digits, 3*i, 3*i + 2)))
		.filter((apart) => apart > o.offsetWidth / o.count / 7).map((apart) => o.innerText + ": " + apart);
})`

// With the spacing of the reader's own nothing that is written is cut off or runs into something else, in the plate nor
// anywhere, in any language: no word is drawn over a line of the URL, and the octets on the wire stay apart. What the plate has
// no room for then, such as the names of parts, is said below it.
func TestBrowserTextSpacing(t *testing.T) {
	b := open(t, "/")
	for i, width := range []int64{320, 820, 1440} {
		b.value(`void (document.adoptedStyleSheets = [], location.hash = `+quote(model.View{
			Src:  "ftp://joe@host.dom/%2Fetc/a b|c/abcdefghijklmnopqrstuvwxyz/abcdefghijklmnopqrstuvwxyz;type=x",
			Lang: text.Langs[i].Tag(), Pinned: "ftp://h/"}.Link())+`)`, nil)
		b.setViewport(width, 900)
		b.wait(`document.documentElement.lang`, text.Langs[i].Tag())
		if i == 0 { // and stays open
			b.click("#break-it")
		}
		b.wait(`document.querySelectorAll("#breaks, #compare").length`, 2)
		b.wait(`[...document.querySelectorAll("#copy i:is(.label, .tick, .group)")].some((i) => parseFloat(getComputedStyle(i).fontSize) > 0)`, true)
		b.wait(`(() => {
			const told = document.getElementById("parts").innerText;
			return [...document.querySelectorAll("#copy i:is(.label, .group)")].flatMap((i) => [i.firstChild.data, i.lastElementChild?.textContent ?? ""]).filter((s) => !told.includes(s));
		})()`, []string{})
		b.wait(digitsAstray, []string{})
		b.value(readersSpacing, nil)
		b.wait(`[...document.querySelectorAll("#copy i:is(.label, .tick, .group)")].filter((i) => parseFloat(getComputedStyle(i).fontSize) > 0).length`, 0)
		b.wait(`(() => { const f = document.getElementById("field"), c = document.getElementById("copy"); return Math.abs(f.scrollHeight - c.scrollHeight) < 2; })()`, true)
		// What cannot be scrolled and is larger than its box is cut off.
		b.wait(`[...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest(".vh, svg") &&
			["X", "Y"].some((way) => ["hidden", "clip"].includes(getComputedStyle(e)["overflow" + way]) && e.clientWidth > 1 &&
				(way === "X" ? e.scrollWidth > e.clientWidth + 1 : e.scrollHeight > e.clientHeight + 1))).map((e) => e.className || e.id)`, []string{})
		b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
		b.wait(`(() => {
			const wide = (e) => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect(); };
			const boxes = [...document.querySelectorAll("#wire .step:not(.aside) .o i")].map(wide);
			return boxes.length > 20 && boxes.every((r, i) => i === 0 || r.top !== boxes[i-1].top || r.left >= boxes[i-1].right + 2);
		})()`, true)
		b.wait(digitsAstray, []string{})
	}
}

// At any zoom the line under a part goes on from one run to the next without a step, and the wordmark has no line but the
// one under it.
func TestBrowserZoomHasNoSteps(t *testing.T) {
	b := open(t, "/"+model.Link("http://h/abcdefhiklmnorstuvwxzabcdefhik", core.Span{Start: 0, End: 4}))
	for _, zoom := range []float64{1, 1.1, 1.25, 1.33, 1.5, 1.67, 1.75, 2, 3, 4} {
		b.do(chromedp.EmulateViewport(int64(1440/zoom), 700, chromedp.EmulateScale(zoom)))
		b.value(`new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))`, nil)
		// Below the letters, of which none goes down so far, and above the labels.
		if n := len(columns(b.clip(`(() => {
			const runs = [...document.querySelectorAll("#copy .run.path")], style = getComputedStyle(runs[0]);
			const first = runs[0].getClientRects()[0], y = first.y + first.height / 2, size = parseFloat(style.fontSize);
			return {x: first.x + 1, y: y + .5 * size, width: 9 * size, height: parseFloat(style.getPropertyValue("--u")) * 16 + 2 - .5 * size};
		})()`))); n != 1 {
			t.Errorf("at %v the line under a path has %d forms", zoom, n)
		}
		if n := len(columns(b.clip(`(() => {
			const word = document.querySelector(".wordmark b").getBoundingClientRect();
			return {x: word.right, y: word.y, width: 4, height: word.height - 4};
		})()`))); n != 1 {
			t.Errorf("at %v there is a line beside the wordmark", zoom)
		}
	}
}

// clip takes a picture of the part of the window that a JavaScript expression gives.
func (b *tab) clip(expression string) image.Image {
	b.t.Helper()
	var box cdpage.Viewport
	b.value(expression, &box)
	box.Scale = 1
	var data []byte
	b.do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		data, err = cdpage.CaptureScreenshot().WithClip(&box).Do(ctx)
		return err
	}))
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		b.t.Fatal(err)
	}
	return picture
}

// columns returns of the columns of pixels of a picture which of them are as the uppermost one in the corner, each once. The
// first and the last column are left out: they may be of what is beside.
func columns(picture image.Image) map[string]bool {
	seen, box := map[string]bool{}, picture.Bounds()
	ground := picture.At(box.Min.X, box.Min.Y)
	for x := box.Min.X + 1; x < box.Max.X-1; x++ {
		var column strings.Builder
		for y := box.Min.Y; y < box.Max.Y; y++ {
			fmt.Fprint(&column, picture.At(x, y) == ground, " ")
		}
		seen[column.String()] = true
	}
	return seen
}
