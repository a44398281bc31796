package shipped

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

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
	"urlscope/wasm/site"
)

// The tests of <url-scope> have two servers: one for the playground, at /docs/play/, and one on another origin for another
// site's page with the element.

// A guest is such a page in a tab, with a log of the requests to the playground.
type guest struct {
	*tab
	home string // address of the playground's folder

	mu       sync.Mutex
	asked    map[string]int               // number of requests by file name
	contexts []runtime.ExecutionContextID // contexts of the frames with the playground
}

// newGuest opens a tab, and serves the playground at a second origin, wrapped with serve if it is not nil.
func newGuest(t testing.TB, serve func(http.Handler) http.Handler) *guest {
	t.Helper()
	g := &guest{asked: map[string]int{}}
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	site := site.Handler(os.DirFS(dir))
	if serve == nil {
		g.tab = visitedTab(t)
	} else {
		g.tab = newTab(t)
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
	g.others = append(g.others, playground.URL, g.seat.origin)
	chromedp.ListenTarget(g.ctx, func(event any) {
		if e, ok := event.(*runtime.EventExecutionContextCreated); ok && e.Context.Origin == playground.URL {
			g.mu.Lock()
			g.contexts = append(g.contexts, e.Context.ID)
			g.mu.Unlock()
		}
	})
	g.beforeLoad(heard)
	g.do(chromedp.EmulateViewport(800, 600))
	return g
}

// visit opens another site's page with body in a tab. HOME in body stands for the playground's folder, and everything before
// the first empty line goes into the head.
func visit(t *testing.T, body string, serve func(http.Handler) http.Handler) *guest {
	t.Helper()
	g := newGuest(t, serve)
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
	g.arrive("/")
	return g
}

// arrive loads the page at path, and waits for embed.js.
func (g *guest) arrive(path string) {
	g.t.Helper()
	g.load(path)
	g.wait(`customElements.get("url-scope") !== undefined`, true)
}

// heard collects the events of all elements in the global variable heard.
const heard = `void (globalThis.heard = [], ["ready", "change", "select", "error"].forEach((name) =>
	document.addEventListener("urlscope-" + name, (e) => heard.push([name, e.detail, e.target]))))`

// in waits until an expression has a value in the last loaded frame.
func (g *guest) in(expression string, want any) {
	g.t.Helper()
	g.inFrame(1, expression, want)
}

// inFrame waits until an expression has a value in the n-th last loaded frame.
func (g *guest) inFrame(n int, expression string, want any) {
	g.t.Helper()
	var is any
	for asked := soon; ; asked = asked.later() {
		g.mu.Lock()
		contexts := g.contexts
		g.mu.Unlock()
		if len(contexts) >= n {
			var text string
			err := chromedp.Run(g.ctx, chromedp.Evaluate("(async () => JSON.stringify(await ("+expression+")) ?? 'null')()", &text,
				func(p *runtime.EvaluateParams) *runtime.EvaluateParams {
					return p.WithAwaitPromise(true).WithContextID(contexts[len(contexts)-n])
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
		case <-time.After(time.Duration(asked)):
		case <-g.ctx.Done():
			g.t.Fatalf("in the frame %s is %v, not %v", expression, is, want)
		}
	}
}

// requests returns the number of requests for a file to the playground's server.
func (g *guest) requests(file string) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.asked[file]
}

// shot writes a picture of the page to the folder SHOTS if that is set.
func (g *guest) shot(name string, width, height int64) {
	if dir := os.Getenv("SHOTS"); dir != "" {
		picture := g.picture(width, height)
		if err := os.WriteFile(path.Join(dir, name+".png"), picture, 0o666); err != nil {
			g.t.Fatal(err)
		}
	}
}

// Expressions about the first element of the page.
const (
	embedded    = `document.querySelector("url-scope")`
	shadow      = embedded + `.shadowRoot`
	live        = shadow + `.querySelector(".live") !== null`
	shownHeight = embedded + `.offsetHeight` // its height in the page
)

// one returns a page with one URL between two links. attributes are added to its element.
func one(attributes string) string {
	return `<p><a href="#before">Before</a></p>
<url-scope ` + attributes + `><code>` + model.Example + `</code></url-scope>
<p><a href="#after" id="after">After</a></p>`
}

// TestBrowserEmbedVerdicts checks that a frame with room shows both verdicts, in any language, and that they make the row of tabs no
// higher.
func TestBrowserEmbedVerdicts(t *testing.T) {
	g := visit(t, `<div style="width: 820px">`+scopeWith(`loading="eager" show="anatomy problems standards parts wire"`, "https://user:p@ss@example.com/a?x[]=1")+`</div>`, nil)
	for _, lang := range []string{"en", "ja", "zh-Hant"} {
		g.value(fmt.Sprintf("void %s.setAttribute('lang', %s)", embedded, quote(lang)), nil)
		g.in(`document.documentElement.lang`, lang)
		g.in(`[...document.querySelectorAll("#words .verdict")].map((v) => {
			const in_ = document.getElementById("words").getBoundingClientRect(), r = v.getBoundingClientRect();
			return v.checkVisibility() && r.height < 20 && in_.top <= r.top && r.bottom <= in_.bottom && r.right <= in_.right;
		})`, []bool{true, true})
		g.in(`document.getElementById("words").offsetHeight - document.querySelector(".tabs").offsetHeight`, 1) // the line below
	}
}

// TestBrowserEmbedFacade checks that until the reader opens it, the element is the code and a link, and only the script is
// loaded. Then the frame takes the same place, and the page around it does not change.
func TestBrowserEmbedFacade(t *testing.T) {
	g := visit(t, one(""), nil)
	g.wait(shadow+`.querySelector("code").textContent`, model.Example)
	g.wait(shadow+`.querySelector("a").href`, g.home+model.Link(model.Example, core.Span{}))
	if n := g.requests("frame.html") + g.requests("app.wasm"); n > 0 {
		t.Errorf("%d files of the playground were requested before it was opened", n)
	}
	g.wait(shownHeight, 155)
	g.shot("facade", 760, 400)
	g.value(`void (globalThis.before = [Object.keys(globalThis).length, document.head.outerHTML, `+embedded+`.outerHTML])`, nil)
	g.value(`void `+shadow+`.querySelector("button").click()`, nil)
	g.wait(live, true)
	g.in(fieldText, model.Example)
	g.in(`document.documentElement.lang`, "en")
	g.wait(`heard.map(([name, detail, target]) => [name, detail.scheme, target === `+embedded+`])`, []any{[]any{"ready", "ftp", true}})
	g.wait(`JSON.stringify(before) === JSON.stringify([Object.keys(globalThis).length - 1, document.head.outerHTML, `+embedded+`.outerHTML])`, true)
	g.shot("live", 760, 500)
}

// TestBrowserEmbedAttributes checks that every attribute can be set at any time, and that the frame follows without losing
// the reader's changes.
func TestBrowserEmbedAttributes(t *testing.T) {
	g := visit(t, one(`loading="eager" show="wire parts" select="0-3" lang="ja" theme="dark" label="A lesson"`), nil)
	set := func(name, value string) {
		t.Helper()
		g.value(fmt.Sprintf("void %s.setAttribute(%s, %s)", embedded, quote(name), quote(value)), nil)
	}
	const (
		frame    = shadow + `.querySelector("iframe")`
		tabs     = `[...document.querySelectorAll("#words [role=tab]")].map((tab) => tab.id.slice(5) + (tab.ariaSelected === "true" ? "!" : ""))`
		selected = `[...document.querySelectorAll("#copy .sel")].map((run) => run.firstChild.data).join("")`
	)
	g.wait(live, true)
	g.wait(frame+`.title`, "A lesson")
	g.in(tabs, []string{"wire!", "parts"})
	g.in(`document.querySelector("#wire") !== null`, true)
	g.in(selected, "ftp")
	g.in(`document.documentElement.lang`, "ja")
	g.in(`document.documentElement.dataset.theme`, "dark")
	g.in(`document.querySelector("#plate").classList.contains("plain")`, true)
	g.wait(shadow+`.querySelector("a").textContent`, "全体を開く")

	set("show", "anatomy problems character nonsense")
	g.in(tabs, []string{"problems!", "character"})
	g.in(`document.querySelector("#word-character").click()`, nil) // it is in the place of "parts"
	g.in(tabs, []string{"problems", "character!"})
	g.in(`document.querySelector("#plate").classList.contains("plain")`, false)
	set("show", "anatomy")
	g.in(`document.querySelector("#words").checkVisibility() || document.querySelector("#body").checkVisibility()`, false)
	g.in(`document.querySelector("#foot .verdict").className`, "verdict ok")
	g.value(`void `+embedded+`.removeAttribute("show")`, nil)
	all := page.Words()
	all[0] += "!"
	g.in(tabs, all)
	set("select", "6-12")
	g.in(selected, "myname")
	set("theme", "light")
	g.in(`document.documentElement.dataset.theme`, "light")
	g.in(selected, "myname") // and is not set again
	set("lang", "zh-TW")
	g.in(`document.documentElement.lang`, "zh-Hant")
	set("label", "Another")
	g.wait(frame+`.title`, "Another")
	set("height", "500")
	g.wait(shownHeight, 500)
	g.in(`innerHeight`, 498)
	g.value(`void `+embedded+`.removeAttribute("height")`, nil)
	g.wait(shownHeight, 412)
	set("readonly", "")
	g.in(`document.querySelector("#field").readOnly`, true)
	g.in(`document.querySelectorAll(".fix").length > 0 && [...document.querySelectorAll(".fix")].every((fix) => !fix.checkVisibility())`, true)
	set("readonly", "false")
	g.in(`document.querySelector("#field").readOnly`, false)
	set("url", "news:*")
	g.in(fieldText, "news:*")
	// readonly stops the reader, but not the page.
	set("readonly", "")
	g.in(`document.querySelector("#field").readOnly`, true)
	g.in(`urlscopeEdit(0, 4, "x")`, nil)
	set("url", "http://h/~")
	g.in(fieldText, "http://h/~")
	g.wait(embedded+`.applyFix().then((report) => report.input)`, "http://h/%7E")
	set("readonly", "false")
	set("url", "news:*")
	g.wait(shadow+`.querySelector("code").textContent`, "news:*")
	set("loading", "click")
	g.wait(live, true)
}

// TestBrowserEmbedMethods checks the events for the reader's actions, and the methods that do the same.
func TestBrowserEmbedMethods(t *testing.T) {
	g := visit(t, one(""), nil)
	// report loads the frame.
	g.wait(embedded+`.report()`, report.Of(model.Example))
	g.wait(live, true)
	g.value(`void (heard.length = 0)`, nil)
	const events = `heard.map(([name, detail]) => name + " " + (detail.input ?? detail.start + "-" + detail.end))`

	g.value(`void `+embedded+`.select(0, 3)`, nil)
	g.wait(events, []string{"select 0-3"})
	g.value(`void `+embedded+`.select(0, 300)`, nil) // out of range
	g.value(`void `+embedded+`.setURL("http://host/~user/")`, nil)
	g.wait(events+`.filter((event) => event.startsWith("change"))`, []string{"change http://host/~user/"})
	g.in(fieldText, "http://host/~user/")
	g.wait(embedded+`.applyFix().then((report) => report.input)`, "http://host/%7Euser/")
	g.wait(`heard.at(-1)[1].valid ?? heard.at(-2)[1].valid`, true)
	g.wait(embedded+`.report().then((report) => report.input)`, "http://host/%7Euser/")
	g.value(`void (`+embedded+`.setURL("http://h/~"), `+embedded+`.applyFix().catch(() => globalThis.late = true))`, nil)
	g.wait(`globalThis.late`, true) // the fix was for the previous text

	// Typed by the reader, then undone.
	g.value(`void (`+embedded+`.setURL("telnet://h/"), `+embedded+`.focus())`, nil)
	g.in(fieldText, "telnet://h/")
	g.in(`document.hasFocus() && (document.getElementById("field").focus(), document.getElementById("field").setSelectionRange(9, 9))`, nil)
	g.keys("ost")
	g.in(fieldText, "telnet://osth/")
	g.shot("typed", 760, 500)
	g.wait(shadow+`.querySelector("code").textContent`, "telnet://osth/")
	g.value(`void `+embedded+`.destroy()`, nil)
	g.wait(shadow+`.querySelector("iframe") === null`, true)
	g.wait(shadow+`.querySelector("code").checkVisibility({visibilityProperty: true})`, true)
	g.wait(shadow+`.querySelector("code").textContent`, "telnet://osth/")
	g.value(`void `+shadow+`.querySelector("button").click()`, nil)
	g.wait(live, true)
	g.in(fieldText, "telnet://osth/")
}

// TestBrowserEmbedSeveral checks several URLs on a page with a strict policy. Each frame loads on demand, uses the program
// that the browser already has, and nothing on the page moves without user input.
func TestBrowserEmbedSeveral(t *testing.T) {
	var many strings.Builder
	many.WriteString("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src HOME/; frame-src HOME/; " +
		"img-src data:; style-src HOME/; require-trusted-types-for 'script'\">\n" +
		"<link rel=\"stylesheet\" href=\"HOME/embed.css\">\n\n")
	for i, loading := range []string{"eager", "lazy", "lazy", "click"} /* the first two are near */ {
		fmt.Fprintf(&many, "<p>%s</p><url-scope id=\"u%d\" loading=%q url=\"ftp://h%d/%s\"></url-scope>\n",
			strings.Repeat("Words. ", 100+800*i*(i/2)), i, loading, i, strings.Repeat("a/", 3*i))
	}
	many.WriteString("<p>The end.</p>")
	g := visit(t, many.String(), nil)
	g.value(watchShifts, nil)
	const isLive = `[...document.querySelectorAll("url-scope")].map((e) => e.shadowRoot.querySelector(".live") !== null)`
	g.wait(isLive, []bool{true, true, false, false})
	if n := g.requests("frame.html"); n != 2 {
		t.Errorf("%d frames were loaded, want 2", n)
	}
	// The second element becomes smaller than the reserved space while it is below the viewport. If that were in the frame
	// of the jump, the browser would count the jump as a layout shift.
	g.wait(`document.getElementById("u1").shadowRoot.querySelector(".box").style.height !== ""`, true)
	g.paint()
	g.value(`void document.getElementById("u2").scrollIntoView()`, nil)
	g.wait(isLive+`[2]`, true)
	g.wait(`shifts`, []string{})
	n := 0
	g.mu.Lock()
	for name, asked := range g.asked {
		if strings.HasSuffix(name, ".wasm") {
			n += asked
		}
	}
	g.mu.Unlock()
	if n != 1 {
		t.Errorf("the program was requested %d times", n)
	}
}

// TestBrowserEmbedFollows checks that the frame follows the theme and language of the page around it at once, however these
// are set.
func TestBrowserEmbedFollows(t *testing.T) {
	g := visit(t, `<style id="sheet" media="not all">body { background: #000; color: oklch(95% 0 0) }</style>`+"\n\n"+
		`<section>`+one(`loading="eager"`)+`</section>`, nil)
	g.wait(live, true)
	theme := func(want string) {
		t.Helper()
		g.wait(shadow+`.querySelector(".dark") !== null`, want == "dark")
		g.in(`document.documentElement.dataset.theme`, want)
	}
	theme("light")
	for _, c := range []struct{ on, off string }{
		{`document.documentElement.dataset.theme = "dark"`, `document.documentElement.dataset.theme = "light"`},
		{`document.documentElement.className = "dark"`, `document.documentElement.className = ""`},
		{`document.body.dataset.mdColorScheme = "slate"`, `document.body.dataset.mdColorScheme = "default"`},
		{`document.documentElement.style.colorScheme = "dark"`, `document.documentElement.style.colorScheme = ""`},
		{`document.getElementById("sheet").media = "all"`, `document.getElementById("sheet").media = "not all"`},
		{`document.querySelector("section").style.color = "color(srgb .9 .9 .8)"`, `document.querySelector("section").style.color = "#333"`},
	} {
		g.value("void delete document.documentElement.dataset.theme", nil)
		g.value("void ("+c.on+")", nil)
		theme("dark")
		g.value("void ("+c.off+")", nil)
		theme("light")
	}
	// The system's theme, if the page uses that.
	g.value(`void (document.documentElement.style.colorScheme = "light dark", delete document.documentElement.dataset.theme,
		document.querySelector("section").style.color = "")`, nil)
	g.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
	theme("dark")
	g.shot("dark", 760, 500)

	g.value(`void (document.documentElement.lang = "ja")`, nil)
	g.in(`document.documentElement.lang`, "ja")
	g.value(`void (document.querySelector("section").lang = "zh-Hant")`, nil)
	g.in(`document.documentElement.lang`, "zh-Hant")
	g.wait(shadow+`.querySelector("a").textContent`, "完整開啟")
	g.value(`void (document.querySelector("section").removeAttribute("lang"))`, nil)
	g.in(`document.documentElement.lang`, "ja")
}

// TestBrowserEmbedBlocked checks that if the playground cannot run, the element says why, and the code stays.
func TestBrowserEmbedBlocked(t *testing.T) {
	beside(t)
	without := func(name string) func(http.Handler) http.Handler {
		return func(site http.Handler) http.Handler {
			return refused(site, func(w http.ResponseWriter, r *http.Request) bool {
				if path.Base(r.URL.Path) != name {
					return false
				}
				http.NotFound(w, r)
				return true
			})
		}
	}
	for name, c := range map[string]struct {
		head  string
		serve func(http.Handler) http.Handler
		says  string
		noise []string // complaints of the browser
	}{
		"WebAssembly": {"", func(site http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				site.ServeHTTP(policyWriter{w}, r)
			})
		}, "wasm-unsafe-eval", []string{"console.error", "Content Security Policy"}},
		"no frame": {"", without("frame.html"), "No answer from HOME/frame.html", []string{"404"}},
		"not to be framed": {"", func(site http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("X-Frame-Options", "DENY")
				site.ServeHTTP(w, r)
			})
		}, "No answer from HOME/frame.html", []string{"X-Frame-Options", "postMessage"}},
		"the page's policy": {`<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">`, nil, "frame-src http://127.0.0.1:",
			[]string{"securitypolicyviolation", "Content Security Policy"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // this one waits for its timeout
			g := visit(t, c.head+"\n\n"+one(`loading="eager"`), c.serve)
			g.expect(c.noise...)
			says := strings.ReplaceAll(c.says, "HOME/", g.home)
			g.wait(`heard.length`, 1)
			g.wait(`heard[0][0] + heard[0][1].message.includes(`+quote(says)+`)`, "errortrue")
			g.wait(shadow+`.querySelector("p").innerText.includes(`+quote(says)+`)`, true)
			g.wait(shadow+`.querySelector("code").checkVisibility({visibilityProperty: true})`, true)
			g.wait(shadow+`.querySelector("iframe") === null`, true)
			g.wait(shadow+`.querySelector("button").textContent`, "Try again")
			g.shot("blocked-"+strings.ReplaceAll(name, " ", "-"), 760, 500)
		})
	}
}

