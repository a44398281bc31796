package shipped

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A host is a plain static file server. A test deploys files to it, takes it offline, and reads its log of requests.
type host struct {
	*httptest.Server
	mu    sync.Mutex
	dir   string
	down  bool
	half  string // path of a file that lacks its last octet; "" for none
	cache string // the Cache-Control header
	asked []string
}

// repo is the folder in a larger site that has ours, as on GitHub Pages.
const repo = "/repo/"

func newHost(t *testing.T) *host {
	h := &host{cache: "max-age=600"} // what GitHub Pages sends with every file
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		dir, down, half := h.dir, h.down, h.half
		h.asked = append(h.asked, r.URL.Path)
		h.mu.Unlock()
		if down {
			panic(http.ErrAbortHandler) // abort the connection
		}
		w.Header().Set("Cache-Control", h.cache)
		w.Header().Set("ETag", quote(dir+r.URL.Path))
		r.Header.Del("If-Modified-Since") // versions in a test can have the same time
		if r.URL.Path == half {
			w.Header().Set("ETag", quote("half of "+dir+r.URL.Path))
			w = &halfWriter{ResponseWriter: w}
		}
		http.StripPrefix(repo, http.FileServer(http.Dir(dir))).ServeHTTP(w, r)
	}))
	t.Cleanup(h.Close)
	return h
}

// set makes the host serve the files of dir, or go offline if dir is "".
func (h *host) set(dir string) { h.setHalf(dir, "") }

// setHalf does the same, but without the last octet of the file at the path half.
func (h *host) setHalf(dir, half string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.dir, h.down, h.half, h.asked = dir, dir == "", half, nil
}

// A halfWriter drops the last octet of a file.
type halfWriter struct {
	http.ResponseWriter
	left int // number of octets still to write
}

func (w *halfWriter) WriteHeader(status int) {
	n, _ := strconv.Atoi(w.Header().Get("Content-Length"))
	w.left = max(n-1, 0)
	w.Header().Set("Content-Length", strconv.Itoa(w.left))
	w.ResponseWriter.WriteHeader(status)
}

func (w *halfWriter) Write(b []byte) (int, error) {
	n, err := w.ResponseWriter.Write(b[:min(len(b), w.left)])
	w.left -= n
	return len(b), err
}

// requests returns the paths requested since set, in order.
func (h *host) requests() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Clone(h.asked)
}

// versionShown returns the versions of the files that the page uses.
const versionShown = `[
	document.querySelector("meta[name=deploy]").content,
	globalThis.versionOfScript,
	getComputedStyle(document.documentElement).getPropertyValue("--version"),
	document.getElementById("h-wire").textContent.replace("On the wir", ""),
]`

// A deploy is a version of the site.
type deploy struct {
	dir     string
	want    []string // the value of versionShown
	program string   // file name of its WebAssembly
}

// An edit changes a file of the site, named without its hash.
type edit struct {
	name string
	how  func(string) string
}

// replace returns an edit that replaces the only occurrence of old in a file.
func replace(name, old, new string) edit {
	return edit{name, func(s string) string {
		if strings.Count(s, old) != 1 {
			panic(fmt.Sprintf("%s has %q %d times", name, old, strings.Count(s, old)))
		}
		return strings.Replace(s, old, new, 1)
	}}
}

