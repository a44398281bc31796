//go:build !js

package core

import (
	"cmp"
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

// packages are all packages of core, from bottom to top. One imports only packages of rows above its own in this list, so that the packages of
// a row do not import each other; this one is ".".
var packages = []string{
	"octet text/proofread internal/diff internal/expect internal/glyph internal/golden internal/inputs internal/origin internal/piece",
	"internal/punycode internal/recorded internal/rounds internal/run internal/sharing internal/slipped internal/typo",
	"internal/grammar internal/host internal/prose internal/scheme internal/suffix",
	"hosts internal/addrspec internal/generic internal/port",
	"internal/meant",
	"defang internal/fact",
	".",
	"find wire builder role internal/bound internal/goes",
	"clients fix",
	"standards",
	"compare derive readers trail",
	"text",
	"report anatomy transcript",
	"goal railroad",
	"lesson",
	"lesson/course",
}

// TestPackages checks the direction between packages.
func TestPackages(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	const root = "urlscope/core"
	name := func(path string) string { return cmp.Or(strings.TrimPrefix(strings.TrimPrefix(path, root), "/"), ".") }
	row := map[string]int{}
	for i, names := range packages {
		for n := range strings.FieldsSeq(names) {
			row[n] = i
		}
	}
	for line := range strings.Lines(string(out)) {
		paths := strings.Fields(line)
		own, ok := row[name(paths[0])]
		if !ok {
			t.Errorf("package %s has no row: give it one in the table of this test", name(paths[0]))
			continue
		}
		for _, path := range paths[1:] {
			if (path == root || strings.HasPrefix(path, root+"/")) && row[name(path)] >= own {
				t.Errorf("package %s imports %s, which is not below it", name(paths[0]), name(path))
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
