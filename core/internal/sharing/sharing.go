// Package sharing holds the exported names of a package to what they promise of goroutines: several may call them at once, on
// the same values. It is for tests.
package sharing

import (
	"go/ast"
	"go/parser"
	"go/token"
	"iter"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
)

// Methods calls every exported method of the package in this folder from several goroutines, on values that they share.
// Nothing may panic, and all must get the same answer. A method for which no value is given is an error, unless its name, as
// "URL.Read", is among those that change what they are called on. values returns what to call with for a parameter's type.
func Methods(t *testing.T, on []any, changing map[string]bool, values func(reflect.Type) []any) {
	t.Helper()
	methods := exportedMethods(t)
	for _, v := range on {
		v := reflect.ValueOf(v)
		for i := range v.NumMethod() {
			method := v.Type().Method(i)
			_, name, _ := strings.Cut(strings.TrimLeft(v.Type().String(), "*"), ".")
			name += "." + method.Name
			if changing[name] {
				continue
			}
			delete(methods, name)
			list := arguments(method.Type, values)
			share(t, name, func() (answers []any) {
				for _, args := range list {
					for _, answer := range v.Method(i).Call(args) {
						answers = append(answers, answer.Interface())
					}
				}
				return answers
			})
		}
	}
	for name := range methods {
		if !changing[name] {
			t.Errorf("%s was not called: there is no value of its type", name)
		}
	}
}

// Funcs does the same with every exported function of the package in this folder. calls holds, by name, what calls it with an
// input, and what else may be done at once.
func Funcs[Input any](t *testing.T, inputs []Input, calls map[string]func(Input) []any) {
	t.Helper()
	for name := range exportedFuncs(t) {
		if calls[name] == nil {
			t.Errorf("nothing calls %s", name)
		}
	}
	for _, in := range inputs {
		for name, f := range calls {
			share(t, name, func() []any { return f(in) })
		}
	}
}

// share calls f from several goroutines and compares their answers with the answer of a single call.
func share(t *testing.T, name string, f func() []any) {
	t.Helper()
	const goroutines = 4
	answers := make([][]any, goroutines)
	var all sync.WaitGroup
	for i := range answers {
		all.Go(func() {
			defer func() {
				if e := recover(); e != nil {
					t.Errorf("%s panics: %v", name, e)
				}
			}()
			answers[i] = f()
		})
	}
	all.Wait()
	if t.Failed() {
		return
	}
	want := f()
	for _, got := range answers {
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: one goroutine gets %v, another %v", name, want, got)
			return
		}
	}
}

// arguments returns what to call a method with: each kind of value for each of its
// parameters.
func arguments(method reflect.Type, values func(reflect.Type) []any) [][]reflect.Value {
	most := 1
	for i := 1; i < method.NumIn(); i++ {
		most = max(most, len(values(method.In(i))))
	}
	list := make([][]reflect.Value, most)
	for i := 1; i < method.NumIn(); i++ {
		kinds := values(method.In(i))
		for n := range list {
			list[n] = append(list[n], reflect.ValueOf(kinds[n%len(kinds)]))
		}
	}
	return list
}

// exportedMethods returns the names of all exported methods of exported types.
func exportedMethods(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for f := range exported(t) {
		if f.Recv == nil {
			continue
		}
		kind := f.Recv.List[0].Type
		if star, ok := kind.(*ast.StarExpr); ok {
			kind = star.X
		}
		if name, ok := kind.(*ast.Ident); ok && name.IsExported() {
			names[name.Name+"."+f.Name.Name] = true
		}
	}
	return names
}

// exportedFuncs returns the names of all exported functions.
func exportedFuncs(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for f := range exported(t) {
		if f.Recv == nil {
			names[f.Name.Name] = true
		}
	}
	return names
}

// exported yields the functions and methods of this package with exported names.
func exported(t *testing.T) iter.Seq[*ast.FuncDecl] {
	t.Helper()
	paths, _ := filepath.Glob("*.go")
	var list []*ast.FuncDecl
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Name.IsExported() {
				list = append(list, f)
			}
		}
	}
	return slices.Values(list)
}
