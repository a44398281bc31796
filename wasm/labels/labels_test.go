//go:build !js

package labels

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/core/derive"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/text/proofread"
)

func TestRows(t *testing.T) {
	house := proofread.ReadHouse(t, "../../core/text/README.md")
	seen := map[text.Key]bool{}
	for key, row := range all {
		seen[key] = true
		if s := text.UI(text.English, key); s != string(key) {
			t.Errorf("%s is a label of core/text, too, which would never be shown: %q", key, s)
		}
		proofread.Trimmed(t, string(key), row)
		proofread.Row(t, string(key), row)
		house.Row(t, string(key), row)
	}
	if n := len(rowsIn(t, ".")); n != len(all) {
		t.Errorf("%d rows have %d keys", n, len(all))
	}
	keys := keysOf(t, ".")
	if len(keys) < 200 {
		t.Errorf("only %d keys were found", len(keys))
	}
	for _, key := range keys {
		if !seen[key] {
			t.Errorf("no label is called %s", key)
		}
		delete(seen, key)
	}
	for _, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
		for _, d := range derive.Definitions(by) {
			for _, l := range text.Langs {
				if said := Meaning(l, by, d.Rule); strings.HasPrefix(said, "means-") {
					t.Errorf("there is no meaning for the rule %s of %s", d.Rule, by)
				}
			}
			delete(seen, text.Key("means-"+d.Rule))
			delete(seen, text.Key("means-"+by.String()+"-"+d.Rule))
		}
	}
	examples, err := os.ReadFile("../model/examples.txt") // its examples name keys, too
	if err != nil {
		t.Fatal(err)
	}
	for key := range seen {
		if !strings.Contains(string(examples), " "+string(key)+" ") {
			t.Errorf("the label %s has no constant and is not used by an example", key)
		}
	}
}

// TestGolden compares the list of all labels in each language with the recorded one, as the test of core/text does with its
// texts.
func TestGolden(t *testing.T) {
	const file = "../../testdata/text/labels.txt"
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(&b, "%s\n  en %s\n  ja %s\n  zh %s\n", key, all[key][text.English], all[key][text.Japanese], all[key][text.Chinese])
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != b.String() {
		t.Errorf("%s is out of date; go test ./wasm/labels -run TestGolden -update rewrites it", file)
	}
}

// TestLabelsAreUsed checks that Go code or an element of the page uses every label.
func TestLabelsAreUsed(t *testing.T) {
	named, carried := map[string]int{}, map[text.Key]bool{}
	for path, file := range goFiles(t, "../..") {
		if !strings.HasSuffix(path, "_test.go") {
			countNames(file, named)
		}
	}
	for _, page := range []string{"index.html", "frame.html"} {
		carriedBy(t, page, carried)
	}
	for pkg, dir := range map[string]string{"labels": ".", "text": "../../core/text"} {
		for name, key := range keysOf(t, dir) {
			// Within the package, the constant and the row name the key, too.
			if named[pkg+"."+name] <= 2 && !carried[key] {
				t.Errorf("nothing uses the label %s.%s", pkg, name)
			}
		}
	}
}

// goFiles returns the parsed Go files below a folder.
func goFiles(t *testing.T, root string) map[string]*ast.File {
	t.Helper()
	files := map[string]*ast.File{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "build" || entry.Name() == "testdata" || strings.HasPrefix(entry.Name(), ".") && path != root):
			return fs.SkipDir
		case filepath.Ext(path) == ".go":
			files[path], err = parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// countNames counts how often a file uses the names of packages, such as "labels.Share", in other packages and in the
// package itself.
func countNames(file *ast.File, named map[string]int) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if pkg, ok := n.X.(*ast.Ident); ok {
				named[pkg.Name+"."+n.Sel.Name] += 3
				return false
			}
		case *ast.Ident:
			named[file.Name.Name+"."+n.Name]++
		}
		return true
	})
}

// carriedBy records the keys in the attributes of a page's elements.
func carriedBy(t *testing.T, page string, carried map[text.Key]bool) {
	t.Helper()
	for n := range parsed(t, page).Descendants() {
		for _, a := range n.Attr {
			if a.Key == "data-t" || a.Key == "data-t-label" {
				carried[text.Key(a.Val)] = true
			}
		}
	}
}

// parsed returns the document of a page in web.
func parsed(t *testing.T, page string) *html.Node {
	t.Helper()
	f, err := os.Open(filepath.Join("../../web", page))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	document, err := html.Parse(f)
	if err != nil {
		t.Fatal(err)
	}
	return document
}

// keysOf returns the keys of the package in dir by the names of their constants.
func keysOf(t *testing.T, dir string) map[string]text.Key {
	t.Helper()
	keys := map[string]text.Key{}
	for path, file := range goFiles(t, dir) {
		for spec := range ast.Preorder(file) {
			value, ok := spec.(*ast.ValueSpec)
			if !ok || !isKey(value.Type) {
				continue
			}
			key, err := strconv.Unquote(value.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatalf("%s: %v", path, err)
			}
			keys[value.Names[0].Name] = text.Key(key)
		}
	}
	return keys
}

// isKey reports whether a type expression is text.Key.
func isKey(e ast.Expr) bool {
	if s, ok := e.(*ast.SelectorExpr); ok {
		e = s.Sel
	}
	name, ok := e.(*ast.Ident)
	return ok && name.Name == "Key"
}
