package site

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
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// FuzzServe checks that the server answers every request with a file of the site or an error, always with the policy, and
// never with a file outside the site.
func FuzzServe(f *testing.F) {
	for _, s := range []string{"/", "/index.html", "/../secret", "/sub/%2e%2e", "/.git/config", "//app.js", "/app.wasm\x00", "/\xff", "/" + strings.Repeat("a/", 99)} {
		f.Add("GET", s, "br;q=1, *;q=0", "bytes=0-1", `"x"`)
	}
	f.Add("HEAD", "/app.wasm", "gzip;q=1e400,,;q=;", "bytes=9-1,-0,99999999999999999999-", "*")
	f.Add("TRACE", "/link", "\x00", "lines", "W/")
	site := testHandler(f)
	f.Fuzz(func(t *testing.T, method, path, encoding, ranges, tag string) {
		h := site
		r := httptest.NewRequest("GET", "/", nil)
		r.Method, r.URL.Path = method, path
		r.Header = http.Header{"Accept-Encoding": {encoding}, "Range": {ranges}, "If-None-Match": {tag}, "If-Range": {tag}, "If-Modified-Since": {tag}}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		switch w.Code {
		case 200, 206, 304, 404, 405, 412, 416:
		default:
			t.Errorf("%s %q is answered with %d", method, path, w.Code)
		}
		if strings.Contains(w.Body.String(), "secret") {
			t.Errorf("%s %q hands out a secret", method, path)
		}
		for name, value := range headers {
			if w.Header().Get(name) != value {
				t.Errorf("%s %q: the header %s is %q", method, path, name, w.Header().Get(name))
			}
		}
		if w.Code != 200 && strings.Contains(w.Header().Get("Content-Type"), "html") {
			t.Errorf("%s %q is answered with a page that says %q", method, path, w.Body)
		}
		if w.Body.Len() > 1<<20 {
			t.Errorf("%s %q with %q is answered with %d octets", method, path, ranges, w.Body.Len())
		}
	})
}

