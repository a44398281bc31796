package shipped

import (
	"context"
	"os"
	"path"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"urlscope/wasm/model"
)

// printed prints the page, and writes the PDF to the folder SHOTS if that is set.
func (g *guest) printed(name string) {
	g.t.Helper()
	var pdf []byte
	g.do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		pdf, _, err = cdpage.PrintToPDF().WithPrintBackground(false).Do(ctx)
		return err
	}))
	if len(pdf) < 1000 {
		g.t.Errorf("%d octets were printed", len(pdf))
	}
	if dir := os.Getenv("SHOTS"); dir != "" {
		if err := os.WriteFile(path.Join(dir, name+".pdf"), pdf, 0o666); err != nil {
			g.t.Fatal(err)
		}
	}
}

// TestBrowserEmbedPrint checks that a page with frames prints without complaints. On paper, where nothing can be clicked or
// scrolled, a frame is printed in full, and a closed element as code, black on white.
func TestBrowserEmbedPrint(t *testing.T) {
	g := visit(t, `<p>One.</p>`+scopeWith(`loading="eager" theme="dark"`, model.Example)+`<p>Two.</p>`+scopeWith(`theme="dark"`, readmeURL)+
		`<p>Three.</p>`+scopeWith(`loading="eager" show="wire" height="200"`, readmeURL), nil)
	g.wait(`[...document.querySelectorAll("url-scope")].map((e) => e.shadowRoot.querySelector(".live") !== null)`, []bool{true, false, true})
	g.do(chromedp.EmulateViewport(1200, 800))
	g.printed("print")
	g.do(emulation.SetEmulatedMedia().WithMedia("print"))
	g.wait(`[...document.querySelectorAll("url-scope")].map((e) => getComputedStyle(e.shadowRoot.querySelector(".box")).color)`,
		[]string{"rgb(0, 0, 0)", "rgb(0, 0, 0)", "rgb(0, 0, 0)"})
	g.wait(shadow+`.querySelector("button").checkVisibility() || `+shadow+`.querySelector("a").checkVisibility()`, false)
	for _, n := range []int{1, 2} {
		g.inFrame(n, seen, true)
		g.inFrame(n, `getComputedStyle(document.querySelector("#copy .run")).color`, "rgb(0, 0, 0)")
		g.inFrame(n, `document.querySelector(".act").checkVisibility()`, false)
	}
}
