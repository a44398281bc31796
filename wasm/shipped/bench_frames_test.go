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
func BenchmarkPageFrames(b *testing.B) {
	const (
		frameBar = 20_000 // kB, also for all that are far behind
		frames   = `[...document.querySelectorAll("url-scope")].map((e) => e.shadowRoot)`
		scroll   = `(async () => {
			const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			for (let y = 0; y < 20000; y += 300) { scrollTo(0, y); await painted(); }
			return 0;
		})()`
	)
	var alone float64
	for _, n := range []int{0, 1, 5, 20} {
		g := newRooms(b, 800, 600, "", slices.Repeat([]string{scopeWith(`loading="eager"`, model.Example)}, n)...)
		g.beforeLoad(watchMemory)
		g.load("/")
		g.do(chromedp.EmulateViewport(800, 12_000)) // all are in view, or those would sleep that the others push down
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
		g.value(scroll, nil) // as a reader does, past all of them
		g.wait(frames+`.some((root) => root.querySelector("iframe"))`, false)
		reportBar(b, g.memory()-alone, frameBar, "kB-left-far-behind")
	}
	b.ReportMetric(0, "ns/op")
}

// reportBar reports a figure beside its bar, and fails when it is over.
func reportBar(b *testing.B, figure, bar float64, unit string) {
	b.Helper()
	b.ReportMetric(figure, fmt.Sprintf("%s(bar:%.0f)", unit, bar))
	if figure > bar {
		b.Errorf("%s: %.0f, over %.0f", unit, figure, bar)
	}
}

// memory returns what the page and its frames hold, in kB, once nothing is left to collect.
func (g rooms) memory() (held float64) {
	g.t.Helper()
	g.do(chromedp.ActionFunc(func(ctx context.Context) error {
		for range 3 { // what is freed at first may free more
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
		if err == nil { // or else the frame is gone
			held += octets / 1000
		}
	}
	return held
}
