package shipped

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"sync"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// An element waits at most ten seconds for its frame to answer. Then it says so in its language, and links to the page with
// the URL, which is only in the fragment.

// silent are hosts that have embed.js, but no frame that answers. Each has a handler for the frame, and the browser's
// complaints.
var silent = map[string]struct {
	frame func(w http.ResponseWriter, r *http.Request, over <-chan struct{})
	noise []string
}{
	"no answer": {func(_ http.ResponseWriter, _ *http.Request, over <-chan struct{}) { <-over }, nil},
	"half an answer": {func(w http.ResponseWriter, _ *http.Request, over <-chan struct{}) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, "<!DOCTYPE html><title>Half</title>")
		w.(http.Flusher).Flush()
		<-over
	}, nil},
	"404": {func(w http.ResponseWriter, r *http.Request, _ <-chan struct{}) { http.NotFound(w, r) }, []string{"404"}},
	"gone": {func(http.ResponseWriter, *http.Request, <-chan struct{}) { panic(http.ErrAbortHandler) },
		[]string{"postMessage"}},
	// An old version of the frame announces itself with a string, not an object.
	"another version": {func(w http.ResponseWriter, _ *http.Request, _ <-chan struct{}) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<!DOCTYPE html><title>Old</title><script>addEventListener("message", (e) => e.ports[0].postMessage('{"type":"here"}'))</script>`)
	}, nil},
	"a sandbox without scripts": {func(w http.ResponseWriter, r *http.Request, _ <-chan struct{}) {
		w.Header().Set("Content-Security-Policy", "sandbox")
		fmt.Fprint(w, "<!DOCTYPE html><title>Mute</title>")
	}, nil},
}

// silentSite is a site with such a frame. silentGuest is another site's page that shows a URL in three languages.
func silentSite(t *testing.T, name string) (home string, asked func() []string) {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var all []string
	over := make(chan struct{})
	files := site.Handler(os.DirFS(dir))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		all = append(all, r.URL.String()+r.Referer())
		mu.Unlock()
		if path.Base(r.URL.Path) == "frame.html" {
			silent[name].frame(w, r, over)
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	t.Cleanup(func() { close(over) })
	return server.URL + "/", func() []string {
		mu.Lock()
		defer mu.Unlock()
		return all
	}
}

func silentGuest(t *testing.T, home string) (origin string) {
	t.Helper()
	var body strings.Builder
	for _, l := range text.Langs {
		fmt.Fprintf(&body, "<url-scope lang=%q loading=\"eager\"><code>ftp://h/%s</code></url-scope>\n", l.Tag(), l.Tag())
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Somebody else</title>\n<link rel=\"icon\" href=\"data:,\">\n<script>%s</script>\n"+
			"<script type=\"module\" src=\"%sembed.js\"></script>\n%s", heard, home, &body)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// silence returns what the elements show: the message, its role and visibility; the link's text, address and visibility;
// whether there is a frame, and whether the code is visible.
const silence = `[...document.querySelectorAll("url-scope")].map(({shadowRoot: s}) => [...["p", "a"].map((e) => s.querySelector(e)).flatMap((e) =>
	[e.innerText, e.role ?? e.href, e.checkVisibility({visibilityProperty: true})]), s.querySelector("iframe") !== null, s.querySelector("code").checkVisibility({visibilityProperty: true})])`

func silenceOf(home string) (want [][]any) {
	says := map[text.Lang][2]string{
		text.English:  {"Cannot be shown here. No answer from ", "Open in full"},
		text.Japanese: {"ここでは表示できません。応答なし：", "全体を開く"},
		text.Chinese:  {"這裡無法顯示。沒有回應：", "完整開啟"},
	}
	for _, l := range text.Langs {
		want = append(want, []any{says[l][0] + home + "frame.html", "status", true, says[l][1], home + model.Link("ftp://h/"+l.Tag(), core.Span{}), true, false, true})
	}
	return want
}

func TestBrowserEmbedSilent(t *testing.T) {
	beside(t)
	for name, c := range silent {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			home, asked := silentSite(t, name)
			b := newTab(t)
			b.expect(c.noise...)
			b.origin, b.others = silentGuest(t, home), []string{strings.TrimSuffix(home, "/")}
			b.load("/")
			b.value(`new Promise((done) => setTimeout(done, Math.max(0, 10000 - performance.now()))).then(() => 0)`, nil)
			b.wait(silence, silenceOf(home))
			b.wait(`heard.map(([name]) => name)`, []string{"error", "error", "error"})
			for _, url := range asked() {
				if strings.Contains(url, "u=") || strings.Contains(url, "ftp") {
					t.Errorf("the URL is in a request: %s", url)
				}
			}
		})
	}
}

// TestBrowserProgramNeverComes checks that if the frame answers, but its program never loads, the element and the page say
// that they are waiting, and continue to wait.
func TestBrowserProgramNeverComes(t *testing.T) {
	beside(t)
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	held := make(chan struct{})
	files := refused(site.Handler(os.DirFS(dir)), func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			select {
			case <-held:
			case <-r.Context().Done():
			}
		}
		return false
	})
	server := httptest.NewServer(files)
	t.Cleanup(server.Close)
	guest, page := newTab(t), newTab(t)
	guest.origin, guest.others = silentGuest(t, server.URL+"/"), []string{server.URL}
	guest.load("/")
	page.serve(files)
	page.load("/" + model.Link("http://other.example/x", core.Span{}))
	says := map[text.Lang][2]string{
		text.English:  {"Cannot be shown here. Still waiting for the parser, of which nothing has come.", "Open in full"},
		text.Japanese: {"ここでは表示できません。解析器がまだ届いていません。引き続き待っています。", "全体を開く"},
		text.Chinese:  {"這裡無法顯示。解析器尚未送達，仍在等待。", "完整開啟"},
	}
	var want [][]any
	for _, l := range text.Langs {
		want = append(want, []any{says[l][0], "status", true, says[l][1], server.URL + "/" + model.Link("ftp://h/"+l.Tag(), core.Span{}), true, true, true})
	}
	guest.wait(silence, want)
	page.wait(`document.getElementById("failure").checkVisibility()`, true)
	page.wait(`document.querySelector("#failure p").innerText`, "Still waiting for the parser, of which nothing has come.")
	close(held)
	page.waitReady()
	page.wait(`document.getElementById("failure").checkVisibility()`, false)
	guest.wait(`[...document.querySelectorAll("url-scope")].map(({shadowRoot: s}) => s.querySelector(".box").classList.contains("live"))`, []bool{true, true, true})
}

func TestFirefoxEmbedSilent(t *testing.T) {
	for _, name := range []string{"no answer", "another version"} {
		t.Run(name, func(t *testing.T) {
			home, _ := silentSite(t, name)
			f := newFox(t)
			f.others = []string{home}
			f.sit(silentGuest(t, home))
			t.Cleanup(f.rise)
			go f.navigate("/") // the page never completes, because its frame does not load
			f.wait(`performance.now() > 9900`, true)
			f.wait(silence, silenceOf(home))
		})
	}
}
