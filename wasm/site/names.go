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

// The files of a site are named after what is in them: app.js is published as app.3f9a0c41d2b7.js, and the page asks
// for it by that name. So what a page loads is always what it was built with: while a new site takes the place of an
// old one, in whatever order and through whatever caches, a file is the right one or it is not there. And a browser
// may keep it for good.

// keepsName reports whether a file has a name that others rely on: what a reader opens, what other sites load, and
// what a browser asks for again by itself.
func keepsName(name string) bool {
	switch path.Ext(name) {
	case ".html", ".ico", ".ts":
		return true
	}
	return name == "LICENSES.txt" || name == scorm.KitFile || name == "manifest.webmanifest" || forOthers(name)
}

// forOthers reports whether a file is for other sites, for robots, or for the browser itself: no page of ours asks for it.
func forOthers(name string) bool {
	switch path.Ext(name) {
	case ".ico", ".ts":
		return true
	}
	return slices.Contains([]string{"404.html", "card.png", "embed.css", "embed.js", "robots.txt", scorm.KitFile, "sw.js", "urlscope.js"}, name)
}

// HashedName finds the hash that content put into a name, and what follows it.
var HashedName = regexp.MustCompile(`\.[0-9a-f]{12}(\.[0-9a-z]+)$`)

// references are the kinds of file in which the quoted name of another file stands for that file.
var references = []string{".css", ".html", ".js", ".json", ".svg", ".webmanifest"}

// named returns the site with its files named after their content, and with every name in double quotes that is that
// of a file replaced by the one it has now. Files that name each other in a circle have no such names.
func (s site) named() (site, error) {
	named := site{}
	newName := map[string]string{} // by the old one; "" while it is being worked out
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

// ofWorkshop reports whether a file is kept only once the workshop was entered (wasm/page/workshop.go).
func ofWorkshop(name string) bool {
	kind, _, _ := strings.Cut(name, ".")
	return slices.Contains([]string{"workshop", "worksheets", "lessons", "suffixes"}, kind)
}

// keptOnceOpened reports whether a file is a page that is kept once it was opened: that with all rules, that of the grammars, and that for teachers.
func keptOnceOpened(name string) bool {
	kind, _, _ := strings.Cut(name, ".")
	return slices.Contains([]string{"rules", "grammar", "teach"}, kind) && path.Ext(name) == ".html"
}

// addVersion tells web/sw.js which files make up this version of the page, of its workshop, and of what is opened beside it, by a
// line in front of it. Left out is what no page of ours asks for: what is for others, and the parser that urlscope.js loads.
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
		case keptOnceOpened(name):
			list = opened
		}
		sum := sha256.Sum256(data)
		list[name] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
	}
	lists, _ := json.Marshal([]map[string]string{files, workshop, opened}) // in the order of the names; maps of strings cannot fail
	version := sha256.Sum256(lists)
	line := fmt.Sprintf("const version = \"%x\", [files, workshop, opened] = %s;\n", version[:6], lists)
	s["sw.js"] = append([]byte(line), s["sw.js"]...)
}
