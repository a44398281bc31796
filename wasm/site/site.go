// Package site builds the static site from web/ and the page, and serves it.
package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/js"

	"urlscope/wasm/house"
	"urlscope/wasm/scorm"
)

// A site maps slashed file names to content.
type site map[string][]byte

// Options configure the build of a site.
type Options struct {
	// Quality is the quality of brotli, from 0 to 11.
	Quality int
	// Offline makes the site work without the network after one visit; see web/sw.js. Without it, a browser deletes the
	// worker and cache of an earlier build, which is what developers want.
	Offline bool
	// Home is the address of the site, such as "https://host.example/urlscope/", or "". The site works without it, but
	// previews of links to it need the absolute address of the picture.
	Home string
	// Log gets a line for each reason why the site is larger than necessary. It can be nil.
	Log io.Writer
}

// Build builds the static site into the folder out. root is the module's folder. The site has the files of web/, with the
// pages filled in, the WebAssembly, the licences, and beside each file its precompressed forms. The build is Go and not make
// rules so that the tests can check the published site.
//
// The folder out + ".symbols" gets the files of symbols with which the stacks of each program can be read.
func Build(root, out string, o Options) error {
	s, symbols, err := newSite(root, o)
	if err != nil {
		return err
	}
	if err := writeSymbols(out, symbols); err != nil {
		return err
	}
	return s.write(out, o.Quality)
}

// newSite returns all files of the site under their published names, and the files of symbols of its programs. root is the
// module's folder.
func newSite(root string, o Options) (named, symbols site, err error) {
	home, err := house.ParseHome(o.Home)
	if err != nil {
		return nil, nil, err
	}
	s, err := readSite(os.DirFS(filepath.Join(root, "web")))
	if err != nil {
		return nil, nil, err
	}
	scripts, err := readFiles(os.DirFS(filepath.Join(root, "web", kitFolder)))
	if err != nil {
		return nil, nil, err
	}
	built, err := s.addWasm(root)
	if err != nil {
		return nil, nil, err
	}
	sayLarger(o.Log, built)
	if err := s.addPages(root, o.Home); err != nil {
		return nil, nil, err
	}
	if err := s.fill(o); err != nil {
		return nil, nil, err
	}
	if s["LICENSES.txt"], err = licences(root); err != nil {
		return nil, nil, err
	}
	for _, name := range minified {
		if err := s.minify(name); err != nil {
			return nil, nil, err
		}
	}
	if err := s.addPolicy(); err != nil {
		return nil, nil, err
	}
	if s[scorm.KitFile], err = s.kit(scripts, built[learnProgram]); err != nil {
		return nil, nil, err
	}
	if named, err = s.named(); err != nil {
		return nil, nil, err
	}
	named.addVersion(o.Offline)
	named["_headers"] = named.headersFile(home.Path)
	return named, symbolFiles(built), nil
}

// addPages adds the files that the build makes from lessons, cases and grammars.
func (s site) addPages(root, home string) error {
	in := func(folder string) fs.FS { return os.DirFS(filepath.Join(root, folder)) }
	for _, pages := range []func() (site, error){
		func() (site, error) { return worksheets(home) },
		lessonFiles,
		func() (site, error) { return rulePages(in(casesFolder)) },
		func() (site, error) { return grammarPages(in(stringsFolder)) },
		teachPages,
	} {
		more, err := pages()
		if err != nil {
			return err
		}
		maps.Copy(s, more)
	}
	var err error
	s[suffixesFile], err = suffixes(root)
	return err
}

// fill adds to the pages what their sources do not have: the first screen, and the meta elements.
func (s site) fill(o Options) error {
	index, err := prerender(s["index.html"])
	if err != nil {
		return fmt.Errorf("cannot fill in index.html: %w", err)
	}
	// The page's progress counts decompressed octets, but the Content-Length of a compressing server counts compressed ones.
	index = withMeta(index, "urlscope:size", strconv.Itoa(len(s["app.wasm"])))
	if o.Offline { // web/offline.js reads it
		index = withMeta(index, "urlscope:offline", "yes")
	}
	s["index.html"] = index
	return s.sayHome(o.Home)
}

// withMeta returns the page with a meta element at the end of its head.
func withMeta(page []byte, name, content string) []byte {
	meta := fmt.Sprintf("<meta name=%q content=%q>\n</head>", name, content)
	return bytes.Replace(page, []byte("</head>"), []byte(meta), 1)
}

