package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// go-app's package app serves pages as well as it is one, and so the page would carry an HTTP server, TLS, a template
// engine and AES: a third of what a reader downloads, and never run. The browser's build is therefore made with a copy
// of go-app, written into build/ from the module cache, that lacks them. The build for the machine, go vet and every
// test of the model take go-app as it is published.

// goApp is the module that is slimmed, and the version that the table below was made for. go.sum vouches for its text.
const goApp, goAppVersion = "github.com/maxence-charriere/go-app/v9", "v9.8.0"

// leftOut names the files of goApp that the copy lacks, but for the functions that the rest of go-app needs.
var leftOut = map[string][]string{
	"pkg/app/crypto.go":   nil, // encrypts states
	"pkg/app/http.go":     {"isRemoteLocation", "isStaticResourcePath", "parseSrc"},
	"pkg/app/resource.go": nil, // serves files
	"pkg/app/state.go":    nil, // keeps states, and tells other tabs of them
	"pkg/app/static.go":   nil, // writes a site
	"pkg/app/storage.go":  nil, // keeps them in the browser
	"pkg/app/testing.go":  nil, // compares elements in tests
}

// rewritten names the files of goApp that the copy has otherwise (elements.go, drawing.go).
var rewritten = map[string]func([]byte) ([]byte, error){
	"pkg/app/attribute.go": changing(attributeChanges),
	"pkg/app/component.go": changing(componentChanges),
	"pkg/app/engine.go":    changing(engineChanges),
	"pkg/app/event.go":     changing(eventChanges),
	"pkg/app/html.go":      changing(elementChanges),
	"pkg/app/html_gen.go":  oneElement,
	"pkg/app/js_wasm.go":   changing(scriptChanges),
	"pkg/app/node.go":      changing(nodeChanges),
	"pkg/app/range.go":     changing(rangeChanges),
	"pkg/app/strings.go":   changing(stringChanges),
	"pkg/app/text.go":      changing(textChanges),
	"pkg/errors/errors.go": changing(errorChanges),
}

// put holds what stands in for what was left out, so that the copy compiles. None of it is ever called.
const put = `package app

import "errors"

// Handler serves a page; this build only is one.
type Handler struct{}

var errLeftOut = errors.New("this build of go-app encrypts nothing")

func encrypt(key string, v []byte) ([]byte, error) { return nil, errLeftOut }
func decrypt(key string, v []byte) ([]byte, error) { return nil, errLeftOut }

// What keeps states keeps none.
type (
	State          struct{}
	StateOption    func(*State)
	Observer       interface{}
	store          struct{}
	BrowserStorage interface {
		Get(string, any) error
		Set(string, any) error
		Clear()
	}
	noStorage struct{}
)

func newStore(Dispatcher) *store               { return nil }
func (*store) Set(string, any, ...StateOption) {}
func (*store) Get(string, any)                 {}
func (*store) Del(string)                      {}
func (*store) Observe(string, UI) Observer     { return nil }
func (*store) Cleanup()                        {}
func (*store) Close()                          {}

func newJSStorage(string) BrowserStorage { return noStorage{} }
func newMemoryStorage() BrowserStorage   { return noStorage{} }
func (noStorage) Get(string, any) error  { return errLeftOut }
func (noStorage) Set(string, any) error  { return errLeftOut }
func (noStorage) Clear()                 {}
`

