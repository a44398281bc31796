package adopted

import (
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
)

// TestNPM packs the package, installs it into another folder, and runs the files of testdata/npm there, with the programs
// and libraries in their package.json.
func TestNPM(t *testing.T) {
	downloads := needsDownloads(t)
	if err := made.Make("../..", "npm"); err != nil {
		t.Fatal(err)
	}
	built, err := filepath.Abs("../../build/npm")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	tarball := strings.TrimSpace(run(t, dir, "npm", "pack", "--silent", built))
	app := filepath.Join(dir, "app")
	if err := os.CopyFS(app, os.DirFS("../../testdata/npm")); err != nil {
		t.Fatal(err)
	}
	install := []string{"npm", "install", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline",
		"--cache", filepath.Join(downloads, "npm")}
	run(t, app, append(install, "../"+tarball)...)

	t.Run("version", func(t *testing.T) {
		var described struct{ Name, Version string }
		if err := json.Unmarshal([]byte(read(t, filepath.Join(app, "node_modules/urlscope/package.json"))), &described); err != nil {
			t.Fatal(err)
		}
		said := run(t, "../..", "build/.npm/urlscope", "version")
		number := strings.NewReplacer("(devel)", "0.0.0-devel").Replace(strings.Fields(said)[1])
		if described.Version != number || tarball != "urlscope-"+number+".tgz" {
			t.Errorf("%+v in %s, of %s", described, tarball, said)
		}
	})
	t.Run("node", func(t *testing.T) { npmInNode(t, app) })
	t.Run("types", func(t *testing.T) {
		for _, project := range []string{"tsc -p tsconfig.node.json", "tsc -p tsconfig.react.json", "tsc -p tsconfig.preact.json", "vue-tsc -p tsconfig.vue.json"} {
			run(t, app, strings.Fields("npx "+project)...)
		}
	})
	t.Run("browser", func(t *testing.T) { npmInBrowser(t, app) })
}

// npmInNode uses the package in Node: directly, through a bundler, as its README says, and with a file missing.
func npmInNode(t *testing.T, app string) {
	var want []*report.Report
	for _, tag := range []string{"en", "ja", "zh-Hant", "zh-TW", "xx"} {
		l, _ := text.ParseLang(tag)
		want = append(want, report.In(l, "http://h/~a"))
	}
	want = append(want, report.Of("a\xffb"))
	same(t, "node", run(t, app, "node", "node.js"), want)

	elsewhere := filepath.Join(t.TempDir(), "bundled.mjs")
	run(t, app, "npx", "esbuild", "node.js", "--bundle", "--platform=node", "--format=esm", "--log-level=warning", "--outfile="+elsewhere)
	same(t, "node, bundled", run(t, filepath.Dir(elsewhere), "node", elsewhere), want)

	for file, lang := range map[string]text.Lang{
		filepath.Join(app, "node_modules/urlscope/README.md"): text.English,
		"../../README.md": text.English, "../../README.ja.md": text.Japanese, "../../README.zh-Hant.md": text.Chinese,
	} {
		_, sample, _ := strings.Cut(read(t, file), "```js\n")
		sample, _, _ = strings.Cut(sample, "```")
		write(t, filepath.Join(app, "sample.js"), sample)
		message := report.In(lang, "ftp://host.dom/pub/a;type=x").Diagnostics[0].Message
		if said, want := run(t, app, "node", "sample.js"), "false ftp-type-unknown "+message+"\n"; said != want {
			t.Errorf("the sample of %s says %q, want %q", file, said, want)
		}
	}

	broken := filepath.Join(t.TempDir(), "node_modules/urlscope")
	if err := os.CopyFS(broken, os.DirFS(filepath.Join(app, "node_modules/urlscope"))); err != nil {
		t.Fatal(err)
	}
	for file, ask := range map[string]string{
		"parser.js":   `import("urlscope").then((u) => u.report("news:*"))`,
		"texts.ja.js": `import("urlscope").then((u) => u.report("news:*", { lang: "ja" }))`,
	} {
		if err := os.Remove(filepath.Join(broken, file)); err != nil {
			t.Fatal(err)
		}
		out, err := command(filepath.Dir(filepath.Dir(broken)), "node", "-e", ask).CombinedOutput()
		if says := "Error: urlscope: a file of the package cannot be loaded: Cannot find module '" + filepath.Join(broken, file); err == nil || !strings.Contains(string(out), says) {
			t.Errorf("without %s: %v, %s", file, err, out)
		}
	}
	out, err := command(app, "node", "-e", `import("./node_modules/urlscope/site/urlscope.js").then((u) => u.report("news:*"))`).CombinedOutput()
	if err == nil || !strings.Contains(string(out), "Error: urlscope: this file is for a site; from files the package of make npm works") {
		t.Errorf("the site's own script says: %v, %s", err, out)
	}
}

