package shipped

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// However long the text is, the browser looks for the style of few elements at a key.
func TestBrowserKeyStyles(t *testing.T) {
	const keys, most = 10, 100
	for _, n := range []int{50, 200, 2000} {
		b := newTab(t)
		b.beforeLoad(watch)
		b.load("/")
		b.waitReady()
		b.do(chromedp.EmulateViewport(1440, 900))
		b.fieldHolds(longText(n, 0))
		b.typed(4)
		b.value("void benchPanels()", nil)
		c := costOf(b.trace(func() {
			b.typed(keys)
			b.wait("benchSamples.panels.at(-1) > 0", true) // a busy machine draws the panels once for several keys
		}), keys)
		t.Logf("a key in %d octets: the style of %.0f elements", n, c.elements)
		if c.elements == 0 || c.elements > most {
			t.Errorf("a key in %d octets has the browser look for the style of %.0f elements, more than %d or none", n, c.elements, most)
		}
	}
}
