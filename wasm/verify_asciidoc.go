//go:build !js

package main

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
)

// asciidocURLs calls yield for each URL in a document of AsciiDoc: the targets of
// links, pictures and includes, and those that stand in the text, with the text of
// the link in brackets behind them or bare; with code also those in monospaced text
// and blocks of code. Comments are passed over. A URL with an attribute in it, as in
// "http://{host}/", is known only when the attribute is, and is left out.
func asciidocURLs(doc string, code bool, yield func(Excerpt)) {
	a := &asciidoc{manuscript: newManuscript(doc, code), paragraph: -1}
	a.blocks()
	a.finish(Excerpt.unescaped, func(e Excerpt) {
		if !hasAttribute(e.Text) {
			yield(e)
		}
	})
}

type asciidoc struct {
	manuscript
	paragraph int    // where the paragraph begins that is being read; -1 for none
	last      string // the text of its line, when it has one only
}

// asciidocCode lists the styles of blocks that hold code.
var asciidocCode = map[string]bool{
	"asciimath": true, "ditaa": true, "graphviz": true, "latexmath": true, "listing": true, "literal": true, "mermaid": true,
	"plantuml": true, "source": true, "stem": true,
}

// blocks tells code and comments from paragraphs, and looks at those.
func (a *asciidoc) blocks() {
	var (
		fence    string // the line that ends the block that is open
		kind     byte   // what that holds: code, a comment, or else text
		announce bool   // a line says that the next block is code
		inCode   bool   // in a paragraph of code
		inTable  bool   // where what is indented is none
	)
	for at := 0; at < len(a.doc); {
		l := a.lineAt(at)
		at = l.next
		begins := a.paragraph < 0
		switch style := blockStyle(l.text); {
		case fence != "":
			a.skip(kind, l)
			if l.text == fence {
				fence = ""
			}
		case l.text == "":
			a.close(l.start)
			inCode = false
		case inCode:
			a.skip(isCode, l)
		case strings.HasPrefix(l.text, "//") && !strings.HasPrefix(l.text, "///"):
			a.skip(isComment, l)
		case a.delimiter(l.text, announce) != "":
			a.close(l.start)
			fence = a.delimiter(l.text, announce)
			kind = kindOf[fence[0]]
			announce = false
		case begins && style != "":
			announce = announce || asciidocCode[style]
			a.inline(l.start, l.next)
		case begins && isBlockTitle(l.text):
			a.inline(l.start, l.next)
		case begins && (announce || l.indent > 0 && !inTable && !isAsciidocItem(l.text)):
			inCode, announce = true, false
			a.skip(isCode, l)
		case begins:
			if strings.HasPrefix(l.text, "|===") {
				inTable = !inTable
			}
			a.paragraph, a.last = l.start, l.text
		default:
			a.last = ""
		}
	}
	a.close(len(a.doc))
}

// What a block of AsciiDoc holds.
const (
	isText byte = iota
	isCode
	isComment
)

// kindOf says what a block holds by the first octet of the lines around it.
var kindOf = map[byte]byte{'-': isCode, '.': isCode, '`': isCode, '/': isComment}

func (a *asciidoc) skip(kind byte, l line) {
	switch kind {
	case isCode:
		a.skipCode(l.start, l.next)
	case isComment:
		a.blank(l.start, l.next)
	}
}

// delimiter returns the line that ends the block that a line begins; "" when it begins
// none that is told apart here. announced is whether a block of code is to come.
func (a *asciidoc) delimiter(s string, announced bool) string {
	if strings.HasPrefix(s, "```") && strings.IndexByte(s[3:], '`') < 0 {
		return "```"
	}
	if s == "--" && announced {
		return s
	}
	if len(s) < 4 || strings.IndexByte("-.+/", s[0]) < 0 || strings.Trim(s, s[:1]) != "" {
		return ""
	}
	if n := utf8.RuneCountInString(a.last); a.paragraph >= 0 && n > 0 && len(s)-n >= -1 && len(s)-n <= 1 {
		return "" // it underlines a title
	}
	return s
}

// close ends the paragraph before offset at.
func (a *asciidoc) close(at int) {
	if a.paragraph >= 0 {
		a.inline(a.paragraph, at)
	}
	a.paragraph = -1
}

