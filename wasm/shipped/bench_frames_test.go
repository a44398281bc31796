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

// BenchmarkPageFrames measures the memory of open frames in another site's page. Each frame has a parser of its own, which
// it drops when the reader has scrolled far away.
func BenchmarkPageFrames(b *testing.B) {
	const (
		frameBar = 20_000 // kB, also when all frames are far away
		frames   = `[...document.querySelectorAll("url-scope")].map((e) => e.shadowRoot)`
		scroll   = `(async () => {
			const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			for (let y = 0; y < 20000; y += 300) { scrollTo(0, y); await painted(); }
			return 0;
		})()`
	)
	var alone float64
	for _, n := range []int{0, 1, 5, 20} {
		g := newReserved(b, 800, 600, "", slices.Repeat([]string{scopeWith(`loading="eager"`, model.Example)}, n)...)
		g.beforeLoad(watchMemory)
		g.load("/")
		g.do(chromedp.EmulateViewport(800, 12_000)) // all frames must be in view, because those pushed out of it would sleep
		g.script()
		g.wait(frames+`.filter((root) => root?.querySelector(".live")).length`, n)
		held := g.memory()
		if n == 0 {
			alone = held
			continue
		}
		reportBar(b, (held-alone)/float64(n), frameBar, fmt.Sprintf("kB/frame-of-%d", n))
		if n < 20 {
			continue
		}
		g.do(chromedp.EmulateViewport(800, 600))
		g.value(scroll, nil) // scroll past all frames, as a reader does
		g.wait(frames+`.some((root) => root.querySelector("iframe"))`, false)
		reportBar(b, g.memory()-alone, frameBar, "kB-left-far-behind")
	}
	b.ReportMetric(0, "ns/op")
}

// reportBar reports a figure and its limit, and fails if the figure exceeds it.
func reportBar(b *testing.B, figure, bar float64, unit string) {
	b.Helper()
	b.ReportMetric(figure, fmt.Sprintf("%s(bar:%.0f)", unit, bar))
	if figure > bar {
		b.Errorf("%s: %.0f, over %.0f", unit, figure, bar)
	}
}

// memory returns the memory of the page and its frames in kB, after garbage collection.
func (g reserved) memory() (held float64) {
	g.t.Helper()
	g.do(chromedp.ActionFunc(func(ctx context.Context) error {
		for range 3 { // a collection can make more objects unreachable
			if err := heapprofiler.CollectGarbage().Do(ctx); err != nil {
				return err
			}
		}
		used, _, _, _, err := runtime.GetHeapUsage().Do(ctx)
		held = used / 1000
		return err
	}))
	g.mu.Lock()
	contexts := slices.Clone(g.contexts)
	g.mu.Unlock()
	for _, c := range contexts {
		var octets float64
		err := chromedp.Run(g.ctx, chromedp.Evaluate("globalThis.benchMemory?.buffer.byteLength ?? 0", &octets,
			func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithContextID(c) }))
		if err == nil { // otherwise the frame is gone
			held += octets / 1000
		}
	}
	return held
}
