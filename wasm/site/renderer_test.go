package site

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// goApp is the module that wasm/go-app stands in for, at the version that it was made from.
const (
	goApp        = "github.com/maxence-charriere/go-app/v9"
	goAppVersion = "v9.8.0"
	goAppSum     = "h1:rDfLNvxIKXyjpRS76P45kn9Xj8IumwfoqpsEJYxfd+E="
)

// Another go-app than the one that wasm/go-app was made from is noticed, with what to do.
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

// The page's program holds none of what a server needs, by whatever import.
func TestRendererIsLean(t *testing.T) {
	flags, _, err := pageFlags("../..", programs["app.wasm"])
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
	for _, p := range []string{"compress/flate", "context", "crypto/aes", "crypto/sha256", "crypto/tls", "encoding/json", "fmt", "html", "math/big",
		"net", "net/http", "net/url", "os", "os/exec", "regexp", "text/template", "github.com/andybalholm/brotli",
		"github.com/google/uuid", "golang.org/x/net/html"} {
		if slices.Contains(packages, p) {
			t.Errorf("the page imports %s", p)
		}
	}
	for _, p := range []string{goApp + "/pkg/app", "urlscope/core"} {
		if !slices.Contains(packages, p) {
			t.Errorf("the page does not import %s", p)
		}
	}
}
