//go:build !js

package main

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"strings"
	"testing"
)

// mayImport lists, for each package, the packages of urlscope outside core that it may import, and whether it may use the
// browser. Imports that are not listed are forbidden.
var mayImport = map[string]struct {
	own     []string
	browser bool
}{
	"wasm":          {own: []string{"cli", "page", "reporter"}},
	"wasm/browser":  {browser: true},
	"wasm/cli":      {own: []string{"house", "labels", "links", "model", "qti", "scorm", "sheet", "site"}},
	"wasm/code":     {},
	"wasm/house":    {},
	"wasm/labels":   {},
	"wasm/links":    {},
	"wasm/model":    {own: []string{"labels"}},
	"wasm/page":     {own: []string{"browser", "code", "labels", "model", "scorm"}, browser: true},
	"wasm/qti":      {own: []string{"labels", "model"}},
	"wasm/reporter": {browser: true},
	"wasm/scorm":    {own: []string{"labels", "model"}},
	"wasm/sheet":    {own: []string{"code", "labels", "model"}},
	"wasm/site":     {own: []string{"house", "labels", "model", "page", "scorm", "sheet"}},

	// Only for tests.
	"wasm/internal/documents": {},
	"wasm/internal/hostile":   {},
	"wasm/internal/made":      {},
	"wasm/internal/release":   {},
	"wasm/internal/tally":     {},
}

// TestImports checks the imports of every package against mayImport.
func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.Module.Path}}", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	module := strings.TrimSpace(string(out)) + "/"
	seen := map[string]bool{}
	for _, world := range [][]string{{"GOOS=js", "GOARCH=wasm"}, nil} {
		list := exec.Command("go", "list", "-json=ImportPath,Imports", module+"...")
		list.Env = append(list.Environ(), world...)
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		packages := json.NewDecoder(strings.NewReader(string(out)))
		for {
			var p struct {
				ImportPath string
				Imports    []string
			}
			if err := packages.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			name := strings.TrimPrefix(p.ImportPath, module)
			seen[name] = true
			for _, path := range p.Imports {
				checkImport(t, name, path, module+"wasm/")
			}
		}
	}
	for name := range mayImport {
		if !seen[name] {
			t.Errorf("there is no %s", name)
		}
	}
}

// checkImport reports a forbidden import of path in the package called name. The paths of our own packages begin with module.
func checkImport(t *testing.T, name, path, module string) {
	t.Helper()
	allowed, known := mayImport[name]
	own, isOwn := strings.CutPrefix(path, module)
	switch {
	case path == "syscall/js", strings.HasPrefix(path, "github.com/maxence-charriere/go-app/"):
		if !allowed.browser {
			t.Errorf("%s must not use the browser, but imports %s", name, path)
		}
	case !isOwn:
	case !known:
		t.Errorf("%s imports %s, which mayImport does not have", name, path)
	default:
		for _, may := range allowed.own {
			if may == own {
				return
			}
		}
		t.Errorf("%s must not import %s", name, path)
	}
}
