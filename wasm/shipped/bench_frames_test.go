package shipped

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"urlscope/wasm/model"
)

// BenchmarkPageFrames measures what open frames hold in a page of somebody else: each has a parser of its own. Those that
// the reader has left far behind give it back.
func BenchmarkPageFrames(t *testing.B) {
	const frameBar = 20_000 // kB
	fmt.Printf("\n%-40s %8s %8s %8s   %s\n", "memory with so many open frames", "js kB", "wasm kB", "each", "bar")
	var alone float64
	for _, n := range []int{0, 1, 5, 20} {
		g := newRooms(t, 800, 600, "", slices.Repeat([]string{scopeWith(`loading="eager"`, model.Example)}, n)...)
		g.beforeLoad(watchMemory)
		g.load("/")
		g.do(chromedp.EmulateViewport(800, 12_000)) // or those would sleep that the others push down
		g.script()
		g.wait(`document.querySelectorAll("url-scope").length === [...document.querySelectorAll("url-scope")].filter((e) => e.shadowRoot.querySelector(".live")).length`, true)
		js, wasm := g.memory()
		if n == 0 {
			alone = js
			fmt.Printf("%-40d %8.0f %8.0f\n", n, js, wasm)
			continue
		}
		each := (js - alone + wasm) / float64(n)
		fmt.Printf("%-40d %8.0f %8.0f %8.0f   %d: %s\n", n, js, wasm, each, frameBar, verdict(t, each, frameBar))
		if n < 20 {
			continue
		}
		// As a reader does, past all of them.
		g.do(chromedp.EmulateViewport(800, 600))
		g.value(`(async () => { for (let y = 0; y < 20000; y += 300) { scrollTo(0, y); await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); } return 0; })()`, nil)
		g.wait(`[...document.querySelectorAll("url-scope")].some((e) => e.shadowRoot.querySelector("iframe"))`, false)
		js, wasm = g.memory()
		left := js - alone + wasm
		fmt.Printf("%-40s %8.0f %8.0f %8s   %d in all: %s\n", "the same, far behind the reader", js, wasm, "", frameBar, verdict(t, left, frameBar))
	}
}

// memory returns what the page and its frames hold, in kB, once nothing is left to collect.
func (g rooms) memory() (js, wasm float64) {
	g.t.Helper()
	g.do(chromedp.ActionFunc(func(ctx context.Context) error {
		for range 3 { // what is freed at first may free more
			if err := heapprofiler.CollectGarbage().Do(ctx); err != nil {
				return err
			}
		}
		used, _, _, _, err := runtime.GetHeapUsage().Do(ctx)
		js = used / 1000
		return err
	}))
	g.mu.Lock()
	contexts := slices.Clone(g.contexts)
	g.mu.Unlock()
	for _, c := range contexts {
		var octets float64
		err := chromedp.Run(g.ctx, chromedp.Evaluate("globalThis.benchMemory?.buffer.byteLength ?? 0", &octets,
			func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithContextID(c) }))
		if err == nil { // or else the frame is gone
			wasm += octets / 1000
		}
	}
	return js, wasm
}