// changedSite returns a copy of the built site with edits. A file with the name or digest of another must come after it, and
// gets the new ones.
func changedSite(t *testing.T, edits ...edit) string {
	t.Helper()
	built, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	files, err := os.ReadDir(built)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if err := os.Symlink(filepath.Join(built, f.Name()), filepath.Join(dir, f.Name())); err != nil {
			t.Fatal(err)
		}
	}
	var renamed []string // pairs of old and new
	for _, e := range edits {
		name := e.name
		if !exists(filepath.Join(dir, name)) {
			name = made.Asset(t, name)
		}
		old, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		data := []byte(e.how(strings.NewReplacer(renamed...).Replace(string(old))))
		was, is := sha256.Sum256(old), sha256.Sum256(data)
		as := strings.Replace(name, hex.EncodeToString(was[:6]), hex.EncodeToString(is[:6]), 1)
		renamed = append(renamed, name, as, base64.StdEncoding.EncodeToString(was[:]), base64.StdEncoding.EncodeToString(is[:]))
		os.Remove(filepath.Join(dir, name))
		if err := os.WriteFile(filepath.Join(dir, as), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// newVersion makes a version of the site in which every kind of file has the version, a digit.
func newVersion(t *testing.T, version string) deploy {
	t.Helper()
	as := func(s string) string { return s }
	dir := changedSite(t,
		replace("app.wasm", "On the wire", "On the wir"+version), // of the same length, because other data follows
		edit{"style.css", func(s string) string { return s + "\n:root { --version: " + version + "; }\n" }},
		edit{"app.js", func(s string) string { return s + "\nglobalThis.versionOfScript = " + quote(version) + ";\n" }},
		edit{"frame.html", as}, edit{"host.html", as},
		replace("index.html", "</head>", `<meta name="deploy" content="`+version+`"></head>`),
		replace("sw.js", `const version = "`, `const version = "`+version+" of "))
	found, err := filepath.Glob(filepath.Join(dir, "app.*.wasm"))
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	return deploy{dir, []string{version, version, version, version}, filepath.Base(found[0])}
}

// visit opens the page, and checks that all of it is of one version.
func (b *tab) visit(d deploy) {
	b.t.Helper()
	b.load(repo)
	b.waitReady()
	b.wait(versionShown, d.want)
}

// versionKept returns the state of the browser's worker, and the version in its cache.
const versionKept = `(async () => {
	const registration = await navigator.serviceWorker.getRegistration();
	const names = (await caches.keys()).filter((name) => name.startsWith("urlscope "));
	const page = registration && names.length && await (await caches.open(names.at(-1))).match(registration.scope);
	return [registration?.active?.state, page && /name="deploy" content="(.*?)"/.exec(await page.text())[1]];
})()`

// keeps waits until the worker has cached a version and is active.
func (b *tab) keeps(d deploy) {
	b.t.Helper()
	b.wait(versionKept, []string{"activated", d.want[0]})
}

// looked makes the browser look for a new version, and waits until it has finished. An installed worker may have to wait:
// Chromium lets the old worker finish its requests, which another visit ends.
const looked = `navigator.serviceWorker.getRegistration().then(async (r) => {
	await r.update().catch(() => {});
	while (r.installing) await new Promise((soon) => setTimeout(soon, 20));
	return true;
})`

// newVersionLine reports whether the line about a new version is visible.
const newVersionLine = `document.getElementById("update").checkVisibility()`

// visited serves the built site in a folder of a larger site, through renaming, and opens the page for the first time.
// Closing the server takes it offline.
func visited(t *testing.T, renaming func(files http.Handler) http.Handler) (b *tab, server *httptest.Server) {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	server = httptest.NewServer(http.StripPrefix(repo, renaming(http.FileServer(http.Dir(dir)))))
	t.Cleanup(server.Close)
	b = newTab(t)
	b.origin = server.URL
	b.load(repo)
	b.waitReady()
	b.value(`navigator.serviceWorker.ready.then(() => 0)`, nil)
	return b, server
}

// TestBrowserOffline uses the page as a reader would, on a plain file server. After one visit it works without a network.
func TestBrowserOffline(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	h := newHost(t)
	h.set(dir)
	b := newTab(t)
	b.origin = h.URL
	b.load(repo)
	b.waitReady()
	b.wait(`navigator.serviceWorker.ready.then((r) => r.active.state)`, "activated")

	// The second visit only asks for a newer version.
	h.set(dir)
	b.load(repo)
	b.waitReady()
	if asked := slices.DeleteFunc(h.requests(), func(p string) bool { return p == repo+"sw.js" }); len(asked) > 0 {
		t.Errorf("the second visit requests %v", asked)
	}
	b.value(`void (location.hash = "#lesson=1&id=1.1")`, nil) // entering the workshop once caches it
	b.wait(`(async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat()
		.filter(({ url }) => /(workshop|lessons\.en)\.[0-9a-f]{12}\.(wasm|css|txt)$/.test(url)).length)()`, 3)
	h.set("")
	for _, path := range []string{"", "index.html?a=b", "#v=1&u=bmV3czphLmI"} {
		b.away()
		b.load(repo + path)
		b.waitReady()
	}
	b.wait(fieldText, "news:a.b")
	b.wait(newVersionLine, false)
	b.value(`void (location.hash = "#lesson=1&id=3.1")`, nil)
	b.wait(fieldText, start31)
	b.enter("ftp://h/a")
	b.wait(partsShown, []string{"scheme ftp 0–3", "host h 6–7", "name a 8–9"})
	// So are the texts of dialogs, and of later standards.
	b.value(`void document.activeElement.blur()`, nil)
	b.press("?")
	b.wait(`document.getElementById("dialog").textContent.includes(`+quote(labels.UI(text.English, labels.ThisList))+`)`, true)
	b.press("Escape")
	b.wait(`document.getElementById("dialog").childElementCount`, 0)
	b.click("#all-examples")
	b.wait(`document.querySelectorAll("#dialog .ex").length`, model.MoreExamples)
	b.press("Escape")
	b.enter(`http://h\a`)
	b.wait(`[...document.querySelectorAll("#panels .flip > span:not(.range)")].map((e) => e.textContent).some((s) => s.startsWith("To browsers"))`, true)
}

func TestBrowserUpdate(t *testing.T) {
	one, two, three := newVersion(t, "1"), newVersion(t, "2"), newVersion(t, "3")
	h := newHost(t)
	h.set(one.dir)
	b := newTab(t)
	b.origin = h.URL
	b.visit(one)
	b.keeps(one)
	// Other caches at this origin are not ours.
	b.value(`caches.open("elsewhere").then((c) => c.put("/elsewhere", new Response("kept")))`, nil)

	// A new version is announced, and nothing changes until the reader asks for it.
	h.set(two.dir)
	b.visit(one)
	b.wait(newVersionLine, true)
	b.keeps(two)
	b.wait(versionShown, one.want)
	b.enter("ftp://user:secret@h/") // its link would lack the password
	old := b.another()
	old.visit(two) // the next visit has the new version anyway
	old.wait(newVersionLine, false)
	b.click("#update button")
	b.wait(versionShown, two.want)
	b.waitReady()
	b.wait(fieldText, "ftp://user:secret@h/")

	// Two tabs with two versions: the older one still finds its files, although the host has deleted them.
	h.set(three.dir)
	b.wait(looked, true)
	b.wait(newVersionLine, true)
	b.keeps(three)
	b.visit(three)
	old.wait(versionShown, two.want)
	old.wait(`fetch(`+quote(repo+two.program)+`).then((r) => r.status)`, 200)
	old.wait(newVersionLine, true)
	b.wait(`caches.keys().then((names) => names.length)`, 3) // the foreign one, 2 and 3
	b.wait(`caches.match("/elsewhere").then((r) => r.text())`, "kept")
	h.set("")
	b.visit(three)
}

// TestBrowserBrokenDeploy checks that an incomplete version is not installed, and that the old one still works.
func TestBrowserBrokenDeploy(t *testing.T) {
	one, nexts := newVersion(t, "1"), []deploy{newVersion(t, "2"), newVersion(t, "3")}
	h := newHost(t)
	h.set(one.dir)
	b := newTab(t)
	b.origin = h.URL
	b.visit(one)
	b.keeps(one)
	names := []string{"app.wasm", "index.html"}
	if !byNight {
		names = names[:1]
	}
	for i, name := range names {
		two := nexts[i]
		asked := repo
		if name == "app.wasm" {
			asked += two.program
		}
		h.setHalf(two.dir, asked)
		b.visit(one)
		b.wait(looked, true)
		if !slices.Contains(h.requests(), asked) {
			t.Errorf("the browser did not request %s of the broken version, only %v", asked, h.requests())
		}
		h.set("")
		b.visit(one)
		b.wait(newVersionLine, false)

		// After the rest has arrived, the browser tries again.
		h.set(two.dir)
		for shown := []string(nil); !slices.Equal(shown, two.want); {
			b.load(repo)
			b.waitReady()
			b.value(versionShown, &shown)
			t.Logf("%s: the page is of the versions %v", time.Now().Format("05.000"), shown) // if there is no end to it
			if !slices.Equal(shown, one.want) && !slices.Equal(shown, two.want) {
				t.Fatalf("the page is of the versions %v", shown)
			}
			b.wait(looked, true) // leaving the page too early can abort the installation
		}
		b.keeps(two)
		one = two
	}
}

// TestBrowserDeployWhileLoading checks that a page whose files are replaced while it loads reloads itself, once.
func TestBrowserDeployWhileLoading(t *testing.T) {
	beside(t)
	one, two := newVersion(t, "1"), newVersion(t, "2")
	for _, gone := range few("style.", "app.", ".wasm") {
		t.Run(gone, func(t *testing.T) {
			// The page is replaced after it was sent, and one of its files with it.
			var pages atomic.Int32
			old, new := http.FileServer(http.Dir(one.dir)), http.FileServer(http.Dir(two.dir))
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				_, err := os.Stat(filepath.Join(one.dir, strings.TrimPrefix(r.URL.Path, repo)))
				files := old
				if r.URL.Path == repo && pages.Add(1) > 1 || strings.Contains(r.URL.Path, gone) || err != nil {
					files = new
				}
				r.Header.Del("If-Modified-Since") // both have the same time
				http.StripPrefix(repo, files).ServeHTTP(w, r)
			}))
			t.Cleanup(server.Close)
			b := newTab(t)
			b.origin = server.URL
			b.expect(gone) // the browser reports the missing file in some way
			if gone == ".wasm" {
				b.expect("console.error")
			}
			b.load(repo)
			b.wait(versionShown, two.want)
			b.waitReady()
		})
	}
}

