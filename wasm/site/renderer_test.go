package site

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// goApp is the module that wasm/go-app replaces, and the version that it was made from.
const (
	goApp        = "github.com/maxence-charriere/go-app/v9"
	goAppVersion = "v9.8.0"
	goAppSum     = "h1:rDfLNvxIKXyjpRS76P45kn9Xj8IumwfoqpsEJYxfd+E="
)

// TestRendererIsOfThisVersion fails, with instructions, if go.mod has another version of go-app than the one wasm/go-app was
// made from.
func TestRendererIsOfThisVersion(t *testing.T) {
	for file, want := range map[string]string{
		"../../go.mod":             goApp + " " + goAppVersion + "\n",
		"../../go.sum":             goApp + " " + goAppVersion + " " + goAppSum + "\n",
		"../go-app/README.md":      goAppSum,
		"../go-app/LICENSE":        "Copyright (c) 2016 Maxence Charriere",
		"../go-app/go.mod":         "module " + goApp + "\n",
		"../go-app/pkg/app/doc.go": goAppVersion,
	} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(data), want) {
			t.Errorf("%s does not say %q: go-app has moved; do what wasm/go-app/README.md says", file, want)
		}
	}
}

// TestRendererSaysWhatIsOtherwise checks that the head of each file of wasm/go-app equals its entry in README.md: its files
// of go-app, and the changes.
func TestRendererSaysWhatIsOtherwise(t *testing.T) {
	const dir = "../go-app/pkg/app/"
	readme, err := os.ReadFile("../go-app/README.md")
	if err != nil {
		t.Fatal(err)
	}
	heads := map[string]string{}
	for _, m := range regexp.MustCompile("(?m)^\\| `(\\w+\\.go)` \\| (.*) \\| (.+) \\|$").FindAllStringSubmatch(string(readme), -1) {
		from := "Not from go-app " + goAppVersion + "."
		if m[2] != "" {
			from = "From go-app " + goAppVersion + ", pkg/app: " + strings.ReplaceAll(m[2], "`", "") + "; MIT License, in LICENSE. Changes:"
		}
		heads[m[1]] = from + " " + m[3]
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		name := entry.Name()
		if name == "doc.go" || strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(dir + name)
		if err != nil {
			t.Fatal(err)
		}
		head, _, _ := strings.Cut(string(data), "\n\n")
		says := strings.ReplaceAll(strings.TrimPrefix(head, "// "), "\n// ", " ")
		if want, ok := heads[name]; !ok || says != want {
			t.Errorf("the head of %s is\n%s\nand in README.md\n%s", name, says, want)
		}
		delete(heads, name)
	}
	for name := range heads {
		t.Errorf("README.md names %s, which does not exist", name)
	}
}

// TestRendererIsLean checks that no program imports a package that only servers need, or one that weighs more than it does for us: html has
// all named characters of HTML. The program with the workshop compresses links and packages, and draws with fmt.
func TestRendererIsLean(t *testing.T) {
	for name, needs := range map[string][]string{
		"app.wasm": nil, "workshop.wasm": {"archive/zip", "compress/flate", "fmt", "os"}, "parser.wasm": nil, learnProgram: {"compress/flate", "fmt", "os"},
	} {
		flags, _, err := pageFlags("../..", programs[name])
		if err != nil {
			t.Fatal(err)
		}
		list, err := goForBrowser("../..", slices.Concat([]string{"list", "-deps"}, flags, []string{"./wasm"})...)
		if err != nil {
			t.Fatal(err)
		}
		output, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		packages := strings.Fields(string(output))
		for _, p := range []string{"archive/zip", "compress/flate", "context", "crypto/aes", "crypto/sha256", "crypto/tls", "encoding/json", "encoding/xml", "fmt",
			"html", "math/big", "net", "net/http", "net/url", "os", "os/exec", "regexp", "text/template", "github.com/andybalholm/brotli",
			"github.com/google/uuid", "golang.org/x/net/html"} {
			if slices.Contains(packages, p) != slices.Contains(needs, p) {
				t.Errorf("%s imports %s: %v", name, p, slices.Contains(packages, p))
			}
		}
		needed := []string{goApp + "/pkg/app", "urlscope/core"}
		if name == "parser.wasm" { // which draws nothing
			needed = needed[1:]
		}
		for _, p := range needed {
			if !slices.Contains(packages, p) {
				t.Errorf("%s does not import %s", name, p)
			}
		}
	}
}
