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
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Hold asks functions, by their names, for what their comments say of examples. A function of a signature that one of them
// has must be among them, and have an example. What a function returns of an input, answers tells, as strings; one is
// enough that is as the comment says.
func Hold(t *testing.T, asked map[string]any, answers func(function any, input string) []string) {
	signatures := map[string]bool{}
	for _, f := range asked {
		signatures[qualifier.ReplaceAllString(reflect.TypeOf(f).String(), "")] = true
	}
	for _, f := range funcs(t) {
		function, ok := asked[f.name]
		switch {
		case !ok && signatures[f.signature]:
			t.Errorf("%s, %s, is not asked", f.name, f.signature)
		case ok && len(f.examples) == 0:
			t.Errorf("the comment of %s has no example", f.name)
		case ok:
			for _, e := range f.examples {
				got := answers(function, e.input)
				for _, want := range e.want {
					if !slices.Contains(got, want) {
						t.Errorf("%s of %q is %q, not %q", f.name, e.input, got, want)
					}
				}
			}
		}
	}
}

// qualifier is what a type of a package is written with outside of it: "meant." in "[]meant.variant".
var qualifier = regexp.MustCompile(`\b\w+\.`)

// Answers returns what a function of a simple signature returns of an input; of a result with an ok, the result.
func Answers(function any, input string) []string {
	switch f := function.(type) {
	case func(byte) bool:
		return []string{strconv.FormatBool(f(input[0]))}
	case func(rune) bool:
		return []string{strconv.FormatBool(f([]rune(input)[0]))}
	case func(string) bool:
		return []string{strconv.FormatBool(f(input))}
	case func([]byte) bool:
		return []string{strconv.FormatBool(f([]byte(input)))}
	case func(byte) string:
		return []string{f(input[0])}
	case func(string) string:
		return []string{f(input)}
	case func(string) int:
		return []string{strconv.Itoa(f(input))}
	case func(string) (string, bool):
		result, _ := f(input)
		return []string{result}
	}
	return nil
}

// A function with what its comment says of it.
type function struct {
	name      string // "isDigits", or of a method "parts.rest"
	signature string // without names, a receiver as the first parameter: "func(parts) string"
	examples  []example
}

// An example is what a function is given, and what it returns: a number and a bool as they are printed.
type example struct {
	input string
	want  []string
}

// funcs returns the functions of the package in the working directory.
func funcs(t *testing.T) (list []function) {
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
				list = append(list, function{nameOf(f), signatureOf(f), examplesIn(f.Doc.Text(), signatureOf(f))})
			}
		}
	}
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
			list = append(list, basic.Replace(types.ExprString(field.Type)))
		}
	}
	return list
}

// basic writes the basic types that have two names by that which reflect knows.
var basic = strings.NewReplacer("byte", "uint8", "rune", "int32")

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

// examplesIn returns the examples in the comment of a function.
func examplesIn(doc, signature string) (list []example) {
	doc = strings.ReplaceAll(doc, "\n", " ")
	if strings.HasSuffix(signature, ") bool") {
		return listedIn(doc)
	}
	for _, m := range given.FindAllStringSubmatch(doc, -1) {
		e := example{input: plain(m[1])}
		for _, want := range []string{m[2], m[4], m[6]} {
			if want != "" {
				e.want = append(e.want, plain(want))
			}
		}
		list = append(list, e)
	}
	for _, m := range taken.FindAllStringSubmatch(doc, -1) {
		list = append(list, example{plain(m[3]), []string{plain(m[1])}})
	}
	return list
}

// listedIn returns the examples that a comment lists behind a colon: those in front of a "not" are true.
func listedIn(doc string) (list []example) {
	for _, m := range listed.FindAllStringSubmatchIndex(doc, -1) {
		is := true
		add := func(s string) { list = append(list, example{plain(s), []string{strconv.FormatBool(is)}}) }
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

// plain returns what a string of Go holds, and a number as it is: "a" of "`a`", "12" of "12".
func plain(s string) string {
	if p, err := strconv.Unquote(s); err == nil {
		return p
	}
	return s
}
