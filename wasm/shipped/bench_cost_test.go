package shipped

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// A cost is the main thread's cost of one key press: milliseconds, passes, and the amount of work in them.
type cost struct {
	script, style, layout, paint, garbage, other float64 // milliseconds
	styles, elements                             float64 // style passes, elements matched
	layouts, objects, dirty                      float64 // layouts, layout objects, dirty ones among them
	paints, area                                 float64 // paints, area in thousands of square pixels
	calls                                        float64 // between Go and the browser
}

// main returns the time on the main thread.
func (c cost) main() float64 { return c.script + c.style + c.layout + c.paint + c.garbage + c.other }

// kindOf maps an event of the browser's trace to the field that its time adds to. Other events count as part of the event
// around them.
var kindOf = map[string]func(*cost) *float64{
	"EventDispatch":                 func(c *cost) *float64 { return &c.script },
	"FunctionCall":                  func(c *cost) *float64 { return &c.script },
	"FireAnimationFrame":            func(c *cost) *float64 { return &c.script },
	"TimerFire":                     func(c *cost) *float64 { return &c.script },
	"RunMicrotasks":                 func(c *cost) *float64 { return &c.script },
	"UpdateLayoutTree":              func(c *cost) *float64 { return &c.style },
	"Layout":                        func(c *cost) *float64 { return &c.layout },
	"PrePaint":                      func(c *cost) *float64 { return &c.paint },
	"Paint":                         func(c *cost) *float64 { return &c.paint },
	"Layerize":                      func(c *cost) *float64 { return &c.paint },
	"Commit":                        func(c *cost) *float64 { return &c.paint },
	"UpdateLayer":                   func(c *cost) *float64 { return &c.paint },
	"MinorGC":                       func(c *cost) *float64 { return &c.garbage },
	"MajorGC":                       func(c *cost) *float64 { return &c.garbage },
	"V8.GCScavenger":                func(c *cost) *float64 { return &c.garbage },
	"RunTask":                       func(c *cost) *float64 { return &c.other },
	"ThreadControllerImpl::RunTask": func(c *cost) *float64 { return &c.other },
}

// A traced is an event of the browser's trace, with times in microseconds.
type traced struct {
	Name     string
	Ph       string
	Pid, Tid int
	TS, Dur  float64
	Args     struct {
		Name         string
		ElementCount float64
		BeginData    struct{ DirtyObjects, TotalObjects float64 }
		Data         struct{ Clip []float64 }
	}
}

// trace returns the browser's trace of f.
func (b *tab) trace(f func()) (list []traced) {
	b.t.Helper()
	done := make(chan struct{})
	ctx, stop := context.WithCancel(b.ctx)
	defer stop()
	chromedp.ListenTarget(ctx, func(event any) {
		switch e := event.(type) {
		case *tracing.EventDataCollected:
			for _, raw := range e.Value {
				var t traced
				if json.Unmarshal(raw, &t) == nil {
					list = append(list, t)
				}
			}
		case *tracing.EventTracingComplete:
			close(done)
		}
	})
	b.do(tracing.Start().WithTransferMode(tracing.TransferModeReportEvents).WithTraceConfig(&tracing.TraceConfig{
		IncludedCategories: []string{"toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"},
	}))
	f()
	b.do(tracing.End())
	<-done
	return list
}

// costOf sums up a trace of n key presses, on the thread with the most layouts.
func costOf(list []traced, n int) (c cost) {
	type thread struct{ pid, tid int }
	busy := map[thread]int{}
	for _, e := range list {
		if e.Name == "Layout" {
			busy[thread{e.Pid, e.Tid}]++
		}
	}
	var main thread
	for t, n := range busy {
		if n > busy[main] {
			main = t
		}
	}
	list = slices.DeleteFunc(list, func(e traced) bool { return e.Ph != "X" || (thread{e.Pid, e.Tid}) != main || kindOf[e.Name] == nil })
	slices.SortStableFunc(list, func(a, b traced) int { return cmp.Or(cmp.Compare(a.TS, b.TS), cmp.Compare(b.Dur, a.Dur)) })
	var open []traced
	for _, e := range list {
		for len(open) > 0 && open[len(open)-1].TS+open[len(open)-1].Dur <= e.TS {
			open = open[:len(open)-1]
		}
		*kindOf[e.Name](&c) += e.Dur / 1000
		if len(open) > 0 {
			*kindOf[open[len(open)-1].Name](&c) -= e.Dur / 1000
		}
		open = append(open, e)
		switch e.Name {
		case "UpdateLayoutTree":
			c.styles++
			c.elements += e.Args.ElementCount
		case "Layout":
			c.layouts++
			c.objects += e.Args.BeginData.TotalObjects
			c.dirty += e.Args.BeginData.DirtyObjects
		case "Paint":
			c.paints++
			if q := e.Args.Data.Clip; len(q) == 8 {
				c.area += math.Abs((q[4]-q[0])*(q[5]-q[1])) / 1000
			}
		}
	}
	for _, f := range []*float64{&c.script, &c.style, &c.layout, &c.paint, &c.garbage, &c.other, &c.styles, &c.elements, &c.layouts, &c.objects, &c.dirty, &c.paints, &c.area} {
		*f /= float64(n)
	}
	return c
}

// countCalls makes the page count its calls from WebAssembly into the browser.
const countCalls = `
{
	const start = WebAssembly.instantiate;
	globalThis.benchCalls = 0;
	WebAssembly.instantiate = (source, imports, ...rest) => {
		for (const module of Object.values(imports ?? {})) {
			for (const [name, f] of Object.entries(module)) {
				if (name.startsWith("syscall/js.") && typeof f === "function") module[name] = (...args) => { benchCalls++; return f(...args); };
			}
		}
		return start(source, imports, ...rest);
	};
}`