// exchanged are the packages that the copy imports under go-app's own path instead, where these stand in for them.
var exchanged = map[string]string{
	// go-app names its stores of states and the device; the page has one store and never names its device. The true
	// package brings hashes, big numbers and a driver for databases.
	"github.com/google/uuid": `package uuid

// NewString returns the name of the one store.
func NewString() string { return "00000000-0000-4000-8000-000000000000" }
`,
	// go-app keeps states, and what it tells of errors, as JSON; the page keeps its own, and the browser's console has the rest.
	"encoding/json": `package json

import "errors"

var errLeftOut = errors.New("this build of go-app has no JSON")

// RawMessage is text in JSON.
type RawMessage []byte

// Marshal refuses every value.
func Marshal(any) ([]byte, error) { return nil, errLeftOut }

// MarshalIndent refuses every value.
func MarshalIndent(any, string, string) ([]byte, error) { return nil, errLeftOut }

// Unmarshal refuses every text.
func Unmarshal([]byte, any) error { return errLeftOut }
`,
	// What go-app formats is what it logs, and the names of actions, of which the page has none.
	"fmt": `package fmt

import "strconv"

// Sprint writes one value after the other.
func Sprint(values ...any) (s string) {
	for _, v := range values {
		switch v := v.(type) {
		case string:
			s += v
		case error:
			s += v.Error()
		case interface{ String() string }:
			s += v.String()
		case int:
			s += strconv.Itoa(v)
		case bool:
			s += strconv.FormatBool(v)
		default:
			s += "?"
		}
	}
	return s
}

// Sprintf writes values in place of the verbs, whatever these are.
func Sprintf(format string, values ...any) (s string) {
	for i := 0; i < len(format); i++ {
		if format[i] == '%' && i+1 < len(format) && len(values) > 0 {
			s += Sprint(values[0])
			values = values[1:]
			i++
		} else {
			s += format[i : i+1]
		}
	}
	return s
}

// Printf prints.
func Printf(format string, values ...any) (int, error) { print(Sprintf(format, values...)); return 0, nil }
`,
	// The true package knows the 2231 names of HTML's characters, to read them; go-app only escapes.
	"html": `package html

import "strings"

// EscapeString escapes what is a mark of HTML.
func EscapeString(s string) string {
	for _, mark := range [...][2]string{{"&", "&amp;"}, {"'", "&#39;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&#34;"}} {
		s = strings.ReplaceAll(s, mark[0], mark[1])
	}
	return s
}
`,
	// The environment of a page is what app.js says (goappGetenv).
	"os": `package os

// Getenv returns "": a page has no environment.
func Getenv(string) string { return "" }
`,
	"path/filepath": `package filepath

import "path"

// Base returns the last element of a path.
func Base(name string) string { return path.Base(name) }
`,
	// go-app asks of an address on which page it is. It compares the path with that of a folder, which is not decoded either.
	"net/url": `package url

import "strings"

// A URL is the address of a page.
type URL struct{ Scheme, Host, Path, RawQuery, Fragment string }

// Parse takes one apart as the browser gives it.
func Parse(raw string) (*URL, error) {
	u := &URL{}
	raw, u.Fragment, _ = strings.Cut(raw, "#")
	raw, u.RawQuery, _ = strings.Cut(raw, "?")
	if scheme, rest, ok := strings.Cut(raw, "://"); ok {
		at := strings.IndexByte(rest+"/", '/')
		u.Scheme, u.Host, raw = scheme, rest[:at], rest[at:]
	}
	u.Path = raw
	return u, nil
}

// String puts it together again.
func (u *URL) String() string {
	s := u.Path
	if u.Scheme != "" {
		s = u.Scheme + "://" + u.Host + s
	}
	if u.RawQuery != "" {
		s += "?" + u.RawQuery
	}
	if u.Fragment != "" {
		s += "#" + u.Fragment
	}
	return s
}
`,
	// Routes may be given as patterns; those of the page are plain (Run in wasm/page).
	"regexp": `package regexp

// A Regexp matches nothing.
type Regexp struct{}

// MustCompile refuses every pattern.
func MustCompile(pattern string) *Regexp {
	panic("this build of go-app knows no patterns: name the route itself, not " + pattern)
}

// MatchString reports false.
func (*Regexp) MatchString(string) bool { return false }
`,
}

// stand returns the path under which a package stands in for the one at path.
func stand(importPath string) string { return "pkg/slim/" + path.Base(importPath) }