// TestBrowserWithoutWorker checks that without a service worker the page works as long as there is a network.
func TestBrowserWithoutWorker(t *testing.T) {
	b := visitedTab(t)
	b.load("/LICENSES.txt")
	b.do(storage.ClearDataForOrigin(b.origin, "service_workers,cache_storage"))
	for name, script := range map[string]string{
		"refused": `navigator.serviceWorker.register = () => Promise.reject(new DOMException("no", "SecurityError"))`,
		"denied":  `Object.defineProperty(Navigator.prototype, "serviceWorker", {get() { throw new DOMException("no", "SecurityError") }})`,
		"unknown": `delete Navigator.prototype.serviceWorker`,
		"storage": `for (const s of ["localStorage", "sessionStorage"])
			Object.defineProperty(globalThis, s, {configurable: true, get() { throw new DOMException("no", "SecurityError") }})`,
		"full": `CacheStorage.prototype.open = () => Promise.reject(new DOMException("no", "QuotaExceededError"))`,
	} {
		b.beforeLoad(`if (location.search === "?` + name + `") {` + script + `}`)
		b.load("/docs/play/?" + name)
		b.waitReady()
		b.enter("ftp://h/a")
		b.wait(partsShown+`.length`, 3)
	}
}

// TestBrowserForgets checks that a build of make run is never cached, and that a browser deletes the cache of an earlier
// page at this address.
func TestBrowserForgets(t *testing.T) {
	one, run := newVersion(t, "1"), changedSite(t, // as with -offline=false
		replace("index.html", `<meta name="urlscope:offline" content="yes">`, ""),
		edit{"sw.js", func(s string) string {
			_, worker, _ := strings.Cut(s, "\n")
			return `const version = "", [files, workshop] = [{},{}];` + "\n" + worker
		}})
	h := newHost(t)
	h.cache = "no-cache" // as our own server sends it
	h.set(one.dir)
	b := newTab(t)
	b.origin = h.URL
	b.visit(one)
	b.keeps(one)
	h.set(run)
	b.visit(one)
	const unregistered = `navigator.serviceWorker.getRegistration().then((r) => r === undefined)`
	b.wait(unregistered, true)
	b.load(repo)
	b.waitReady()
	b.wait(`document.querySelector("meta[name=deploy]")`, nil)
	b.wait(`caches.keys()`, []string{})
	b.wait(unregistered, true)

	// Without a cache there is nothing to register.
	b.beforeLoad(`navigator.serviceWorker.register = () => console.error("registered in vain")`)
	b.load(repo)
	b.waitReady()
	b.value(`new Promise((done) => setTimeout(done, 300)).then(() => 0)`, nil)
}

// TestBrowserFrameKeepsNothing checks that the page caches nothing in a frame, because its reader has not visited the site.
func TestBrowserFrameKeepsNothing(t *testing.T) {
	b := visitedTab(t)
	b.load("/docs/play/LICENSES.txt")
	b.do(storage.ClearDataForOrigin(b.origin, "service_workers,cache_storage"))
	b.value(`void document.body.append(Object.assign(document.createElement("iframe"), {src: "/docs/play/"}))`, nil)
	b.wait(`document.querySelector("iframe").contentDocument.documentElement.classList.contains("ready")`, true)
	b.wait(`navigator.serviceWorker.getRegistrations()`, []string{})
}

func TestBrowserInstallable(t *testing.T) {
	b := open(t, "/docs/play/")
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		problems, err := cdpage.GetInstallabilityErrors().Do(ctx)
		for _, p := range problems {
			if p.ErrorID != "in-incognito" { // tabs of tests are incognito
				t.Errorf("not installable: %s %v", p.ErrorID, p.ErrorArguments)
			}
		}
		return err
	}))
}
