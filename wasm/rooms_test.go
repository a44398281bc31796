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

// mayImport is what each package may import of urlscope's own beside core, and whether it may know a browser. It is the
// plan of the house: what is not here is not allowed.
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

	// For tests alone.
	"wasm/internal/documents": {},
	"wasm/internal/hostile":   {},
	"wasm/internal/made":      {},
	"wasm/internal/release":   {},
	"wasm/internal/tally":     {},
}

// The compiler holds the packages apart by what they import; this test holds what they may.
func TestRooms(t *testing.T) {
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

// checkImport reports it when the package called name must not import path. What begins with rooms is one of ours.
func checkImport(t *testing.T, name, path, rooms string) {
	t.Helper()
	room, known := mayImport[name]
	own, isOwn := strings.CutPrefix(path, rooms)
	switch {
	case path == "syscall/js", strings.HasPrefix(path, "github.com/maxence-charriere/go-app/"):
		if !room.browser {
			t.Errorf("%s knows a browser: it imports %s", name, path)
		}
	case !isOwn:
	case !known:
		t.Errorf("%s imports %s, and the table of rooms does not know it", name, path)
	default:
		for _, may := range room.own {
			if may == own {
				return
			}
		}
		t.Errorf("%s must not import %s", name, path)
	}
}