// A policyWriter replaces the policy by one that forbids WebAssembly.
type policyWriter struct{ http.ResponseWriter }

func (w policyWriter) WriteHeader(status int) {
	w.Header().Set("Content-Security-Policy", "script-src 'self'")
	w.ResponseWriter.WriteHeader(status)
}

// TestBrowserEmbedMoves checks the element under the many ways in which pages build and move elements. Text typed by the
// reader survives.
func TestBrowserEmbedMoves(t *testing.T) {
	g := visit(t, `<div id="a">`+one("")+`</div><div id="b"></div>`, nil)
	g.value(`void `+embedded+`.report()`, nil)
	g.wait(live, true)
	g.value(`void `+embedded+`.setURL("news:kept")`, nil)
	g.in(fieldText, "news:kept")
	for _, move := range []string{
		`document.getElementById("b").append(` + embedded + `)`,
		`(globalThis.gone = ` + embedded + `, gone.remove(), setTimeout(() => document.getElementById("a").append(gone), 50))`,
	} {
		g.value("void ("+move+")", nil)
		g.wait(live, true)
		g.in(fieldText, "news:kept")
	}
	g.value(`void document.getElementById("b").moveBefore(`+embedded+`, null)`, nil)
	g.wait(live, true) // the same frame
	g.wait(embedded+`.report().then((report) => report.input)`, "news:kept")

	// A clone starts again from the attributes.
	g.value(`void document.getElementById("a").append(Object.assign(`+embedded+`.cloneNode(true), {id: "clone"}))`, nil)
	g.wait(`document.getElementById("clone").shadowRoot.querySelector("code").textContent`, model.Example)
	g.wait(`document.getElementById("clone").shadowRoot.querySelector("iframe") === null`, true)

	// Created by a script, as frameworks do: attributes first, children last, in a shadow tree.
	g.value(`void (globalThis.made = document.createElement("url-scope"), made.setAttribute("loading", "eager"),
		document.getElementById("b").attachShadow({mode: "open"}).append(made), made.textContent = "\n  wais://h/d?a&b\n")`, nil)
	g.wait(`made.shadowRoot.querySelector(".live") !== null`, true)
	g.in(fieldText, "wais://h/d?a&b")
	g.value(`void (made.firstChild.data = "wais://h/e")`, nil)
	g.in(fieldText, "wais://h/e")
	g.wait(`heard.at(-1)[2] === document.getElementById("b")`, true) // the event crosses the shadow tree
	// Methods called before the element is defined, and before it is connected.
	g.value(`void (globalThis.early = document.createElement("url-scope"), early.setURL("file:///a"), document.body.append(early))`, nil)
	g.wait(`early.shadowRoot.querySelector("code").textContent`, "file:///a")
}

