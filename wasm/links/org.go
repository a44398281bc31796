package links

import (
	"strings"

	"urlscope/core"
)

// readOrg reads a document of Org. Its URLs are the targets of its links, and those that
// stand in the text; with code also those in verbatim text and blocks of code. Of
// comments those are told that are a line.
func readOrg(doc string, code bool, to reader) {
	o := &org{manuscript: newManuscript(doc, code, to)}
	o.lines = []func(line) bool{o.inBlock, o.beginsBlock, o.marked, o.text}
	o.marks = []opening{{"[[", o.link}, {"=", o.verbatim}, {"~", o.verbatim}}
	o.decode = func(e Excerpt) Excerpt { return e }
	o.read()
}

type org struct {
	manuscript
	block string // the name of the block that is open, of those in orgBlocks
}

// orgBlocks lists the blocks that hold no text.
var orgBlocks = map[string]holds{"comment": holdsNothing, "example": holdsCode, "export": holdsCode, "src": holdsCode}

// orgMarked says what a line holds that begins with a mark and a space.
var orgMarked = map[string]holds{":": holdsCode, "#": holdsNothing}

// inBlock takes the lines of a block, up to the one that ends it.
func (o *org) inBlock(l line) bool {
	if o.block == "" {
		return false
	}
	o.skipLine(orgBlocks[o.block], l)
	if strings.ToLower(l.text) == "#+end_"+o.block {
		o.block = ""
	}
	return true
}

// beginsBlock takes the line that a block begins with.
func (o *org) beginsBlock(l line) bool {
	rest, ok := strings.CutPrefix(l.text, "#+")
	if !ok {
		return false
	}
	rest, ok = strings.CutPrefix(strings.ToLower(rest), "begin_")
	if name, _, _ := strings.Cut(rest, " "); ok && orgBlocks[name] != holdsText {
		o.block = name
	}
	return ok
}

// marked takes a line of literal text, or of a comment.
func (o *org) marked(l line) bool {
	mark, _, _ := strings.Cut(l.text, " ")
	what := orgMarked[mark]
	if what == holdsNothing {
		o.skipComment(l.start, l.next)
	} else {
		o.skipLine(what, l)
	}
	return what != holdsText
}

// text takes any other line.
func (o *org) text(l line) bool {
	o.inline(l.at, l.at+len(l.text))
	return true
}

// link passes over the target of a link: "[[target][text]]". What is no mail, no news and
// has no slashes behind its colon is Org's own, such as "file:notes.org" and "info:emacs".
func (o *org) link(i int) int {
	n := strings.IndexByte(o.doc[i:min(o.stop, i+maxTarget)], ']')
	if n < 0 {
		return 0
	}
	target := o.excerpt(i+len("[["), i+n)
	scheme, rest, _ := strings.Cut(target.Text, ":")
	if strings.HasPrefix(rest, "//") || scheme == "mailto" || scheme == "news" {
		target.unescaped().reference(o.yield)
	}
	o.blank(i, i+n+1)
	return n + 1
}

// verbatim passes over the text between two of the marks at i: the first stands before
// a word and behind none, the second the other way round.
func (o *org) verbatim(i int) int {
	text := o.doc[i+1 : min(o.stop, i+maxLabel)]
	if !endsWith(o.before(i), " \t-('\"{") || text == "" || core.ClassOf(text[0])&core.Space != 0 {
		return 0
	}
	for at := 0; ; at++ {
		n := strings.IndexByte(text[at:], o.doc[i])
		if n < 0 {
			return 0
		}
		at += n
		if at > 0 && text[at-1] != ' ' && beginsWith(text[at+1:], " \t-.,;:!?'\")}[") {
			o.skipCode(i, i+at+2)
			return at + 2
		}
	}
}

// beginsWith reports whether s begins with an octet of set, or is empty.
func beginsWith(s, set string) bool { return s == "" || strings.IndexByte(set, s[0]) >= 0 }

// endsWith reports whether s ends with an octet of set, or is empty.
func endsWith(s, set string) bool { return s == "" || strings.IndexByte(set, s[len(s)-1]) >= 0 }
