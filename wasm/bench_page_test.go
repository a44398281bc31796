//go:build !js

package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// make bench-page measures the page in a real browser and prints each figure beside its bar. Figures depend on the
// machine and on what else it does, so nothing fails here: each is the best of several rounds. The benchmarks run once
// (-benchtime 1x), and make bench leaves them out.

var (
	benchIdle = flag.Duration("bench-idle", 5*time.Second, "how long the page rests before the keys after a rest")
	benchKeys = flag.Int("bench-keys", 10_000, "how many keys to type while memory is watched")
)

// watch is the page's stopwatch: from a keydown to the end of the frame after it, and to the end of the frame that
// shows what changed in the panels.
const watch = `
{
	const samples = { text: [], panels: [], tasks: [] };
	globalThis.benchSamples = samples;
	const painted = (f) => requestAnimationFrame(() => {
		const channel = new MessageChannel();
		channel.port1.onmessage = () => f(performance.now());
		channel.port2.postMessage(0);
	});
	let pressed = 0;
	addEventListener("keydown", (e) => {
		pressed = e.timeStamp;
		painted((now) => samples.text.push(now - e.timeStamp));
	}, true);
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) samples.tasks.push(e.duration);
	}).observe({ type: "longtask" });
	globalThis.benchPanels = () => new MutationObserver(() => {
		if (!pressed) return;
		const from = pressed;
		pressed = 0;
		painted((now) => samples.panels.push(now - from));
	}).observe(document.getElementById("panels"), { subtree: true, childList: true, characterData: true, attributes: true });
	const start = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...args) => {
		const result = await start(...args);
		globalThis.benchMemory = result.instance.exports.mem;
		return result;
	};
}`

// longText returns a URL of n octets: a path and a query as they are met, or one problem every few octets.
func longText(n int, problems bool) string {
	unit := "segment-of-a-path/"
	start := "http://www.example.com/"
	if problems {
		unit = "a b^"
	}
	s := start + strings.Repeat(unit, n/len(unit)+1)
	if !problems {
		s = s[:n/2] + "?" + strings.Repeat("name=some%20value&", n/18+1)
	}
	return s[:n]
}

type latency struct{ text, panels, tasks []float64 }

// typed types n keys in the middle of the text, one by one, and returns what they took.
func (b *tab) typed(n int) (l latency) {
	b.t.Helper()
	b.value(`void Object.values(benchSamples).forEach((list) => list.length = 0)`, nil)
	for i := range n {
		key := string(rune('a' + i%26))
		down := input.DispatchKeyEvent(input.KeyDown).WithKey(key).WithText(key)
		up := input.DispatchKeyEvent(input.KeyUp).WithKey(key)
		b.do(down, up)
		b.wait(fmt.Sprintf("benchSamples.text.length >= %d", i+1), true)
		time.Sleep(60 * time.Millisecond) // a fast hand
	}
	b.value("benchSamples.text", &l.text)
	b.value("benchSamples.panels", &l.panels)
	b.value("benchSamples.tasks", &l.tasks)
	return l
}

func percentile(list []float64, p int) float64 {
	if len(list) == 0 {
		return 0
	}
	list = slices.Sorted(slices.Values(list))
	return list[min(len(list)*p/100, len(list)-1)]
}

// fieldHolds puts text into the field as pasting does, and the caret in its middle.
func (b *tab) fieldHolds(s string) {
	b.t.Helper()
	b.value(`void document.getElementById("field").focus()`, nil)
	b.press("Ctrl+a")
	b.insert(s)
	b.wait("document.getElementById('field').value.length", len(s))
	b.value(fmt.Sprintf("void document.getElementById('field').setSelectionRange(%d, %d)", len(s)*6/10, len(s)*6/10), nil)
	// Until what was pasted is drawn to the end.
	b.value("new Promise((done) => setTimeout(() => requestIdleCallback(done), 300)).then(() => 0)", nil)
}

