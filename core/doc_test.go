//go:build !js

package core_test

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDoc: every test that doc.go names is there, and every reading that it numbers
// is among the decisions, and the other way round.
func TestDoc(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var tests strings.Builder
	files, _ := filepath.Glob("*_test.go")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tests.Write(data)
	}
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w+`).FindAllString(string(doc), -1) {
		if !strings.Contains(tests.String(), "\nfunc "+name+"(t *testing.T)") {
			t.Errorf("there is no %s", name)
		}
	}
	readings := regexp.MustCompile(`(?m)^//\t(\d\d)  `).FindAllStringSubmatch(string(doc), -1)
	if len(readings) != len(decisions) {
		t.Fatalf("doc.go numbers %d readings, there are %d decisions", len(readings), len(decisions))
	}
	for i, r := range readings {
		if !strings.HasPrefix(decisions[i].name, r[1]+"-") {
			t.Errorf("reading %s stands where the decision is %s", r[1], decisions[i].name)
		}
	}
}

// TestDocComments: all that a Go user can name has a comment.
func TestDocComments(t *testing.T) {
	for _, dir := range []string{".", "anatomy", "report", "text", "transcript"} {
		var files []*ast.File
		fset := token.NewFileSet()
		paths, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(fset, path, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		p, err := doc.NewFromFiles(fset, files, dir)
		if err != nil {
			t.Fatal(err)
		}
		wants := func(comment string, names ...string) {
			if strings.TrimSpace(comment) == "" {
				t.Errorf("%s: no comment says what %s is", dir, strings.Join(names, ", "))
			}
		}
		funcs := func(list []*doc.Func) {
			for _, f := range list {
				wants(f.Doc, f.Name)
			}
		}
		values := func(list []*doc.Value) {
			for _, v := range list {
				wants(v.Doc, v.Names...)
			}
		}
		wants(p.Doc, "the package")
		funcs(p.Funcs)
		values(append(p.Consts, p.Vars...))
		for _, c := range p.Types {
			wants(c.Doc, c.Name)
			funcs(append(c.Funcs, c.Methods...))
			values(append(c.Consts, c.Vars...))
		}
	}
}
