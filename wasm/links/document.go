// Package links finds the URLs in documents: in text, and in what the usual languages for documentation have for links.
package links

import (
	"path/filepath"
	"slices"
	"strings"

	"urlscope/core"
)

// An Excerpt is text taken out of a document, such as the value of an attribute
// with its character references decoded. It knows where its octets stand in the
// document.
type Excerpt struct {
	Text    string
	start   int   // where it begins in the document
	offsets []int // where each octet comes from, and where the last ends; nil when they stand side by side from start
	hyphens []int // the offsets in text of those that a line ended with in a wrapper: each may be the printer's
	bound   bool  // see Bound
	names   bool  // see Names
}

// Offset returns where octet i of e stands in the document, in octets from 0; with
// the length of Text for i, where e ends.
func (e Excerpt) Offset(i int) int {
	if e.offsets == nil {
		return e.start + i
	}
	return e.offsets[i]
}

// slice returns the octets s of e.
func (e Excerpt) slice(s core.Span) Excerpt {
	out := Excerpt{Text: e.Text[s.Start:s.End], start: e.Offset(s.Start)}
	if e.offsets != nil {
		out.offsets = e.offsets[s.Start : s.End+1]
	}
	return out
}

// trim returns e without white space around it.
func (e Excerpt) trim() Excerpt {
	const white = " \t\r\n\f"
	end := len(strings.TrimRight(e.Text, white))
	start := end - len(strings.TrimLeft(e.Text[:end], white))
	return e.slice(core.Span{Start: start, End: end})
}

// withoutFragment returns e up to "#": what follows is no part of a URL.
func (e Excerpt) withoutFragment() Excerpt {
	if i := strings.IndexByte(e.Text, '#'); i >= 0 {
		return e.slice(core.Span{End: i})
	}
	return e
}

// replace returns e with other text in place of some of its octets. piece returns,
// for the octets of e from i on, how many are replaced by what; 0 for none.
func (e Excerpt) replace(piece func(i int) (n int, by string)) Excerpt {
	var text []byte
	var offsets []int
	kept := 0 // up to here all has gone into text
	keep := func(end int) {
		text = append(text, e.Text[kept:end]...)
		for i := kept; i < end; i++ {
			offsets = append(offsets, e.Offset(i))
		}
	}
	for i := 0; i < len(e.Text); {
		n, by := piece(i)
		if n == 0 {
			i++
			continue
		}
		if kept == 0 { // what stands for something is hardly shorter than that
			text, offsets = make([]byte, 0, len(e.Text)), make([]int, 0, len(e.Text)+1)
		}
		keep(i)
		text = append(text, by...)
		for range len(by) {
			offsets = append(offsets, e.Offset(i))
		}
		i += n
		kept = i
	}
	if kept == 0 {
		return e
	}
	keep(len(e.Text))
	return Excerpt{Text: string(text), start: e.start, offsets: append(offsets, e.Offset(len(e.Text)))}
}

// unescaped returns e without the backslashes that make an octet stand for itself.
func (e Excerpt) unescaped() Excerpt {
	if strings.IndexByte(e.Text, '\\') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) { return unescaping(e.Text[i:]) })
}

// unescaping returns how many octets at the beginning of s a backslash makes stand for themselves, and for which; 0 for none.
func unescaping(s string) (n int, by string) {
	if len(s) > 1 && s[0] == '\\' && isPunctuation(s[1]) {
		return 2, s[1:2]
	}
	return 0, ""
}

// isPunctuation reports whether a backslash before b is no octet of its own.
func isPunctuation(b byte) bool {
	return '!' <= b && b <= '~' && core.ClassOf(b)&core.AlphaDigit == 0
}

// find calls yield for each URL that stands in e by the appendix's rules.
func (e Excerpt) find(yield func(Excerpt)) {
	for f := range core.Find(e.Text) {
		url := e.slice(f.Span)
		if f.Wrapped && len(f.Text()) < f.Span.Len() {
			white := url
			url = white.replace(func(i int) (int, string) {
				if strings.IndexByte(" \t\r\n", white.Text[i]) >= 0 {
					return 1, ""
				}
				return 0, ""
			})
		}
		url = url.withoutFragment()
		for _, i := range f.Hyphens() {
			if i < len(url.Text) {
				url.hyphens = append(url.hyphens, i)
			}
		}
		yield(url)
	}
}

// Broken returns e with its lines broken again after the hyphens that they ended with in
// a wrapper; false when none did. Each may or may not be part of the URL, says the
// appendix.
func (e Excerpt) Broken() (broken Excerpt, ok bool) {
	if len(e.hyphens) == 0 {
		return e, false
	}
	return e.replace(func(i int) (int, string) {
		if slices.Contains(e.hyphens, i) {
			return 1, "-\n"
		}
		return 0, ""
	}), true
}

