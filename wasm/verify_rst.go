//go:build !js

package main

import (
	"strings"

	"urlscope/core"
)

// rstURLs calls yield for each URL in a document of reStructuredText: those of
// targets and of references with a URL in them, those of pictures, and those that
// stand in the text; with code also those in literals and blocks of code. Comments
// are passed over.
func rstURLs(doc string, code bool, yield func(Excerpt)) {
	r := &rst{manuscript: newManuscript(doc, code)}
	r.blocks()
	r.finish(Excerpt.unescaped, yield)
}

type rst struct {
	manuscript
	paragraph int // where the paragraph begins that is being read; -1 for none
	indent    int // that of its text
	literal   int // the indent of the paragraph that announced a literal block; -1 for none
}

// rstCode lists the directives that hold code.
var rstCode = map[string]bool{
	"code": true, "code-block": true, "code-tab": true, "command-output": true, "digraph": true, "doctest": true, "graph": true,
	"graphviz": true, "ipython": true, "ipython3": true, "jupyter-execute": true, "math": true, "mermaid": true, "parsed-literal": true,
	"plantuml": true, "productionlist": true, "program-output": true, "prompt": true, "sourcecode": true, "testcleanup": true,
	"testcode": true, "testoutput": true, "testsetup": true, "uml": true,
}

// rstCodeRoles lists the roles of text that is code.
var rstCodeRoles = map[string]bool{
	"code": true, "command": true, "envvar": true, "file": true, "kbd": true, "literal": true, "math": true, "option": true,
	"program": true, "regexp": true, "samp": true,
}

// blocks tells code and comments from paragraphs, by how far they are indented, and
// looks at those.
func (r *rst) blocks() {
	r.paragraph, r.literal = -1, -1
	within := -1       // what is indented more than this is skipped
	skip := r.skipCode // in this way
	var quoted byte    // the octet that all lines of a literal block begin with
	block := func(l line, how func(start, end int)) { r.close(l.start); within, skip = l.indent, how }
	for at := 0; at < len(r.doc); {
		l := r.lineAt(at)
		at = l.next
		announced := -1
		if r.paragraph < 0 && l.text != "" {
			announced, r.literal = r.literal, -1
		}
		switch {
		case l.text == "":
			r.close(l.start)
			quoted = 0
			continue
		case within >= 0 && l.indent > within:
			skip(l.start, l.next)
			continue
		case announced >= 0 && l.indent > announced:
			within, skip = announced, r.skipCode
			skip(l.start, l.next)
			continue
		case announced >= 0 && isPunctuation(l.text[0]):
			quoted = l.text[0]
		}
		within = -1
		if quoted != 0 && (l.text[0] == quoted || quoted == '>' && r.paragraph < 0) {
			r.skipCode(l.start, l.next)
			continue
		}
		quoted = 0
		l = r.withoutMarkers(l)
		switch rest, explicit := strings.CutPrefix(l.text, ".. "); {
		case strings.HasPrefix(l.text, ">>> ") && r.paragraph < 0: // up to an empty line
			r.skipCode(l.start, l.next)
			quoted = '>'
		case l.text == "..":
			if next := r.lineAt(min(l.next, len(r.doc))); next.text != "" {
				block(l, r.blank)
			}
		case strings.HasPrefix(l.text, "__ ") && r.paragraph < 0:
			at = r.target(l, l.at+len("__ "))
		case !explicit:
			r.text(l, l.at)
		case rest[0] == '_':
			if start := r.targetStart(l); start > 0 {
				at = r.target(l, start)
			} else {
				block(l, r.blank)
			}
		case rest[0] == '[': // a footnote
			r.close(l.start)
			r.text(l, l.at+len(".. "))
		default:
			name, argument := r.directive(l)
			switch {
			case name == "":
				r.blank(l.start, l.next)
				block(l, r.blank)
			case rstCode[name]:
				r.skipCode(l.start, l.next)
				block(l, r.skipCode)
			case name == "image" || name == "figure":
				r.close(l.start)
				r.take(argument, l.at+len(l.text))
			default:
				r.close(l.start)
				r.text(l, argument)
				r.close(l.next) // a "::" that it ends with is its own
				r.literal = -1
			}
		}
	}
	r.close(len(r.doc))
}

// text adds a line, from offset at on, to the paragraph.
func (r *rst) text(l line, at int) {
	if r.paragraph < 0 {
		r.paragraph = at
	}
	r.indent = l.indent
}

// close ends the paragraph before offset at.
func (r *rst) close(at int) {
	if r.paragraph < 0 {
		return
	}
	if strings.HasSuffix(strings.TrimRight(r.doc[r.paragraph:at], " \t\r\n"), "::") {
		r.literal = r.indent
	}
	r.inline(r.paragraph, at)
	r.paragraph = -1
}

// withoutMarkers returns a line without the markers of lists at its beginning: what
// belongs to an item is indented as its text is.
func (r *rst) withoutMarkers(l line) line {
	for r.paragraph < 0 {
		n := markerLen(l.text)
		if n == 0 {
			break
		}
		rest := strings.TrimLeft(l.text[n:], " \t")
		l.at += len(l.text) - len(rest)
		l.indent += len(l.text) - len(rest)
		l.text = rest
	}
	return l
}

