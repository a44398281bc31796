//go:build !js

package core_test

import (
	"cmp"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestDoc: every test that README.md names is there, and the readings that it numbers are the decisions. The package's comment
// has at most forty lines.
func TestDoc(t *testing.T) {
	source, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(source), "\n//") + 1; n > 40 {
		t.Errorf("the comment of the package has %d lines, more than 40", n)
	}
	doc, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	var tests strings.Builder
	files, _ := filepath.Glob("*_test.go")
	above, _ := filepath.Glob("*/*_test.go")
	for _, name := range append(files, above...) {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tests.Write(data)
	}
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w+`).FindAllString(string(doc), -1) {
		if !strings.Contains(tests.String(), "\nfunc "+name+"(t *testing.T)") {
			t.Errorf("there is no %s", name)
		}
	}
	readings := regexp.MustCompile(`(?m)^    (\d\d)  `).FindAllStringSubmatch(string(doc), -1)
	if len(readings) != len(decisions) {
		t.Fatalf("README.md numbers %d readings, there are %d decisions", len(readings), len(decisions))
	}
	for i, r := range readings {
		if !strings.HasPrefix(decisions[i].name, r[1]+"-") {
			t.Errorf("reading %s stands where the decision is %s", r[1], decisions[i].name)
		}
	}
}

// sources calls f with every Go file of the module, by folder. It includes wasm/go-app, a module that replaces another
// and uses its names.
func sources(t *testing.T, f func(dir string, fset *token.FileSet, files map[string]*ast.File)) {
	t.Helper()
	err := filepath.WalkDir("..", func(dir string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if name := entry.Name(); name == "build" || name == "testdata" || strings.HasPrefix(name, ".") && name != ".." {
			return fs.SkipDir
		}
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil && dir != ".." {
			return fs.SkipDir
		}
		paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
		fset, files := token.NewFileSet(), map[string]*ast.File{}
		for _, path := range paths {
			if files[path], err = parser.ParseFile(fset, path, nil, parser.ParseComments); err != nil {
				return err
			}
		}
		f(dir, fset, files)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// elsewhere are the files that comments name and the repository does not have: files of the build, of Go and of
// examples.
var elsewhere = []string{
	"wasm_exec.js", "urlscope/embed.js", "parser.js", "build/run/index.html", // the build has them
	"rules.html", "grammar.html", "teach.html", // pages that wasm/site writes
	"net/url/url.go", "fmt/print.go", "Next.js", // of others
	"scheme_x.go", "check_x.go", "x.go", "panel_x.go", "x.html", "a.md", "readme.md", "urls.html", // any
	".github/ISSUE_TEMPLATE/problem.yml", // to be copied there
}

var (
	namedFile = regexp.MustCompile("(?:^|[\\s(“\"'`])((?:[\\w.-]+/)*[\\w-]+\\.(?:go|js|css|html|ts|jsonl|txtar|md|yml|webmanifest))\\b")

	// namedThing matches what a comment says to be in a file, where that looks like a name of code.
	namedThing = regexp.MustCompile("([A-Za-z]\\w*[a-z][A-Z]\\w*|`\\w+`) (?:in|of) `?((?:[\\w.-]+/)*[\\w-]+\\.(?:go|js|css|ts))\\b")

	// scriptComment matches the comments of scripts, style sheets, makefiles and shells.
	scriptComment = regexp.MustCompile(`(?s)/\*.*?\*/|(?m)(?:^|\s)//.*$|^\s*#.*$`)
	upward        = regexp.MustCompile(`^(\.\.?/)+`)
	lineBegins    = regexp.MustCompile(`\n\s*(?://|#+|\*)? ?`)
)