// blockStyle returns the style that a line of attributes gives the block below it, or
// what else it begins with; "" when it is no such line.
func blockStyle(s string) string {
	if len(s) < 3 || s[0] != '[' || s[len(s)-1] != ']' {
		return ""
	}
	s = s[1 : len(s)-1]
	if strings.HasPrefix(s, ",") { // of a program's source only the language is said
		return "source"
	}
	if n := strings.IndexAny(s, ",%#."); n > 0 {
		s = s[:n]
	}
	return s
}

// isBlockTitle reports whether a line is the title of the block below it.
func isBlockTitle(s string) bool { return len(s) > 1 && s[0] == '.' && s[1] != '.' && s[1] != ' ' }

// isAsciidocItem reports whether a line begins an item of a list, a cell of a table or
// the like, and so is no code though it be indented.
func isAsciidocItem(s string) bool {
	marker, _, ok := strings.Cut(s, " ")
	if strings.HasSuffix(s, "::") || strings.Contains(s, ":: ") || s[0] == '|' || s == "+" {
		return true
	}
	return ok && (strings.Trim(marker, "*") == "" || strings.Trim(marker, ".") == "" || marker == "-" || markerLen(s) > 0 || marker[0] == '<')
}

// asciidocMacros lists the macros whose target may be a URL.
var asciidocMacros = []string{"audio", "image", "include", "link", "video"}

// inline looks at a paragraph.
func (a *asciidoc) inline(start, end int) {
	for i := start; i < end; {
		n := 0
		switch b := a.doc[i]; {
		case b == '\\':
			n = 2
		case b == '`' && !a.isQuote(start, i, end):
			n = a.codeSpan(i, end)
		case b == ':':
			n = a.macro(start, i, end)
		case b == '[' && strings.HasSuffix(a.doc[start:i], "//"): // an address of IPv6
			n = strings.IndexByte(a.doc[i:end], ']') + 1
		case b == '[' || b == ']': // around the text of a link
			a.blank(i, i+1)
		}
		i += max(n, 1)
	}
}

// isQuote reports whether the backquote at i makes a quote mark a curved one, as in
// "`quoted`", and so begins no code.
func (a *asciidoc) isQuote(start, i, end int) bool {
	isMark := func(at int) bool { return start <= at && at < end && (a.doc[at] == '"' || a.doc[at] == '\'') }
	opens := isMark(i-1) && i+1 < end && core.ClassOf(a.doc[i+1])&(core.Space|core.Break) == 0
	closes := isMark(i+1) && i > start && core.ClassOf(a.doc[i-1])&(core.Space|core.Break) == 0
	return opens || closes
}

// macro passes over the target of a macro whose name ends at the colon at i, up to the
// bracket behind it. In "++" or "pass:[]" a target may hold any octet.
func (a *asciidoc) macro(start, i, end int) int {
	name := ""
	for _, m := range asciidocMacros {
		if before, ok := strings.CutSuffix(a.doc[start:i], m); ok && (before == "" || core.ClassOf(before[len(before)-1])&core.AlphaDigit == 0) {
			name = m
		}
	}
	if name == "" {
		return 0
	}
	at := i + 1
	if at < end && a.doc[at] == ':' {
		at++
	}
	stop := "["
	for _, around := range [][2]string{{"++", "++["}, {"$$", "$$["}, {"pass:[", "]["}} {
		if strings.HasPrefix(a.doc[at:end], around[0]) {
			at += len(around[0])
			stop = around[1]
		}
	}
	n := strings.Index(a.doc[at:min(end, at+maxTarget)], stop)
	if n < 0 || stop == "[" && strings.ContainsAny(a.doc[at:at+n], " \t\r\n") {
		return 0
	}
	a.excerpt(at, at+n).unescaped().reference(a.yield)
	next := at + n + len(stop)
	a.blank(i-len(name), next)
	if name != "link" { // attributes, one of which may be a link, with commas between them
		if k := strings.IndexByte(a.doc[next:min(end, next+maxTarget)], ']'); k >= 0 {
			for j := next; j < next+k; j++ {
				if a.doc[j] == ',' {
					a.blank(j, j+1)
				}
			}
		}
	}
	return next - i
}

// hasAttribute reports whether s refers to an attribute of AsciiDoc: "{name}".
func hasAttribute(s string) bool {
	for {
		_, rest, ok := strings.Cut(s, "{")
		if !ok {
			return false
		}
		n := 0
		for n < len(rest) && core.ClassOf(rest[n])&(core.AlphaDigit|core.Hyphen|core.Underscore) != 0 {
			n++
		}
		if n > 0 && n < len(rest) && rest[n] == '}' {
			return true
		}
		s = rest
	}
}
