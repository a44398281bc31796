//go:build !js

package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// writeTree writes files, named by slashed paths, below a new folder.
func writeTree(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// testHandler serves a small site as the serve command does.
func testHandler(t *testing.T) http.Handler {
	t.Helper()
	dir := writeTree(t, map[string]string{
		"secret":               "secret",
		"site/index.html":      "page",
		"site/app.wasm":        "wasm",
		"site/app.wasm.br":     "wasm, brotli",
		"site/app.wasm.gz":     "wasm, gzip",
		"site/app.js":          "script",
		"site/icon.svg":        "icon",
		"site/a.webmanifest":   "manifest",
		"site/data":            "no known kind",
		"site/.hidden":         "secret",
		"site/.git/config":     "secret",
		"site/sub/page.html":   "another page",
		"site/sub/index.html":  "no page either",
		"site/sub/.hidden.txt": "secret",
	})
	if err := os.Symlink("../secret", filepath.Join(dir, "site", "link")); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot(filepath.Join(dir, "site"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	return siteHandler(root.FS())
}

func request(h http.Handler, method, path string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "/", nil)
	r.URL.Path = path // as it is, whatever it is
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestServeFiles(t *testing.T) {
	h := testHandler(t)
	for _, test := range []struct{ path, contentType, body string }{
		{"/", "text/html; charset=utf-8", "page"},
		{"/index.html", "text/html; charset=utf-8", "page"},
		{"/app.js", "text/javascript; charset=utf-8", "script"},
		{"/app.wasm", "application/wasm", "wasm"},
		{"/icon.svg", "image/svg+xml", "icon"},
		{"/a.webmanifest", "application/manifest+json", "manifest"},
		{"/data", "application/octet-stream", "no known kind"},
		{"/sub/page.html", "text/html; charset=utf-8", "another page"},
	} {
		w := request(h, "GET", test.path)
		if w.Code != 200 || w.Body.String() != test.body {
			t.Errorf("%s: %d %q, want %q", test.path, w.Code, w.Body, test.body)
		}
		for name, want := range map[string]string{
			"Content-Type":            test.contentType,
			"Cache-Control":           "no-cache",
			"Content-Security-Policy": contentPolicy,
			"Referrer-Policy":         "no-referrer",
			"Vary":                    "Accept-Encoding",
			"X-Content-Type-Options":  "nosniff",
		} {
			if got := w.Header().Get(name); got != want {
				t.Errorf("%s: %s is %q, want %q", test.path, name, got, want)
			}
		}
	}
}

func TestServeNotFound(t *testing.T) {
	h := testHandler(t)
	for _, path := range []string{
		"/nothing", "/sub", "/sub/", "//", "//app.js", "/app.js/", "/index.html/", "app.js/..", "/.", "/..", "/./app.js",
		"/.hidden", "/.git/config", "/sub/.hidden.txt", "/../secret", "/sub/../../secret", "/..\\secret", "/link",
		"/app.js\x00", "/\xff",
	} {
		if w := request(h, "GET", path); w.Code != 404 || strings.Contains(w.Body.String(), "secret") {
			t.Errorf("%q: %d %q", path, w.Code, w.Body)
		} else if w.Header().Get("Content-Security-Policy") != contentPolicy {
			t.Errorf("%q: no content policy", path)
		}
	}
}

func TestServeEncoding(t *testing.T) {
	h := testHandler(t)
	tags := map[string]string{}
	for _, test := range []struct{ path, accept, encoding, body string }{
		{"/app.wasm", "gzip, deflate, br, zstd", "br", "wasm, brotli"},
		{"/app.wasm", "gzip", "gzip", "wasm, gzip"},
		{"/app.wasm", "br;q=0, gzip;q=0.5", "gzip", "wasm, gzip"},
		{"/app.wasm", "br;q=0.0,gzip; q=0.000", "", "wasm"},
		{"/app.wasm", "brotli, identity", "", "wasm"},
		{"/app.wasm", "", "", "wasm"},
		{"/app.js", "gzip, br", "", "script"}, // there is no other form of it
	} {
		w := request(h, "GET", test.path, "Accept-Encoding", test.accept)
		if got := w.Header().Get("Content-Encoding"); w.Code != 200 || got != test.encoding || w.Body.String() != test.body {
			t.Errorf("%s, accepting %q: %d %q %q, want %q %q",
				test.path, test.accept, w.Code, got, w.Body, test.encoding, test.body)
		}
		tag := w.Header().Get("ETag")
		if body, ok := tags[tag]; ok && body != test.body {
			t.Errorf("%q and %q have the same tag %s", body, test.body, tag)
		}
		tags[tag] = test.body

		again := request(h, "GET", test.path, "Accept-Encoding", test.accept, "If-None-Match", tag)
		if again.Code != 304 || again.Body.Len() > 0 {
			t.Errorf("%s, accepting %q, asked again: %d %q", test.path, test.accept, again.Code, again.Body)
		}
	}
}

func TestServeMethods(t *testing.T) {
	h := testHandler(t)
	if w := request(h, "HEAD", "/"); w.Code != 200 || w.Body.Len() > 0 {
		t.Errorf("HEAD: %d %q", w.Code, w.Body)
	}
	if w := request(h, "POST", "/"); w.Code != 405 || w.Header().Get("Allow") != "GET, HEAD" {
		t.Errorf("POST: %d, Allow %q", w.Code, w.Header().Get("Allow"))
	}
}

// The server says where it is, serves, and stops when it is told to.
func TestServe(t *testing.T) {
	dir := writeTree(t, map[string]string{"index.html": "page"})
	ctx, stop := context.WithCancel(t.Context())
	r, w := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- serve(ctx, "localhost:0", dir, w) }()

	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var address string
	if _, err := fmt.Sscanf(line, "urlscope is at %s (stop with Ctrl+C)\n", &address); err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if body, err := io.ReadAll(response.Body); err != nil || string(body) != "page" {
		t.Errorf("got %q, %v", body, err)
	}
	stop()
	if err := <-done; err != nil {
		t.Errorf("stopped with %v", err)
	}
}

func TestServeTaken(t *testing.T) {
	taken, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	address := taken.Addr().String()
	dir := writeTree(t, map[string]string{"index.html": "page"})
	err = serve(t.Context(), address, dir, io.Discard)
	want := "the address " + address + " is taken: choose another with ADDR=localhost:8081 (or -addr localhost:8081)"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestPublicAddr(t *testing.T) {
	bound := &net.TCPAddr{IP: net.IPv4zero, Port: 8080}
	for addr, want := range map[string]string{
		"localhost:8080": "localhost:8080",
		"localhost:0":    "localhost:8080",
		"127.0.0.1:8080": "127.0.0.1:8080",
		"[::1]:8080":     "[::1]:8080",
		":8080":          "localhost:8080",
		"0.0.0.0:8080":   "localhost:8080",
		"[::]:http-alt":  "localhost:8080",
	} {
		if got := publicAddr(addr, bound); got != want {
			t.Errorf("publicAddr(%q) = %q, want %q", addr, got, want)
		}
	}
}