// TestBrowserEmbedKeyboard checks that Tab moves into and out of the frame.
func TestBrowserEmbedKeyboard(t *testing.T) {
	g := visit(t, one(""), nil)
	g.press("Tab")
	g.press("Tab")
	g.press("Enter")
	g.wait(live, true)
	g.wait(`document.activeElement === `+embedded, true)
	g.wait(shadow+`.activeElement?.localName`, "iframe")
	g.press("Tab")
	g.in(`document.activeElement.id`, "field")
	g.keys("x")
	g.in(fieldText+`.length`, len(model.Example)+1)
	g.press("Tab")
	g.in(`document.activeElement.id`, "word-problems")
	g.press("ArrowRight")
	g.in(`document.activeElement.id + document.activeElement.ariaSelected`, "word-wiretrue")
	for range 20 {
		g.press("Tab")
		var out bool
		if g.value(`document.activeElement.id === "after"`, &out); out {
			return
		}
	}
	t.Error("Tab does not leave the frame")
}

// TestBrowserEmbedHostile checks that the frame accepts a port only from the page around it, and ignores invalid messages.
func TestBrowserEmbedHostile(t *testing.T) {
	g := visit(t, `<iframe src="HOME/frame.html" width="600" height="400"></iframe><iframe id="other" srcdoc="<p>another frame</p>"></iframe>`, nil)
	g.in(`document.documentElement.classList.contains("ready")`, true)
	g.value(`void (globalThis.told = [], globalThis.line = (from, hello) => {
		const {port1, port2} = new MessageChannel();
		port1.onmessage = (e) => told.push(e.data);
		from.postMessage.call(frames[0], hello, "*", [port2]);
		return port1;
	})`, nil)
	g.value(`void frames[1].eval("parent.stolen = new MessageChannel(); parent.stolen.port1.onmessage = () => parent.told.push('stolen');"+
		"parent.frames[0].postMessage('urlscope', '*', [parent.stolen.port2])")`, nil)
	g.value(`void (line(window, "hello"), line(window, {type: "urlscope"}), frames[0].postMessage("urlscope", "*"))`, nil)
	g.value(`void (globalThis.port = line(window, "urlscope"), line(window, "urlscope"))`, nil)
	g.wait(`told.map((m) => m.type)`, []string{"here"})
	junk := []string{
		`{}`, `null`, `new Uint8Array(9)`, `""`, `"{}"`, `[{type: "set"}]`, `JSON.stringify({type: "report", id: 8})`, `{later: "x".repeat(600000)}`, `7n`,
		`{type: "set", url: 7}`, `{type: "set", url: "a".repeat(70000)}`,
		`{type: "set", theme: "\"><script>", lang: "../..", show: {}}`, `{type: "fix", id: 1, problem: -1, fix: 1e9}`,
		`{type: "eval", text: "parent.told.push('ran')"}`, `{type: "set", url: 7n, lang: Object(1n)}`,
		`(() => { const m = {type: "report", id: 3}; m.url = m; return m; })()`,
		`{type: "fix", id: 2, problem: .5}`, `{type: "report", id: 4n}`,
	}
	g.value(`void [`+strings.Join(junk, ",")+`].forEach((junk) => port.postMessage(junk))`, nil)
	g.value(`void port.postMessage({type: "set", theme: "<b>", lang: "</script>", show: "wire <img>", select: "9-1", url: "<img src=x onerror=alert(1)>"})`, nil)
	// Invalid messages and texts that are too long are rejected, unknown ones ignored, and requests answered.
	none, long := "refusedA message is an object whose texts have at most 500,000 characters.", labels.UI(text.English, labels.TooLongToSet)
	g.wait(`told.map((m) => m.type + (m.message ?? m.url ?? ""))`, []string{"here", none, none, none, none, none, none, none, none,
		"refused" + long, "reply" + long, "replythe question is not understood", "replythe question is not understood", "height", "ready<img src=x onerror=alert(1)>"})
	g.in(fieldText, "<img src=x onerror=alert(1)>")
	g.in(`document.querySelector("#copy img, #panels img") === null && !("theme" in document.documentElement.dataset)`, true)
}