// reference calls yield with e when e, the value of a link, is a URL and not
// relative to the document, as what begins with the letter of a drive is. What runs a script
// names nothing to check.
func (e Excerpt) reference(yield func(Excerpt)) {
	e = e.trim().withoutFragment()
	colon := strings.IndexByte(e.Text, ':')
	if isBroken(e.Text) {
		yield(e)
		return
	}
	if colon <= 1 || strings.EqualFold(e.Text[:colon], "javascript") {
		return
	}
	for _, r := range e.Text[:colon] {
		if r >= 0x80 || core.ClassOf(byte(r))&(core.AlphaDigit|core.Plus|core.Hyphen|core.Dot) == 0 {
			return
		}
	}
	yield(e)
}

// A Format is a syntax that documents are written in, and how URLs are found in it.
type Format struct {
	Name string                                 // as people choose it, such as "markdown"
	Exts []string                               // of names of files, in lower case and with the dot, the usual one first
	Code bool                                   // it is code as a whole, which nothing is found in that is not asked for
	read func(doc string, code bool, to reader) // in order
}

// A reader is told what a document holds. A name is what a document refers to a part of itself by, where that is defined and
// where it is referred to.
type reader struct{ url, comment, name func(Excerpt) }

// ignored is told of what nobody asks for.
func ignored(Excerpt) {}

// Formats lists all formats. The first is plain text, which a file is read as whose name
// says nothing else.
var Formats = []Format{
	{"text", []string{".txt", ".text"}, false, readText},
	{"markdown", []string{".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".qmd", ".rmd"}, false, readMarkdown},
	{"mdx", []string{".mdx"}, false, readMDX},
	{"html", []string{".html", ".htm", ".xhtml"}, false, readHTML},
	{"rst", []string{".rst"}, false, readRST},
	{"asciidoc", []string{".adoc", ".asciidoc", ".asc"}, false, readAsciidoc},
	{"org", []string{".org"}, false, readOrg},
	{"notebook", []string{".ipynb"}, false, readNotebook},
	{"json", []string{".json"}, true, readJSON},
	{"yaml", []string{".yaml", ".yml"}, true, readYAML},
	{"toml", []string{".toml"}, true, readTOML},
}

// Find calls yield for each URL of a document, in order; with code also for those that
// stand in code. Any octets are a document, and what breaks off is read as far as it
// goes. A byte order mark is no part of the text.
func (f Format) Find(doc string, code bool, yield func(Excerpt)) {
	f.readBehindMark(doc, code, reader{url: yield, comment: ignored, name: ignored})
}

// FindNamed is Find, and calls name for each name by which the document refers to a part of itself: where that is defined and
// where it is referred to. What is written differently in one place only refers to nothing.
func (f Format) FindNamed(doc string, code bool, yield, name func(Excerpt)) {
	f.readBehindMark(doc, code, reader{url: yield, comment: ignored, name: name})
}

// Comments calls yield for each comment of a document, with the signs around it. Plain text
// has lines that begin with such a sign, as "# note" does.
func (f Format) Comments(doc string, yield func(Excerpt)) {
	f.readBehindMark(doc, false, reader{url: ignored, comment: yield, name: ignored})
}

// readBehindMark reads what a document holds behind its byte order mark, if it has one.
func (f Format) readBehindMark(doc string, code bool, to reader) {
	const mark = "\uFEFF"
	text, marked := strings.CutPrefix(doc, mark)
	if !marked {
		f.read(doc, code, to)
		return
	}
	behind := func(yield func(Excerpt)) func(Excerpt) {
		return func(e Excerpt) {
			e.start += len(mark)
			e.offsets = slices.Clone(e.offsets) // others may share them
			for i := range e.offsets {
				e.offsets[i] += len(mark)
			}
			yield(e)
		}
	}
	f.read(text, code, reader{behind(to.url), behind(to.comment), behind(to.name)})
}

// textNames lists the names of files that are documents though they have no extension.
var textNames = []string{
	"AUTHORS", "BUGS", "CHANGELOG", "CHANGES", "CONTRIBUTING", "CONTRIBUTORS", "COPYING", "COPYRIGHT", "CREDITS", "FAQ", "HACKING",
	"HISTORY", "INSTALL", "LICENCE", "LICENSE", "MAINTAINERS", "NEWS", "NOTICE", "PATENTS", "README", "SECURITY", "THANKS", "TODO",
}

// FormatOf returns the format that the name of a file says, in whatever case its
// extension is; false, and plain text, when it says none. A name such as README says
// plain text.
func FormatOf(name string) (f Format, ok bool) {
	name = filepath.Base(name)
	ext := strings.ToLower(filepath.Ext(name))
	for _, f := range Formats {
		if slices.Contains(f.Exts, ext) {
			return f, true
		}
	}
	return Formats[0], slices.Contains(textNames, name)
}