// npmInBrowser uses the package in Chromium: directly, and through bundlers.
func npmInBrowser(t *testing.T, app string) {
	const url = "http://h/~a"
	if err := os.CopyFS(filepath.Join(app, "public/urlscope"), os.DirFS(filepath.Join(app, "node_modules/urlscope/site"))); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, build, script, element string }{
		{"as it is", "", `type="module" src="/plain.js"`, "news:*"},
		{"esbuild", "esbuild app.js worker.js --bundle --minify --splitting --format=esm --outdir=out", `type="module" src="/out/app.js"`, "news:*"},
		{"esbuild, no modules", "esbuild classic.js worker.js --bundle --format=iife --outdir=out/classic", `defer src="/out/classic/classic.js"`, ""},
		{"React", "esbuild react.tsx --bundle --splitting --format=esm --outdir=out --jsx=automatic", `type="module" src="/out/react.js"`, url},
		{"Preact", "esbuild preact.tsx --bundle --splitting --format=esm --outdir=out --jsx=automatic --jsx-import-source=preact", `type="module" src="/out/preact.js"`, url},
		{"Vue", "esbuild vue.tsx --bundle --splitting --format=esm --outdir=out --jsx=automatic --jsx-import-source=vue", `type="module" src="/out/vue.js"`, url},
		{"Vite", "vite build --logLevel error", "", "news:*"},
		{"Vite, while one works", "", "vite", "news:*"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.build != "" {
				args := strings.Fields("npx " + c.build)
				if args[1] == "esbuild" {
					args = append(args, "--log-level=warning")
				}
				if said := run(t, app, args...); strings.Contains(said, "WARNING") {
					t.Error(said)
				}
			}
			var home string
			if c.script == "vite" {
				home = startVite(t, app)
			} else {
				host := httptest.NewServer(npmHost(app, c.script))
				t.Cleanup(host.Close)
				home = host.URL
			}
			b := newTab(t, home)
			if !strings.Contains(c.script, "react") && !strings.Contains(c.script, "vue") {
				for _, l := range text.Langs {
					ask := `("` + url + `", { lang: "` + l.Tag() + `" })`
					same(t, "page", b.ask("used.page"+ask), report.In(l, url))
					same(t, "worker", b.ask("used.worker"+ask), report.In(l, url))
				}
			}
			if c.element == "" {
				return
			}
			lang := text.English
			if c.element == url {
				lang = text.Japanese
			}
			same(t, "element", b.ask("used.element()"), report.In(lang, c.element))
		})
	}
}

// npmHost serves the folder app. Its first page has that script, or is the page that Vite has built. Its policy forbids the
// page to fetch.
func npmHost(app, script string) http.Handler {
	root := app
	if script == "" {
		root = filepath.Join(app, "dist")
	}
	files := http.FileServer(http.Dir(root))
	site := http.StripPrefix("/urlscope", http.FileServer(http.Dir(filepath.Join(app, "node_modules/urlscope/site"))))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/urlscope/") {
			site.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "+
			"style-src 'self'; frame-src 'self'; img-src data:")
		if r.URL.Path == "/" && script != "" {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			io.WriteString(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Somebody else</title>\n<link rel=\"icon\" href=\"data:,\">\n"+
				"<script "+script+"></script>\n<main></main>\n<url-scope loading=\"eager\"><code>news:*</code></url-scope>\n")
			return
		}
		files.ServeHTTP(w, r)
	})
}

// startVite starts the development server of Vite and returns its address.
func startVite(t *testing.T, app string) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	listener.Close() // Vite listens on this port next
	_, port, _ := net.SplitHostPort(address)
	vite := exec.Command("node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", port, "--strictPort", "--logLevel", "error")
	vite.Dir = app
	startServer(t, vite, address)
	return "http://" + address
}

// startServer starts a server, and waits until it responds.
func startServer(t *testing.T, server *exec.Cmd, address string) {
	t.Helper()
	var said strings.Builder
	server.Stdout, server.Stderr = &said, &said
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		server.Process.Kill()
		server.Wait()
		if t.Failed() {
			t.Log(&said)
		}
	})
	for range 3000 {
		if connection, err := net.Dial("tcp", address); err == nil {
			connection.Close()
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("%s does not answer at %s", server.Path, address)
}

// same compares JSON from JavaScript with the JSON of a Go value.
func same(t *testing.T, what, got string, want any) {
	t.Helper()
	var is, should any
	wanted, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(wanted, &should); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(got), &is); err != nil {
		t.Fatalf("%s: %v in %q", what, err, got)
	}
	if diff := cmp.Diff(should, is); diff != "" {
		t.Errorf("%s: (-Go +JavaScript)\n%s", what, diff)
	}
}
