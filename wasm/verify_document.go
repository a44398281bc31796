//go:build !js

package main

import (
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"urlscope/core"
)

// An excerpt is text taken out of a document, such as the value of an attribute
// with its character references decoded. It knows where its octets stand in the
// document.
type excerpt struct {
	text    string
	start   int   // where it begins in the document
	offsets []int // where each octet comes from, and where the last ends; nil when they stand side by side from start
	hyphens []int // the offsets in text of those that a line ended with in a wrapper: each may be the printer's
}

// offset returns where octet i of e stands in the document, or where e ends.
func (e excerpt) offset(i int) int {
	if e.offsets == nil {
		return e.start + i
	}
	return e.offsets[i]
}

// slice returns the octets s of e.
func (e excerpt) slice(s core.Span) excerpt {
	out := excerpt{text: e.text[s.Start:s.End], start: e.offset(s.Start)}
	if e.offsets != nil {
		out.offsets = e.offsets[s.Start : s.End+1]
	}
	return out
}

// trim returns e without white space around it.
func (e excerpt) trim() excerpt {
	const white = " \t\r\n\f"
	end := len(strings.TrimRight(e.text, white))
	start := end - len(strings.TrimLeft(e.text[:end], white))
	return e.slice(core.Span{Start: start, End: end})
}

// withoutFragment returns e up to "#": what follows is no part of a URL.
func (e excerpt) withoutFragment() excerpt {
	if i := strings.IndexByte(e.text, '#'); i >= 0 {
		return e.slice(core.Span{End: i})
	}
	return e
}

// replace returns e with other text in place of some of its octets. piece returns,
// for the octets of e from i on, how many are replaced by what; 0 for none.
func (e excerpt) replace(piece func(i int) (n int, by string)) excerpt {
	var text []byte
	var offsets []int
	kept := 0 // up to here all has gone into text
	keep := func(end int) {
		text = append(text, e.text[kept:end]...)
		for i := kept; i < end; i++ {
			offsets = append(offsets, e.offset(i))
		}
	}
	for i := 0; i < len(e.text); {
		n, by := piece(i)
		if n == 0 {
			i++
			continue
		}
		keep(i)
		text = append(text, by...)
		for range len(by) {
			offsets = append(offsets, e.offset(i))
		}
		i += n
		kept = i
	}
	if kept == 0 {
		return e
	}
	keep(len(e.text))
	return excerpt{text: string(text), start: e.start, offsets: append(offsets, e.offset(len(e.text)))}
}

// decodeReferences returns e with the character references of HTML decoded. One
// that lacks its semicolon is left as it is: in a URL it more likely is none.
func (e excerpt) decodeReferences() excerpt {
	if strings.IndexByte(e.text, '&') < 0 {
		return e
	}
	const longest = 40
	return e.replace(func(i int) (int, string) {
		if e.text[i] != '&' {
			return 0, ""
		}
		n := strings.IndexAny(e.text[i:min(len(e.text), i+longest)], "; \t\n<>\"'") + 1
		if n < 3 || e.text[i+n-1] != ';' {
			return 0, ""
		}
		by := html.UnescapeString(e.text[i : i+n])
		if by == e.text[i:i+n] {
			return 0, ""
		}
		return n, by
	})
}

// unescaped returns e without the backslashes that make an octet stand for itself.
func (e excerpt) unescaped() excerpt {
	if strings.IndexByte(e.text, '\\') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) {
		if s := e.text[i:]; len(s) > 1 && s[0] == '\\' && isPunctuation(s[1]) {
			return 2, s[1:2]
		}
		return 0, ""
	})
}

// isPunctuation reports whether a backslash before b is no octet of its own.
func isPunctuation(b byte) bool {
	return '!' <= b && b <= '~' && core.ClassOf(b)&core.AlphaDigit == 0
}

// find calls yield for each URL that stands in e by the appendix's rules.
func (e excerpt) find(yield func(excerpt)) {
	for f := range core.Find(e.text) {
		url := e.slice(f.Span)
		if f.Wrapped && len(f.Text()) < f.Span.Len() {
			white := url
			url = white.replace(func(i int) (int, string) {
				if strings.IndexByte(" \t\r\n", white.text[i]) >= 0 {
					return 1, ""
				}
				return 0, ""
			})
		}
		url = url.withoutFragment()
		for _, i := range f.Hyphens() {
			if i < len(url.text) {
				url.hyphens = append(url.hyphens, i)
			}
		}
		yield(url)
	}
}

