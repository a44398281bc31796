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

// readersSpacing applies the text spacing that pages must support (WCAG 2.2, 1.4.12).
const readersSpacing = `(() => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }");
	document.adoptedStyleSheets = [sheet];
	dispatchEvent(new Event("resize"));
})()`

// digitsAstray lists octets on the wire that are more than a seventh of a cell away from their digits.
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

// TestBrowserTextSpacing checks that with the reader's text spacing nothing is cut off or overlaps, in any language: no
// label is drawn over the URL, and octets on the wire stay apart. Labels that do not fit into the plate, such as names of
// parts, are listed below it.
func TestBrowserTextSpacing(t *testing.T) {
	b := open(t, "/")
	for i, width := range []int64{320, 820, 1440} {
		b.value(`void (document.adoptedStyleSheets = [], location.hash = `+quote(model.View{
			Src:  "ftp://joe@host.dom/%2Fetc/a b|c/abcdefghijklmnopqrstuvwxyz/abcdefghijklmnopqrstuvwxyz;type=x",
			Lang: text.Langs[i].Tag(), Pinned: "ftp://h/"}.Link())+`)`, nil)
		b.setViewport(width, 900)
		b.wait(`document.documentElement.lang`, text.Langs[i].Tag())
		if i == 0 { // stays open afterwards
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
		// An element larger than its box, without scrolling, is cut off.
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

// TestBrowserZoomHasNoSteps checks that at any zoom the line under a part has no step between runs, and the wordmark has no
// line beside it.
func TestBrowserZoomHasNoSteps(t *testing.T) {
	b := open(t, "/"+model.Link("http://h/abcdefhiklmnorstuvwxzabcdefhik", core.Span{Start: 0, End: 4}))
	for _, zoom := range []float64{1, 1.1, 1.25, 1.33, 1.5, 1.67, 1.75, 2, 3, 4} {
		b.do(chromedp.EmulateViewport(int64(1440/zoom), 700, chromedp.EmulateScale(zoom)))
		b.value(`new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))`, nil)
		// Below the letters, which have no descenders, and above the labels.
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

// clip takes a screenshot of the part of the window that a JavaScript expression gives.
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

// columns returns the different columns of pixels in a picture, each as whether its pixels equal the top left one. It skips
// the first and the last column, which may belong to a neighbour.
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
