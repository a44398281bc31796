package labels

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"

	"urlscope/core/text"
	"urlscope/core/text/proofread"
)

func TestRows(t *testing.T) {
	seen := map[text.Key]bool{}
	for _, rows := range tables {
		for key, row := range rows {
			if seen[key] {
				t.Errorf("two labels are called %s", key)
			}
			seen[key] = true
			proofread.Trimmed(t, string(key), row)
			proofread.Row(t, string(key), row)
		}
	}
	for _, key := range keys(t) {
		if !seen[key] {
			t.Errorf("no label is called %s", key)
		}
		delete(seen, key)
	}
	for key := range seen {
		t.Errorf("nothing asks for the label %s", key)
	}
}

// keys returns the keys that the package names.
func keys(t *testing.T) (list []text.Key) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			for _, spec := range g.Specs {
				for _, value := range spec.(*ast.ValueSpec).Values {
					key, err := strconv.Unquote(value.(*ast.BasicLit).Value)
					if err != nil {
						t.Fatal(err)
					}
					list = append(list, text.Key(key))
				}
			}
		}
	}
	if len(list) < 100 {
		t.Fatalf("only %d keys were found", len(list))
	}
	return list
}