// broken returns e with its lines broken after the hyphens that they ended with.
func (e excerpt) broken() excerpt {
	return e.replace(func(i int) (int, string) {
		if slices.Contains(e.hyphens, i) {
			return 1, "-\n"
		}
		return 0, ""
	})
}

// reference calls yield with e when e, the value of a link, is a URL and not
// relative to the document. What runs a script names nothing to check.
func (e excerpt) reference(yield func(excerpt)) {
	e = e.trim().withoutFragment()
	colon := strings.IndexByte(e.text, ':')
	name, _, slashes := strings.Cut(e.text, "//")
	if slashes && slices.Contains([]string{"http", "https", "ftp"}, strings.ToLower(name)) { // the colon was forgotten
		yield(e)
		return
	}
	if colon <= 0 || strings.EqualFold(e.text[:colon], "javascript") {
		return
	}
	for _, r := range e.text[:colon] {
		if r >= 0x80 || core.ClassOf(byte(r))&(core.AlphaDigit|core.Plus|core.Hyphen|core.Dot) == 0 {
			return
		}
	}
	yield(e)
}

// A documentType says how the URLs of a document are found.
type documentType struct {
	name string
	exts []string                                         // of file names, the usual one first
	urls func(doc string, code bool, yield func(excerpt)) // in order
}

// documentTypes lists the types. The first is that of files with any other
// extension.
var documentTypes = []documentType{
	{"text", []string{".txt", ".text"}, func(doc string, _ bool, yield func(excerpt)) { excerpt{text: doc}.find(yield) }},
	{"markdown", []string{".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".qmd", ".rmd"}, markdownURLs},
	{"mdx", []string{".mdx"}, mdxURLs},
	{"html", []string{".html", ".htm", ".xhtml"}, htmlURLs},
	{"rst", []string{".rst"}, rstURLs},
	{"asciidoc", []string{".adoc", ".asciidoc"}, asciidocURLs},
	{"org", []string{".org"}, orgURLs},
}

// find calls yield for each URL of a document, in order. A byte order mark is no part of
// its text.
func (t documentType) find(doc string, code bool, yield func(excerpt)) {
	const mark = "\uFEFF"
	text, marked := strings.CutPrefix(doc, mark)
	if !marked {
		t.urls(doc, code, yield)
		return
	}
	t.urls(text, code, func(e excerpt) {
		e.start += len(mark)
		e.offsets = slices.Clone(e.offsets) // others may share them
		for i := range e.offsets {
			e.offsets[i] += len(mark)
		}
		yield(e)
	})
}

// textNames lists the names of files that are documents though they have no extension.
var textNames = []string{
	"AUTHORS", "BUGS", "CHANGELOG", "CHANGES", "CONTRIBUTING", "CONTRIBUTORS", "COPYING", "COPYRIGHT", "CREDITS", "FAQ", "HACKING",
	"HISTORY", "INSTALL", "LICENCE", "LICENSE", "MAINTAINERS", "NEWS", "NOTICE", "PATENTS", "README", "SECURITY", "THANKS", "TODO",
}

// typeOf returns the type that a file's name says; false when it says none.
func typeOf(name string) (documentType, bool) {
	name = filepath.Base(name)
	ext := strings.ToLower(filepath.Ext(name))
	for _, t := range documentTypes {
		if slices.Contains(t.exts, ext) {
			return t, true
		}
	}
	return documentTypes[0], slices.Contains(textNames, name)
}

// typeNames lists the names of the types, as a sentence does.
func typeNames() string {
	var names []string
	for _, t := range documentTypes {
		names = append(names, t.name)
	}
	return strings.Join(names, ", ")
}

// extensions lists what the names of documents end in.
func extensions() string {
	var all []string
	for _, t := range documentTypes {
		all = append(all, t.exts...)
	}
	return strings.Join(all, " ")
}
