//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func TestSite(t *testing.T) {
	dir, err := testSite()
	if err != nil {
		t.Fatal(err)
	}
	site := readTree(t, dir)
	for name, want := range readTree(t, "../web") {
		if name != "index.html" && !bytes.Equal(site[name], want) {
			t.Errorf("%s differs from web/%s", name, name)
		}
	}
	for _, name := range []string{"app.wasm", "wasm_exec.js"} {
		if len(site[name]) == 0 {
			t.Errorf("there is no %s", name)
		}
	}
	if meta := fmt.Sprintf(`<meta name="urlscope:size" content="%d">`, len(site["app.wasm"])); !bytes.Contains(site["index.html"], []byte(meta)) {
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

// readTree reads all files below dir.
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

// What only the command needs must not reach readers: go-app's server alone is 11 MB of WebAssembly.
func TestBinaryIsLean(t *testing.T) {
	list := exec.Command("go", "list", "-f", `{{join .Imports "\n"}}`, ".")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	imports, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, banned := range []string{"net/http", "os/exec", "regexp", "text/template", "github.com/andybalholm/brotli"} {
		if slices.Contains(strings.Fields(string(imports)), banned) {
			t.Errorf("the browser's build imports %s", banned)
		}
	}
	dir, err := testSite()
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.ReadFile(filepath.Join(dir, "app.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(binary, []byte("app.(*Handler)")) {
		t.Error("app.wasm holds app.Handler")
	}
}
