package site

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"golang.org/x/net/html"

	"urlscope/wasm/internal/made"
)

func TestSite(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	site := readTree(t, dir)
	web, err := readSite(os.DirFS("../../web"))
	if err != nil {
		t.Fatal(err)
	}
	for name := range web {
		if !keepsName(name) {
			name = made.Asset(t, name)
		}
		if len(site[name]) == 0 {
			t.Errorf("there is no %s", name)
		}
	}
	made.Asset(t, "wasm_exec.js")
	if meta := fmt.Sprintf(`<meta name="urlscope:size" content="%d">`, len(site[made.Asset(t, "app.wasm")])); !bytes.Contains(site["index.html"], []byte(meta)) {
		t.Errorf("index.html does not have %s", meta)
	}
	for name, want := range site {
		if !slices.Contains(compressible, path.Ext(name)) {
			continue
		}
		for _, e := range encodings {
			if got, err := decompress(site[name+e.ext], e.name); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s does not hold %s (%v)", name+e.ext, name, err)
			}
		}
	}
}

// TestSiteNames checks that files are named after their content, and that references have the new names.
func TestSiteNames(t *testing.T) {
	files := func() site {
		return site{
			"index.html":  []byte(`<script src="app.js"></script><a href="host.html">`),
			"host.html":   []byte(`<link href="style.css">`),
			"app.js":      []byte(`fetch("app.wasm"); say("app.wasmo", 'app.wasm')`),
			"style.css":   []byte(`a { background: url("icons/a.svg") }`),
			"icons/a.svg": []byte(`<svg/>`), "app.wasm": []byte("one"), "embed.js": []byte(`"embed.js"`),
		}
	}
	one, err := files().named()
	if err != nil {
		t.Fatal(err)
	}
	const wasm = "app.7692c3ad3540.wasm" // the first octets of the SHA-256 of "one"
	if string(one[wasm]) != "one" {
		t.Errorf("there is no %s in %v", wasm, slices.Sorted(maps.Keys(one)))
	}
	for name, data := range one {
		if keepsName(name) == HashedName.MatchString(name) {
			t.Errorf("%s: a stable name with a hash, or another name without", name)
		}
		for _, m := range regexp.MustCompile(`"([^"]*\.(?:css|html|js|svg|wasm))"`).FindAllSubmatch(data, -1) {
			if one[string(m[1])] == nil {
				t.Errorf("%s names %s, which does not exist", name, m[1])
			}
		}
		if bytes.Contains(data, []byte("wasmo")) && string(data) != `fetch("`+wasm+`"); say("app.wasmo", 'app.wasm')` {
			t.Errorf("app.js is %s", data)
		}
	}
	// A changed file gets a new name, and so does every file that refers to it, and no other.
	changed := files()
	changed["app.wasm"] = []byte("two")
	two, err := changed.named()
	if err != nil {
		t.Fatal(err)
	}
	for name := range two {
		kept := one[name] != nil
		if wants := !strings.HasPrefix(name, "app."); kept != wants {
			t.Errorf("%s keeps its name: %t, want %t", name, kept, wants)
		}
	}
	if _, err := (site{"a.js": []byte(`"b.js"`), "b.js": []byte(`"a.js"`)}).named(); err == nil {
		t.Error("there is no error for two files that name each other")
	}
}

