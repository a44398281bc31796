package links

import (
	"strings"

	"urlscope/core"
)

// Ours reads only what says where URLs are. Of the parsers in Go, github.com/niklasfasching/go-org (1.9.1) tells of no node
// where it stands.

// readOrg reads a document of Org. Its URLs are the targets of its links, and those that
// stand in the text; with code also those in verbatim text, formulas and blocks of code. Of
// comments those are told that are a line.
func readOrg(doc string, code bool, to reader) {
	o := &org{manuscript: newManuscript(doc, code, to)}
	o.lines = []func(line) bool{o.inBlock, o.beginsBlock, o.keyword, o.marked, o.row, o.text}
	o.marks = []opening{
		{"[[", o.link}, {"=", o.verbatim}, {"~", o.verbatim}, {"$", o.verbatim}, {`\(`, o.formula}, {`\[`, o.formula}, {"@@", o.snippet}, {"src_", o.source},
	}
	o.decode = func(e Excerpt) Excerpt { return e }
	o.read()
}

type org struct {
	manuscript
	block string // the name of the block that is open, of those in orgBlocks
}

// orgBlocks lists the blocks that hold no text.
var orgBlocks = map[string]holds{"comment": holdsNothing, "example": holdsCode, "export": holdsCode, "src": holdsCode}

// orgKeywords lists the keywords whose line is for one program that reads what is exported.
var orgKeywords = map[string]bool{"ascii": true, "beamer": true, "html": true, "html_head": true, "latex": true, "latex_header": true, "texinfo": true}

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

// keyword takes a line that is code for another program.
func (o *org) keyword(l line) bool {
	name, _, ok := strings.Cut(strings.TrimPrefix(l.text, "#+"), ":")
	is := ok && strings.HasPrefix(l.text, "#+") && orgKeywords[strings.ToLower(name)]
	if is {
		o.skipLine(holdsCode, l)
	}
	return is
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

// row takes a row of a table. Its cells are told apart before anything else is looked for in them.
func (o *org) row(l line) bool {
	if !strings.HasPrefix(l.text, "|") {
		return false
	}
	end := l.at + len(l.text)
	for at := l.at; at < end; {
		next := end
		if n := strings.IndexByte(o.doc[at+1:end], '|'); n >= 0 {
			next = at + 1 + n
		}
		o.blank(at, at+1)
		o.inline(at+1, next)
		at = next
	}
	return true
}

// text takes any other line.
func (o *org) text(l line) bool {
	o.inline(l.at, l.at+len(l.text))
	return true
}

// link passes over the target of a link: "[[target][text]]". What is no mail, no news and
// has no slashes behind its colon is Org's own, such as "file:notes.org" and "info:emacs".
func (o *org) link(i int) int {
	target := o.excerpt(i+len("[["), min(o.stop, i+maxTarget))
	n := orgTargetLen(target.Text)
	if n <= 0 {
		return 0
	}
	target = target.slice(core.Span{End: n})
	scheme, rest, _ := strings.Cut(target.Text, ":")
	if strings.HasPrefix(rest, "//") || scheme == "mailto" || scheme == "news" {
		target.replace(func(i int) (int, string) { return orgEscape(target.Text[i:]) }).reference(o.yield)
	}
	n += len("[[]")
	o.blank(i, i+n)
	return n
}

// orgTargetLen returns how long the target of a link is that s begins with, up to the bracket that ends it; -1 when none does.
func orgTargetLen(s string) int {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			n := backslashes(s[i:])
			if i += n - 1; n%2 == 1 && i+1 < len(s) && strings.IndexByte("[]", s[i+1]) >= 0 {
				i++
			}
		case ']':
			return i
		case '[':
			return -1
		}
	}
	return -1
}

// orgEscape returns how many octets at the beginning of a target stand for others, and for which: backslashes in front of a
// bracket or the end are twice as many as they mean, and one more makes the bracket one of the target.
func orgEscape(s string) (n int, by string) {
	n = backslashes(s)
	half := strings.Repeat(`\`, n/2)
	switch {
	case n == len(s):
		return n, half
	case n > 0 && strings.IndexByte("[]", s[n]) >= 0:
		return n + 1, half + s[n:n+1]
	}
	return 0, ""
}

// backslashes returns how many of them s begins with.
func backslashes(s string) int { return len(s) - len(strings.TrimLeft(s, `\`)) }

// formula passes over one of LaTeX, in round brackets or square ones with backslashes.
func (o *org) formula(i int) int {
	return o.codeTo(i, map[byte]string{'(': `\)`, '[': `\]`}[o.doc[i+1]])
}

// snippet passes over what is for one program alone: "@@html:text@@".
func (o *org) snippet(i int) int { return o.codeTo(i, "@@") }

// source passes over code in a line: "src_sh[options]{code}".
func (o *org) source(i int) int {
	text := o.doc[i:min(o.stop, i+maxLabel)]
	n := strings.IndexAny(text, " \t\n[{")
	if n >= 0 && text[n] == '[' {
		if k := strings.IndexByte(text[n:], ']'); k > 0 {
			n += k + 1
		}
	}
	if n < 0 || !strings.HasPrefix(text[n:], "{") {
		return 0
	}
	k := strings.IndexByte(text[n:], '}')
	if k < 0 {
		return 0
	}
	o.skipCode(i, i+n+k+1)
	return n + k + 1
}

// codeTo passes over code that begins with two octets at i, up to those that end it.
func (o *org) codeTo(i int, end string) int {
	n := strings.Index(o.doc[i+2:min(o.stop, i+maxLabel)], end)
	if n < 0 {
		return 0
	}
	n += 2 + len(end)
	o.skipCode(i, i+n)
	return n
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
