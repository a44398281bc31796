package shipped

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"urlscope/core"
	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
	"urlscope/wasm/site"
)

func TestBrowserReady(t *testing.T) {
	b := open(t, "/")
	for _, at := range few("/docs/play/", "/?a=b#c", "/docs/play/index.html", "/index.html") {
		b.load(at)
		b.waitReady()
	}
}

// TestBrowserBadFragment checks that the page starts with an address that cannot be parsed.
func TestBrowserBadFragment(t *testing.T) {
	open(t, "/#u=%zz")
}

// TestBrowserField checks that the field behaves as a textarea does: keys, pasting, undo and caret.
func TestBrowserField(t *testing.T) {
	b := open(t, "/docs/play/")
	b.value(`void document.getElementById("field").focus()`, nil)
	const value, caret = `document.getElementById("field").value`, `document.getElementById("field").selectionStart`
	b.press("Ctrl+a")
	b.keys("http://h/")
	b.wait(value, "http://h/")
	b.insert("日本語")
	b.wait(value, "http://h/日本語")
	b.press("ArrowLeft")
	b.press("Backspace")
	b.wait(value, "http://h/日語")
	b.wait(caret, 10)
	b.press("Ctrl+z")
	b.wait(value, "http://h/日本語")
	b.wait(caret, 11)
	b.press("Ctrl+Shift+z")
	b.wait(value, "http://h/日語")
	b.press("Shift+Home")
	b.press("Delete")
	b.wait(value, "語")
}

func TestBrowserWithoutWebAssembly(t *testing.T) {
	b := visitedTab(t)
	b.expect("console.error")
	b.beforeLoad("delete globalThis.WebAssembly")
	b.load("/")
	b.wait(`document.documentElement.classList.contains("failed")`, true)
	b.wait(`document.getElementById("failure").checkVisibility()`, true)
	b.wait(`document.getElementById("failure").innerText.includes("WebAssembly")`, true)
}

// refused serves the site with h, except for requests that change answers.
func refused(h http.Handler, change func(http.ResponseWriter, *http.Request) (done bool)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !change(w, r) {
			h.ServeHTTP(w, r)
		}
	})
}

// TestBrowserLinkShowsItsOwn checks that a link never shows results of another URL. Until the program answers, the text of a
// link, and what is typed, have no results of the example below them, only the reserved space.
func TestBrowserLinkShowsItsOwn(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	held := make(chan struct{})
	b.serve(refused(http.FileServer(http.Dir(dir)), func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.Contains(r.URL.Path, "app.wasm") {
			select {
			case <-held:
			case <-r.Context().Done():
			}
		}
		return false
	}))
	seen := `[...document.querySelectorAll("#panels *")].some((e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true}))`
	b.load("/" + model.Link("http://other.example/x", core.Span{}))
	b.wait(fieldText, "http://other.example/x")
	b.wait(seen, false)
	b.wait(`document.getElementById("panels").offsetHeight > 300`, true)
	b.load("/?again")
	b.wait(seen, true)
	b.value(`void document.getElementById("field").focus()`, nil)
	b.keys("x")
	b.wait(seen, false)
	close(held)
	b.waitReady()
	b.wait(seen, true)
}

// TestBrowserSaysWhatIsWrong checks that a policy that forbids WebAssembly is reported with a remedy, and that typed text
// stays. TestBrowserMissingFile tests other reasons.
func TestBrowserSaysWhatIsWrong(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	b.expect("console.error")
	b.serve(refused(http.FileServer(http.Dir(dir)), func(w http.ResponseWriter, _ *http.Request) bool {
		w.Header().Set("Content-Security-Policy", "script-src 'self'")
		return false
	}))
	b.load("/")
	b.wait(`document.documentElement.classList.contains("failed")`, true)
	b.wait(`document.getElementById("failure").innerText.includes("wasm-unsafe-eval")`, true)
	b.value(`void document.getElementById("field").focus()`, nil)
	b.press("Ctrl+a")
	b.keys("news:kept")
	b.wait(fieldText, "news:kept")
}

// TestBrowserPolicy checks that the content policy in the page's meta element, which works on any static host, suffices and
// forbids nothing that the page needs. All other tests use the server's header as well.
func TestBrowserPolicy(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	b.serve(http.FileServer(http.Dir(dir)))
	b.load("/docs/play/")
	b.waitReady()
	b.expect("securitypolicyviolation script-src-elem data", "Content Security Policy directive")
	b.value(`import("data:text/javascript,globalThis.ran = 1").catch(() => 0)`, nil)
	b.wait(`"ran" in globalThis`, false)
}

