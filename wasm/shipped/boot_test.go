package shipped

import (
	"bytes"
	"flag"
	"image/png"
	"net/http"
	"os"
	"path"
	"slices"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
	"urlscope/wasm/site"
)

func TestBrowserReady(t *testing.T) {
	for _, at := range []string{"/", "/index.html", "/?a=b#c", "/docs/play/", "/docs/play/index.html"} {
		t.Run(at, func(t *testing.T) { open(t, at) })
	}
}

// go-app parses the address without looking at the error, and dies of an address that it cannot parse.
func TestBrowserBadFragment(t *testing.T) {
	open(t, "/#u=%zz")
}

// The field stays the browser's own: keys, pasting, undoing and the caret are as in any other.
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
	b := newTab(t)
	b.expect("console.error")
	b.beforeLoad("delete globalThis.WebAssembly")
	b.load("/")
	b.wait(`document.documentElement.classList.contains("failed")`, true)
	b.wait(`document.getElementById("failure").checkVisibility()`, true)
	b.wait(`document.getElementById("failure").innerText.includes("WebAssembly")`, true)
}

// refused serves the site as h does, but for the answers that change makes.
func refused(h http.Handler, change func(http.ResponseWriter, *http.Request) (done bool)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !change(w, r) {
			h.ServeHTTP(w, r)
		}
	})
}

// What keeps the WebAssembly from running is said in words, with what to do, and
// what is typed stays.
func TestBrowserSaysWhatIsWrong(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		site  http.Handler
		words string
	}{
		"policy": {refused(http.FileServer(http.Dir(dir)), func(w http.ResponseWriter, _ *http.Request) bool {
			w.Header().Set("Content-Security-Policy", "script-src 'self'")
			return false
		}), "wasm-unsafe-eval"},
		"missing file": {refused(http.FileServer(http.Dir(dir)), func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/"+made.Asset(t, "app.wasm") {
				return false
			}
			http.NotFound(w, r)
			return true
		}), made.Asset(t, "app.wasm")},
		"broken file": {refused(http.FileServer(http.Dir(dir)), func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/"+made.Asset(t, "app.wasm") {
				return false
			}
			w.Header().Set("Content-Type", "application/wasm")
			w.Write([]byte("this is no WebAssembly"))
			return true
		}), "does not start"},
	} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t)
			b.expect("console.error")
			if name == "missing file" {
				b.expect("404")
			}
			if name == "policy" {
				b.expect("securitypolicyviolation", "Content Security Policy")
			}
			b.serve(c.site)
			b.load("/")
			b.wait(`document.documentElement.classList.contains("failed")`, true)
			b.wait("document.getElementById('failure').innerText.includes("+quote(c.words)+")", true)
			b.value(`void document.getElementById("field").focus()`, nil)
			b.press("Ctrl+a")
			b.keys("news:kept")
			b.wait(fieldText, "news:kept")
		})
	}
}

// The page says its content policy in a meta element, and our server says it in a header too: neither forbids what the
// page needs, and the element alone is enough.
func TestBrowserPolicy(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	for name, site := range map[string]http.Handler{
		"element":            http.FileServer(http.Dir(dir)), // as any static host would
		"element and header": site.Handler(os.DirFS(dir)),
	} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t)
			b.serve(site)
			b.load("/docs/play/")
			b.waitReady()
			b.expect("securitypolicyviolation script-src-elem inline", "Content Security Policy directive")
			b.value(`void document.body.append(Object.assign(document.createElement("script"), {text: "var ran"}))`, nil)
			b.wait(`"ran" in globalThis`, false)
		})
	}
}

var pictureFile = flag.String("picture", "", "write the picture of the page for the README to this `file`")

// The README shows the page as it is: make picture writes what this test sees.
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

// The page is there before its WebAssembly is: in the reader's theme, with the example coloured and taken apart, in
// the reader's language. When the WebAssembly takes over, nothing moves and no word changes.
func TestBrowserFirstPaint(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Langs {
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
			// But for what is said to a screen reader after a while, on a slow machine before the words are looked at.
			const words = `(document.getElementById("spoken").textContent = "", document.body.innerText)`
			var before, after string
			b.value(words, &before)
			paint()
			b.waitReady()
			b.value(words, &after)
			if before != after {
				t.Errorf("what the page says changes (-before +after):\n%s", cmp.Diff(before, after))
			}
			var shift float64
			b.value(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shifted))))`, &shift)
			if shift > 0.01 {
				t.Errorf("the layout shifts by %g", shift)
			}
		})
	}
}

// The page starts in pieces: no task of the browser does more than one of them, and until the last is done the page that is
// read is the one that was delivered, and only that.
func TestBrowserStartsInPieces(t *testing.T) {
	b := newTab(t)
	b.beforeLoad(`globalThis.pieces = [];
		let task;
		Object.defineProperty(globalThis, "urlscopeTask", { get: () => task, set: (given) => {
			task = (f) => {
				pieces.push([document.querySelectorAll("#panels").length, document.querySelectorAll("#status").length]);
				given(f);
			};
		} });`)
	b.load("/")
	b.waitReady()
	var pieces [][]int
	b.value("pieces", &pieces)
	// To run, to begin, to mount, the language, the text, what each of three panels asks, the page, each panel, and to take over.
	if n := 11 + len(page.Words()); len(pieces) < n {
		t.Errorf("the start has %d pieces, at least %d were expected", len(pieces), n)
	}
	for i, seen := range pieces {
		if !slices.Equal(seen, []int{1, 1}) {
			t.Errorf("in front of piece %d there are %v panels and lines of status, each should be there once", i, seen)
		}
	}
}

// A page that was left comes back as it was, at once: nothing of it keeps the browser from keeping it whole.
func TestBrowserComesBack(t *testing.T) {
	b := open(t, "/")
	b.enter("news:kept")
	b.value(`void (globalThis.same = true)`, nil)
	b.do(chromedp.Navigate(b.origin + "/host.html"))
	b.do(chromedp.NavigateBack())
	b.wait(`globalThis.same`, true)
	b.wait(fieldText, "news:kept")
	b.enter("ftp://h/a")
	b.wait(partsShown+".length", 3)
}
