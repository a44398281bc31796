//go:build !js

package core

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layers gives each file of this package its layer, the lowest first. A declaration must use only declarations of its
// own layer and of the layers below. A star stands for any text, and the first row that fits counts.
var layers = []struct{ name, files string }{
	{"spans", "span"},
	{"parts", "part ends facts"},
	{"reading", "url scheme scheme_* split reach form web resource"},
	{"repairs", "repair mapping change"},
	{"rules", "rule rules check_* cause case slip speak run doc"},
}

// packages are the packages below and above this one, from bottom to top. Each has the packages of core, apart from
// internal ones, that it is allowed to import.
var packages = map[string]string{
	"octet":   "",
	"hosts":   "octet",
	".":       "octet hosts",
	"find":    "core octet",
	"fix":     "core hosts octet",
	"wire":    "core octet",
	"clients": "core octet wire",
}

// TestPackages checks the direction between packages: each imports exactly the packages of its row.
func TestPackages(t *testing.T) {
	for name, allowed := range packages {
		out, err := exec.Command("go", "list", "-f", `{{join .Imports "\n"}}`, "./"+name).Output()
		if err != nil {
			t.Fatal(err)
		}
		for path := range strings.FieldsSeq(string(out)) {
			_, of, own := strings.Cut(path, "/core/")
			if own = own || strings.HasSuffix(path, "/core"); !own || strings.HasPrefix(of, "internal/") {
				continue
			}
			if of == "" {
				of = "core"
			}
			if !slices.Contains(strings.Fields(allowed), of) {
				t.Errorf("package %s imports %s, which is not in its row", name, of)
			}
		}
	}
}

// layerOf returns the layer of a file, -1 for none.
func layerOf(file string) int {
	for i, l := range layers {
		for name := range strings.FieldsSeq(l.files) {
			if ok, _ := filepath.Match(name+".go", filepath.Base(file)); ok {
				return i
			}
		}
	}
	return -1
}

// TestLayers holds the direction: no declaration uses one of a layer above its own.
func TestLayers(t *testing.T) {
	fset, files, pkg, uses := resolved(t)
	nameOf := func(at token.Pos) string { return filepath.Base(fset.Position(at).Filename) }
	for _, f := range files {
		layer := layerOf(nameOf(f.Pos()))
		if layer < 0 {
			t.Errorf("%s has no layer: give it one in the table of this test", nameOf(f.Pos()))
			continue
		}
		said := map[types.Object]bool{}
		for n := range ast.Preorder(f) {
			id, _ := n.(*ast.Ident)
			used := uses[id]
			if id == nil || used == nil || used.Pkg() != pkg || said[used] {
				continue
			}
			if above := layerOf(nameOf(used.Pos())); above > layer {
				said[used] = true
				t.Errorf("%s (%s) uses %s of %s (%s), which is above", fset.Position(id.Pos()), layers[layer].name,
					used.Name(), nameOf(used.Pos()), layers[above].name)
			}
		}
	}
}

// resolved returns the files of this package without its tests, and what each name in them means.
func resolved(t *testing.T) (*token.FileSet, []*ast.File, *types.Package, map[*ast.Ident]types.Object) {
	t.Helper()
	exports := map[string]string{}
	out, err := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Export,GoFiles", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for packages := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			ImportPath, Export string
			GoFiles            []string
		}
		if err := packages.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		exports[p.ImportPath], names = p.Export, p.GoFiles
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("go list has no export data of %s", path)
		}
		return os.Open(exports[path])
	})
	pkg, err := (&types.Config{Importer: imports}).Check("core", fset, files, info)
	if err != nil {
		t.Fatal(err)
	}
	return fset, files, pkg, info.Uses
}
