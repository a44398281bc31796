package site

import (
	"maps"
	"os/exec"
	"strings"
	"testing"
	"testing/fstest"
)

// The page's binary holds none of what a server needs, by whatever import.
func TestSlim(t *testing.T) {
	flag, err := slim("../..")
	if err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", "list", "-deps", flag, "-tags=apart,small", "./wasm")
	list.Dir = "../.."
	list.Env = append(list.Environ(), "GOOS=js", "GOARCH=wasm")
	output, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]bool{}
	for _, p := range strings.Fields(string(output)) {
		packages[p] = true
	}
	for _, p := range []string{"compress/flate", "crypto/aes", "crypto/sha256", "crypto/tls", "html", "math/big", "net", "net/http", "os/exec", "regexp", "text/template", "encoding/json", "fmt", "net/url", "os", "github.com/andybalholm/brotli", "golang.org/x/net/html"} {
		if packages[p] {
			t.Errorf("the page imports %s", p)
		}
	}
	for _, p := range []string{goApp + "/pkg/app", goApp + "/pkg/slim/regexp", "urlscope/core"} {
		if !packages[p] {
			t.Errorf("the page does not import %s", p)
		}
	}
}

// The page is drawn right and cheaply with the copy, too, which all tests of package page take as it is published.
func TestSlimDraws(t *testing.T) {
	flag, err := slim("../..")
	if err != nil {
		t.Fatal(err)
	}
	test := exec.Command("go", "test", "-count=1", "-v", flag, "-run", "^(TestKeyAllocates|TestDrawnAgain)$", "./wasm/page", "-slim")
	test.Dir = "../.."
	output, err := test.CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, output)
	}
	for _, name := range []string{"TestKeyAllocates", "TestDrawnAgain"} {
		if !strings.Contains(string(output), "--- PASS: "+name) {
			t.Errorf("%s does not pass", name)
		}
	}
}

// Another go-app than the one this was made for is refused in words.
func TestSlimRefuses(t *testing.T) {
	if err := checkVersion("v9.8.1"); err == nil || !strings.Contains(err.Error(), "v9.8.1") || !strings.Contains(err.Error(), "wasm/site/slim.go") {
		t.Errorf("another version: %v", err)
	}
	all := func(changes []change) *fstest.MapFile {
		file := &fstest.MapFile{Data: []byte("package app\n")}
		for _, c := range changes {
			file.Data = append(file.Data, c.from...)
		}
		return file
	}
	whole := fstest.MapFS{
		"LICENSE":              {Data: []byte("licence")},
		"pkg/app/crypto.go":    {Data: []byte("package app")},
		"pkg/app/resource.go":  {Data: []byte("package app")},
		"pkg/app/state.go":     {Data: []byte("package app")},
		"pkg/app/static.go":    {Data: []byte("package app")},
		"pkg/app/storage.go":   {Data: []byte("package app")},
		"pkg/app/route.go":     {Data: []byte("package app\nimport (\n\t\"encoding/json\"\n\t\"fmt\"\n\t\"html\"\n\t\"net/url\"\n\t\"os\"\n\t\"path/filepath\"\n\t\"regexp\"\n\t\"github.com/google/uuid\"\n)\n")},
		"pkg/app/testing.go":   {Data: []byte("package app")},
		"pkg/app/attribute.go": all(attributeChanges),
		"pkg/app/component.go": all(componentChanges),
		"pkg/app/engine.go":    all(engineChanges),
		"pkg/app/event.go":     all(eventChanges),
		"pkg/app/html.go":      all(elementChanges),
		"pkg/app/js_wasm.go":   all(scriptChanges),
		"pkg/app/node.go":      all(nodeChanges),
		"pkg/app/range.go":     all(rangeChanges),
		"pkg/app/strings.go":   all(stringChanges),
		"pkg/app/text.go":      all(textChanges),
		"pkg/errors/errors.go": all(errorChanges),
		"pkg/app/html_gen.go": {Data: []byte("package app\n" +
			"type HTMLA interface {\n}\nfunc A() HTMLA {\n\treturn &htmlA{}\n}\nfunc (e *htmlA) Text(v any) HTMLA {\n\treturn e\n}\n" +
			"type HTMLB interface {\n}\nfunc B() HTMLB {\n\treturn &htmlB{}\n}\nfunc (e *htmlB) Text(v any) HTMLB {\n\treturn e\n}\n" +
			"type HTMLArea interface {\n}\nfunc Area() HTMLArea {\n\treturn &htmlArea{}\n}\nfunc (e *htmlArea) Text(v any) HTMLArea {\n\te.set(v)\n\treturn e\n}\n")},
		"pkg/app/http.go": {Data: []byte("package app\nfunc isRemoteLocation() {}\nfunc isStaticResourcePath() {}\n" +
			"func parseSrc() {}\nfunc (h *Handler) ServeHTTP() {}\n")},
	}
	files, err := slimFiles(whole)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(files["pkg/app/http.go"]); !strings.Contains(got, "parseSrc") || strings.Contains(got, "ServeHTTP") {
		t.Errorf("http.go became\n%s", got)
	}
	if got := string(files["pkg/app/html_gen.go"]); strings.Count(got, ") Text(v any) *element") != 1 || !strings.Contains(got, "HTMLB = *element") || strings.Contains(got, "Area") {
		t.Errorf("html_gen.go became\n%s", got)
	}
	if files["LICENSE"] == nil {
		t.Error("the copy lacks the licence")
	}
	for name, c := range map[string]struct{ file, text, want string }{
		"a file is gone":        {"pkg/app/crypto.go", "", "pkg/app/crypto.go"},
		"a function is gone":    {"pkg/app/http.go", "package app\nfunc parseSrc() {}\n", "1 of the functions"},
		"an import is gone":     {"pkg/app/route.go", "package app\nimport (\n\t\"encoding/json\"\n\t\"fmt\"\n\t\"html\"\n\t\"net/url\"\n\t\"os\"\n\t\"path/filepath\"\n\t\"regexp\"\n)\n", "google/uuid"},
		"elements are gone":     {"pkg/app/html_gen.go", "package app\n", "0 methods"},
		"the body is gone":      {"pkg/app/engine.go", "package app\n", "htmlBody"},
		"attributes are gone":   {"pkg/app/attribute.go", "package app\n", "map[string]string"},
		"nodes are gone":        {"pkg/app/js_wasm.go", "package app\n", "browserWindow"},
		"a file is not Go text": {"pkg/app/http.go", "<html>", "http.go"},
	} {
		other := maps.Clone(whole)
		if other[c.file] = (&fstest.MapFile{Data: []byte(c.text)}); c.text == "" {
			delete(other, c.file)
		}
		if _, err := slimFiles(other); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
