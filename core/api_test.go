//go:build !js

package core_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// promised are the exported names of core's packages that nothing outside their package uses, each with the reason why it
// stays. README's samples and Example functions promise names, too, and need no row.
var promised = map[string]string{
	"clients.Conversation":      "is what a Reading has in it, which has users",
	"clients.Conversation.Open": "tells that more follows, where a conversation is drawn by others",
	"clients.Line.Home":         "tells what an empty span of a line stands for",
	"readers.Row.Role":          "tells which part a row is, where it is drawn by others",
	"report.DerivationVersion":  "the version that a program which embeds the JSON compares with",
	"text.ClientFact.ID":        "names a fact for a page that links to it",
	"report.NamesVersion":       "the version that a program which embeds the JSON compares with",
	"report.ReadersVersion":     "the version that a program which embeds the JSON compares with",
	"report.NormalVersion":      "the version that a program which embeds the JSON compares with",
	"report.SameVersion":        "the version that a program which embeds the JSON compares with",
	"core.URL.Read":             "reads one input after another without allocating, for a caller that needs no findings",
	"hosts.Ranges":              "the tests of text ask whether each range has its words",
	"hosts.Specials":            "the tests of text ask whether each name has its words",
	"lesson.Receipt.ID":         "a receipt in which one cannot see the lesson is of no use",
	"report.StandardsVersion":   "the version that a program which embeds the JSON compares with",
	"report.Version":            "the version that a program which embeds the JSON compares with",
	"standards.Clauses":         "the tests of text ask whether each clause has its words",
}

// forTests are the packages that only tests import.
var forTests = []string{"core/text/proofread"}