// Limits per key press: milliseconds of script, and the factor over CodeMirror.
const (
	scriptBar = 8
	peerBar   = 2
)

// BenchmarkPageCost prints the cost of a key press beside other editors (testdata/peer): CodeMirror 6 with a highlighter and
// a linter, which has no panels; a bare textarea; and a textarea with a word beside it that changes. The last is the minimum
// for a page like ours: the browser lays out a textarea while editing it, so any other change in the same key press needs a
// second layout. The page must not need more passes than that.
func BenchmarkPageCost(t *testing.B) {
	fmt.Printf("\n%-31s %6s %6s %6s %6s %6s %6s %6s | %6s %6s | %6s %6s %6s | %6s %8s | %6s\n", "a key costs the main thread, ms",
		"all", "script", "style", "layout", "paint", "GC", "other", "passes", "elem.", "layout", "dirty", "of", "paints", "kpx²", "calls")
	site := peerSite(t)
	for _, n := range []int{50, 200, 2000} {
		text := longText(n, 0)
		least := leastCosts(func() cost {
			b := benchTab(t)
			b.do(chromedp.EmulateViewport(1440, 900))
			b.fieldHolds(text)
			return b.keyCost()
		}, func() cost {
			return peerTab(t, site, "/", text).keyCost()
		}, func() cost {
			return peerTab(t, site, "/bare.html", text).keyCost()
		}, func() cost {
			return peerTab(t, site, "/bare.html?word", text).keyCost()
		})
		ours, peer, bare, word := least[0], least[1], least[2], least[3]
		counted := benchTab(t, countCalls)
		counted.do(chromedp.EmulateViewport(1440, 900))
		counted.fieldHolds(text)
		counted.typedBy(costKeys, counted.typeAndBack)
		counted.value("void (benchCalls = 0)", nil)
		counted.typedBy(costKeys, counted.typeAndBack)
		counted.value("benchCalls", &ours.calls)
		ours.calls /= costKeys
		counted.away()
		ours.print(fmt.Sprintf("%d characters", n))
		peer.print("  CodeMirror 6, no panels")
		bare.print("  a textarea alone")
		word.print("  a textarea and one word")
		more := max(ours.styles-word.styles, ours.layouts-word.layouts, ours.paints-word.paints)
		fmt.Printf("  %.1f × CodeMirror, bar %d: %s; script %.1f, bar %d: %s; passes, layouts, paints of one word: %s\n",
			ours.main()/peer.main(), peerBar, verdict(t, ours.main()/peer.main(), peerBar),
			ours.script, scriptBar, verdict(t, ours.script, scriptBar), verdict(t, math.Round(10*more)/10, 0.1))
	}
}

func (c cost) print(what string) {
	fmt.Printf("%-31s %6.1f %6.1f %6.1f %6.1f %6.1f %6.1f %6.1f | %6.1f %6.0f | %6.1f %6.0f %6.0f | %6.1f %8.0f | %6.0f\n", what,
		c.main(), c.script, c.style, c.layout, c.paint, c.garbage, c.other, c.styles, c.elements, c.layouts, c.dirty,
		c.objects/max(1, c.layouts), c.paints, c.area, c.calls)
}

// The number of measured keys, and of keys typed before. A browser compiles a function at its first call, and optimizes it
// after many; the page's program takes about fifty keys for that. Many keys are measured because garbage is collected only
// every so many keys.
const (
	costKeys = 60
	warmKeys = 60
)

// keyCost measures key presses in the ready page, and closes it.
func (b *tab) keyCost() cost {
	b.t.Helper()
	b.typedBy(warmKeys, b.typeAndBack)
	c := costOf(b.trace(func() { b.typedBy(costKeys, b.typeAndBack) }), costKeys)
	b.away()
	return c
}

// leastCosts returns the lowest cost of each page in several rounds, which is the least disturbed. Rounds take turns, so
// that a busy minute affects all pages.
func leastCosts(pages ...func() cost) []cost {
	least := make([]cost, len(pages))
	for round := range *benchRounds {
		for i, page := range pages {
			if c := page(); round == 0 || c.main() < least[i].main() {
				least[i] = c
			}
		}
	}
	return least
}

// peerSite builds the peers with npm, and returns the origin that serves them.
func peerSite(t *testing.B) string {
	dir, err := filepath.Abs("../../build/.peer")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"package.json", "package-lock.json", "peer.js", "index.html", "bare.html"} {
		data, err := os.ReadFile(filepath.Join("../../testdata/peer", name))
		if err != nil {
			t.Fatal(err)
		}
		writeTo(t, filepath.Join(dir, name), string(data))
	}
	for _, command := range []string{npmInstall, "npx esbuild peer.js --bundle --minify --log-level=error --outfile=built.js"} {
		c := exec.Command("sh", "-c", command)
		c.Dir = dir
		if output, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", command, err, output)
		}
	}
	return serveSite(t, http.FileServer(http.Dir(dir)))
}

// peerTab opens a page of the peers with a text and the caret inside it.
func peerTab(t *testing.B, site, path, text string) *tab {
	b := newTab(t)
	b.origin = site
	b.beforeLoad(watch)
	b.do(chromedp.EmulateViewport(1440, 900))
	b.load(path)
	b.value(fmt.Sprintf("void hold(%s, %d)", quote(text), len(text)*6/10), nil)
	return b
}
