package site

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"urlscope/core/text"
)

// Most readers need one language. The page's program is therefore built with the English texts alone, and the browser loads a
// file with the texts of another language, a line each, when a reader needs it. The sources have each text in all languages side
// by side. The build for the page compiles a copy of them in which a number replaces all languages but English:
// Row{"space", "空白", "空格"} becomes Row{"space", 17} (core/text/row_apart.go).

// withTexts are the packages that hold texts.
var withTexts = []string{"core/goal", "core/lesson", "core/text", "wasm/labels"}

// textsFile is the name of the file with the texts in l.
func textsFile(l text.Lang) string { return "texts." + l.Tag() + ".txt" }

// setApart writes the copy into the folder build of root. It returns the files of the copy by the files that they replace,
// and the files of texts by name. Code with the build tag apart reads the texts.
func setApart(root string) (replace map[string]string, files site, err error) {
	var all texts
	replace = map[string]string{}
	for _, dir := range withTexts {
		names, err := fs.Glob(os.DirFS(root), dir+"/*.go")
		if err != nil {
			return nil, nil, err
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			src, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
			if err != nil {
				return nil, nil, err
			}
			if src, err = all.cut(src); err != nil {
				return nil, nil, fmt.Errorf("%s: %w", name, err)
			}
			replace[name] = path.Join("build/.texts", name)
			if err := writeChanged(filepath.Join(root, filepath.FromSlash(replace[name])), src); err != nil {
				return nil, nil, err
			}
		}
	}
	return replace, all.files(), nil
}

// texts collects the texts that were cut. The number of a row is its index plus one.
type texts struct {
	rows   []string // the texts of a row, one line per language except English
	number map[string]int
}

// cut returns the Go file src with a number in place of a row's other languages.
func (t *texts) cut(src []byte) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	offset := func(p token.Pos) int { return fset.Position(p).Offset }
	var b bytes.Buffer
	done := 0
	for n := range ast.Preorder(file) {
		row, ok := rowOf(n)
		if !ok {
			continue
		}
		var lines []string
		for _, e := range row[1:] {
			line := constant(e)
			if strings.Contains(line, "\n") {
				return nil, fmt.Errorf("the text %q has more than one line", line)
			}
			lines = append(lines, line)
		}
		b.Write(src[done:offset(row[1].Pos())])
		b.WriteString(strconv.Itoa(t.add(strings.Join(lines, "\n"))))
		done = offset(row[len(row)-1].End())
	}
	b.Write(src[done:])
	return b.Bytes(), nil
}

// rowOf returns the elements of a Row literal: one string constant for each language. If it mistakes another literal for a Row,
// the copy does not compile.
func rowOf(n ast.Node) ([]ast.Expr, bool) {
	c, ok := n.(*ast.CompositeLit)
	if !ok || len(c.Elts) != len(text.Langs) || slices.ContainsFunc(c.Elts, func(e ast.Expr) bool { return constant(e) == "" }) {
		return nil, false
	}
	switch t := c.Type.(type) {
	case nil:
		return c.Elts, true
	case *ast.Ident:
		return c.Elts, t.Name == "Row"
	case *ast.SelectorExpr:
		return c.Elts, t.Sel.Name == "Row"
	}
	return nil, false
}

// constant returns the value of a string literal or of a sum of them, and "" for other expressions.
func constant(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			s, _ := strconv.Unquote(e.Value) // the parser has checked it
			return s
		}
	case *ast.BinaryExpr:
		if x, y := constant(e.X), constant(e.Y); x != "" && y != "" {
			return x + y
		}
	}
	return ""
}

// add returns the number of a row. Equal rows have the same number.
func (t *texts) add(row string) int {
	if n := t.number[row]; n != 0 {
		return n
	}
	if t.number == nil {
		t.number = map[string]int{}
	}
	t.rows = append(t.rows, row)
	t.number[row] = len(t.rows)
	return len(t.rows)
}

// files returns the files of texts by name. Their first line is empty, because numbers begin at 1.
func (t *texts) files() site {
	files := site{}
	for _, l := range text.Langs {
		if l == text.English {
			continue
		}
		var b strings.Builder
		for _, row := range t.rows {
			b.WriteString("\n" + strings.Split(row, "\n")[l-1])
		}
		files[textsFile(l)] = []byte(b.String())
	}
	return files
}