// slim writes the copy of goApp into the folder build of root, and returns the flag that makes the go command use it.
func slim(root string) (flag string, err error) {
	go_ := func(args ...string) ([]byte, error) {
		command := exec.Command("go", args...)
		command.Dir = root
		var stderr strings.Builder
		command.Stderr = &stderr
		output, err := command.Output()
		if err != nil {
			err = fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, stderr.String())
		}
		return output, err
	}
	output, err := go_("mod", "download", "-json", goApp)
	if err != nil {
		return "", err
	}
	var module struct{ Version, Dir string }
	if err := json.Unmarshal(output, &module); err != nil {
		return "", err
	}
	if err := checkVersion(module.Version); err != nil {
		return "", err
	}
	files, err := slimFiles(os.DirFS(module.Dir))
	if err != nil {
		return "", fmt.Errorf("cannot leave out of go-app %s what wasm/site/slim.go says: %w", goAppVersion, err)
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return "", err
		}
		if name == "go.mod" {
			data = fmt.Appendf(data, "\nreplace %s => ./build/go-app\n", goApp)
		}
		files["../page"+path.Ext(name)] = data
	}
	for name, data := range files {
		if err := writeChanged(filepath.Join(root, "build/go-app", filepath.FromSlash(name)), data); err != nil {
			return "", err
		}
	}
	copied := os.DirFS(filepath.Join(root, "build/go-app"))
	err = fs.WalkDir(copied, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || files[name] != nil {
			return err
		}
		return os.Remove(filepath.Join(root, "build/go-app", filepath.FromSlash(name)))
	})
	return "-modfile=build/page.mod", err
}

func checkVersion(version string) error {
	if version == goAppVersion {
		return nil
	}
	return fmt.Errorf("go.mod requires go-app %s, but wasm/site/slim.go was made for %s: look through what it leaves out of "+
		"go-app and what it exchanges, then change goAppVersion", version, goAppVersion)
}

// slimFiles returns the files of the copy by name.
func slimFiles(module fs.FS) (files map[string][]byte, err error) {
	files = map[string][]byte{"pkg/app/slim.go": []byte(put), "pkg/app/write.go": []byte(writing), "pkg/app/same.go": []byte(comparing)}
	for name, source := range exchanged {
		files[stand(name)+"/slim.go"] = []byte(source)
	}
	var names []string
	for _, pattern := range []string{"LICENSE", "go.mod", "pkg/app/*.go", "pkg/errors/*.go"} {
		found, err := fs.Glob(module, pattern)
		if err != nil {
			return nil, err
		}
		names = append(names, found...)
	}
	done := map[string]bool{}
	for _, name := range names {
		data, err := fs.ReadFile(module, name)
		if err != nil {
			return nil, err
		}
		keep, slimmed := leftOut[name]
		if rewrite := rewritten[name]; rewrite != nil {
			done[name] = true
			if data, err = rewrite(data); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		switch {
		case slimmed:
			done[name] = true
			if data, err = only(data, keep); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		case strings.HasSuffix(name, "_test.go"):
			continue
		}
		for old := range exchanged {
			line := []byte("\t" + strconv.Quote(old) + "\n")
			if bytes.Contains(data, line) {
				done[old] = true
				data = bytes.Replace(data, line, []byte("\t"+strconv.Quote(goApp+"/"+stand(old))+"\n"), 1)
			}
		}
		files[name] = data
	}
	return files, allDone(done)
}

// allDone returns an error for what the tables above name and go-app no longer has.
func allDone(done map[string]bool) error {
	for name := range leftOut {
		if !done[name] {
			return fmt.Errorf("it has no file %s", name)
		}
	}
	for name := range rewritten {
		if !done[name] {
			return fmt.Errorf("it has no file %s", name)
		}
	}
	for name := range exchanged {
		if !done[name] {
			return fmt.Errorf("it no longer imports %s", name)
		}
	}
	return nil
}

// only returns the Go file src with the functions called keep and nothing else but the imports that they need.
func only(src []byte, keep []string) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	used := map[string]bool{}
	var body []string
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || !slices.Contains(keep, f.Name.Name) {
			continue
		}
		body = append(body, string(src[fset.Position(f.Pos()).Offset:fset.Position(f.End()).Offset]))
		for n := range ast.Preorder(f) {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok {
					used[x.Name] = true
				}
			}
		}
	}
	if len(body) != len(keep) {
		return nil, fmt.Errorf("it has %d of the functions %s", len(body), strings.Join(keep, ", "))
	}
	fmt.Fprintf(&b, "package %s\n", file.Name.Name)
	for _, spec := range file.Imports {
		if name, err := strconv.Unquote(spec.Path.Value); err == nil && used[path.Base(name)] {
			fmt.Fprintf(&b, "import %q\n", name)
		}
	}
	b.WriteString(strings.Join(body, "\n\n"))
	return format.Source(b.Bytes())
}

// writeChanged writes a file where it differs, for the go command looks at the time of a file.
func writeChanged(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o666)
}