// TestBrowserEmbedPlainFrame checks that a plain iframe with a link works without a script.
func TestBrowserEmbedPlainFrame(t *testing.T) {
	g := visit(t, `<iframe src="HOME/frame.html`+model.Link("news:*", core.Span{})+`" width="600" height="400" title="news:*"></iframe>`, nil)
	g.in(`document.documentElement.classList.contains("ready")`, true)
	g.in(fieldText, "news:*")
	g.in(`document.querySelectorAll("[role=tab]").length`, 5)
}

// TestBrowserEmbedByOtherName checks hosts that serve files without ".html" and redirect requests with it. The frame still
// works as a frame, and the page as a page.
func TestBrowserEmbedByOtherName(t *testing.T) {
	bare := func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			name, isFile := strings.CutSuffix(r.URL.Path, ".html")
			switch {
			case isFile:
				w.Header().Set("Location", path.Base(name))
				w.WriteHeader(http.StatusMovedPermanently)
				return
			case path.Ext(name) == "" && !strings.HasSuffix(name, "/"):
				r.URL.Path += ".html"
			}
			site.ServeHTTP(w, r)
		})
	}
	g := visit(t, one(`loading="eager"`), bare)
	g.wait(live, true)
	g.in(`location.pathname`, "/docs/play/frame")
	g.in(`document.querySelectorAll("[role=tab]").length`, 5)
	g.wait(embedded+`.report()`, report.Of(model.Example))

	g.do(leaveFor(g.home + "index" + model.Link("news:*", core.Span{})))
	g.waitReady()
	g.wait(fieldText, "news:*")
}

