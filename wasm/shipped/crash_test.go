package shipped

import (
	"fmt"
	"net/http"
	"os"
	"path"
	"strconv"
	"sync/atomic"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// These tests check what the page does when something fails: the program itself, a file, or the browser's storage, clipboard
// or history.

// The line about a failure, and whether it is visible.
const (
	failureSays  = `document.querySelector("#failure p").innerText`
	failureShown = `document.getElementById("failure").checkVisibility()`
)

// breakProgram makes the program panic at the next change of the text, as a bug would: a function that Go calls in the
// browser throws. It first waits until the previous change is drawn, because otherwise the page would not request another
// frame.
func breakProgram(b *tab) {
	b.t.Helper()
	b.value(`new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
		globalThis.requestAnimationFrame = () => { throw new Error("deliberate") };
		done(0);
	})))`, nil)
}

// TestBrowserPanic checks that a panic shows a line in the reader's language and a button that restarts the page. The text
// is kept, including what was typed after the panic. If session storage is denied, the history keeps it.
func TestBrowserPanic(t *testing.T) {
	beside(t)
	const broken = "news:kept.though <b>it</b> broke"
	for _, c := range []struct {
		name, before string
		lang         text.Lang
		says         string
	}{
		{"storage", "", text.English, "The parser stopped, and that is our mistake."},
		{"no storage", `Object.defineProperty(window, "sessionStorage", { configurable: true, get() { throw new DOMException("", "SecurityError"); } });`,
			text.Japanese, "解析器が停止しました。"},
		{"full storage", `Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };`,
			text.Chinese, "解析器已停止"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			b := visitedTab(t)
			b.expect("console.error", "console.warning: exit code:")
			b.beforeLoad(c.before + `Object.defineProperty(Navigator.prototype, "languages", { get: () => [` + quote(c.lang.Tag()) + `] });`)
			b.load("/")
			b.waitReady()
			b.enter(broken)
			breakProgram(b)
			b.insert("!")
			b.wait(failureShown, true)
			b.wait(failureSays+".startsWith("+quote(c.says)+")", true)
			b.wait(`document.getElementById("failure").lang`, c.lang.Tag())
			b.wait(`document.querySelector("#failure p").children.length`, 0)
			b.wait(`document.getElementById("panels").checkVisibility()`, false)
			b.wait(focused, "field")
			b.value(`document.execCommand("insertText", false, "\udcff\n?")`, nil) // a lone surrogate, and a line break
			b.press("Tab")
			b.wait(`document.activeElement === document.querySelector("#failure button")`, true)
			b.press("Enter")
			b.waitReady()
			b.wait(fieldText, broken+"!\ufffd\n?")
			b.wait(fieldText+`.charCodeAt(`+strconv.Itoa(len(broken)+1)+`)`, 0xDCFF)
			b.wait(focused, "field")
			b.wait(failureShown, false)
			b.wait(copyText, broken+"!\ufffd\n?"+model.Tail)
			b.wait(`history.state`, nil) // kept for one restart only
			b.wait(`(() => { try { return Object.keys(sessionStorage).length } catch { return 0 } })()`, 0)
		})
	}
}

// TestBrowserPanicInDialog checks that a panic closes an open dialog, which would hide the line, and that the focus moves to
// the button.
func TestBrowserPanicInDialog(t *testing.T) {
	b := open(t, "/")
	b.expect("console.error", "console.warning: exit code:")
	b.click(`[data-do="share"]`)
	b.wait(dialogOpen, true)
	breakProgram(b)
	b.value(`void document.getElementById("field").dispatchEvent(new InputEvent("input"))`, nil)
	b.wait(failureShown, true)
	b.wait(dialogOpen, false)
	b.wait(`document.activeElement === document.querySelector("#failure button")`, true)
}

// TestBrowserTrap checks a trap of the WebAssembly, which Go does not notice. Earlier timers must not call the dead program.
func TestBrowserTrap(t *testing.T) {
	b := visitedTab(t)
	b.expect("console.error")
	b.beforeLoad(`addEventListener("DOMContentLoaded", () => {
		const resume = Go.prototype._resume;
		Go.prototype._resume = function () {
			if (globalThis.trap) { globalThis.trapped = (globalThis.trapped ?? 0) + 1; throw new RangeError("Maximum call stack size exceeded"); }
			return resume.call(this);
		};
	})`)
	b.load("/")
	b.waitReady()
	b.enter("news:kept")
	b.value(`void (globalThis.trap = true)`, nil)
	b.insert("!")
	b.wait(failureShown, true)
	b.insert("!")
	b.value(fmt.Sprintf(`new Promise((done) => setTimeout(done, %d))`, 2*model.Pause.Milliseconds()), nil)
	b.wait(`trapped`, 1)
	b.click("#failure button")
	b.waitReady()
	b.wait(fieldText, "news:kept!!")
}