// TestBrowserTrustedTypes checks that every page of the site requires trusted types, and that the policy of pages with a
// program accepts only our own files. All other tests check that the pages do not violate it.
func TestBrowserTrustedTypes(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	b.serve(http.FileServer(http.Dir(dir)))
	const refuses = `[() => { document.createElement("div").innerHTML = "<b>"; }, () => { document.createElement("script").src = "app.js"; },
		() => new Worker("load.js"), () => trustedTypes.createPolicy("urlscope", {}), () => trustedTypes.createPolicy("default", {})]
		.map((f) => { try { f(); return "done"; } catch (e) { return e.name; } })`
	for _, name := range append(pagesOfTheSite(t), "", "frame.html") {
		b.load("/docs/play/" + name)
		b.wait(`document.readyState`, "complete")
		names := []string{"TypeError", "TypeError", "TypeError", "TypeError", "TypeError"}
		if runs := name == "" || name == "frame.html"; !runs {
			names[3] = "done" // there is no policy of that name yet
		}
		b.settle()
		b.load("/docs/play/" + name)
		b.wait(`document.readyState`, "complete")
		b.expect("")
		b.wait(refuses, names)
		b.settle()
	}
	b.load("/docs/play/")
	b.wait(`[() => urlscopeScript("https://elsewhere.example/docs/play/a.js"), () => urlscopeScript("../a.js"), () => urlscopeScript("data:,"),
		() => urlscopePicture("<b>"), () => urlscopePicture("<script>")].map((f) => { try { return f(); } catch (e) { return e.name; } })`,
		[]string{"TypeError", "TypeError", "TypeError", "TypeError", "TypeError"})
	// Load a script in every way: pictures of the grammar, the workshop, lessons as text, and the next visit.
	b.waitReady()
	b.click("#with-grammar")
	b.wait(`document.querySelector(".drawing svg") !== null`, true)
	b.press("Shift+F9")
	b.value(`navigator.serviceWorker.ready.then(() => 0)`, nil)
	b.wait(`document.documentElement.classList.contains("workshop")`, true)
	b.load("/docs/play/#lesson=1&id=3.1")
	b.wait(fieldText, start31)
}

var pictureFile = flag.String("picture", "", "write the picture of the page for the README to this `file`")

