// Package links finds the URLs in documents: in text, and in the links of common markup and data formats.
package links

import (
	"path/filepath"
	"slices"
	"strings"
)

// A Format is a syntax of documents, with a function that finds URLs in it.
type Format struct {
	Name   string                                 // the name in options, such as "markdown"
	Exts   []string                               // file extensions in lower case with the dot, the usual one first
	Code   bool                                   // the whole document is code, so URLs are found only on request
	matter bool                                   // may start with front matter
	read   func(doc string, code bool, to reader) // calls the functions of to in the order of the document
}

// A reader has the functions that are called with the contents of a document. A name is a label by which the
// document refers to its own parts; it is reported where it is defined and where it is used.
type reader struct {
	url, comment func(Excerpt)
	name         func(string)
}

// ignored ignores a URL or a comment.
func ignored(Excerpt) {}

// nameless ignores a name.
func nameless(string) {}

// Formats lists all formats. The first is plain text, which is the default for files.
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

// Find calls yield for each URL of a document, in order. If code is true, it includes URLs in code. Any octets are
// a valid document; incomplete syntax is read as far as it goes. A byte order mark is skipped.
func (f Format) Find(doc string, code bool, yield func(Excerpt)) {
	f.readBehindMark(doc, code, reader{url: yield, comment: ignored, name: nameless})
}

// FindNamed is like Find. It also calls name for each name by which the document refers to a part of itself, where the name
// is defined and where it is used. If a fix changed a name in one place only, the reference would break.
func (f Format) FindNamed(doc string, code bool, yield func(Excerpt), name func(string)) {
	f.readBehindMark(doc, code, reader{url: yield, comment: ignored, name: name})
}

// Comments calls yield for each comment of a document, with its delimiters. In plain text, lines that start like a
// comment, such as "# note", are comments.
func (f Format) Comments(doc string, yield func(Excerpt)) {
	f.readBehindMark(doc, false, reader{url: ignored, comment: yield, name: nameless})
}

// readBehindMark reads a document after its byte order mark and its front matter, if any. Documents of any format
// may have template tags.
func (f Format) readBehindMark(doc string, code bool, to reader) {
	const mark = "\uFEFF"
	to.url = bindingOpaque(to.url)
	if !f.Code {
		if f.Name != "notebook" { // a notebook's cells are documents of their own
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

// wholeOf returns a function that converts excerpts of doc[start:] to excerpts of doc, and calls yield with them.
func wholeOf(doc string, start int, yield func(Excerpt)) func(Excerpt) {
	whole := Excerpt{Text: doc[start:], start: start}
	return func(e Excerpt) { yield(whole.whole(e)) }
}

// textNames lists file names without an extension that are documents.
var textNames = []string{
	"AUTHORS", "BUGS", "CHANGELOG", "CHANGES", "CONTRIBUTING", "CONTRIBUTORS", "COPYING", "COPYRIGHT", "CREDITS", "FAQ", "HACKING",
	"HISTORY", "INSTALL", "LICENCE", "LICENSE", "MAINTAINERS", "NEWS", "NOTICE", "PATENTS", "README", "SECURITY", "THANKS", "TODO",
}

// FormatOf returns the format of a file by its extension, in any case, or by a name such as README, which means
// plain text. Otherwise it returns plain text and false. Sphinx names the sources of a site "index.rst.txt".
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
