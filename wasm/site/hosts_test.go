package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"urlscope/wasm/house"
	"urlscope/wasm/internal/made"
)

// TestHeadersFile checks that the file _headers has the headers that our own server sends with each file.
func TestHeadersFile(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, "_headers"))
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]map[string]string{}
	var rule map[string]string
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		if says, ok := strings.CutPrefix(line, "  "); ok {
			name, value, _ := strings.Cut(says, ": ")
			rule[name] = value
			continue
		}
		rule = map[string]string{}
		rules[line] = rule
	}
	if len(rules["/*"]) != len(headers) {
		t.Errorf("the headers of all files are %q", rules["/*"])
	}
	server := Handler(os.DirFS(dir))
	for name := range readTree(t, dir) {
		if ext := filepath.Ext(name); ext == ".br" || ext == ".gz" || name == "_headers" {
			continue
		}
		paths := []string{"/" + name}
		if name == "index.html" {
			paths = append(paths, "/")
		}
		for _, path := range paths {
			sent := request(server, "GET", path).Header()
			for _, rule := range []map[string]string{rules["/*"], rules[path]} {
				for header, value := range rule {
					if sent.Get(header) != value {
						t.Errorf("%s: %s is %q, and the server sends %q", path, header, value, sent.Get(header))
					}
				}
			}
			if rules[path]["Cache-Control"] == "" {
				t.Errorf("there are no headers for %s", path)
			}
		}
	}
	if got := string(site{"index.html": nil}.headersFile("/play/")); !strings.HasPrefix(got, "/play/*\n  Access-Control-Allow-Origin: *\n") ||
		!strings.HasSuffix(got, "\n/play/\n  Cache-Control: no-cache\n/play/index.html\n  Cache-Control: no-cache\n") {
		t.Errorf("in a folder the file is %s", got)
	}
}

// TestHome checks that the site's address is written into the places that need an absolute address, and nowhere else.
func TestHome(t *testing.T) {
	for home, want := range map[string]string{
		"":                       "/",
		"https://h.example/":     "/",
		"http://h.example/a/b/":  "/a/b/",
		"https://h.example":      "is not the address of a site",
		"https://h.example/a":    "is not the address of a site",
		"https:///a/":            "is not the address of a site",
		"ftp://h.example/":       "is not the address of a site",
		"//h.example/":           "is not the address of a site",
		"h.example/":             "is not the address of a site",
		"https://h.example/?a/":  "is not the address of a site",
		"https://h.example/#/":   "is not the address of a site",
		"https://h.example/%zz/": "is not the address of a site",
	} {
		u, err := house.ParseHome(home)
		if err == nil && u.Path != want || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v", home, u, err)
		}
	}
	s, err := readSite(os.DirFS("../../web"))
	if err != nil {
		t.Fatal(err)
	}
	index := string(s["index.html"])
	if err := s.sayHome(""); err != nil || string(s["index.html"]) != index {
		t.Error("the empty address changes the page")
	}
	if err := s.sayHome(`https://h.example/"a"/`); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<meta property="og:image" content="https://h.example/&#34;a&#34;/card.png">`, `<meta property="og:url" content="https://h.example/&#34;a&#34;/">`,
	} {
		if !strings.Contains(string(s["index.html"]), want) {
			t.Errorf("index.html does not have %s", want)
		}
	}
	if strings.Count(string(s["404.html"]), `href="https://h.example/&#34;a&#34;/"`) != 4 {
		t.Error("404.html does not lead home")
	}
	if err := (site{}).sayHome("https://h.example/"); err == nil {
		t.Error("there is no error for pages without a place for the address")
	}
}

// TestServeNotFoundPage checks that missing files are answered with 404.html and status 404.
func TestServeNotFoundPage(t *testing.T) {
	h := Handler(fstest.MapFS{"index.html": {Data: []byte("index")}, "404.html": {Data: []byte("lost")}})
	for path, want := range map[string]int{"/": 200, "/404.html": 200, "/no": 404, "/a/b.wasm": 404, "/.git": 404} {
		w := request(h, "GET", path)
		if body := w.Body.String(); w.Code != want || w.Code == 404 && body != "lost" || w.Header().Get("Content-Type") != ContentTypes[".html"] {
			t.Errorf("%s: %d, %q, %v", path, w.Code, body, w.Header())
		}
	}
}