// TestFirefoxEmbed does the same in Firefox.
func TestFirefoxEmbed(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/docs/play/", http.StripPrefix("/docs/play", site.Handler(os.DirFS(dir))))
	mux.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!DOCTYPE html><html lang="ja" class="ready"><title>Somebody else</title>
			<link rel="icon" href="data:,"><script type="module" src="docs/play/embed.js"></script>%s`, one(""))
	})
	host := httptest.NewServer(mux)
	t.Cleanup(host.Close)
	f := openFoxAt(t, host.URL, "/")
	f.wait(shadow+`.querySelector("code").textContent`, model.Example)
	f.wait(shownHeight, 155)
	f.wait(embedded+`.report()`, report.In(text.Japanese, model.Example))
	f.wait(live, true)
	f.wait(shownHeight, 412)
	f.wait(`(document.documentElement.className = "ready dark", `+shadow+`.querySelector(".dark") !== null)`, true)
	const inside = shadow + `.querySelector("iframe").contentDocument`
	f.wait(inside+`.documentElement.dataset.theme`, "dark")
	f.wait(inside+`.getElementById("field").focus()`, nil) // otherwise there is nothing to undo
	f.wait(embedded+`.setURL("http://host/~user/")`, nil)
	f.wait(embedded+`.applyFix().then((report) => report.input)`, "http://host/%7Euser/")
	f.wait(inside+`.execCommand("undo")`, true)
	f.wait(inside+`.getElementById("field").value`, "http://host/~user/")
	f.do("browsingContext.print", map[string]any{"context": f.tab}, nil)
	// Errors: removed during a request, too long, destroyed.
	f.wait(embedded+`.setURL("x".repeat(65537)), `+embedded+`.report().catch((e) => e.message)`, labels.UI(text.Japanese, labels.TooLongToSet))
	f.wait(`(globalThis.e = `+embedded+`, e.setURL("news:*"), e.report()).then((report) => report.input)`, "news:*")
	f.wait(`(globalThis.answer = e.report().catch((e) => e.message), e.remove(), answer)`, "the element is in no page")
	f.wait(`(document.body.prepend(e), e.report()).then((report) => report.input)`, "news:*")
	f.wait(`e.destroy()`, nil)
	f.wait(shownHeight, 155)
}
