package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// standardsBudget is the size, in octets compressed with brotli, that a first visit may spend on standards later than RFC
// 1738. The aim was 40 000; judging by them everywhere, in parts and on the wire, added 5 000. Saying of each octet what they
// say of it in a text that they refuse, and reading a text with its base, added 4 000. Brotli finds other matches when
// anything in ten megabytes changes, so a figure varies by about a thousand octets.
const standardsBudget = 52_000

// forStandards lists the sources that only these standards need.
var forStandards = []string{
	"core/internal/generic/*.go", "core/standards/*.go",
	"core/report/standards.go",
	"core/text/objections.go", "core/text/resolve.go", "core/text/since.go", "core/text/standards.go", "core/text/verdict_today.go",
	"wasm/labels/standards.go",
	"wasm/model/base.go", "wasm/model/judge.go", "wasm/model/readings.go", "wasm/model/standards.go",
	"wasm/page/base.go", "wasm/page/base_small.go", "wasm/page/panel_standards.go", "wasm/page/today.go",
}

// checkStandards builds the page's program again with those sources emptied. The difference, with everything that only they
// use, is the size of the standards. It adds their rules in the style sheets and the prerendered panel.
func checkStandards(t *testing.T, dir string) {
	flags, _, err := pageFlags("../..", programs["app.wasm"])
	if err != nil {
		t.Fatal(err)
	}
	emptied, err := emptyOverlay("../..", flags[0])
	if err != nil {
		t.Fatal(err)
	}
	flags[0] = emptied
	without, err := buildWith("../..", flags)
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, f := range []struct {
		name string
		cut  func([]byte) []byte
	}{
		{"app.wasm", func([]byte) []byte { return without.binary }},
		{"index.html", func(b []byte) []byte { return standardsPanel.ReplaceAll(b, nil) }},
		{"style.css", func(b []byte) []byte { return standardsRules.ReplaceAll(b, nil) }},
		{"deferred.css", func(b []byte) []byte { return standardsRules.ReplaceAll(b, nil) }},
	} {
		whole := published(t, dir, f.name)
		less := f.cut(whole)
		if len(less) >= len(whole) {
			t.Errorf("%s has nothing for the standards", f.name)
		}
		n := packedSize(t, whole) - packedSize(t, less)
		fmt.Printf("%-42s %9d %9s %9d\n", f.name+" for standards", len(whole)-len(less), "", n)
		total += n
	}
	fmt.Printf("%-42s %9s %9s %9d of %d\n", "standards", "", "", total, standardsBudget)
	if total > standardsBudget {
		t.Errorf("the standards: %d octets are over the budget of %d", total, standardsBudget)
	}
}

// TestEmptied checks that an emptied source keeps only what other files need to compile.
func TestEmptied(t *testing.T) {
	const src = `//go:build apart

// Package p is.
package p

import (
	"strings"

	"urlscope/core"
)

// List is.
var List = append([]int{1, 2}, more...) // both

func f(u *core.URL) (int, error) { return strings.Index(u.Source(), "x"), nil }

func g() (n int) {
	// Why.
	return 1
}
`
	const want = `//go:build apart

// Package p is.
package p

import (
	"urlscope/core"
)

var List = append([]int{}, more...)

func f(u *core.URL) (_ int, _ error) { return }

func g() (n int) {
	return

}
`
	got, err := emptied([]byte(src))
	if err != nil || string(got) != want {
		t.Errorf("error %v, source\n%s", err, got)
	}
}

var (
	standardsPanel = regexp.MustCompile(`<section[^>]*\bid="?standards\b.*?</section>`)
	// Rules whose every selector has a class of the panel.
	standardsRules = regexp.MustCompile(`(?:` + standardsSelector + `,)*` + standardsSelector + `\{[^{}]*\}`)
)

const standardsSelector = `[^{},]*(?:\.standards?|\.says|\.objections?|\.prints|\.reference|\.flip|\.way|\.absent|#standards)\b[^{},]*`