// writeTree writes files with slashed names into a new folder.
func writeTree(t testing.TB, files map[string]string) string {
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
func testHandler(t testing.TB) http.Handler {
	t.Helper()
	dir := writeTree(t, map[string]string{
		"secret":                   "secret",
		"site/index.html":          "page",
		"site/app.wasm":            "wasm",
		"site/app.wasm.br":         "wasm, brotli",
		"site/app.wasm.gz":         "wasm, gzip",
		"site/app.js":              "script",
		"site/app.0123456789ab.js": "script by its hash",
		"site/icon.svg":            "icon",
		"site/a.webmanifest":       "manifest",
		"site/data":                "no known kind",
		"site/.hidden":             "secret",
		"site/.git/config":         "secret",
		"site/sub/page.html":       "another page",
		"site/sub/index.html":      "no page either",
		"site/sub/.hidden.txt":     "secret",
	})
	if err := os.Symlink("../secret", filepath.Join(dir, "site", "link")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("..", filepath.Join(dir, "site", "folder")); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "site", "pipe"), 0o666); err != nil { // opening it would block
		t.Fatal(err)
	}
	root, err := os.OpenRoot(filepath.Join(dir, "site"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	return Handler(root.FS())
}

func request(h http.Handler, method, path string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "/", nil)
	r.URL.Path = path // set directly, because http.NewRequest rejects some paths
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestServeFiles(t *testing.T) {
	h := testHandler(t)
	const again, forGood = "no-cache", "public, max-age=31536000, immutable"
	for _, test := range []struct{ path, contentType, cache, body string }{
		{"/", "text/html; charset=utf-8", again, "page"},
		{"/index.html", "text/html; charset=utf-8", again, "page"},
		{"/app.js", "text/javascript; charset=utf-8", again, "script"},
		{"/app.0123456789ab.js", "text/javascript; charset=utf-8", forGood, "script by its hash"},
		{"/app.wasm", "application/wasm", again, "wasm"},
		{"/icon.svg", "image/svg+xml", again, "icon"},
		{"/a.webmanifest", "application/manifest+json", again, "manifest"},
		{"/data", "application/octet-stream", again, "no known kind"},
		{"/sub/page.html", "text/html; charset=utf-8", again, "another page"},
	} {
		w := request(h, "GET", test.path)
		if w.Code != 200 || w.Body.String() != test.body {
			t.Errorf("%s: %d %q, want %q", test.path, w.Code, w.Body, test.body)
		}
		for name, want := range map[string]string{
			"Content-Type":                 test.contentType,
			"Cache-Control":                test.cache,
			"Content-Security-Policy":      contentPolicy,
			"Cross-Origin-Resource-Policy": "cross-origin",
			"Referrer-Policy":              "no-referrer",
			"Vary":                         "Accept-Encoding",
			"X-Content-Type-Options":       "nosniff",
			"X-Frame-Options":              "",
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
		"/.hidden", "/.git/config", "/sub/.hidden.txt", "/../secret", "/sub/../../secret", "/..\\secret", "/link", "/folder/secret",
		"/app.js\x00", "/\xff", "/C:\\secret", "/sub\\page.html", "\\\\host\\share", "/app.wasm/../app.js", "/pipe", "/" + strings.Repeat("a/", 9000),
	} {
		if w := request(h, "GET", path); w.Code != 404 || strings.Contains(w.Body.String(), "secret") {
			t.Errorf("%q: %d %q", path, w.Code, w.Body)
		} else if w.Header().Get("Content-Security-Policy") != contentPolicy {
			t.Errorf("%q: no content policy", path)
		}
	}
}

// TestServeHostileRequests sends malicious requests over a raw connection.
func TestServeHostileRequests(t *testing.T) {
	server := httptest.NewServer(testHandler(t))
	defer server.Close()
	for request, want := range map[string]int{
		"GET /%2e%2e/secret HTTP/1.1":                    404,
		"GET /..%2fsecret HTTP/1.1":                      404,
		"GET /%2e%2e%5csecret HTTP/1.1":                  404,
		"GET /..%5csecret HTTP/1.1":                      404,
		"GET /%252e%252e/secret HTTP/1.1":                404,
		"GET /sub/%2e%2e/%2e%2e/secret HTTP/1.1":         404,
		"GET /sub%2f..%2f..%2fsecret HTTP/1.1":           404,
		"GET /%2Fetc/passwd HTTP/1.1":                    404,
		"GET /%2e/app.js HTTP/1.1":                       404,
		"GET /%c0%ae%c0%ae/secret HTTP/1.1":              404, // a dot in overlong UTF-8
		"GET /%uff0e%uff0e/secret HTTP/1.1":              400,
		"GET /app.js%00.html HTTP/1.1":                   404,
		"GET /%2egit/config HTTP/1.1":                    404,
		"GET /link HTTP/1.1":                             404,
		"GET /sub/ HTTP/1.1":                             404,
		"GET /sub HTTP/1.1":                              404,
		"GET http://elsewhere.example/app.js HTTP/1.1":   200, // a request as to a proxy gets our own file
		"GET //elsewhere.example/%2e%2e/secret HTTP/1.1": 404,
		"GET /?../../secret HTTP/1.1":                    200,
		"GET /app.js?\"><script> HTTP/1.1":               200,
		"GET secret HTTP/1.1":                            400,
		"GET /% HTTP/1.1":                                400,
		"CONNECT /secret:80 HTTP/1.1":                    405,
		"TRACE / HTTP/1.1":                               405,
		"PUT /app.js HTTP/1.1":                           405,
		"DELETE /app.js HTTP/1.1":                        405,
		"OPTIONS / HTTP/1.1":                             405,
		"BREW / HTTP/1.1":                                405,
		"get / HTTP/1.1":                                 405,
		"GET / HTTP/1.1\r\nRange: bytes=" + strings.Repeat("0-,", 500) + "0-":  200, // a range header with 500 ranges
		"GET / HTTP/1.1\r\nRange: bytes=9-1":                                   416,
		"GET / HTTP/1.1\r\nRange: lines=1-2":                                   416,
		"GET / HTTP/1.1\r\nX: " + strings.Repeat("x", 2<<20):                   431,
		"GET / HTTP/1.1\r\nAccept-Encoding: br;q=" + strings.Repeat("9", 4000): 200,
		"GET / HTTP/9.9": 505,
	} {
		conn, err := net.Dial("tcp", server.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		go fmt.Fprintf(conn, "%s\r\nHost: h\r\nConnection: close\r\n\r\n", request) // the server may answer before everything is sent
		response, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Errorf("%.60s: %v", request, err)
			continue
		}
		body, _ := io.ReadAll(response.Body) // the server may close the connection after rejecting a long request
		conn.Close()
		if response.StatusCode != want || strings.Contains(string(body), "secret") || response.Header.Get("Location") != "" {
			t.Errorf("%.60s: %s %.40q, want %d", request, response.Status, body, want)
		}
	}
}

func TestServeEncoding(t *testing.T) {
	h := testHandler(t)
	tags := map[string]string{}
	for _, test := range []struct{ path, accept, encoding, body string }{
		{"/app.wasm", "gzip, deflate, br, zstd", "br", "wasm, brotli"},
		{"/app.wasm", "gzip", "gzip", "wasm, gzip"},
		{"/app.wasm", "GZip", "gzip", "wasm, gzip"},
		{"/app.wasm", "x-gzip", "gzip", "wasm, gzip"},
		{"/app.wasm", "br;q=0, gzip;q=0.5", "gzip", "wasm, gzip"},
		{"/app.wasm", "br;q=0.2, gzip;q=0.5", "gzip", "wasm, gzip"},
		{"/app.wasm", "br;q=0.2, gzip;q=0.5, identity", "", "wasm"},
		{"/app.wasm", "identity, br", "br", "wasm, brotli"},
		{"/app.wasm", "br;q=0.0,gzip; q=0.000", "", "wasm"},
		{"/app.wasm", "br ; Q=0 , gzip ; Q=1", "gzip", "wasm, gzip"},
		{"/app.wasm", "*", "br", "wasm, brotli"},
		{"/app.wasm", "*;q=0.5, br;q=0", "gzip", "wasm, gzip"},
		{"/app.wasm", "br;q=2, gzip;q=-1", "", "wasm"},
		{"/app.wasm", "br;q=NaN, gzip;q=x", "", "wasm"},
		{"/app.wasm", "brotli, identity", "", "wasm"},
		{"/app.wasm", ";;,,=,", "", "wasm"},
		{"/app.wasm", "", "", "wasm"},
		{"/app.js", "gzip, br", "", "script"}, // it has no compressed form
	} {
		w := request(h, "GET", test.path, "Accept-Encoding", test.accept)
		if got := w.Header().Get("Content-Encoding"); w.Code != 200 || got != test.encoding || w.Body.String() != test.body {
			t.Errorf("%s, accepting %q: %d %q %q, want %q %q",
				test.path, test.accept, w.Code, got, w.Body, test.encoding, test.body)
		}
		if got := w.Header().Get("Content-Length"); got != strconv.Itoa(len(test.body)) {
			t.Errorf("%s, accepting %q: the length is %q, not %d", test.path, test.accept, got, len(test.body))
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
		part := request(h, "GET", test.path, "Accept-Encoding", test.accept, "Range", "bytes=1-2", "If-Range", tag)
		if part.Code != 206 || part.Body.String() != test.body[1:3] || part.Header().Get("Content-Encoding") != test.encoding {
			t.Errorf("%s, accepting %q, octets 1 and 2: %d %q", test.path, test.accept, part.Code, part.Body)
		}
		other := request(h, "GET", test.path, "Accept-Encoding", test.accept, "Range", "bytes=1-2", "If-Range", `"other"`)
		if other.Code != 200 || other.Body.String() != test.body {
			t.Errorf("%s, accepting %q, octets of another version: %d %q", test.path, test.accept, other.Code, other.Body)
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

// TestServe checks that the server prints its address, serves files, and stops when its context ends.
func TestServe(t *testing.T) {
	dir := writeTree(t, map[string]string{"index.html": "page"})
	ctx, stop := context.WithCancel(t.Context())
	r, w := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- Serve(ctx, "localhost:0", dir, w) }()

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
	err = Serve(t.Context(), address, dir, io.Discard)
	want := "the address " + address + " is in use: choose another with ADDR=localhost:8081 (or -addr localhost:8081)"
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
