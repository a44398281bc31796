package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"urlscope/wasm/scorm"
)

// Files of the site have a hash of their content in their name: app.js is published as app.3f9a0c41d2b7.js, and the page
// asks for that name. A page therefore never mixes two versions: while a new site replaces an old one, in any order and
// through any cache, a file is the right one or missing. Browsers can cache such a file forever.

// keepsName reports whether a file keeps its name: pages that readers open, scripts that other sites load, and files that
// browsers request by a fixed name.
func keepsName(name string) bool {
	switch path.Ext(name) {
	case ".html", ".ico", ".ts":
		return true
	}
	return name == "LICENSES.txt" || name == scorm.KitFile || name == "manifest.webmanifest" || forOthers(name)
}

// forOthers reports whether a file is for other sites, for robots, or for the browser itself. No page of the site requests
// it.
func forOthers(name string) bool {
	switch path.Ext(name) {
	case ".ico", ".ts":
		return true
	}
	return slices.Contains([]string{"404.html", "card.png", "embed.css", "embed.js", "robots.txt", scorm.KitFile, "sw.js", "urlscope.js"}, name)
}

// HashedName matches the hash in a name, and the extension after it.
var HashedName = regexp.MustCompile(`\.[0-9a-f]{12}(\.[0-9a-z]+)$`)

// references lists the kinds of file in which a quoted file name is a reference to that file.
var references = []string{".css", ".html", ".js", ".json", ".svg", ".webmanifest"}

// named returns the site with hashed names. It replaces every file name in double quotes by the new name. It returns an
// error if files refer to each other in a circle, because their hashes would depend on each other.
func (s site) named() (site, error) {
	named := site{}
	newName := map[string]string{} // by the old name; "" while it is being computed
	var visit func(name string) error
	visit = func(name string) error {
		if _, seen := newName[name]; seen {
			return nil
		}
		newName[name] = ""
		data := s[name]
		if slices.Contains(references, path.Ext(name)) {
			for other := range s {
				quoted := []byte(`"` + other + `"`)
				if other == name || keepsName(other) || !bytes.Contains(data, quoted) {
					continue
				}
				if err := visit(other); err != nil {
					return err
				}
				if newName[other] == "" {
					return fmt.Errorf("%s and %s name each other, so neither can be named after its content", name, other)
				}
				data = bytes.ReplaceAll(data, quoted, []byte(`"`+newName[other]+`"`))
			}
		}
		newName[name] = name
		if !keepsName(name) {
			newName[name] = hashed(name, data)
		}
		named[newName[name]] = data
		return nil
	}
	for name := range s {
		if err := visit(name); err != nil {
			return nil, err
		}
	}
	return named, nil
}

// hashed returns the name of a file with that content.
func hashed(name string, data []byte) string {
	sum := sha256.Sum256(data)
	ext := path.Ext(name)
	return strings.TrimSuffix(name, ext) + "." + hex.EncodeToString(sum[:6]) + ext
}

// ofWorkshop reports whether the worker caches a file only after the reader has entered the workshop
// (wasm/page/workshop.go).
func ofWorkshop(name string) bool {
	kind, _, _ := strings.Cut(name, ".")
	return slices.Contains([]string{"workshop", "worksheets", "lessons", "suffixes"}, kind)
}

// cachedOnceOpened reports whether the worker caches a page only after the reader has opened it: the rules, the grammars, and
// the page for teachers.
func cachedOnceOpened(name string) bool {
	kind, _, _ := strings.Cut(name, ".")
	return slices.Contains([]string{"rules", "grammar", "teach"}, kind) && path.Ext(name) == ".html"
}

// addVersion prepends a line to web/sw.js with the files of this version: of the page, of the workshop, and of the pages
// beside it. It leaves out files that no page of the site requests (forOthers), and the parser that urlscope.js loads.
func (s site) addVersion(offline bool) {
	files, workshop, opened := map[string]string{}, map[string]string{}, map[string]string{}
	for name, data := range s {
		if forOthers(name) || strings.HasPrefix(name, "parser.") || !offline {
			continue
		}
		if name == "index.html" {
			name = "./"
		}
		list := files
		switch {
		case ofWorkshop(name):
			list = workshop
		case cachedOnceOpened(name):
			list = opened
		}
		sum := sha256.Sum256(data)
		list[name] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	lists, _ := json.Marshal([]map[string]string{files, workshop, opened}) // sorted by name; marshalling strings cannot fail
	version := sha256.Sum256(lists)
	line := fmt.Sprintf("const version = \"%x\", [files, workshop, opened] = %s;\n", version[:6], lists)
	s["sw.js"] = append([]byte(line), s["sw.js"]...)
}
