//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"urlscope/core"
)

// The tests of <url-scope> have two servers: one for the playground, at /docs/play/, and one for a page of somebody
// else, on another origin, that shows a URL with it.

// A guest is such a page in a tab, and what the playground's server was asked for.
type guest struct {
	*tab
	home string // the folder of the playground

	mu       sync.Mutex
	asked    map[string]int               // how often for a file, by its name
	contexts []runtime.ExecutionContextID // of the frames that show the playground
}

// visit opens a page of somebody else with body, which may say HOME for the playground's folder, in a tab. Its head,
// if any, is what stands in body before the first line that is empty. Serve serves the playground; nil as usual.
func visit(t *testing.T, body string, serve func(http.Handler) http.Handler) *guest {
	t.Helper()
	g := &guest{tab: newTab(t), asked: map[string]int{}}
	dir, err := testSite()
	if err != nil {
		t.Fatal(err)
	}
	site := siteHandler(os.DirFS(dir))
	if serve != nil {
		site = serve(site)
	}
	playground := httptest.NewServer(http.StripPrefix("/docs/play", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		g.mu.Lock()
		g.asked[path.Base(r.URL.Path)]++
		g.mu.Unlock()
		site.ServeHTTP(w, r)
	})))
	t.Cleanup(playground.Close)
	g.home = playground.URL + "/docs/play/"
	g.others = append(g.others, playground.URL)

	body = strings.ReplaceAll(body, "HOME/", g.home)
	head, rest, ok := strings.Cut(body, "\n\n")
	if !ok {
		head, rest = "", body
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<title>Somebody else</title>\n"+
			"<link rel=\"icon\" href=\"data:,\">\n%s\n<script type=\"module\" src=\"%sembed.js\"></script>\n</head>\n"+
			"<body>\n%s\n</body>\n</html>\n", head, g.home, rest)
	}))
	t.Cleanup(host.Close)
	g.origin = host.URL
	chromedp.ListenTarget(g.ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventExecutionContextCreated:
			if e.Context.Origin == playground.URL {
				g.mu.Lock()
				g.contexts = append(g.contexts, e.Context.ID)
				g.mu.Unlock()
			}
		}
	})
	g.load("/")
	g.value(heard, nil)
	g.wait(`customElements.get("url-scope") !== undefined`, true)
	return g
}

// heard collects the events of all elements in the global variable heard.
const heard = `void (globalThis.heard = [], ["ready", "change", "select", "error"].forEach((name) =>
	document.addEventListener("urlscope-" + name, (e) => heard.push([name, e.detail, e.target]))))`

// in waits until an expression has a value in the frame that was loaded last.
func (g *guest) in(expression string, want any) {
	g.t.Helper()
	var is any
	for {
		g.mu.Lock()
		contexts := g.contexts
		g.mu.Unlock()
		if len(contexts) > 0 {
			var text string
			err := chromedp.Run(g.ctx, chromedp.Evaluate("(async () => JSON.stringify(await ("+expression+")) ?? 'null')()", &text,
				func(p *runtime.EvaluateParams) *runtime.EvaluateParams {
					return p.WithAwaitPromise(true).WithContextID(contexts[len(contexts)-1])
				}))
			if err == nil {
				if err := json.Unmarshal([]byte(text), &is); err != nil {
					g.t.Fatal(err)
				}
				wanted, _ := json.Marshal(want)
				var should any
				json.Unmarshal(wanted, &should)
				if cmp.Equal(is, should) {
					return
				}
			}
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-g.ctx.Done():
			g.t.Fatalf("in the frame %s is %v, not %v", expression, is, want)
		}
	}
}

// requests returns how often the playground's server was asked for a file.
func (g *guest) requests(file string) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.asked[file]
}

// shot writes a picture of the page to a file in the folder SHOTS, if that is set.
func (g *guest) shot(name string, width, height int64) {
	if dir := os.Getenv("SHOTS"); dir != "" {
		picture := g.picture(width, height)
		if err := os.WriteFile(path.Join(dir, name+".png"), picture, 0o666); err != nil {
			g.t.Fatal(err)
		}
	}
}

const (
	live = `document.querySelector("url-scope").shadowRoot.querySelector(".live") !== null`
	// A page with one URL.
	onePage = `<p>Before.</p><url-scope%s><code>ftp://myname@host.dom/%%2Fetc/motd</code></url-scope><p id="after">After.</p>`
)

// Until it is wanted, the element is the code and a link, and nothing of the playground but the script was asked for.
func TestBrowserEmbedFacade(t *testing.T) {
	g := visit(t, fmt.Sprintf(onePage, ""), nil)
	g.wait(`document.querySelector("url-scope").shadowRoot.querySelector("code").textContent`, "ftp://myname@host.dom/%2Fetc/motd")
	g.wait(`document.querySelector("url-scope").shadowRoot.querySelector("a").href`,
		g.home+link(example, core.Span{}))
	if n := g.requests("frame.html") + g.requests("app.wasm"); n > 0 {
		t.Errorf("the playground was asked for %d files before anybody wanted it", n)
	}
	g.shot("facade", 760, 400)
	g.value(`void document.querySelector("url-scope").shadowRoot.querySelector("button").click()`, nil)
	g.wait(live, true)
	g.in(fieldText, "ftp://myname@host.dom/%2Fetc/motd")
	g.wait(`heard.map(([name, detail]) => [name, detail.scheme ?? detail.start])`, []any{[]any{"ready", "ftp"}, []any{"select", 22}})
	g.shot("live", 760, 500)
}
