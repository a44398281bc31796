// Package links finds the URLs in documents: in text, and in what the usual languages for documentation have for links.
package links

import (
	"path/filepath"
	"slices"
	"strings"
)

// A Format is a syntax that documents are written in, and how URLs are found in it.
type Format struct {
	Name   string                                 // as people choose it, such as "markdown"
	Exts   []string                               // of names of files, in lower case and with the dot, the usual one first
	Code   bool                                   // it is code as a whole, which nothing is found in that is not asked for
	matter bool                                   // something may stand before it for a program: "front matter"
	read   func(doc string, code bool, to reader) // in order
}

// A reader is told what a document holds. A name is what a document refers to a part of itself by, where that is defined and
// where it is referred to.
type reader struct {
	url, comment func(Excerpt)
	name         func(string)
}

// ignored is told of what nobody asks for.
func ignored(Excerpt) {}

// nameless is ignored for names.
func nameless(string) {}

// Formats lists all formats. The first is plain text, which a file is read as whose name
// says nothing else.
var Formats = []Format{
	{"text", []string{".txt", ".text"}, false, false, readText},
	{"markdown", []string{".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".qmd", ".rmd"}, false, true, readMarkdown},
	{"mdx", []string{".mdx"}, false, true, readMDX},
	{"html", []string{".html", ".htm", ".xhtml"}, false, true, readHTML},
	{"rst", []string{".rst"}, false, false, readRST},
	{"asciidoc", []string{".adoc", ".asciidoc", ".asc"}, false, true, readAsciidoc},
	{"org", []string{".org"}, false, false, readOrg},
	{"notebook", []string{".ipynb"}, false, false, readNotebook},
	{"json", []string{".json"}, true, false, readJSON},
	{"yaml", []string{".yaml", ".yml"}, true, false, readYAML},
	{"toml", []string{".toml"}, true, false, readTOML},
}

// Find calls yield for each URL of a document, in order; with code also for those that
// stand in code. Any octets are a document, and what breaks off is read as far as it
// goes. A byte order mark is no part of the text.
func (f Format) Find(doc string, code bool, yield func(Excerpt)) {
	f.readBehindMark(doc, code, reader{url: yield, comment: ignored, name: nameless})
}

// FindNamed is like Find. It also calls name for each name by which the document refers to a part of itself, where the name
// is defined and where it is used. If a fix changed a name in one place only, the reference would break.
func (f Format) FindNamed(doc string, code bool, yield func(Excerpt), name func(string)) {
	f.readBehindMark(doc, code, reader{url: yield, comment: ignored, name: name})
}

// Comments calls yield for each comment of a document, with the signs around it. Plain text
// has lines that begin with such a sign, as "# note" does.
func (f Format) Comments(doc string, yield func(Excerpt)) {
	f.readBehindMark(doc, false, reader{url: ignored, comment: yield, name: nameless})
}

// readBehindMark reads what a document holds behind its byte order mark, if it has one, and behind what stands before it for a program,
// as generators of sites have that. Whatever its format, a language of templates may be written in it.
func (f Format) readBehindMark(doc string, code bool, to reader) {
	const mark = "\uFEFF"
	to.url = bindingOpaque(to.url)
	if !f.Code {
		if f.Name != "notebook" { // whose cells are documents
			to.url = bindingAround(doc, to.url)
		}
		doc = withoutTags(withoutBlocks(doc, templateBlocks, code))
	}
	if f.Name == "html" {
		doc = withoutBlocks(doc, htmlBlocks, code)
	}
	start := len(doc) - len(strings.TrimPrefix(doc, mark))
	if f.matter {
		n := matterEnd(doc[start:])
		readMatter(doc[start:start+n], wholeOf(doc, start, to.url))
		start += n
	}
	if start == 0 {
		f.read(doc, code, to)
		return
	}
	f.read(doc[start:], code, reader{wholeOf(doc, start, to.url), wholeOf(doc, start, to.comment), to.name})
}

// wholeOf returns what tells yield of excerpts of what a document has from an offset on.
func wholeOf(doc string, start int, yield func(Excerpt)) func(Excerpt) {
	whole := Excerpt{Text: doc[start:], start: start}
	return func(e Excerpt) { yield(whole.whole(e)) }
}

// textNames lists the names of files that are documents though they have no extension.
var textNames = []string{
	"AUTHORS", "BUGS", "CHANGELOG", "CHANGES", "CONTRIBUTING", "CONTRIBUTORS", "COPYING", "COPYRIGHT", "CREDITS", "FAQ", "HACKING",
	"HISTORY", "INSTALL", "LICENCE", "LICENSE", "MAINTAINERS", "NEWS", "NOTICE", "PATENTS", "README", "SECURITY", "THANKS", "TODO",
}

// FormatOf returns the format that the name of a file says, in whatever case its
// extension is; false, and plain text, when it says none. A name such as README says
// plain text. Sphinx keeps the sources of a site as "index.rst.txt".
func FormatOf(name string) (f Format, ok bool) {
	name = filepath.Base(name)
	if source, isText := strings.CutSuffix(name, Formats[0].Exts[0]); isText {
		if f, ok := FormatOf(source); ok && !f.Code {
			return f, true
		}
	}
	ext := strings.ToLower(filepath.Ext(name))
	for _, f := range Formats {
		if slices.Contains(f.Exts, ext) {
			return f, true
		}
	}
	return Formats[0], slices.Contains(textNames, name)
}
