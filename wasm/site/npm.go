package site

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// npmFolder is the folder of web/ with the files that only the npm package has.
const npmFolder = "npm"

// NPM writes version version of the npm package into the folder out, ready for npm pack. root is the module's folder. The
// package has the report and the element, which are the site's scripts with other import lines, and the whole site, which
// the element shows in frames.
//
// The parser and its texts are JavaScript modules, because every bundler includes modules, and each has its own way, or
// none, to include other files.
//
// Build documents log and the files beside out.
func NPM(root, out, version string, log io.Writer) error {
	s, symbols, err := newSite(root, Options{Offline: true, Log: log})
	if err != nil {
		return err
	}
	p, err := newPackage(root, version)
	if err != nil {
		return err
	}
	if err := p.addParser(root); err != nil {
		return err
	}
	p["LICENSES.txt"] = s["LICENSES.txt"]
	for name, data := range s {
		p["site/"+name] = data
	}
	if err := writeSymbols(out, symbols); err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil { // an earlier version has files with other names
		return err
	}
	for name, data := range p {
		file := filepath.Join(out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := put(file, data); err != nil {
			return err
		}
	}
	return nil
}

// newPackage returns the files of the package without the parser and the site.
func newPackage(root, version string) (site, error) {
	web, err := readSite(os.DirFS(filepath.Join(root, "web")))
	if err != nil {
		return nil, err
	}
	p, err := readFiles(os.DirFS(filepath.Join(root, "web", npmFolder)))
	if err != nil {
		return nil, err
	}
	p.share()
	if p["LICENSE"], err = os.ReadFile(filepath.Join(root, "LICENSE")); err != nil {
		return nil, err
	}
	if p["package.json"], err = withVersion(p["package.json"], version); err != nil {
		return nil, err
	}
	if p["urlscope.js"], err = headed(p["beside.js"], web["urlscope.js"], "\n// ---- The report.\n", ""); err != nil {
		return nil, err
	}
	if p["embed.js"], err = headed(p["define.js"], web["embed.js"], "\nconst words = ", "};\n"); err != nil {
		return nil, err
	}
	delete(p, "beside.js")
	delete(p, "define.js")
	p["urlscope.d.ts"], p["embed.css"] = web["urlscope.d.ts"], web["embed.css"]
	p["embed.d.ts"] = append(web["embed.d.ts"], p["embed.d.ts"]...)
	return p, nil
}

// addParser adds the modules that urlscope.js imports.
func (s site) addParser(root string) error {
	parser, texts, err := buildProgram(root, programs["parser.wasm"])
	if err != nil {
		return err
	}
	packed, err := compress(parser.binary, "gzip", 0)
	if err != nil {
		return err
	}
	s["parser.js"] = exporting(base64.StdEncoding.EncodeToString(packed))
	for name, text := range texts {
		s[strings.TrimSuffix(name, path.Ext(name))+".js"] = exporting(string(text))
	}
	s["wasm_exec.js"], err = wasmExec()
	return err
}

// exporting returns a module that exports a text.
func exporting(text string) []byte {
	var b bytes.Buffer
	b.WriteString("export default ")
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(text) // a string always encodes, and a buffer accepts every write
	return b.Bytes()
}

// headed returns a script with everything before from replaced by another head.
func headed(head, script []byte, from, end string) ([]byte, error) {
	_, rest, ok := bytes.Cut(script, []byte(from))
	if !ok {
		return nil, fmt.Errorf("a script for the npm package has no line %q, at which its head ends", strings.TrimSpace(from))
	}
	return []byte(string(head) + strings.TrimPrefix(from, "\n") + string(rest) + end), nil
}

// withVersion returns a package.json with its version set.
func withVersion(description []byte, version string) ([]byte, error) {
	const place = `"version": ""`
	if version == "(devel)" { // what debug.ReadBuildInfo says of a build without a version
		version = "0.0.0-devel"
	}
	if !bytes.Contains(description, []byte(place)) {
		return nil, fmt.Errorf("package.json of the npm package has no %s", place)
	}
	return bytes.Replace(description, []byte(place), []byte(`"version": "`+version+`"`), 1), nil
}
