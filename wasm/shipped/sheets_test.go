package shipped

import (
	"context"
	"regexp"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/sheet"
)

// pdfPage begins each page of what Chromium prints.
var pdfPage = regexp.MustCompile(`/Type /Page\s`)

// TestBrowserSheets: each worksheet of the lessons that are built in is one page, on either paper and in every language,
// and nothing on it is cut off at the side.
func TestBrowserSheets(t *testing.T) {
	b := newTab(t)
	for _, l := range text.Langs {
		var list []sheet.Source
		for _, number := range course.Numbers() {
			found, _ := course.Lesson(number, l)
			list = append(list, sheet.Source{Lesson: found, Number: number, Unit: course.Unit(number, l)})
		}
		for _, paper := range []sheet.Paper{sheet.A4, sheet.Letter} {
			doc, err := sheet.HTML(list, sheet.Options{Paper: paper, Site: "https://host.example/"})
			if err != nil {
				t.Fatal(err)
			}
			var pdf []byte
			b.do(chromedp.ActionFunc(func(ctx context.Context) error {
				frames, err := cdpage.GetFrameTree().Do(ctx)
				if err != nil {
					return err
				}
				if err := cdpage.SetDocumentContent(frames.Frame.ID, doc).Do(ctx); err != nil {
					return err
				}
				pdf, _, err = cdpage.PrintToPDF().WithPreferCSSPageSize(true).Do(ctx)
				return err
			}))
			if pages := len(pdfPage.FindAll(pdf, -1)); pages != len(list) {
				t.Errorf("%s, paper %d: %d pages", l.Name(), paper, pages)
			}
			b.wait(`[...document.querySelectorAll("section *")].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).length`, 0)
		}
	}
}
