package site

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/net/publicsuffix"
)

// The list of public suffixes tells which part of a host name is registered. It has a file of its own, which the page loads
// when a reader asks for it. wasm/model/suffixes.go describes the format.

// suffixesFile is the name of that file.
const suffixesFile = "suffixes.txt"

// suffixesLicence is the licence that publicsuffix.org gives the list.
const suffixesLicence = "Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/"

// suffixes returns the file. golang.org/x/net/publicsuffix has the list as unexported tables, and as text in its test, which
// is read here.
func suffixes(root string) ([]byte, error) {
	dir, err := exec.Command("go", "list", "-C", root, "-f", "{{.Dir}}", "golang.org/x/net/publicsuffix").Output()
	if err != nil {
		return nil, fmt.Errorf("go list golang.org/x/net/publicsuffix: %w", err)
	}
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(strings.TrimSpace(string(dir)), "table_test.go"), nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, fmt.Errorf("the list of public suffixes: %w", err)
	}
	rules := stringsOf(file, "rules")
	if len(rules) == 0 {
		return nil, fmt.Errorf("the list of public suffixes: table_test.go of golang.org/x/net/publicsuffix has no rules any more: read them from elsewhere")
	}
	slices.Sort(rules)
	head := "// " + publicsuffix.List.String() + "\n// " + suffixesLicence + "\n"
	return []byte(head + strings.Join(rules, "\n") + "\n"), nil
}

// stringsOf returns the strings of a slice variable in a Go file.
func stringsOf(file *ast.File, name string) (list []string) {
	for n := range ast.Preorder(file) {
		v, ok := n.(*ast.ValueSpec)
		if !ok || v.Names[0].Name != name || len(v.Values) != 1 {
			continue
		}
		if c, ok := v.Values[0].(*ast.CompositeLit); ok {
			for _, e := range c.Elts {
				list = append(list, constant(e))
			}
		}
	}
	return list
}
