package shipped

import (
	"context"
	"regexp"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	lessons "urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/sheet"
)

// pdfPage matches the beginning of each page in Chromium's PDF.
var pdfPage = regexp.MustCompile(`/Type /Page\s`)

// TestBrowserSheets checks that each worksheet of the built-in lessons fits on one page, on both paper sizes and in every
// language, with nothing cut off at the sides.
func TestBrowserSheets(t *testing.T) {
	b := visitedTab(t)
	for i, l := range text.Langs {
		var list []sheet.Source
		for _, number := range course.Numbers() {
			found, _ := course.Lesson(number, l)
			list = append(list, sheet.Source{Lesson: found, Number: number, Unit: course.Unit(number, l)})
		}
		for j, paper := range []sheet.Paper{sheet.A4, sheet.Letter} {
			if !byNight && j != i%2 {
				continue
			}
			for _, kind := range []struct {
				pages   int
				options sheet.Options
			}{
				{len(list), sheet.Options{Paper: paper, Site: "https://host.example/"}},
				{6, sheet.Options{Paper: paper, Together: true}},
			} {
				doc, err := sheet.HTML(list, kind.options)
				if err != nil {
					t.Fatal(err)
				}
				if pages := b.pagesOf(doc); pages != kind.pages {
					t.Errorf("%s, paper %d: %d pages, not %d", l.Name(), paper, pages, kind.pages)
				}
				b.wait(`[...document.querySelectorAll("section *")].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).length`, 0)
			}
		}
	}
}

// pagesOf returns the number of printed pages of a document.
func (b *tab) pagesOf(doc string) int {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		frames, err := cdpage.GetFrameTree().Do(ctx)
		if err != nil {
			return err
		}
		return cdpage.SetDocumentContent(frames.Frame.ID, doc).Do(ctx)
	}))
	return len(pdfPage.FindAll(b.pdf(8.27, 11.69), -1))
}

// pdf prints the page on paper of that size in inches, unless the page asks for another.
func (b *tab) pdf(width, height float64) (pdf []byte) {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		pdf, _, err = cdpage.PrintToPDF().WithPaperWidth(width).WithPaperHeight(height).WithPreferCSSPageSize(true).Do(ctx)
		return err
	}))
	return pdf
}

// TestBrowserWorksheetsOfTheSite checks the site's page of worksheets without scripting: all sheets, or the sheet or unit
// that a link names.
func TestBrowserWorksheetsOfTheSite(t *testing.T) {
	b := visitedTab(t)
	const seen = `[...document.querySelectorAll("section")].filter((e) => e.checkVisibility()).map((e) => e.id)`
	for l, id := range pairs(text.Langs[:], []string{"lesson-3.1", "lesson-6.5", "unit-2"}) {
		b.load("/worksheets." + l.Tag() + ".html?" + id + "#" + id)
		b.wait(`document.documentElement.lang`, l.Tag())
		b.wait(seen, []string{id})
		if pages := len(pdfPage.FindAll(b.pdf(8.5, 11), -1)); pages != 1 {
			t.Errorf("%s, %s: %d pages", l.Name(), id, pages)
		}
		b.wait(`document.querySelectorAll("nav li a").length`, 36)
	}
	b.load("/worksheets.en.html")
	b.wait(`document.querySelector("nav a").href`, b.origin+"/")
	b.wait(seen+`.length`, 36)
	b.wait(`getComputedStyle(document.querySelector("section")).display`, "flex")
	b.wait(`document.querySelector("#lesson-3\\.1 .link a").href`, b.origin+"/"+lessons.LinkTo("3.1"))
}