// markerLen returns the length of the marker of a list that a line begins with; 0 for
// none.
func markerLen(s string) int {
	n := 0
	switch {
	case s == "":
		return 0
	case strings.IndexByte("*+-", s[0]) >= 0:
		n = 1
	default:
		if s[0] == '(' {
			n = 1
		}
		start := n
		for n < len(s) && n < start+5 && core.ClassOf(s[n])&core.AlphaDigit != 0 {
			n++
		}
		if n == start && n < len(s) && s[n] == '#' {
			n++
		}
		if n == start || n == len(s) || strings.IndexByte(".)", s[n]) < 0 {
			return 0
		}
		n++
	}
	if n+1 >= len(s) || s[n] != ' ' && s[n] != '\t' {
		return 0
	}
	return n
}

// targetStart returns where in ".. _name: URL" the URL begins; 0 when that is no
// target.
func (r *rst) targetStart(l line) int {
	s := l.text[len(".. _"):]
	n := 0
	if strings.HasPrefix(s, "`") {
		if n = strings.IndexByte(s[1:], '`') + 1; n == 0 {
			return 0
		}
	}
	for ; n < len(s); n++ {
		switch {
		case s[n] == '\\':
			n++
		case s[n] == ':' && (n+1 == len(s) || s[n+1] == ' '):
			return l.at + len(".. _") + n + 1
		}
	}
	return 0
}

// target looks at the URL of a target, from offset start on in the line and in those
// below that are indented more. It returns where reading goes on. A name with an
// underscore behind it is that of another target.
func (r *rst) target(l line, start int) (next int) {
	r.close(l.start)
	end := l.next
	for end < len(r.doc) {
		below := r.lineAt(end)
		if below.text == "" || below.indent <= l.indent {
			break
		}
		end = below.next
	}
	r.reference(start, end)
	r.blank(l.start, end)
	return end
}

// directive returns the name of the directive that a line begins, and the offset of
// what follows it; "" when it is none.
func (r *rst) directive(l line) (name string, argument int) {
	s := l.text[len(".. "):]
	at := l.at + len(".. ")
	if strings.HasPrefix(s, "|") { // a substitution
		n := strings.Index(s, "| ")
		if n <= 0 {
			return "", 0
		}
		s = s[n+len("| "):]
		at += n + len("| ")
	}
	name, _, ok := strings.Cut(s, "::")
	after := len(name) + len("::")
	if !ok || name == "" || strings.ContainsAny(name, " \t`") || after < len(s) && s[after] != ' ' {
		return "", 0
	}
	return strings.ToLower(name), at + after
}

// inline looks at a paragraph.
func (r *rst) inline(start, end int) {
	for i := start; i < end; {
		n := 1
		switch {
		case r.doc[i] == '\\':
			n = 2
		case strings.HasPrefix(r.doc[i:end], "``"):
			n = len("``")
			if k := strings.Index(r.doc[i+n:end], "``"); k >= 0 {
				n += k + len("``")
				r.skipCode(i, i+n)
			}
		case r.doc[i] == '`':
			n = r.interpreted(start, i, end)
		}
		i += n
	}
}

// interpreted passes over text between single backquotes: that of a reference, or of a
// role, which is named before it or behind it.
func (r *rst) interpreted(start, i, end int) int {
	n := 1
	for ; i+n < end && r.doc[i+n] != '`'; n++ {
		if r.doc[i+n] == '\\' {
			n++
		}
	}
	if i+n >= end {
		return 1
	}
	inside, after := r.doc[i+1:i+n], r.doc[i+n+1:end]
	if role := roleBefore(r.doc[start:i]); role != "" || strings.HasPrefix(after, ":") {
		if role == "" {
			role, _, _ = strings.Cut(after[1:], ":")
		}
		if rstCodeRoles[role] {
			r.skipCode(i, i+n+1)
		}
		return n + 1
	}
	if !strings.HasPrefix(after, "_") {
		return n + 1
	}
	r.blank(i, i+1)
	r.blank(i+n, i+n+1)
	if open := strings.LastIndexByte(inside, '<'); open >= 0 && strings.HasSuffix(inside, ">") {
		r.reference(i+1+open+1, i+n-1)
		r.blank(i+1+open, i+n)
	}
	return n + 1
}

// roleBefore returns the name of the role that s ends with; "" for none.
func roleBefore(s string) string {
	s, ok := strings.CutSuffix(s, ":")
	if !ok {
		return ""
	}
	n := len(s)
	for n > 0 && core.ClassOf(s[n-1])&(core.AlphaDigit|core.Hyphen|core.Plus|core.Dot|core.Underscore) != 0 {
		n--
	}
	if n == 0 || s[n-1] != ':' {
		return ""
	}
	return s[n:]
}

// reference looks at the URL that a target or a reference names. A name with an
// underscore behind it is that of another target.
func (r *rst) reference(start, end int) {
	e := r.excerpt(start, end)
	e = e.replace(func(i int) (int, string) {
		if strings.IndexByte(" \t\r\n", e.Text[i]) >= 0 {
			return 1, ""
		}
		return 0, ""
	})
	if !strings.HasSuffix(e.Text, "_") || strings.HasSuffix(e.Text, `\_`) {
		e.unescaped().reference(r.yield)
	}
}

// take looks at a URL that is an argument.
func (r *rst) take(start, end int) {
	r.excerpt(start, end).unescaped().reference(r.yield)
	r.blank(start, end)
}