// TestNamedFiles: every file that is named in a comment, in a paper or in what a browser loads is there, and so is in it what a
// comment says to be in it.
func TestNamedFiles(t *testing.T) {
	there, texts := map[string]bool{}, map[string]string{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			if name := entry.Name(); err == nil && (name == "build" || name == ".git" || name == "node_modules") {
				return fs.SkipDir
			}
			return err
		}
		path = strings.TrimPrefix(filepath.ToSlash(path), "../")
		for rest, ok := path, true; ok; _, rest, ok = strings.Cut(rest, "/") { // by the ends of its path, too
			there[rest] = true
		}
		switch filepath.Ext(path) {
		case ".go", ".js", ".css", ".ts":
			data, err := os.ReadFile(filepath.Join("..", path))
			texts[filepath.Base(path)] += string(data)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for path, said := range saidOfFiles(t) {
		for _, m := range namedFile.FindAllStringSubmatch(said, -1) {
			name := upward.ReplaceAllString(m[1], "")
			if !there[name] && !slices.Contains(elsewhere, name) && !slices.Contains(elsewhere, filepath.Base(name)) {
				t.Errorf("%s: there is no %s", path, m[1])
			}
		}
		for _, m := range namedThing.FindAllStringSubmatch(said, -1) {
			if name := strings.Trim(m[1], "`"); !strings.Contains(texts[filepath.Base(m[2])], name) && !slices.Contains(elsewhere, m[2]) {
				t.Errorf("%s: %s has no %s", path, m[2], name)
			}
		}
	}
}

// saidOfFiles returns the comments of all sources, each comment on a line, and the papers.
func saidOfFiles(t *testing.T) map[string]string {
	t.Helper()
	said := map[string]string{}
	sources(t, func(_ string, _ *token.FileSet, files map[string]*ast.File) {
		for path, f := range files {
			for _, c := range f.Comments {
				said[path] += strings.ReplaceAll(c.Text(), "\n", " ") + "\n"
			}
		}
	})
	scripts, _ := filepath.Glob("../web/*s") // css, js, ts
	more, _ := filepath.Glob("../web/*/*s")
	ci, _ := filepath.Glob("../.ci/*")
	for _, path := range slices.Concat(scripts, more, ci, []string{"../Makefile"}) {
		for _, comment := range scriptComment.FindAllString(read(t, path), -1) {
			said[path] += lineBegins.ReplaceAllString(comment, " ") + "\n"
		}
	}
	papers, _ := filepath.Glob("../*.md")
	for _, path := range slices.Concat(papers, []string{"README.md", "../web/README.md", "../wasm/cli/README.md", "../testdata/README.md"}) {
		said[path] = read(t, path)
	}
	return said
}

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestDocComments: all that a Go user can name has a comment.
func TestDocComments(t *testing.T) {
	sources(t, func(dir string, fset *token.FileSet, all map[string]*ast.File) {
		var files []*ast.File
		for path, f := range all {
			if !strings.HasSuffix(path, "_test.go") {
				files = append(files, f)
			}
		}
		if len(files) == 0 {
			return
		}
		p, err := doc.NewFromFiles(fset, files, dir)
		if err != nil {
			t.Fatal(err)
		}
		wants := func(comment string, names ...string) {
			if strings.TrimSpace(comment) == "" {
				t.Errorf("%s: no comment says what %s is", dir, strings.Join(names, ", "))
			}
		}
		funcs := func(list []*doc.Func) {
			for _, f := range list {
				wants(f.Doc, f.Name)
			}
		}
		values := func(list []*doc.Value) {
			for _, v := range list {
				wants(v.Doc, v.Names...)
			}
		}
		wants(p.Doc, "the package")
		funcs(p.Funcs)
		values(append(p.Consts, p.Vars...))
		for _, c := range p.Types {
			wants(c.Doc, c.Name)
			funcs(append(c.Funcs, c.Methods...))
			values(append(c.Consts, c.Vars...))
		}
	})
}

var docLink = regexp.MustCompile(`\[\*?(?:(core|text|report|standards|anatomy|transcript|wire|fix|find|octet)\.)?([A-Z]\w*(?:\.[A-Z]\w*)?)\]`)

// TestDocLinks: what a comment in core links to, as [URL.Tokens], is there to be named.
func TestDocLinks(t *testing.T) {
	names := map[string]bool{"wire.MY.NOTES": true} // a file of VMS
	links := map[string]string{}                    // from where
	sources(t, func(dir string, fset *token.FileSet, all map[string]*ast.File) {
		if !strings.HasPrefix(filepath.ToSlash(dir), "../core") || strings.Contains(dir, "internal") {
			return
		}
		var files []*ast.File
		for path, f := range all {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			files = append(files, f)
			for _, c := range f.Comments {
				for _, m := range docLink.FindAllStringSubmatch(c.Text(), -1) {
					links[cmp.Or(m[1], f.Name.Name)+"."+m[2]] = fset.Position(c.Pos()).String()
				}
			}
		}
		if len(files) == 0 {
			return
		}
		p, err := doc.NewFromFiles(fset, files, dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range declared(p) {
			names[p.Name+"."+name] = true
		}
	})
	if len(links) < 10 {
		t.Errorf("only %d links", len(links))
	}
	for to, from := range links {
		if !names[to] {
			t.Errorf("%s: there is no %s", from, to)
		}
	}
}

// declared returns what Go users can name in a package: "Parse", "URL.Tokens".
func declared(p *doc.Package) (names []string) {
	values := func(list []*doc.Value) {
		for _, v := range list {
			names = append(names, v.Names...)
		}
	}
	funcs := func(of string, list []*doc.Func) {
		for _, f := range list {
			names = append(names, of+f.Name)
		}
	}
	values(append(p.Consts, p.Vars...))
	funcs("", p.Funcs)
	for _, t := range p.Types {
		names = append(names, t.Name)
		values(append(t.Consts, t.Vars...))
		funcs("", t.Funcs)
		funcs(t.Name+".", t.Methods)
	}
	return names
}