// readSite reads the files of web/.
func readSite(web fs.FS) (site, error) {
	if _, err := fs.Stat(web, "index.html"); err != nil {
		return nil, fmt.Errorf("%w: the site is built in the folder that holds web/ and go.mod", err)
	}
	s, err := readFiles(web)
	if err != nil {
		return nil, err
	}
	delete(s, "README.md") // for developers, not for readers
	s.share()
	return s, s.bundle()
}

// readFiles reads all files except the npm package and the kit for learning systems.
func readFiles(files fs.FS) (site, error) {
	s := site{}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if name == npmFolder || name == kitFolder {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() {
			return err
		}
		s[name], err = fs.ReadFile(files, name)
		return err
	})
	return s, err
}

// WasmFlags are the flags of all builds of WebAssembly.
//
//   - -l, no inlining: 10 % smaller when compressed, though larger when not.
//   - The standard library is inlined nevertheless: 30 kB more, and 10 % less script per key, because allocating calls many small
//     functions. Inlining all other packages would cost 180 kB and save less.
//   - The rest leaves out names, paths and times, so that builds are reproducible.
var WasmFlags = []string{"-gcflags=all=-l", "-gcflags=std=", "-ldflags=-s -w -buildid=", "-trimpath", "-buildvcs=false"}

// pageFlags returns the flags of the go command to build the page from the copies without texts (setApart), and the files
// with those texts.
func pageFlags(root string, tags []string) (flags []string, files site, err error) {
	replace, files, err := setApart(root)
	if err != nil {
		return nil, nil, err
	}
	overlay, err := writeOverlay(root, replace)
	return []string{overlay, "-tags=" + strings.Join(tags, ",")}, files, err
}

// writeOverlay returns the flag that makes the go command read other files in place of some sources (-overlay).
func writeOverlay(root string, replace map[string]string) (flag string, err error) {
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	const name = "build/overlay.json"
	return "-overlay=" + name, writeChanged(filepath.Join(root, name), overlay)
}

// programs has the build tags of each WebAssembly program: the page; the page with the workshop, which few visits need
// (wasm/page/workshop.go); the parser of urlscope.js, for other sites (wasm/reporter); and the frame of a lesson in a
// package for a learning system (kit.go).
//
//	apart     All programs: texts other than English are in files, and Go's net/url is left out.
//	small     Doors to the workshop, without the workshop.
//	learn     With small: lessons, but no other room of the workshop.
//	reporter  The parser alone, without the page.
//
// A build without tags, such as the build of a test, has all texts and the workshop.
var programs = map[string][]string{
	"app.wasm":      {"apart", "small"},
	"workshop.wasm": {"apart"},
	"parser.wasm":   {"apart", "small", "reporter"},
	learnProgram:    {"apart", "small", "learn"},
}

// addWasm builds the programs and adds them with the wasm_exec.js of the same toolchain, because both must match. It returns
// the programs by file name.
func (s site) addWasm(root string) (built map[string]program, err error) {
	built = map[string]program{}
	for name, tags := range programs {
		p, texts, err := buildProgram(root, tags)
		if err != nil {
			return nil, err
		}
		built[name] = p
		if name != learnProgram { // only the kit has it
			s[name] = p.binary
		}
		maps.Copy(s, texts) // the same for every program, because the sources are the same
	}
	s["wasm_exec.js"], err = wasmExec()
	return built, err
}

// buildProgram builds a program with its tags, and returns it with the files of its texts.
func buildProgram(root string, tags []string) (p program, texts site, err error) {
	flags, texts, err := pageFlags(root, tags)
	if err != nil {
		return p, nil, err
	}
	p, err = buildWith(root, flags)
	return p, texts, err
}

// buildWith builds a program with WasmFlags and flags.
func buildWith(root string, flags []string) (program, error) {
	version, err := toolchain(root)
	if err != nil {
		return program{}, err
	}
	dir, err := os.MkdirTemp("", "urlscope-")
	if err != nil {
		return program{}, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "app.wasm")
	build, err := goForBrowser(root, slices.Concat([]string{"build", "-o", file}, flags, WasmFlags, []string{"./wasm"})...)
	if err != nil {
		return program{}, err
	}
	if output, err := build.CombinedOutput(); err != nil {
		return program{}, fmt.Errorf("go build for the browser: %w\n%s", err, output)
	}
	binary, err := os.ReadFile(file)
	if err != nil {
		return program{}, err
	}
	return shrink(binary, version), nil
}