// benchTab opens the page with all of its panels unfolded.
func benchTab(t *testing.B) *tab {
	tabTimeout = time.Hour + *benchIdle
	b := newTab(t)
	b.beforeLoad(watch)
	b.load("/")
	b.waitReady()
	b.value("void benchPanels()", nil)
	b.value(`void document.querySelectorAll("button.fold[aria-expanded=false]").forEach((e) => e.click())`, nil)
	return b
}

func BenchmarkPageKeys(t *testing.B) {
	fmt.Printf("%-44s %8s %8s %8s %8s %8s %s\n", "keydown to paint, ms", "text p50", "p95", "panels", "p95", "longest", "bar")
	for _, height := range []int64{900, 4000} {
		for _, c := range []struct {
			n        int
			problems bool
			bar      string
		}{
			{50, false, "text p95 16"}, {200, false, "text p95 16"}, {2000, false, "text p95 16"}, {2000, true, "text p95 16"},
			{20_000, false, "no task over 50"}, {20_000, true, "no task over 50"},
		} {
			b := benchTab(t)
			b.do(chromedp.EmulateViewport(1440, height))
			b.fieldHolds(longText(c.n, c.problems))
			best := latency{}
			for range 3 {
				l := b.typed(30)
				if best.text == nil || percentile(l.text, 95) < percentile(best.text, 95) {
					best = l
				}
			}
			what := fmt.Sprintf("%d characters", c.n)
			if c.problems {
				what += ", a problem every third"
			}
			printLatency(fmt.Sprintf("%s, window of %d", what, height), best, c.bar)
		}
	}
	b := benchTab(t)
	b.fieldHolds(longText(200, false))
	b.typed(3)
	var first []float64
	for range 3 {
		time.Sleep(*benchIdle)
		first = append(first, b.typed(1).text...)
	}
	fmt.Printf("%-44s %8.1f %35s %s\n", fmt.Sprintf("first key after %v", *benchIdle), slices.Min(first), "", "16")
}

func printLatency(what string, l latency, bar string) {
	longest := "none"
	if len(l.tasks) > 0 {
		longest = fmt.Sprintf("%.0f", slices.Max(l.tasks))
	}
	fmt.Printf("%-44s %8.1f %8.1f %8.1f %8.1f %8s %s\n", what, percentile(l.text, 50), percentile(l.text, 95),
		percentile(l.panels, 50), percentile(l.panels, 95), longest, bar)
}

func BenchmarkPageMemory(t *testing.B) {
	b := benchTab(t)
	b.fieldHolds(longText(200, false))
	fmt.Printf("\n%-44s %8s %8s %8s %8s\n", "after so many keys", "js kB", "wasm kB", "nodes", "listeners")
	type use struct{ js, wasm, nodes, listeners float64 }
	measure := func() (u use) {
		b.do(chromedp.ActionFunc(func(ctx context.Context) error {
			if err := heapprofiler.CollectGarbage().Do(ctx); err != nil {
				return err
			}
			used, _, _, _, err := runtime.GetHeapUsage().Do(ctx)
			if err != nil {
				return err
			}
			u.js = used / 1000
			_, nodes, listeners, err := memory.GetDOMCounters().Do(ctx)
			u.nodes, u.listeners = float64(nodes), float64(listeners)
			return err
		}))
		b.value("benchMemory.buffer.byteLength / 1000", &u.wasm)
		return u
	}
	var early, late use
	for n := 0; ; n += 1000 {
		if n == 1000 {
			early = measure()
		}
		late = measure()
		if n%1000 == 0 {
			fmt.Printf("%-44d %8.0f %8.0f %8.0f %8.0f\n", n, late.js, late.wasm, late.nodes, late.listeners)
		}
		if n >= *benchKeys {
			break
		}
		for i := range 500 {
			key := string(rune('a' + i%26))
			b.do(input.DispatchKeyEvent(input.KeyDown).WithKey(key).WithText(key), input.DispatchKeyEvent(input.KeyUp).WithKey(key))
			b.press("Backspace")
		}
	}
	fmt.Printf("%-44s %7.2f× %7.2f× %7.2f× %7.2f×  bar: no growth\n", "growth since the first thousand",
		late.js/early.js, late.wasm/early.wasm, late.nodes/early.nodes, late.listeners/early.listeners)
}
