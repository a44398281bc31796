package shipped

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// Some hosts, such as Cloudflare Pages, serve "frame.html" as "frame" and "index.html" as "./", and redirect requests for
// the files' names.

// cleanURLs turns a file handler into such a host.
func cleanURLs(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if name, ok := strings.CutSuffix(path.Base(r.URL.Path), ".html"); ok {
			if name == "index" {
				name = "./"
			}
			if r.URL.RawQuery != "" {
				name += "?" + r.URL.RawQuery
			}
			w.Header().Set("Location", name)
			w.WriteHeader(http.StatusPermanentRedirect)
			return
		}
		if _, known := site.ContentTypes[path.Ext(r.URL.Path)]; !known && r.URL.Path != "" && !strings.HasSuffix(r.URL.Path, "/") {
			r.URL.Path += ".html"
		}
		files.ServeHTTP(w, r)
	})
}

// pagesOfTheSite returns the names of all pages, without index.html and frame.html.
func pagesOfTheSite(t *testing.T) (names []string) {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if name := file.Name(); path.Ext(name) == ".html" && name != "index.html" && name != "frame.html" {
			names = append(names, name)
		}
	}
	if len(names) < 14 {
		t.Fatalf("the site has the pages %q", names)
	}
	return names
}

// TestBrowserCleanURLs checks that every page works under the name that the host gives it.
func TestBrowserCleanURLs(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	b.serve(cleanURLs(site.Handler(os.DirFS(dir))))
	b.beforeLoad(`Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined })`) // the worker would answer instead of the host
	const src = "news:a.b"
	link := model.Link(src, core.Span{})
	for _, folder := range []string{"/", "/docs/play/"} {
		for _, name := range []string{"", "index.html", "frame.html", "frame"} {
			b.away()
			b.load(folder + name + link)
			b.waitReady()
			b.wait(fieldText, src)
			b.wait(`location.pathname`, folder+strings.TrimSuffix(strings.TrimPrefix(name, "index.html"), ".html"))
			b.wait(`document.querySelectorAll("#words [role=tab]").length > 0`, strings.HasPrefix(name, "frame"))
		}
		b.away()
		b.load(folder + "index.html#lesson=1&id=3.1")
		b.waitReady()
		b.wait(fieldText, start31)
		for _, name := range pagesOfTheSite(t) {
			b.load(folder + name)
			b.wait(`location.pathname`, folder+strings.TrimSuffix(name, ".html"))
			b.wait(`document.readyState === "complete" && document.querySelector("h1").checkVisibility() && getComputedStyle(document.body).fontFamily.length > 20`, true)
		}
	}
}

// TestBrowserOfflineCleanURLs checks that the host's addresses also work without a network.
func TestBrowserOfflineCleanURLs(t *testing.T) {
	b, server := visited(t, cleanURLs)
	b.load(repo + "rules.html")
	b.wait(`location.pathname`, repo+"rules.html") // the worker has cached it under that name
	server.Close()
	for _, name := range []string{"frame", "frame.html", "index", "index.html", ""} {
		b.away()
		b.load(repo + name + model.Link("news:a.b", core.Span{}))
		b.waitReady()
		b.wait(fieldText, "news:a.b")
	}
	for _, name := range []string{"host", "rules", "rules.html"} {
		b.load(repo + name)
		b.wait(`document.querySelector("h1").checkVisibility()`, true)
	}
}

// TestBrowserFrameLink checks that a link copied in a frame leads to the page, whatever name the host gives the frame.
func TestBrowserFrameLink(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	b.serve(cleanURLs(site.Handler(os.DirFS(dir))))
	fakeClipboard(b, true)
	v := model.View{Src: "http://h/a|b", Selected: core.Span{Start: 10, End: 11}, Rule: "national-octet"}
	b.load("/docs/play/frame" + v.Link())
	b.waitReady()
	b.click("#link-to-problem")
	b.wait(clipboard, b.origin+"/docs/play/"+v.Link())
}

// embedHosts returns the kinds of host that can serve an embed, each at another origin than the page's.
func embedHosts(t *testing.T) map[string]func() string {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	serve := func(handler http.Handler) string {
		server := httptest.NewServer(handler)
		t.Cleanup(server.Close)
		return server.URL
	}
	// A static host sends none of our headers, except the one that host.html requires.
	static := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", site.ContentTypes[path.Ext(r.URL.Path)])
		if path.Ext(r.URL.Path) == "" {
			w.Header().Set("Content-Type", site.ContentTypes[".html"])
		}
		w.Header().Set("Access-Control-Allow-Origin", "*")
		http.FileServer(http.Dir(dir)).ServeHTTP(w, r)
	})
	return map[string]func() string{
		"served":     func() string { return serve(site.Handler(os.DirFS(dir))) + "/" },
		"static":     func() string { return serve(static) + "/" },
		"clean URLs": func() string { return serve(cleanURLs(site.Handler(os.DirFS(dir)))) + "/" },
		"sub-path":   func() string { return serve(http.StripPrefix("/docs/play", cleanURLs(static))) + "/docs/play/" },
	}
}

// strictGuest serves another site's page with an embed from home. Its policy is the minimum in host.html.
func strictGuest(t *testing.T, home string) (origin string) {
	policy := strings.TrimPrefix(strings.ReplaceAll(embedPolicy(t), exampleHost, home), "Content-Security-Policy: ")
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", strings.Join(strings.Fields(policy), " "))
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/favicon.ico" {
			w.Header().Set("Content-Type", "image/x-icon")
			return
		}
		fmt.Fprintf(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Somebody else</title>\n<script type=\"module\" src=\"%sembed.js\"></script>\n%s\n",
			home, one(`loading="eager"`))
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func TestBrowserEmbedKindsOfHost(t *testing.T) {
	for name, host := range embedHosts(t) {
		t.Log(name)
		home := host()
		b := newTab(t)
		b.origin = strictGuest(t, home)
		b.others = append(b.others, strings.Join(strings.SplitN(home, "/", 4)[:3], "/"))
		b.load("/")
		b.wait(live, true)
		b.wait(embedded+`.report()`, report.Of(model.Example))
	}
}

func TestFirefoxEmbedKindsOfHost(t *testing.T) {
	for name, host := range embedHosts(t) {
		t.Run(name, func(t *testing.T) {
			home := host()
			f := newFox(t)
			f.others = []string{home}
			f.sit(strictGuest(t, home))
			t.Cleanup(f.rise)
			if err := f.navigate("/"); err != nil {
				t.Fatal(err)
			}
			f.wait(live, true)
			f.wait(embedded+`.report()`, report.Of(model.Example))
		})
	}
}