// TestBrowserMissingFile checks that when a file is missing or wrong, a line names it and the field still works. Files that
// the page can do without do not stop it.
func TestBrowserMissingFile(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	files := http.FileServer(http.Dir(dir))
	missing := func(w http.ResponseWriter, r *http.Request) { http.NotFound(w, r) }
	wasm, err := os.ReadFile(dir + "/" + made.Asset(t, "app.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	as := func(contentType string, body []byte) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", contentType)
			w.Write(body)
		}
	}
	page := func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, dir+"/index.html") } // as hosts of single-page apps do
	type broken struct {
		name, file string
		serve      http.HandlerFunc
		works      bool
		says       string // "" for no line
		noise      []string
	}
	var now atomic.Pointer[broken]
	b := newTab(t)
	b.beforeLoad(firstVisit)
	b.serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		if c := now.Load(); path.Base(r.URL.Path) == made.Asset(t, c.file) {
			c.serve(w, r)
		} else {
			files.ServeHTTP(w, r)
		}
	}))
	for i, c := range []broken{
		{"no icon", "icon.svg", missing, true, "", []string{"404"}}, // must be first, because a browser that has an icon does not request it again
		{"no program", "app.wasm", missing, false, made.Asset(t, "app.wasm"), []string{"console.error"}},
		{"a page for the program", "app.wasm", page, false, made.Asset(t, "app.wasm"), []string{"console.error"}},
		{"half of the program", "app.wasm", as("application/wasm", wasm[:len(wasm)/2]), false, "does not start", []string{"console.error"}},
		{"a program cut off on the way", "app.wasm", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/wasm")
			w.Header().Set("Content-Length", strconv.Itoa(len(wasm)))
			w.Write(wasm[:len(wasm)/2])
		}, false, "could not be loaded", []string{"console.error"}},
		{"the program as any octets", "app.wasm", as("application/octet-stream", wasm), true, "", nil},
		{"no style", "style.css", missing, true, made.Asset(t, "style.css"), []string{"MIME type"}},
		{"no script that loads", "load.js", missing, false, made.Asset(t, "load.js"), []string{"404", "MIME type", "console.error"}},
		{"no script of the page", "app.js", missing, false, made.Asset(t, "app.js"), []string{"404", "MIME type"}},
		{"no first script", "theme.js", missing, true, "", []string{"404", "MIME type"}},
		// The remaining cases resemble earlier ones.
		{"an empty program", "app.wasm", as("application/wasm", nil), false, "does not start", []string{"console.error"}},
		{"another program", "app.wasm", as("application/wasm", []byte("\x00asm\x01\x00\x00\x00")), false, "does not start", []string{"console.error"}},
		{"no script of Go", "wasm_exec.js", missing, false, made.Asset(t, "wasm_exec.js"), []string{"404", "MIME type", "console.error"}},
		{"no tools of the page", "tools.js", missing, false, made.Asset(t, "tools.js"), []string{"404", "MIME type", "console.error"}},
		{"no script for offline", "offline.js", missing, true, made.Asset(t, "offline.js"), []string{"404", "MIME type"}},
	} {
		if !byNight && c.name == "an empty program" {
			break
		}
		t.Log(c.name)
		now.Store(&c)
		b.expect(c.noise...)
		b.load(fmt.Sprintf("/docs/play/?%d", i))
		if c.says != "" {
			b.wait(failureShown, true)
			b.wait(failureSays+".includes("+quote(c.says)+")", true)
			b.wait(`document.querySelector("#failure button").innerText`, "Try again")
		}
		if c.works {
			b.waitReady()
			b.wait(`document.documentElement.classList.contains("failed")`, false)
		}
		b.enter("news:kept")
		b.wait(`getComputedStyle(document.getElementById("field")).color !== "rgba(0, 0, 0, 0)"`, !c.works || c.file == "style.css")
		if c.works {
			b.wait(partsShown, []string{"scheme news 0–4", "group kept 5–9"})
		}
		if c.says == "" {
			b.wait(failureShown, false)
		}
		b.settle()
	}
}

// TestBrowserWithoutHistory checks that if the history is denied, or the browser limits its use, the address stays and
// everything else works.
func TestBrowserWithoutHistory(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`history.replaceState = history.pushState = () => { globalThis.tried = true; throw new DOMException("too often", "SecurityError"); }`)
	b.load("/")
	b.waitReady()
	b.wait(`location.hash`, "")
	b.enter("ftp://h/a")
	b.wait(`globalThis.tried`, true)
	b.wait(`location.hash`, "")
	b.click(`[data-do="share"]`)
	b.wait(copiedText+`.endsWith(`+quote(model.Link("ftp://h/a", core.Span{}))+`)`, true)
	b.press("Escape")
	b.wait(dialogOpen, false)
	b.click("#examples a")
	b.wait(fieldText, model.Examples[0].URL)
	b.enter("news:a")
	b.click(`[data-lang="ja"]`)
	b.wait(`document.documentElement.lang`, "ja")
	b.wait(partsShown+".length", 2)
}

// TestBrowserOldCopy checks that copying falls back to execCommand if the clipboard is denied, or missing because the page
// is not in a secure context.
func TestBrowserOldCopy(t *testing.T) {
	beside(t)
	for name, clipboard := range map[string]string{
		"denied": `{ writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }`,
		"throws": `{ get writeText() { throw new DOMException("", "SecurityError"); } }`,
		"none":   `undefined`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := visitedTab(t)
			b.beforeLoad(`Object.defineProperty(Navigator.prototype, "clipboard", { get: () => (` + clipboard + `) });
				Document.prototype.execCommand = new Proxy(Document.prototype.execCommand, { apply: (f, self, args) => {
					if (args[0] !== "copy") return Reflect.apply(f, self, args);
					globalThis.clip = document.activeElement.value;
					return true;
				} });`)
			b.load("/")
			b.waitReady()
			b.click(`[data-do="share"]`)
			b.click("#copy-link")
			b.wait(`globalThis.clip?.includes("#v=1&u=")`, true)
			b.wait(dialogSaid, labels.UI(text.English, labels.LinkCopied))
			b.wait(`document.querySelectorAll("textarea").length`, 1)
		})
	}
}