// wasmExec returns the wasm_exec.js of the toolchain that builds the page.
func wasmExec() ([]byte, error) {
	goroot, err := goRoot()
	if err != nil {
		return nil, err
	}
	script, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("the Go toolchain lacks its wasm_exec.js: %w", err)
	}
	return script, nil
}

// goRoot returns the folder of the toolchain that builds the page.
func goRoot() (string, error) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	return strings.TrimSpace(string(goroot)), nil
}

// minified lists the scripts and style sheets that are minified: everything that a first visit loads, and embed.js, which
// every page with an embed loads.
var minified = []string{"app.js", "embed.js", "frame.css", "frame.js", "deferred.css", "load.js", "offline.js", "print.css", "style.css", "theme.js",
	"tools.js", "wasm_exec.js", "workshop.css"}

// minify minifies a style sheet, or a script with the style sheets inside it.
func (s site) minify(name string) error {
	m := minify.New()
	m.AddFunc("text/css", css.Minify)
	m.AddFunc("text/javascript", js.Minify)
	if path.Ext(name) == ".css" {
		small, err := m.Bytes("text/css", s[name])
		if err != nil {
			return fmt.Errorf("cannot minify %s: %w", name, err)
		}
		s[name] = small
		return nil
	}
	before, rest, _ := bytes.Cut(s[name], []byte(".replaceSync(`"))
	sheet, after, ok := bytes.Cut(rest, []byte("`)"))
	script := s[name]
	if ok {
		small, err := m.Bytes("text/css", sheet)
		if err != nil {
			return fmt.Errorf("cannot minify the style sheet in %s: %w", name, err)
		}
		script = slices.Concat(before, []byte(".replaceSync(`"), small, []byte("`)"), after)
	}
	// In a block, top-level names are local, so the minifier shortens them, too.
	small, err := m.Bytes("text/javascript", slices.Concat([]byte("{"), script, []byte("}")))
	if err != nil {
		return fmt.Errorf("cannot minify %s: %w", name, err)
	}
	s[name] = small
	return nil
}

// addPolicy adds the content policy to every page, for hosts that cannot set headers. It is the first element of the head,
// because it applies only to what follows it.
func (s site) addPolicy() error {
	const first = "<head>\n<meta charset=\"utf-8\">\n"
	for name, page := range s {
		if path.Ext(name) != ".html" {
			continue
		}
		head, rest, ok := bytes.Cut(page, []byte(first))
		if !ok {
			return fmt.Errorf("%s has no place for the content policy: it must begin its head with %q", name, first)
		}
		meta := fmt.Sprintf("<meta http-equiv=\"Content-Security-Policy\" content=\"%s\">\n", contentPolicy)
		s[name] = slices.Concat(head, []byte(first+meta), rest)
	}
	return nil
}

// write writes the site into the folder out, with precompressed forms beside the files.
func (s site) write(out string, quality int) error {
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	// index.html and then sw.js are written last: once they exist, the folder holds the whole site.
	last := []string{"index.html", "sw.js"}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(s)), func(name string) bool { return slices.Contains(last, name) })
	for _, name := range append(names, last...) {
		file := filepath.Join(out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := writeFile(file, s[name], quality); err != nil {
			return err
		}
	}
	return nil
}

// put writes a file. It returns errors that say "write", because package os says "open".
func put(name string, data []byte) error {
	err := os.WriteFile(name, data, 0o666)
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return &fs.PathError{Op: "write", Path: path.Path, Err: path.Err}
	}
	return err
}

// compressible lists the kinds of file that are not compressed already, as pictures are.
var compressible = []string{".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}

// writeFile writes a file of the site, with its precompressed forms if they help.
func writeFile(name string, data []byte, quality int) error {
	if err := put(name, data); err != nil {
		return err
	}
	if !slices.Contains(compressible, filepath.Ext(name)) {
		return nil
	}
	for _, e := range encodings {
		packed, err := compress(data, e.name, quality)
		if err != nil {
			return err
		}
		if err := put(name+e.ext, packed); err != nil {
			return err
		}
	}
	return nil
}

// compress encodes data for a Content-Encoding.
func compress(data []byte, encoding string, quality int) ([]byte, error) {
	var b bytes.Buffer
	var w io.WriteCloser
	switch encoding {
	case "br":
		// A window of 16 MB holds the whole binary.
		w = brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 24})
	case "gzip":
		w, _ = gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is valid
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