// published returns a file of the site in dir by its name without the hash.
func published(t *testing.T, dir, name string) []byte {
	t.Helper()
	if !keepsName(name) {
		ext := path.Ext(name)
		found, err := filepath.Glob(filepath.Join(dir, strings.TrimSuffix(name, ext)+".????????????"+ext))
		if err != nil || len(found) != 1 {
			t.Fatalf("%v match %s, %v", found, name, err)
		}
		name = filepath.Base(found[0])
	}
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func packedSize(t *testing.T, data []byte) int {
	t.Helper()
	packed, err := compress(data, "br", 11)
	if err != nil {
		t.Fatal(err)
	}
	return len(packed)
}

// emptyOverlay returns the flag for a copy of an overlay in which the sources of forStandards are emptied.
func emptyOverlay(root, flag string) (string, error) {
	_, file, _ := strings.Cut(flag, "=")
	data, err := os.ReadFile(filepath.Join(root, file))
	if err != nil {
		return "", err
	}
	var overlay struct{ Replace map[string]string }
	if err := json.Unmarshal(data, &overlay); err != nil {
		return "", err
	}
	for _, pattern := range forStandards {
		names, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil || len(names) == 0 {
			return "", fmt.Errorf("no source is called %s: %v", pattern, err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			original := path.Join(path.Dir(pattern), filepath.Base(name))
			from := original
			if cut, ok := overlay.Replace[original]; ok {
				from = cut
			}
			src, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(from)))
			if err != nil {
				return "", err
			}
			if src, err = emptied(src); err != nil {
				return "", fmt.Errorf("%s: %w", original, err)
			}
			overlay.Replace[original] = path.Join("build/.empty", original)
			if err := writeChanged(filepath.Join(root, "build/.empty", filepath.FromSlash(original)), src); err != nil {
				return "", err
			}
		}
	}
	if data, err = json.Marshal(overlay); err != nil {
		return "", err
	}
	return "-overlay=build/.empty/overlay.json", writeChanged(filepath.Join(root, "build/.empty/overlay.json"), data)
}

// emptied returns the Go file src with functions that only return, and literals without elements.
func emptied(src []byte) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	// Drop comments whose positions are gone, but keep the build tags above the package clause.
	file.Comments = slices.DeleteFunc(file.Comments, func(c *ast.CommentGroup) bool { return c.Pos() > file.Package })
	for n := range ast.Preorder(file) {
		switch n := n.(type) {
		case *ast.FuncDecl:
			n.Doc = nil
			emptyBody(n.Type, n.Body)
		case *ast.FuncLit:
			emptyBody(n.Type, n.Body)
		case *ast.CompositeLit:
			n.Elts = nil
		case *ast.GenDecl:
			n.Doc = nil
		case *ast.Field:
			n.Doc, n.Comment = nil, nil
		case *ast.ValueSpec:
			n.Doc, n.Comment = nil, nil
		case *ast.TypeSpec:
			n.Doc, n.Comment = nil, nil
		}
	}
	dropImports(file)
	var b bytes.Buffer
	err = format.Node(&b, fset, file)
	return b.Bytes(), err
}

// emptyBody makes a function return zero values.
func emptyBody(t *ast.FuncType, body *ast.BlockStmt) {
	body.List = nil
	if t.Results == nil {
		return
	}
	for _, f := range t.Results.List {
		if len(f.Names) == 0 {
			f.Names = []*ast.Ident{ast.NewIdent("_")}
		}
	}
	body.List = []ast.Stmt{&ast.ReturnStmt{}}
}

// dropImports removes unused imports.
func dropImports(file *ast.File) {
	used := map[string]bool{}
	for n := range ast.Preorder(file) {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				used[x.Name] = true
			}
		}
	}
	for _, d := range file.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
			g.Specs = slices.DeleteFunc(g.Specs, func(s ast.Spec) bool {
				return !used[path.Base(strings.Trim(s.(*ast.ImportSpec).Path.Value, `"`))]
			})
		}
	}
	file.Decls = slices.DeleteFunc(file.Decls, func(d ast.Decl) bool {
		g, ok := d.(*ast.GenDecl)
		return ok && g.Tok == token.IMPORT && len(g.Specs) == 0
	})
}
