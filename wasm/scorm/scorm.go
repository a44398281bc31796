// Package scorm makes packages of lessons for learning management systems, by SCORM 1.2 and SCORM 2004 (4th edition). A package is a
// zip with a manifest, a page for each lesson (a SCO), and what they all run on: the kit, a zip that is part of the site
// (wasm/site/kit.go), so that the command and the page make the same package of the same lessons, octet for octet.
//
// Of 2004 it is the 4th edition, the last: what is asked of it here is the same in the 2nd and 3rd, which systems tell apart by the
// manifest's word for it alone.
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
)

// KitFile is the name of the kit in the site.
const KitFile = "scorm.zip"

// folder is where the files of the kit are in a package.
const folder = "urlscope/"

// A Version is one of SCORM.
type Version uint8

// The versions. Systems know 1.2 more often; 2004 tells completion and success apart, and keeps longer texts.
const (
	V12 Version = iota
	V2004
)

// Versions are what each is called.
var Versions = [...]string{V12: "1.2", V2004: "2004"}

// String returns what the version is called: "1.2" or "2004".
func (v Version) String() string { return Versions[v] }

// An Item is a lesson of a package.
type Item struct {
	*lesson.Lesson
	Number string // of one that is built in; "" for any other
	Unit   string // that it belongs to; "" for none
}

// Make returns the package of the lessons, at least one, made with a kit. It is in the language of the first.
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

// needs reports whether a file of the kit is for the language of the package, or for all: "texts.ja.0123456789ab.txt" for one.
func (p *pack) needs(name string) bool {
	for _, l := range text.Langs {
		if l != p.lang && strings.Contains(name, "."+l.Tag()+".") {
			return false
		}
	}
	return true
}

// frameFile is the file of the kit that shows a lesson. It is in every language, until its root says in which one.
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

// zip returns the package, with that page for the frame.
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

// write adds a file.
func write(w *zip.Writer, name, data string) error {
	f, err := w.CreateHeader(Header(name))
	if err == nil {
		_, err = io.WriteString(f, data)
	}
	return err
}

// Header returns the head of a file in a zip, to be compressed. Equal lessons make equal packages, so the time is the first that a
// zip can say, 1980-01-01.
func Header(name string) *zip.FileHeader {
	return &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)}
}

// copyFile adds a file of the kit, compressed as it is there.
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

// A pack is a package that is being made.
type pack struct {
	version Version
	lang    text.Lang
	files   []string    // of the kit, as far as they are needed
	kit     []*zip.File // them, but for the frame
	scos    []sco
	names   map[string]bool // identifiers that are taken
}

// A sco is a lesson with its identifier, which is made of that of the lesson: a system to which a changed package is given finds by
// it what it knows already.
type sco struct {
	Item
	id string
}

func (s sco) file() string { return s.id + ".html" }

// title is what a system lists a lesson by.
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

// add adds a lesson. One that comes twice is two.
func (p *pack) add(item Item) {
	id := "lesson-" + item.ID()
	for n := 2; p.names[id]; n++ {
		id = "lesson-" + item.ID() + "-" + strconv.Itoa(n)
	}
	p.names[id] = true
	p.scos = append(p.scos, sco{item, id})
}

// title is what the package is called: as its only lesson, its only unit, or what all are about.
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

// description is the texts of its only lesson, or the titles of all.
func (p *pack) description() string {
	if len(p.scos) == 1 {
		return p.scos[0].Text
	}
	var titles []string
	for _, s := range p.scos {
		titles = append(titles, s.title())
	}
	return strings.Join(titles, "; ")
}

// kitFile returns the path of a file of the kit, whose content is part of its name there: of sco.js for "sco.js".
func (p *pack) kitFile(name string) string {
	stem, ext := strings.TrimSuffix(name, path.Ext(name)), path.Ext(name)
	for _, f := range p.files {
		if f == name || strings.HasPrefix(f, stem+".") && strings.HasSuffix(f, ext) && strings.Count(f, ".") == 2 {
			return folder + f
		}
	}
	return folder + name
}