// TestSitePolicy checks that the pages carry the content policy and obey it.
func TestSitePolicy(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range readTree(t, dir) {
		if path.Ext(name) != ".html" {
			continue
		}
		page, err := html.Parse(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for _, bad := range breaches(page) {
			t.Errorf("%s: %s", name, bad)
		}
	}
}

// breaches lists the places where a page breaks the content policy, or that it lacks the policy.
func breaches(page *html.Node) (list []string) {
	policies := 0
	for n := range page.Descendants() {
		attr := map[string]string{}
		for _, a := range n.Attr {
			attr[a.Key] = a.Val
			if why := forbidden(n.Data, a); why != "" {
				list = append(list, fmt.Sprintf("<%s %s=%q> %s", n.Data, a.Key, a.Val, why))
			}
		}
		switch {
		case n.Type == html.ElementNode && (n.Data == "style" || n.Data == "script" && attr["src"] == ""):
			list = append(list, "an inline <"+n.Data+">")
		case attr["http-equiv"] == "Content-Security-Policy":
			policies++
			if attr["content"] != contentPolicy {
				list = append(list, "the policy "+attr["content"])
			}
		case policies == 0 && (n.Data == "script" || n.Data == "link"):
			list = append(list, "something is loaded before the policy")
		}
	}
	if policies != 1 {
		list = append(list, fmt.Sprint(policies, " policies"))
	}
	return list
}

// TestBreaches checks that breaches finds each kind of breach.
func TestBreaches(t *testing.T) {
	for body, want := range map[string]string{
		`<p>x`:                         "",
		`<p style="color: red">`:       `<p style="color: red"> is style or code`,
		`<p onclick="f()">`:            `<p onclick="f()"> is style or code`,
		`<a href="JavaScript:f()">`:    `<a href="JavaScript:f()"> is style or code`,
		`<a href="https://h/">`:        "",
		`<a href="/x">`:                `<a href="/x"> is not relative`,
		`<img src="http://h/">`:        `<img src="http://h/"> may lead to another host`,
		`<link href="//h/x.css">`:      `<link href="//h/x.css"> may lead to another host`,
		`<style>p {}</style>`:          "an inline <style>",
		`<script>f()</script>`:         "an inline <script>",
		`<script src="x.js"></script>`: "",
		`<meta http-equiv="Content-Security-Policy" content="none">`: "the policy none; 2 policies",
	} {
		page, err := html.Parse(strings.NewReader(`<meta http-equiv="Content-Security-Policy" content="` + html.EscapeString(contentPolicy) + `">` + body))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(breaches(page), "; "); got != want {
			t.Errorf("the breaches of %s are %s, want %s", body, got, want)
		}
	}
	page, err := html.Parse(strings.NewReader(`<script src="x.js"></script>`))
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(breaches(page), "; "); got != "something is loaded before the policy; 0 policies" {
		t.Errorf("the breaches of a page without a policy are %s", got)
	}
}

// forbidden returns why an attribute is not allowed in an element of that name, or "".
func forbidden(element string, a html.Attribute) string {
	loads := slices.Contains([]string{"src", "action", "data", "srcset"}, a.Key) || element == "link" && a.Key == "href"
	switch {
	case a.Key == "style", strings.HasPrefix(a.Key, "on"), strings.HasPrefix(strings.ToLower(a.Val), "javascript:"):
		return "is style or code"
	case loads && strings.Contains(a.Val, "//"):
		return "may lead to another host"
	case (a.Key == "src" || a.Key == "href") && strings.HasPrefix(a.Val, "/"):
		return "is not relative"
	}
	return ""
}

// TestSiteLicences checks that the site has the licence of every module it contains.
func TestSiteLicences(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "LICENSES.txt"))
	if err != nil {
		t.Fatal(err)
	}
	used, err := modules("../..")
	if err != nil {
		t.Fatal(err)
	}
	titles := []string{"urlscope\n=", "Go: its runtime"}
	for _, m := range used {
		titles = append(titles, strings.TrimSpace(m.path+" "+m.version))
	}
	for _, must := range []string{"github.com/maxence-charriere/go-app/v9", "github.com/agnivade/levenshtein"} {
		if !slices.ContainsFunc(used, func(m module) bool { return m.path == must }) {
			t.Errorf("%s is not among the modules %v", must, used)
		}
	}
	for _, title := range titles {
		_, after, found := strings.Cut(string(text), "\n\n\n"+title)
		own, _, _ := strings.Cut(after, "\n\n\n")
		if !found || !strings.Contains(own, "Copyright") || !regexp.MustCompile(`MIT License|Permission is hereby granted|Redistribution and use`).MatchString(own) {
			t.Errorf("%s: no licence is given", title)
		}
	}
	// A module without a licence must be an error.
	if text, err := licence(t.TempDir()); err == nil {
		t.Errorf("an empty folder has the licence %q", text)
	}
}

func readTree(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	tree := os.DirFS(dir)
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files[name], err = fs.ReadFile(tree, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func decompress(data []byte, encoding string) ([]byte, error) {
	if encoding == "br" {
		return io.ReadAll(brotli.NewReader(bytes.NewReader(data)))
	}
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// TestBinaryIsLean checks that the page does not contain go-app's server, which is 11 MB of WebAssembly.
func TestBinaryIsLean(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.ReadFile(filepath.Join(dir, made.Asset(t, "app.wasm")))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(binary, []byte("app.(*Handler)")) {
		t.Error("app.wasm holds app.Handler")
	}
}