// TestBrowserPicture compares the README's picture with the page. make picture updates it.
func TestBrowserPicture(t *testing.T) {
	b := open(t, "/")
	b.wait(`document.fonts.status`, "loaded")
	picture := b.picture(1280, 900)
	if _, err := png.Decode(bytes.NewReader(picture)); err != nil {
		t.Fatal(err)
	}
	if len(picture) > 300_000 {
		t.Errorf("the picture has %d octets; more than 300 kB are too many for a repository", len(picture))
	}
	if *pictureFile == "" {
		return
	}
	if err := os.WriteFile(*pictureFile, picture, 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestBrowserFirstPaint checks that before its WebAssembly runs, the page has the reader's theme and language, with the
// example coloured and taken apart. When the WebAssembly takes over, nothing moves and no word changes.
func TestBrowserFirstPaint(t *testing.T) {
	beside(t)
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range few(text.Langs[:]...) {
		t.Run(lang.Tag(), func(t *testing.T) {
			painted := make(chan struct{})
			paint := sync.OnceFunc(func() { close(painted) })
			b := newTab(t)
			b.serve(refused(site.Handler(os.DirFS(dir)), func(_ http.ResponseWriter, r *http.Request) bool {
				if path.Ext(r.URL.Path) == ".wasm" {
					<-painted
				}
				return false
			}))
			t.Cleanup(paint)
			b.beforeLoad(`localStorage.setItem("urlscope.theme", "dark"); localStorage.setItem("urlscope.lang", ` + quote(lang.Tag()) + `);
				globalThis.shifted = 0; new PerformanceObserver((list) => {
					for (const e of list.getEntries()) shifted += e.value;
				}).observe({type: "layout-shift", buffered: true});`)
			b.load("/")
			b.wait(`performance.getEntriesByName("first-contentful-paint").length`, 1)
			b.wait(`getComputedStyle(document.documentElement).backgroundColor`, "rgb(23, 20, 17)")
			b.wait(`document.documentElement.lang`, lang.Tag())
			b.wait(copyText, model.Example+model.Tail)
			b.wait(`new Set([...document.querySelectorAll("#copy .run")].map((r) => getComputedStyle(r).color)).size > 4`, true)
			b.wait(`document.querySelectorAll("#parts .part").length`, 5)
			// Ignore the text for screen readers, which a slow machine may set late.
			const words = `(document.getElementById("spoken").textContent = "", document.body.innerText)`
			var before, after string
			b.value(words, &before)
			paint()
			b.waitReady()
			b.value(words, &after)
			if before != after {
				t.Errorf("the page's text changes (-before +after):\n%s", cmp.Diff(before, after))
			}
			var shift float64
			b.value(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shifted))))`, &shift)
			if shift > 0.01 {
				t.Errorf("the layout shifts by %g", shift)
			}
		})
	}
}

// eachPiece makes the page call onPiece before every step of its start.
const eachPiece = `{
	let task;
	Object.defineProperty(globalThis, "urlscopeTask", { get: () => (f) => {
		onPiece();
		task(f);
	}, set: (given) => { task = given; } });
}`

// TestBrowserStartsInPieces checks that the page starts in steps, with at most one step per task, and that only the
// prerendered page is visible until the last step.
func TestBrowserStartsInPieces(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(eachPiece + `globalThis.pieces = [];
		globalThis.onPiece = () => {
			pieces.push([document.querySelectorAll("#panels").length, document.querySelectorAll("#status").length]);
		};`)
	b.load("/")
	b.waitReady()
	var pieces [][]int
	b.value("pieces", &pieces)
	// The steps: run, begin, mount, language, text, one for each of three panels' requests, page, each panel, and takeover.
	if n := 11 + len(page.Words()); len(pieces) < n {
		t.Errorf("the start has %d steps, want at least %d", len(pieces), n)
	}
	for i, seen := range pieces {
		if !slices.Equal(seen, []int{1, 1}) {
			t.Errorf("before step %d the page has %v panels and status lines, want one of each", i, seen)
		}
	}
}

// TestBrowserTextsComeWhileItStarts checks that a language in a link is shown completely, including what was drawn before,
// whenever its texts arrive. They are loaded beside the program.
func TestBrowserTextsComeWhileItStarts(t *testing.T) {
	link := "/" + model.View{Src: "http://h/a b", Lang: "zh-Hant"}.Link()
	shown := func(b *tab) (all [2]string) { // the panels when the page first answers, and at the end
		b.waitReady()
		b.wait("document.documentElement.lang", "zh-Hant")
		b.value("[answered, document.body.innerText]", &all)
		return all
	}
	b := visitedTab(t)
	b.beforeLoad(`{
		const ask = fetch, at = Number(location.search.slice(1));
		let piece = 0, task, come, taken;
		const wanted = new Promise((f) => { come = f; }), there = new Promise((f) => { taken = f; });
		globalThis.fetch = async (file, ...rest) => {
			const answer = await ask(file, ...rest);
			if (!file.startsWith("texts.zh")) return answer;
			globalThis.cameBeside ??= piece === 0;
			const text = await answer.text();
			await wanted;
			return Object.assign(new Response("", answer), { text: async () => { setTimeout(taken); return text; } });
		};
		// One step waits until the page has the texts, however slow the network is.
		Object.defineProperty(globalThis, "urlscopeTask", { get: () => async (f) => {
			if (piece++ === at) await (come(), there);
			task(f);
		}, set: (given) => { task = given; } });
		let up;
		Object.defineProperty(globalThis, "urlscopeUp", { get: () => () => {
			globalThis.answered = document.getElementById("panels").innerText;
			up();
		}, set: (given) => { up = given; } });
	}`)
	b.setViewport(1440, 2400)
	b.load("/?0" + link[1:])
	want := shown(b)
	b.wait("cameBeside", true) // true if the program was still loading
	// Before and during the drawing of the panels.
	for _, at := range []int{8, 11} {
		b.load(fmt.Sprintf("/?%d%s", at, link[1:]))
		if got := shown(b); got != want {
			t.Errorf("with texts that arrive before step %d: %s", at, cmp.Diff(want, got))
		}
	}
}

// TestBrowserCaretWhileItStarts checks that the panels are about the caret's position even if the reader moves the caret
// while the page starts.
func TestBrowserCaretWhileItStarts(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(eachPiece + `{
		const at = Number(location.search.slice(1));
		let piece = 0;
		globalThis.onPiece = () => {
			if (piece++ !== at) return;
			const field = document.getElementById("field");
			field.focus();
			field.setSelectionRange(2, 2);
		};
	}`)
	links := []string{"", model.Link("news:a b", core.Span{Start: 6, End: 7})}
	for link, at := range pairs(links, few(0, 4, 8, 10, 16)) { // from the first step to one of the last, which draw the panels
		b.load(fmt.Sprintf("/?%d%s", at, link))
		b.waitReady()
		b.wait(caret, 2)
		want := "p"
		if link != "" {
			want = "w"
		}
		var got string
		b.value(`document.querySelector("#character .glyph").textContent`, &got)
		if got != want {
			t.Errorf("the caret moves before %q at step %d of %q, but the panel is about %q", want, at, link, got)
		}
	}
}

// firstVisit hides the service worker from the page, so that each visit is a first visit.
const firstVisit = `Object.defineProperty(navigator, "serviceWorker", { value: undefined });`

// unwanted holds back the page's timeout after which it starts without any interaction.
const unwanted = `{
	const later = setTimeout;
	globalThis.setTimeout = (f, ms, ...rest) => ms === 1200 ? (globalThis.atRest = f, 0) : later(f, ms, ...rest);
}`

const (
	pageLoaded = `document.documentElement.classList.contains("loaded")`
	pageReady  = `document.documentElement.classList.contains("ready")`
)

// TestBrowserStartsWhenWanted checks that a first visit starts the program at the first interaction, and replays the
// interactions that came before the program ran.
func TestBrowserStartsWhenWanted(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(firstVisit + unwanted)
	b.setViewport(1440, 2400)
	for i, c := range []struct {
		name string
		sign func(*tab)
		then string
		want any
	}{
		{"a hand", func(b *tab) { b.do(chromedp.MouseEvent("mouseMoved", 300, 300)) }, pageReady, true},
		{"a part", func(b *tab) { b.clickAt(element("#parts .part")) }, `document.querySelector("#parts .part").classList.contains("sel")`, true},
		{"a button", func(b *tab) { b.clickAt(element(`[data-do="share"]`)) }, `document.getElementById("dialog")?.open`, true},
		{"a button of a panel", func(b *tab) { b.clickAt(element("#next")) }, `document.querySelector("#problem-1[aria-current]") !== null`, true},
		{"a key", func(b *tab) { b.press("F8") }, `document.querySelector("#problem-1[aria-current]") !== null`, true},
		{"a link", func(b *tab) { b.clickAt(element("#examples a")) }, fieldText, model.Examples[0].URL},
		{"a choice", func(b *tab) { b.judgeBy(std.RFC3986) }, `document.querySelector("#problems .problem") === null`, true},
		{"a text", func(b *tab) {
			b.value(`void document.getElementById("field").focus()`, nil)
			b.press("Ctrl+a")
			b.keys("news:early")
		}, partsShown, []string{"scheme news 0–4", "group early 5–10"}},
		{"a caret", func(b *tab) { // not the first problem, because the caret is being used
			b.value(`void document.getElementById("field").focus()`, nil)
			b.press("Ctrl+a")
			b.keys("news:a b")
			b.press("Home")
		}, `document.querySelector("#character .glyph").textContent`, "n"},
		{"the focus", func(b *tab) { b.value(`void document.getElementById("pin").focus()`, nil) }, pageReady + ` && document.activeElement.id`, "pin"},
		{"nothing for a while", func(b *tab) { b.value(`void atRest()`, nil) }, pageReady, true},
	} {
		if !byNight && i%2 > 0 { // similar to the one before, or the first action of another test
			continue
		}
		t.Log(c.name)
		b.load("/")
		b.wait(pageLoaded+` && "atRest" in globalThis`, true)
		b.wait(pageReady, false)
		c.sign(b)
		b.wait(c.then, c.want)
		b.wait(pageReady, true)
	}
}

// TestBrowserRehearsal checks that the compile worker rehearses the whole start of the program.
func TestBrowserRehearsal(t *testing.T) {
	b := open(t, "/")
	b.wait(`new Promise((come) => {
		const worker = new Worker(urlscopeScript(`+quote(made.Asset(t, "load.js"))+`));
		worker.onmessage = ({ data }) => { if (data.module || data.detail) come(data.rehearsed); };
		worker.postMessage(`+quote(made.Asset(t, "app.wasm"))+`);
	})`, true)
}

// TestBrowserStartsAtOnce checks that the program starts at once if the reader wants more than the page alone, and at the
// next visit.
func TestBrowserStartsAtOnce(t *testing.T) {
	b := newTab(t)
	b.beforeLoad(unwanted)
	b.load("/" + model.Link("news:linked", core.Span{}))
	b.wait(pageReady, true)
	b.wait(partsShown, []string{"scheme news 0–4", "group linked 5–11"})
	b.wait(`navigator.serviceWorker.ready.then((r) => r.active.state)`, "activated")
	b.load("/?again")
	b.wait(pageReady, true)
}

// TestBrowserFirstStyle checks that the deferred style sheet has no rule that the page needs before its program starts.
func TestBrowserFirstStyle(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(firstVisit + unwanted)
	type seen struct {
		width       int64
		lang, theme string
	}
	for _, c := range few(seen{320, "ja", "light"}, seen{820, "en", "dark"}, seen{1440, "zh-Hant", "dark"}) {
		b.setViewport(c.width, 4000)
		b.load("/404.html")
		b.value(`localStorage.setItem("urlscope.theme", `+quote(c.theme)+`), localStorage.setItem("urlscope.lang", `+quote(c.lang)+`), 0`, nil)
		b.load("/")
		b.wait(`document.querySelector("link[data-deferred]").sheet !== null`, true)
		b.wait(pageLoaded, true) // the progress line is gone
		first := b.picture(c.width, 4000)
		b.value(`new Promise((come) => {
			document.querySelector("link[data-deferred]").media = "all";
			requestAnimationFrame(() => requestAnimationFrame(() => come(0)));
		})`, nil)
		if !bytes.Equal(first, b.picture(c.width, 4000)) {
			t.Errorf("at %d px, in %s and %s, deferred.css changes the page", c.width, c.lang, c.theme)
		}
	}
}

// TestBrowserPutBy checks that the page can use the back/forward cache: after a visit to another page it is unchanged, with
// its program running. A browser that is short of memory may evict pages, so the test retries; but any reason that the
// browser gives against the page fails it.
func TestBrowserPutBy(t *testing.T) {
	b := newTabIn(t, keeper)
	b.load("/")
	b.waitReady()
	b.wait(`navigator.serviceWorker.ready.then((r) => r.active.state)`, "activated")
	const tries = 4
	for try := 1; ; try++ {
		b.load("/?put-by")
		b.waitReady()
		b.enter("http://h/kept")
		b.value(`void addEventListener("pageshow", ({ persisted }) => { globalThis.putBy = persisted; })`, nil)
		b.load("/404.html")
		b.value(`history.back()`, nil)
		b.wait(`document.readyState + !location.pathname.endsWith("404.html")`, "completetrue")
		var kept bool
		b.value(`globalThis.putBy === true`, &kept)
		if kept {
			break
		}
		var why string
		b.value(`JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons?.reasons?.map((r) => r.reason) ?? "it does not say why")`, &why)
		if try == tries {
			t.Fatalf("the page was reloaded %d times: %s", tries, why)
		}
		t.Logf("the page was reloaded: %s", why)
	}
	b.wait(fieldText, "http://h/kept")
	b.enter("ftp://h/a")
	b.wait(partsShown, []string{"scheme ftp 0–3", "host h 6–7", "name a 8–9"})
}

// Where the program comes slowly, the page says at its edge how much of it is there, and no more once it answers.
func TestBrowserProgress(t *testing.T) {
	beside(t)
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	more := make(chan struct{})
	files := refused(site.Handler(os.DirFS(dir)), func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasPrefix(r.URL.Path, "/app.") || !strings.HasSuffix(r.URL.Path, ".wasm") {
			return false
		}
		program, err := os.ReadFile(filepath.Join(dir, made.Asset(t, "app.wasm")))
		if err != nil {
			t.Error(err)
		}
		w.Header().Set("Content-Type", "application/wasm")
		for i := range 4 {
			w.Write(program[i*len(program)/4 : (i+1)*len(program)/4])
			w.(http.Flusher).Flush()
			if i == 1 {
				select {
				case <-more:
				case <-r.Context().Done():
				}
			} else {
				time.Sleep(500 * time.Millisecond) // a slow network
			}
		}
		return true
	})
	b := newTab(t)
	b.serve(files)
	b.load("/" + model.Link("http://other.example/x", core.Span{}))
	b.wait(`document.getElementById("progress").checkVisibility() && /^Loading the parser… (2[5-9]|[34]\d|50) %$/.test(document.getElementById("progress").innerText)`, true)
	close(more)
	b.waitReady()
	b.wait(`document.getElementById("progress").checkVisibility()`, false)
}
