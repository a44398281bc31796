// Package comment reads the examples in the comments of functions, to hold them to what the functions return. It is for
// tests.
//
// An example is a string as Go writes it, in a sentence of one of these forms:
//
//	isDigits reports whether s is one or more digits: "80", not "".
//	portColon returns the offset of the colon in front of a port: 1 of "h:80", -1 of "h".
//	moveTop writes the last label of a host right: "http://h.ogr/" → "http://h.org/".
//
// In the last, "is" and "becomes" stand for the arrow as well.
package comment

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A Func is a function with what its comment says of it.
type Func struct {
	Name      string // "isDigits", or of a method "parts.rest"
	Signature string // without names, a receiver as the first parameter: "func(parts) string"
	Examples  []Example
}

// An Example is what a function is given, and what it returns: a number and a bool as they are printed.
type Example struct {
	Input string
	Want  []string
}

// Funcs returns the functions of the package in the working directory, in the order of their names.
func Funcs(t *testing.T) (list []Func) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), e.Name(), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				list = append(list, read(nameOf(f), signatureOf(f), f.Doc.Text()))
			}
		}
	}
	slices.SortFunc(list, func(a, b Func) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// nameOf returns the name of a function with the type of its receiver: "parts.rest".
func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	return types.ExprString(f.Recv.List[0].Type) + "." + f.Name.Name
}

// signatureOf returns the type of a function without names, with its receiver as the first parameter:
// "func(parts, int) bool" for "func (p parts) has(n int) bool".
func signatureOf(f *ast.FuncDecl) string {
	results := typesOf(f.Type.Results)
	end := strings.Join(results, ", ")
	if len(results) > 1 {
		end = "(" + end + ")"
	}
	return "func(" + strings.Join(append(typesOf(f.Recv), typesOf(f.Type.Params)...), ", ") + ") " + end
}

// typesOf returns the type of each of a list: "int" and "int" of "i, j int".
func typesOf(fields *ast.FieldList) (list []string) {
	if fields == nil {
		return nil
	}
	for _, field := range fields.List {
		for range max(len(field.Names), 1) {
			list = append(list, types.ExprString(field.Type))
		}
	}
	return list
}

const (
	quoted = "(\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`)"
	value  = `(` + quoted + `|-?\d+)`
)

var (
	listed = regexp.MustCompile(`(?::|as in|, as) ` + quoted)
	next   = regexp.MustCompile(`^(,? (?:and|or|not|nor|but not|and not) |, )` + quoted)
	given  = regexp.MustCompile(quoted + ` (?:→|is|becomes) ` + value + `(?:, ` + value + `)?(?:, ` + value + `)?`)
	taken  = regexp.MustCompile(value + ` (?:of|for|in) (?:the )?` + quoted)
)

// read reads a comment.
func read(name, signature, doc string) Func {
	f := Func{Name: name, Signature: signature}
	doc = strings.ReplaceAll(doc, "\n", " ")
	if strings.HasSuffix(signature, ") bool") {
		f.Examples = listedIn(doc)
		return f
	}
	for _, m := range given.FindAllStringSubmatch(doc, -1) {
		e := Example{Input: plain(m[1])}
		for _, want := range []string{m[2], m[4], m[6]} {
			if want != "" {
				e.Want = append(e.Want, plain(want))
			}
		}
		f.Examples = append(f.Examples, e)
	}
	for _, m := range taken.FindAllStringSubmatch(doc, -1) {
		f.Examples = append(f.Examples, Example{plain(m[3]), []string{plain(m[1])}})
	}
	return f
}

// listedIn returns the examples that a comment lists behind a colon: those in front of a "not" are true.
func listedIn(doc string) (list []Example) {
	for _, m := range listed.FindAllStringSubmatchIndex(doc, -1) {
		is := true
		add := func(s string) { list = append(list, Example{plain(s), []string{strconv.FormatBool(is)}}) }
		add(doc[m[2]:m[3]])
		for doc := doc[m[1]:]; ; {
			m := next.FindStringSubmatch(doc)
			if m == nil {
				break
			}
			is = is && !strings.Contains(m[1], "no")
			add(m[2])
			doc = doc[len(m[0]):]
		}
	}
	return list
}

// plain returns what a string of Go holds; a number is what it is.
func plain(s string) string {
	if p, err := strconv.Unquote(s); err == nil {
		return p
	}
	return s
}