// TestPromised: each exported name of a package of core has a user outside its package. Tests are no users; README's samples
// and Example functions are. A name also counts if the signature or the type of a used name mentions it, and a constant if its
// type counts, because whoever gets a value of an enumeration compares it with all of them.
func TestPromised(t *testing.T) {
	names, used := map[string]bool{}, map[string]bool{}
	for _, w := range []*world{newWorld(t, "../..."), newWorld(t, "../wasm/reporter", "GOOS=js", "GOARCH=wasm")} {
		w.addUses(used)
		for path, p := range w.checked {
			if w.isPublic(path) {
				w.addNames(p, names)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		switch reason, ok := promised[name]; {
		case used[name] && ok:
			t.Errorf("%s has a user: take it off the list of promised names", name)
		case !used[name] && reason == "":
			t.Errorf("%s has no user outside its package: unexport it, delete it, or promise it", name)
		}
	}
	for name := range promised {
		if !names[name] {
			t.Errorf("%s is promised and does not exist", name)
		}
	}
	own := 0
	for name := range names {
		if strings.HasPrefix(name, "core.") {
			own++
		}
	}
	t.Logf("%d names, %d of them of core itself; %d promised", len(names), own, len(promised))
}

// A world is all packages of the module as one platform sees them, with what their names mean.
type world struct {
	t       *testing.T
	fset    *token.FileSet
	listed  map[string]listed
	checked map[string]*types.Package
	uses    map[*types.Package]*types.Info
	std     types.Importer
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
	Module                  *struct{ Main bool }
	Standard                bool
}

// newWorld type-checks the packages of a pattern, and the samples that promise names.
func newWorld(t *testing.T, pattern string, env ...string) *world {
	t.Helper()
	command := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,Module,Standard", pattern)
	command.Env = append(command.Environ(), env...)
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	w := &world{t: t, fset: token.NewFileSet(), listed: map[string]listed{}, checked: map[string]*types.Package{}, uses: map[*types.Package]*types.Info{}}
	for packages := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := packages.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		w.listed[p.ImportPath] = p
	}
	w.std = importer.ForCompiler(w.fset, "gc", func(path string) (io.ReadCloser, error) {
		if w.listed[path].Export == "" {
			return nil, fmt.Errorf("go list has no export data of %s", path)
		}
		return os.Open(w.listed[path].Export)
	})
	for path, p := range w.listed {
		if !p.isOwn() {
			continue
		}
		if _, err := w.Import(path); err != nil {
			t.Fatal(err)
		}
		if examples := filepath.Join(p.Dir, "example_test.go"); w.isPublic(path) && isFile(examples) {
			w.check(path+"_test", w.parse(examples, nil))
		}
	}
	if len(env) == 0 {
		w.check("readme", w.readme()...)
	}
	return w
}

// isOwn reports whether p belongs to this module. wasm/go-app is a module of its own in the same workspace.
func (p listed) isOwn() bool {
	return !p.Standard && p.Module != nil && p.Module.Main && !strings.Contains(filepath.ToSlash(p.Dir), "/go-app/")
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// isPublic reports whether path is a package of core that others may import.
func (w *world) isPublic(path string) bool {
	_, below, ok := strings.Cut(path+"/", "/core/")
	return ok && !strings.Contains(below, "internal/") && !strings.HasSuffix(path, "_test") &&
		!slices.ContainsFunc(forTests, func(p string) bool { return strings.HasSuffix(path, p) })
}

// Import type-checks a package of this module from its files, and takes any other from its export data.
func (w *world) Import(path string) (*types.Package, error) {
	if p := w.checked[path]; p != nil {
		return p, nil
	}
	p, ok := w.listed[path]
	if !ok || !p.isOwn() {
		return w.std.Import(path)
	}
	var files []*ast.File
	for _, name := range p.GoFiles {
		files = append(files, w.parse(filepath.Join(p.Dir, name), nil))
	}
	return w.check(path, files...), nil
}

func (w *world) parse(name string, src any) *ast.File {
	w.t.Helper()
	f, err := parser.ParseFile(w.fset, name, src, parser.SkipObjectResolution)
	if err != nil {
		w.t.Fatal(err)
	}
	return f
}

func (w *world) check(path string, files ...*ast.File) *types.Package {
	w.t.Helper()
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{Importer: w}
	if strings.HasSuffix(path, "_test") {
		config.Error = func(error) {} // an example may import what the program does not, and the compiler has checked it
	}
	p, err := config.Check(path, w.fset, files, info)
	if err != nil && config.Error == nil {
		w.t.Fatal(err)
	}
	w.checked[path], w.uses[p] = p, info
	return p
}

// readme returns the samples of the papers, each a function of one package.
func (w *world) readme() (files []*ast.File) {
	for i, sample := range samplesOfPapers(w.t) {
		imports, body := importsAndBody(sample)
		files = append(files, w.parse(fmt.Sprintf("README-%d", i), fmt.Sprintf("package readme\n%s\nfunc sample%d() {\n%s\n}\n", imports, i, body)))
	}
	return files
}

// addUses adds the names that a package other than their own uses, and those that belong to them.
func (w *world) addUses(used map[string]bool) {
	for p, info := range w.uses {
		for _, o := range info.Uses {
			w.use(o, p, used)
		}
		for e, of := range info.Types { // a literal without the names of its fields uses all of them
			if literal, ok := e.(*ast.CompositeLit); ok && len(literal.Elts) > 0 {
				if s, ok := of.Type.Underlying().(*types.Struct); ok {
					if _, keyed := literal.Elts[0].(*ast.KeyValueExpr); !keyed {
						for f := range s.Fields() {
							w.use(f, p, used)
						}
					}
				}
			}
		}
	}
}

// use adds o, if it is an exported name of a public package that is not by, with the types that it mentions.
func (w *world) use(o types.Object, by *types.Package, used map[string]bool) {
	if o == nil || o.Pkg() == nil || o.Pkg() == by || !o.Exported() || !w.isPublic(o.Pkg().Path()) {
		return
	}
	name := w.nameOf(o)
	if name == "" || used[name] {
		return
	}
	used[name] = true
	w.mention(o.Type(), used)
	if s, ok := o.Type().Underlying().(*types.Struct); ok { // whoever reads the JSON reads all of it
		for i := range s.NumFields() {
			if strings.Contains(s.Tag(i), "json:") {
				w.mention(s.Field(i).Type(), used)
			}
		}
	}
}

// mention adds the named types that t is made of.
func (w *world) mention(t types.Type, used map[string]bool) {
	switch t := t.(type) {
	case *types.Named:
		w.use(t.Obj(), nil, used)
		for a := range t.TypeArgs().Types() {
			w.mention(a, used)
		}
	case *types.Pointer:
		w.mention(t.Elem(), used)
	case *types.Slice:
		w.mention(t.Elem(), used)
	case *types.Array:
		w.mention(t.Elem(), used)
	case *types.Map:
		w.mention(t.Key(), used)
		w.mention(t.Elem(), used)
	case *types.Signature:
		for v := range t.Params().Variables() {
			w.mention(v.Type(), used)
		}
		for v := range t.Results().Variables() {
			w.mention(v.Type(), used)
		}
	}
}

// nameOf returns how a user writes o, "core.URL.Valid", or "" if nobody outside can: a local name, say.
func (w *world) nameOf(o types.Object) string {
	p := o.Pkg()
	prefix := p.Path()[strings.LastIndexByte(p.Path(), '/')+1:] + "."
	if p.Scope().Lookup(o.Name()) == o {
		return prefix + o.Name()
	}
	switch o := o.(type) {
	case *types.Func:
		recv := o.Origin().Signature().Recv()
		if recv == nil {
			return ""
		}
		t := recv.Type()
		if pointer, ok := t.(*types.Pointer); ok {
			t = pointer.Elem()
		}
		if named, ok := t.(*types.Named); ok {
			return prefix + named.Obj().Name() + "." + o.Name()
		}
	case *types.Var:
		if o.IsField() {
			return w.fieldName(prefix, o.Origin())
		}
	}
	return ""
}

// fieldName returns the name of a field behind the name of the type that has it.
func (w *world) fieldName(prefix string, field *types.Var) string {
	scope := field.Pkg().Scope()
	for _, name := range scope.Names() {
		t, ok := scope.Lookup(name).(*types.TypeName)
		if !ok {
			continue
		}
		if s, ok := t.Type().Underlying().(*types.Struct); ok {
			for f := range s.Fields() {
				if f == field {
					return prefix + name + "." + field.Name()
				}
			}
		}
	}
	return ""
}

// addNames adds what p exports: names of its own, methods, and fields that no tag names for a JSON reader. A constant of an
// exported type of p belongs to that type, and so do methods that the interfaces below ask for.
func (w *world) addNames(p *types.Package, names map[string]bool) {
	scope := p.Scope()
	for _, name := range scope.Names() {
		o := scope.Lookup(name)
		if !o.Exported() {
			continue
		}
		if c, ok := o.(*types.Const); ok {
			if named, ok := c.Type().(*types.Named); ok && named.Obj().Pkg() == p && named.Obj().Exported() {
				continue
			}
		}
		names[w.nameOf(o)] = true
		t, ok := o.Type().(*types.Named)
		if _, isType := o.(*types.TypeName); !isType || !ok {
			continue
		}
		for m := range t.Methods() {
			if m.Exported() && !slices.Contains(asked, m.Name()) {
				names[w.nameOf(m)] = true
			}
		}
		if s, ok := t.Underlying().(*types.Struct); ok {
			for i := range s.NumFields() {
				if f := s.Field(i); f.Exported() && !f.Embedded() && !strings.Contains(s.Tag(i), "json:") {
					names[w.nameOf(f)] = true
				}
			}
		}
	}
}

// asked are the methods of fmt.Stringer, error, and encoding/json's Marshaler, which others call by their interface.
var asked = []string{"String", "Error", "Unwrap", "MarshalJSON", "MarshalText"}
