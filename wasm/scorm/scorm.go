// Package scorm makes packages of lessons for learning management systems, by SCORM 1.2 and SCORM 2004 (4th edition). A
// package is a zip with a manifest, a page for each lesson (a SCO), and the files that all lessons share. These come from
// the kit, a zip on the site (wasm/site/kit.go), so that the command and the page make identical packages from the same
// lessons.
//
// SCORM 2004 is its 4th and last edition. The features used here are the same in the 2nd and 3rd edition; systems
// distinguish them only by the version in the manifest.
package scorm

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// KitFile is the name of the kit in the site.
const KitFile = "scorm.zip"

// folder is the folder of a package with the files of the kit.
const folder = "urlscope/"

// A Version is a version of SCORM.
type Version uint8

// The versions. More systems support 1.2. 2004 separates completion from success, and stores longer texts.
const (
	V12 Version = iota
	V2004
)

// Versions has the names of the versions.
var Versions = [...]string{V12: "1.2", V2004: "2004"}

// String returns the name of the version, "1.2" or "2004".
func (v Version) String() string { return Versions[v] }

// An Item is a lesson of the package.
type Item struct {
	*lesson.Lesson
	Number string // of a built-in lesson; "" for any other
	Unit   string // its unit, or ""
}

// Make returns a package of the lessons in list, which must not be empty, made with a kit. It is in the language of the
// first lesson.
func Make(kit []byte, list []Item, v Version) ([]byte, error) {
	runtime, err := zip.NewReader(bytes.NewReader(kit), int64(len(kit)))
	if err != nil {
		return nil, fmt.Errorf("the kit for packages: %w", err)
	}
	p := &pack{version: v, lang: list[0].Lang, names: map[string]bool{}}
	for _, item := range list {
		p.add(item)
	}
	var frame string
	for _, f := range runtime.File {
		switch {
		case f.Name == frameFile:
			frame, err = p.frame(f)
			if err != nil {
				return nil, err
			}
			p.files = append(p.files, f.Name)
		case p.needs(f.Name):
			p.files = append(p.files, f.Name)
			p.kit = append(p.kit, f)
		}
	}
	return p.zip(frame)
}

// needs reports whether the package needs a file of the kit. Files of texts, such as "texts.ja.0123456789ab.txt", are needed
// only in their language.
func (p *pack) needs(name string) bool {
	for _, l := range text.Langs {
		if l != p.lang && strings.Contains(name, "."+l.Tag()+".") {
			return false
		}
	}
	return true
}

// frameFile is the page of the kit that shows a lesson. It works in every language; the lang attribute of its root selects
// one.
const frameFile = "frame.html"

func (p *pack) frame(f *zip.File) (string, error) {
	r, err := f.Open()
	if err != nil {
		return "", err
	}
	defer r.Close()
	page, err := io.ReadAll(r)
	return strings.Replace(string(page), "<html ", `<html data-lang="`+p.lang.Tag()+`" `, 1), err
}

// zip returns the package. frame is the page for frameFile.
func (p *pack) zip(frame string) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	err := write(w, "imsmanifest.xml", p.manifest())
	for _, s := range p.scos {
		if err == nil {
			err = write(w, s.file(), p.page(s))
		}
	}
	if err == nil {
		err = write(w, folder+frameFile, frame)
	}
	for _, f := range p.kit {
		if err == nil {
			err = copyFile(w, f)
		}
	}
	if err == nil {
		err = w.Close()
	}
	return b.Bytes(), err
}

func write(w *zip.Writer, name, data string) error {
	f, err := w.CreateHeader(Header(name))
	if err == nil {
		_, err = io.WriteString(f, data)
	}
	return err
}

// Header returns the header of a compressed file in a zip. Its time is the earliest one of the format, 1980-01-01, so that
// the same lessons make the same package.
func Header(name string) *zip.FileHeader {
	return &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)}
}

// copyFile adds a file of the kit without compressing it again.
func copyFile(w *zip.Writer, f *zip.File) error {
	h := f.FileHeader
	h.Name = folder + h.Name
	to, err := w.CreateRaw(&h)
	if err != nil {
		return err
	}
	from, err := f.OpenRaw()
	if err == nil {
		_, err = io.Copy(to, from)
	}
	return err
}

// A pack is a package in the making.
type pack struct {
	version Version
	lang    text.Lang
	files   []string    // of the kit, as needed
	kit     []*zip.File // the same files, without the frame
	scos    []sco
	names   map[string]bool // used identifiers
}

// A sco is a lesson with its identifier. The identifier depends on the lesson's own, so that a system which gets a changed
// package finds the lessons that it knows.
type sco struct {
	Item
	id string
}

func (s sco) file() string { return s.id + ".html" }

// title returns the title under which systems list the lesson.
func (s sco) title() string {
	title := s.Title
	if s.Number != "" {
		title = s.Number + " " + title
	}
	if strings.TrimSpace(title) == "" {
		title = s.ID()
	}
	return title
}

// add adds a lesson. A lesson added twice appears twice.
func (p *pack) add(item Item) {
	id := "lesson-" + item.ID()
	for n := 2; p.names[id]; n++ {
		id = "lesson-" + item.ID() + "-" + strconv.Itoa(n)
	}
	p.names[id] = true
	p.scos = append(p.scos, sco{item, id})
}

// title returns the title of the package: the title of its only lesson, of its only unit, or a general one.
func (p *pack) title() string {
	first := p.scos[0]
	switch {
	case len(p.scos) == 1:
		return first.title()
	case first.Unit != "" && !slices.ContainsFunc(p.scos, func(s sco) bool { return s.Unit != first.Unit }):
		return first.Unit
	}
	return labels.UI(p.lang, labels.PackageTitle)
}

// description returns the text of the only lesson, or the titles of all lessons. Learning systems show plain text, so octets are in quotes.
func (p *pack) description() string {
	if len(p.scos) == 1 {
		return model.Said(p.scos[0].Text).Quoted(p.lang)
	}
	var titles []string
	for _, s := range p.scos {
		titles = append(titles, s.title())
	}
	return strings.Join(titles, "; ")
}

// kitFile returns the path of a file of the kit by its name without the hash, such as "sco.js".
func (p *pack) kitFile(name string) string {
	stem, ext := strings.TrimSuffix(name, path.Ext(name)), path.Ext(name)
	for _, f := range p.files {
		if f == name || strings.HasPrefix(f, stem+".") && strings.HasSuffix(f, ext) && strings.Count(f, ".") == 2 {
			return folder + f
		}
	}
	return folder + name
}
