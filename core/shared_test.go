package core

import (
	"go/ast"
	"go/parser"
	"go/token"
	"iter"
	"math"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
)

// TestShared calls every exported method of this package from several goroutines on values
// that they share, zero ones among them, with all kinds of arguments: diagnostics of other
// URLs, or of none, and spans and offsets that are nowhere. Nothing panics, all get the
// same answer, and the race detector (make test) sees no race.
func TestShared(t *testing.T) {
	methods := exportedMethods(t)
	for _, v := range sharedValues() {
		v := reflect.ValueOf(v)
		for i := range v.NumMethod() {
			method := v.Type().Method(i)
			name := strings.TrimLeft(v.Type().String(), "*")
			name = strings.TrimPrefix(name, "core.") + "." + method.Name
			if notShared[name] {
				continue
			}
			delete(methods, name)
			list := arguments(method.Type)
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
		if notShared[name] {
			continue
		}
		t.Errorf("%s was not called: sharedValues has no value of its type", name)
	}
}

// notShared are the methods that change what they are called on, as its type says.
var notShared = map[string]bool{"URL.Read": true, "Checker.Check": true, "Checker.CheckDelimited": true, "Checker.AtMost": true, "pass.report": true}

// sharedFuncs are the exported functions, and what else may be done at once with a URL that
// several share, by name.
var sharedFuncs = map[string]func(u *URL) []any{
	"AppendDecoded":    func(u *URL) []any { return []any{AppendDecoded(nil, u.Source())} },
	"Check":            func(u *URL) []any { return []any{Check(u)} },
	"FixAll":           func(u *URL) []any { return []any{FixAll(u.Source())} },
	"GrammarOf":        func(*URL) []any { return []any{GrammarOf("host")} },
	"LookupRegistered": func(u *URL) []any { return []any{LookupRegistered(u.Source()), LookupRegistered("HTTPS")} },
	"LookupScheme":     func(u *URL) []any { return []any{LookupScheme(u.Source()), LookupScheme("HTTP")} },
	"ParseDelimited":   func(u *URL) []any { return []any{ParseDelimited(u.Source()).Tokens()} },
	"Parse":            func(u *URL) []any { return []any{Parse(u.Source()).Tokens()} },
	"Silent":           func(*URL) []any { return []any{Silent()} },
	"Slips":            func(u *URL) []any { return []any{Slips(u.Source(), "ftp"), Slips("httsp", "https")} },
	"Apply": func(u *URL) (answers []any) {
		for _, span := range spans {
			text, ok := Apply(u.Source(), []Edit{{span, "x"}, {Span{1, 2}, "y"}})
			answers = append(answers, text, ok)
		}
		return answers
	},
	"ClassOf": func(*URL) (answers []any) {
		for b := range 256 {
			answers = append(answers, ClassOf(byte(b)))
		}
		return answers
	},
	"Rules": func(*URL) (answers []any) {
		for _, r := range Rules() {
			answers = append(answers, r.ID)
		}
		return answers
	},
	"Find": func(u *URL) (answers []any) {
		for f := range Find("see <" + u.Source() + "> and " + u.Source() + ".") {
			answers = append(answers, f.Text())
		}
		return answers
	},
	"FindSome": func(u *URL) (answers []any) {
		next := FindSome("see <"+u.Source()+"> and "+u.Source(), func(f Found) bool {
			answers = append(answers, f.Text())
			return true
		})
		return append(answers, next)
	},
	"fixes of what was found": func(u *URL) (answers []any) {
		for _, d := range Check(u) {
			for _, f := range d.Fixes() {
				text, ok := Apply(u.Source(), f.Edits)
				answers = append(answers, text, ok)
			}
		}
		return answers
	},
	"a Checker for each": func(u *URL) (answers []any) {
		var c Checker
		for _, s := range append(sharedInputs, u.Source()) {
			u, list := c.Check(s)
			list = slices.Clone(list)
			for i := range list {
				list[i].of = nil // which is another for each
			}
			answers = append(answers, slices.Clone(u.Tokens()), list)
		}
		return answers
	},
}

// TestSharedFuncs does the same with every exported function.
func TestSharedFuncs(t *testing.T) {
	for name := range exportedFuncs(t) {
		if sharedFuncs[name] == nil && name != "GuessScheme" { // which looks at its argument only
			t.Errorf("%s is not among sharedFuncs", name)
		}
	}
	for _, s := range sharedInputs {
		u := Parse(s)
		for name, f := range sharedFuncs {
			share(t, name, func() []any { return f(u) })
		}
	}
}

// TestFixesOfOthers: there are no fixes for what was not found, also where its octets would fit, nor for what a Checker found
// in the text before.
func TestFixesOfOthers(t *testing.T) {
	mine := Check(Parse("http://h/~a"))[0]
	moved := mine
	moved.Span.End++
	for _, d := range []Diagnostic{moved, {}, {Rule: mine.Rule}, {Span: mine.Span}} {
		if fixes := d.Fixes(); fixes != nil {
			t.Errorf("%v has %v", d, fixes)
		}
	}
	if len(mine.Fixes()) == 0 {
		t.Error("what was found has none")
	}
	weaker := mine
	if weaker.Severity = SeverityWarning; len(weaker.Fixes()) == 0 {
		t.Error("the same, made a warning, has none")
	}

	all := Check(Parse("http://h/~a|b"))
	first := all[0]
	if clear(all); len(first.Fixes()) == 0 {
		t.Error("what was found has none when the list is written to")
	}

	var c Checker
	_, list := c.Check("http://h/~a")
	stale := list[0]
	clear(list)
	if len(stale.Fixes()) == 0 {
		t.Error("what a Checker found has none")
	}
	if c.Check("http://h/"); stale.Fixes() != nil {
		t.Error("what a Checker found has those of another text")
	}
}

// share calls f from several goroutines and holds them to one answer, which is that of a
// single one.
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

var sharedInputs = []string{
	"", "ftp://u:p%0A@h/a|b/%7e;type=x#y", "HTTP://h:080/~a%zz?q#top", "<URL:http://h/a b\n/~c>", "gopher://h:25/7a%09b%09!x y",
	"htpp://h/\xff", "mailto:a|b@h?subject=~", "news:a@b|c", "prospero://h/;a=b;c", "http://" + strings.Repeat("a_", 2100) + "/", "\x00 :/@",
}

var spans = []Span{{}, {2, 5}, {5, 2}, {-3, 4}, {-7, -1}, {3, 1 << 40}, {1 << 40, 1 << 41}, {math.MinInt, math.MaxInt}, {math.MaxInt, math.MinInt}}

// sharedValues returns values of all types with methods, those of which may be shared with
// what they were made of.
func sharedValues() (list []any) {
	list = append(list, new(URL), Wire{}, new(Step), Found{}, new(Scheme), new(Rule), new(Checker), Span{},
		StepKind("ftp-pass/asked"), StepKind(""), RFC1738, RFC2396, RFC3986)
	for n := range 256 {
		n := uint8(n)
		list = append(list, FixKind(n), Severity(n), Part(n), Side(n), When(n), partSet(1)<<(n%32))
	}
	list = append(list, anyDiagnostics()...)
	for _, s := range sharedInputs {
		u := Parse(s)
		w := u.Wire()
		list = append(list, u, w)
		for i := range w.Steps {
			list = append(list, &w.Steps[i])
		}
		for f := range Find("<" + s + ">") {
			list = append(list, f)
		}
	}
	for _, span := range spans {
		list = append(list, span)
		// A conversation that nobody has.
		s := Step{Octets: []Octet{{From: span, Secret: true}, {Slot: true}}, Pieces: []Piece{{At: span.Start, End: span.End}},
			From: span, Early: []EarlyEnd{{At: span.Start, End: span.End, Next: span.End}}}
		list = append(list, &s, Wire{Host: span, Steps: []Step{s}}, Found{Span: span, Wrapped: true})
	}
	return list
}

// arguments returns what to call a method with: each kind of value for each of its
// parameters.
func arguments(method reflect.Type) [][]reflect.Value {
	most := 1
	for i := 1; i < method.NumIn(); i++ {
		most = max(most, len(argumentsOf(method.In(i))))
	}
	list := make([][]reflect.Value, most)
	for i := 1; i < method.NumIn(); i++ {
		kinds := argumentsOf(method.In(i))
		for n := range list {
			list[n] = append(list[n], reflect.ValueOf(kinds[n%len(kinds)]))
		}
	}
	return list
}

// argumentsOf returns the values of a type to call methods with.
func argumentsOf(kind reflect.Type) (list []any) {
	switch kind {
	case reflect.TypeFor[int]():
		for _, s := range spans {
			list = append(list, s.Start, s.End)
		}
	case reflect.TypeFor[string]():
		list = append(list, "", "http://h/", "\xff")
	case reflect.TypeFor[byte]():
		list = append(list, byte('+'), byte('a'))
	case reflect.TypeFor[[]Edit]():
		list = append(list, []Edit{}, []Edit{{Span{0, 0}, "x"}})
	case reflect.TypeFor[[]byte]():
		list = append(list, []byte(nil))
	case reflect.TypeFor[Span]():
		for _, s := range spans {
			list = append(list, s)
		}
	case reflect.TypeFor[Part]():
		for n := range 256 {
			list = append(list, Part(n))
		}
	case reflect.TypeFor[Diagnostic]():
		return anyDiagnostics()
	}
	return list
}

// anyDiagnostics returns diagnostics of all shared inputs, some of no rule or of places
// where nothing is, and one of each rule at places of all kinds.
var anyDiagnostics = sync.OnceValue(func() (list []any) {
	for _, s := range sharedInputs {
		found := Check(Parse(s))
		for _, d := range found[:min(len(found), 10)] {
			list = append(list, d)
			d.Rule = nil
			list = append(list, d)
		}
	}
	for i, span := range spans {
		for j := range rules {
			list = append(list, Diagnostic{Rule: rules[j], Span: span, Part: Part(i + j), Arg: "x"})
		}
		list = append(list, Diagnostic{Rule: new(Rule), Span: span, Part: Host, Severity: 200})
	}
	return list
})

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
