package shipped

import (
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"urlscope/wasm/site"
)

// loading records the time of the first paint, the start of the WebAssembly, and the layout shift.
const loading = `
{
	const noted = { paint: 0, largest: 0, ready: 0, shift: 0 };
	globalThis.benchLoad = noted;
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) if (e.name === "first-contentful-paint") noted.paint = e.startTime;
	}).observe({ type: "paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) noted.largest = e.startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) noted.shift += e.value;
	}).observe({ type: "layout-shift", buffered: true });
	new MutationObserver((_, observer) => {
		if (!document.documentElement?.classList.contains("ready")) return;
		noted.ready = performance.now();
		observer.disconnect();
	}).observe(document, { subtree: true, attributeFilter: ["class"], childList: true });
}`

// BenchmarkPageLoad measures a first visit: without limits, and with Lighthouse's networks for desktop and phone. The
// phone has a processor of a quarter of the speed.
func BenchmarkPageLoad(t *testing.B) {
	fmt.Printf("\n%-40s %9s %9s %9s %9s %9s   %s\n", "first visit, ms from the navigation", "painted", "largest", "running", "shift", "kB", "bar")
	for _, line := range []struct {
		name    string
		latency float64 // milliseconds
		rate    float64 // octets per second; -1 means unlimited
		cpu     float64 // slowdown factor
	}{{"no throttle", 0, -1, 1}, {"desktop: 10 Mbit/s, 40 ms", 40, 10e6 / 8, 1}, {"phone: 1.5 Mbit/s, 560 ms, CPU 4× slower", 562.5, 1474.56e3 / 8, 4}} {
		var best struct{ Paint, Largest, Ready, Shift, Size float64 }
		best.Ready = math.Inf(1)
		for range *benchRounds {
			b := newTab(t)
			if *benchSite != "" {
				b.serve(site.Handler(os.DirFS(*benchSite)))
			}
			b.beforeLoad(loading)
			b.do(chromedp.EmulateViewport(1440, 900), network.Enable())
			b.do(network.EmulateNetworkConditions(false, line.latency, line.rate, line.rate), emulation.SetCPUThrottlingRate(line.cpu))
			b.load("/")
			b.waitReady()
			once := best
			b.value(`new Promise((done) => setTimeout(done, 500)).then(() => ({ ...benchLoad,
				size: performance.getEntries().reduce((sum, e) => sum + (e.transferSize ?? 0), 0) / 1000 }))`, &once)
			if once.Ready < best.Ready {
				best = once
			}
			b.away()
		}
		first := verdict(t, best.Paint, best.Ready)
		fmt.Printf("%-40s %9.0f %9.0f %9.0f %9.3f %9.0f   painted before it runs: %s; shift 0.01: %s\n", line.name,
			best.Paint, best.Largest, best.Ready, best.Shift, best.Size, first, verdict(t, best.Shift, 0.01))
	}
}
