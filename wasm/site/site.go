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

// A site is its files by their slashed names.
type site map[string][]byte

// Options say how a site is built.
type Options struct {
	// Quality is brotli's, from 0 to 11.
	Quality int
	// Offline has the site work without the network after one visit; see web/sw.js. Without it a browser that keeps an earlier
	// one forgets it, which is what one wants while one works on the page.
	Offline bool
	// Home is where the site will be, such as "https://host.example/urlscope/", or "". The site works anywhere; but those
	// who show a link to it with a picture want the picture's whole address.
	Home string
	// Log is told, a line each, of what the site could not be built as small as it might be; nil for nobody.
	Log io.Writer
}

// Build builds the static site into the folder out from the module in the folder root: the files of web/ with
// the pages filled in, the WebAssembly, the licences, and beside each file its precompressed forms. It is Go rather than
// make rules so that the tests look at the very site that is published.
//
// Beside the folder out, in one with ".symbols" at the end of its name, it writes what a stack of each program is read by.
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

// newSite makes all files of the site from the module in the folder root, under the names by which browsers ask for
// them, and the files of symbols of its programs.
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
	sheets, err := worksheets(o.Home)
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(s, sheets)
	lessons, err := lessonFiles()
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(s, lessons)
	if s[suffixesFile], err = suffixes(root); err != nil {
		return nil, nil, err
	}
	rules, err := rulePages(os.DirFS(filepath.Join(root, casesFolder)))
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(s, rules)
	grammars, err := grammarPages(os.DirFS(filepath.Join(root, stringsFolder)))
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(s, grammars)
	teach, err := teachPages()
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(s, teach)
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

// fill writes into the pages what the sources do not know: what is seen first, and what the site is.
func (s site) fill(o Options) error {
	index, err := prerender(s["index.html"])
	if err != nil {
		return fmt.Errorf("cannot fill in index.html: %w", err)
	}
	// The page counts octets as they arrive; a server that compresses tells a length that is not theirs.
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
	delete(s, "README.md") // for who works on the site, not for its readers
	s.share()
	return s, s.bundle()
}

// readFiles reads all files but for those of the npm package and of the kit for learning systems.
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

// pageFlags returns the flags of the go command that build the page from smaller copies of the sources (setApart), and the files
// with the texts that the copies lack.
func pageFlags(root string, tags []string) (flags []string, files site, err error) {
	replace, files, err := setApart(root)
	if err != nil {
		return nil, nil, err
	}
	overlay, err := writeOverlay(root, replace)
	return []string{overlay, "-tags=" + strings.Join(tags, ",")}, files, err
}

// writeOverlay returns the flag that makes the go command read other files in place of some sources.
func writeOverlay(root string, replace map[string]string) (flag string, err error) {
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	const name = "build/overlay.json"
	return "-overlay=" + name, writeChanged(filepath.Join(root, name), overlay)
}

// programs are the WebAssembly programs of the site, and the build tags of each: the page; the page with its workshop, which few
// visits need (wasm/page/workshop.go); the parser of urlscope.js, for pages of others (wasm/reporter); and the frame of a lesson in a
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

// addWasm builds the programs and puts beside them the wasm_exec.js of the same toolchain, for they change together. It returns
// the programs by the names of their files.
func (s site) addWasm(root string) (built map[string]program, err error) {
	built = map[string]program{}
	for name, tags := range programs {
		p, texts, err := buildProgram(root, tags)
		if err != nil {
			return nil, err
		}
		built[name] = p
		if name != learnProgram { // which only the kit has
			s[name] = p.binary
		}
		maps.Copy(s, texts) // of the same sources, so they are the same
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

// buildWith builds it with flags of the go command, those that all WebAssembly is built with besides.
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

// goRoot is the folder of the toolchain that builds the page.
func goRoot() (string, error) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	return strings.TrimSpace(string(goroot)), nil
}

// minified are the scripts and style sheets that are published without comments and spaces: all that a first visit loads, and
// embed.js, which every page with a URL loads.
var minified = []string{"app.js", "embed.js", "frame.css", "frame.js", "later.css", "load.js", "offline.js", "print.css", "style.css", "theme.js",
	"tools.js", "wasm_exec.js", "workshop.css"}

// minify minifies a style sheet, or a script with the style sheets in it.
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
	// In a block the names at the top of a script are its own, and are shortened like all others.
	small, err := m.Bytes("text/javascript", slices.Concat([]byte("{"), script, []byte("}")))
	if err != nil {
		return fmt.Errorf("cannot minify %s: %w", name, err)
	}
	s[name] = small
	return nil
}

// addPolicy has every page say the content policy itself, for hosts that cannot set headers. It stands first, since
// it binds only what comes after it.
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

// write writes the site into the folder out, and beside each file its precompressed forms.
func (s site) write(out string, quality int) error {
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	// The page comes last, and the worker that tells of a new one after it: a folder that has them holds a whole site.
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

// put writes a file. Its errors say so, for package os says "open" of what cannot be written.
func put(name string, data []byte) error {
	err := os.WriteFile(name, data, 0o666)
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return &fs.PathError{Op: "write", Path: path.Path, Err: path.Err}
	}
	return err
}

// compressible are the kinds of file that are worth compressing; pictures and the like are already.
var compressible = []string{".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}

// writeFile writes a file of the site and, where that is worth it, its precompressed forms.
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
		w, _ = gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is a valid one
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
