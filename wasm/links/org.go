package links

import (
	"regexp"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// This reader finds URLs and nothing else. No parser in Go can replace it: github.com/niklasfasching/go-org (1.9.1) has no
// offsets.

// readOrg reads a document of Org. It finds the targets of links, and URLs in the text; with code also those in verbatim
// text, formulas and blocks of code. It reports comments that fill a line.
func readOrg(doc string, code bool, to reader) {
	o := &org{manuscript: newManuscript(doc, code, to)}
	o.lines = []func(line) bool{o.inBlock, o.commented, o.beginsBlock, o.keyword, o.property, o.marked, o.row, o.text}
	o.marks = []opening{
		{"[[", o.link}, {"=", o.verbatim}, {"~", o.verbatim}, {"$", o.verbatim}, {`\(`, o.formula}, {`\[`, o.formula}, {`\`, o.command},
		{"@@", o.snippet}, {"src_", o.source}, {"call_", o.call}, {"{{{", o.macro}, {"<<", o.anchor},
	}
	o.decode = func(e Excerpt) Excerpt { return e }
	o.read()
}

type org struct {
	manuscript
	block string  // the end of the open block, such as "#+end_src"; "" for none
	what  content // the content of that block
	drawn bool    // in a property drawer
	level int     // of the heading whose tree is a comment; 0 for none
}

// orgBlocks lists the blocks without text. Before version 9, names of languages were names of blocks.
var orgBlocks = map[string]content{
	"comment": contentNone, "example": contentCode, "export": contentCode, "src": contentCode,
	"ascii": contentCode, "html": contentCode, "latex": contentCode,
}

// orgKeywords maps keywords to the content of their lines: text that is exported, or code for all others.
var orgKeywords = map[string]content{
	"author": contentText, "caption": contentText, "creator": contentText, "date": contentText, "description": contentText, "email": contentText,
	"html_link_home": contentText, "html_link_up": contentText, "keywords": contentText, "include": contentText, "setupfile": contentText,
	"subtitle": contentText, "title": contentText,
}

// orgMarked maps the mark before a space to the content of the line.
var orgMarked = map[string]content{":": contentCode, "#": contentNone}

// inBlock reads the lines of a block, up to the line that ends it.
func (o *org) inBlock(l line) bool {
	if o.block == "" {
		return false
	}
	o.skipLine(o.what, l)
	if strings.EqualFold(strings.TrimSpace(l.text), o.block) {
		o.block = ""
	}
	return true
}

// commented reads the lines of a commented tree, "* COMMENT heading", up to the next heading of its level or
// above.
func (o *org) commented(l line) bool {
	stars := len(l.text) - len(strings.TrimLeft(l.text, "*"))
	if heading := l.text[stars:]; l.indent == 0 && stars > 0 && strings.HasPrefix(heading, " ") && (o.level == 0 || stars <= o.level) {
		o.level = 0
		if strings.HasPrefix(heading+" ", " COMMENT ") {
			o.level = stars
		}
	}
	if o.level > 0 {
		o.skipLine(contentNone, l)
	}
	return o.level > 0
}

// beginsBlock reads the first line of a block for programs, such as code or a LaTeX environment.
func (o *org) beginsBlock(l line) bool {
	lower := strings.ToLower(l.text)
	if name, ok := strings.CutPrefix(l.text, `\begin{`); ok && strings.Contains(name, "}") {
		name, _, _ = strings.Cut(name, "}")
		o.block, o.what = `\end{`+name+"}", contentCode
		if strings.HasSuffix(lower, strings.ToLower(o.block)) {
			o.block = ""
		}
		o.skipLine(contentCode, l)
		return true
	}
	rest, ok := strings.CutPrefix(lower, "#+begin_")
	if !ok {
		return false
	}
	name, _, _ := strings.Cut(rest, " ")
	if what := orgBlocks[name]; what != contentText {
		o.block, o.what = "#+end_"+name, what
	}
	o.skipLine(contentCode, l)
	return true
}

// keyword reads a keyword line, which is for programs, except for exported text: "#+NAME: value",
// "#+CAPTION[short]: long".
func (o *org) keyword(l line) bool {
	name, _, ok := strings.Cut(strings.TrimPrefix(l.text, "#+"), ":")
	if !ok || !strings.HasPrefix(l.text, "#+") || strings.ContainsAny(name, " \t") && !strings.Contains(name, "[") {
		return false
	}
	name, _, _ = strings.Cut(strings.ToLower(name), "[")
	if _, text := orgKeywords[name]; text {
		return false
	}
	o.skipLine(contentCode, l)
	return true
}

// property reads the lines of a property drawer, which are for programs. It looks at a value if that is a URL as a
// whole, and not a name.
func (o *org) property(l line) bool {
	switch {
	case strings.EqualFold(l.text, ":properties:"):
		o.drawn = true
	case !o.drawn || !strings.HasPrefix(l.text, ":"):
		o.drawn = false
		return false
	case strings.EqualFold(l.text, ":end:"):
		o.drawn = false
	default:
		name, value, _ := strings.Cut(l.text[len(":"):], ":")
		if value = strings.TrimSpace(value); name == "" || strings.HasSuffix(strings.ToUpper(name), "ID") || strings.ContainsAny(value, " \t") || !strings.Contains(value, "://") {
			o.skipLine(contentNone, l)
			return true
		}
		o.bind(l.start, l.next, Program)
		return false
	}
	return true
}

// marked reads a line of literal text or a comment.
func (o *org) marked(l line) bool {
	mark, _, _ := strings.Cut(l.text, " ")
	what := orgMarked[mark]
	if what == contentNone {
		o.skipComment(l.start, l.next)
	} else {
		o.skipLine(what, l)
	}
	return what != contentText
}

// row reads a row of a table. It finds the cells before anything else in them.
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

// text reads any other line.
func (o *org) text(l line) bool {
	if stars, title, ok := strings.Cut(l.text, " "); ok && l.indent == 0 && strings.Trim(stars, "*") == "" {
		o.heading(l, title)
	}
	o.inline(l.at, l.at+len(l.text))
	return true
}

var (
	// orgAround matches what is around the title of a heading: the to-do keyword, the priority and the tags.
	orgAround = regexp.MustCompile(`^(?:[A-Z]+ )?(?:\[#[A-Z0-9]\] )?|[ \t]+:[\w@#%:]+:$`)

	// orgPlanned matches the planning line between a heading and its properties.
	orgPlanned = regexp.MustCompile(`^(?:CLOSED|DEADLINE|SCHEDULED):`)
)

// heading binds the URLs in the title of a heading, because links find the heading by its title and programs make
// its name from it, unless the properties name it. It reports the title as a name.
func (o *org) heading(l line, title string) {
	o.to.name("*" + strings.Join(strings.Fields(orgAround.ReplaceAllString(title, "")), " "))
	below := o.lineAt(l.next)
	if orgPlanned.MatchString(below.text) {
		below = o.lineAt(below.next)
	}
	if strings.EqualFold(below.text, ":properties:") {
		for range 32 { // there are rarely so many
			below = o.lineAt(below.next)
			name, value, _ := strings.Cut(strings.TrimPrefix(below.text, ":"), ":")
			switch {
			case strings.EqualFold(name, "custom_id") && value != "":
				return
			case strings.EqualFold(name, "end"):
				o.bind(l.at, l.next, Heading)
				return
			}
		}
	}
	o.bind(l.at, l.next, Heading)
}

// link skips the target of a link: "[[target][text]]". A target that has no slashes after its colon, and is not mail or news,
// is Org's own, such as "file:notes.org" and "info:emacs".
func (o *org) link(i int) int {
	target := o.excerpt(i+len("[["), min(o.stop, i+maxTarget))
	n := orgTargetLen(target.Text)
	if n <= 0 {
		return 0
	}
	target = target.slice(core.Span{End: n})
	scheme, rest, _ := strings.Cut(target.Text, ":")
	switch {
	case strings.HasPrefix(target.Text, "*"), strings.HasPrefix(target.Text, "#"): // a place in the document
		o.to.name(strings.Join(strings.Fields(target.Text), " "))
	case strings.HasPrefix(rest, "//"), scheme == "mailto", scheme == "news", isBroken(target.Text):
		yield := o.yield
		if strings.HasPrefix(o.after(i+len("[[")+n), "][") { // the link has a text
			yield = linking(yield)
		}
		target.replace(func(i int) (int, string) { return orgEscape(target.Text[i:]) }).reference(yield)
	}
	n += len("[[]")
	o.blank(i, i+n)
	text, _, ok := strings.Cut(o.doc[i+n:min(o.stop, i+n+maxLabel)], "]]")
	if ok && strings.HasPrefix(text, "[") && text != "["+target.Text { // the text differs from the target
		o.bind(i+n, i+n+len(text), Prose)
	}
	return n
}

// orgTargetLen returns the length of the link target at the start of s, up to the bracket that ends it; -1 if s begins
// with no target.
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

// orgEscape returns the length of the escape at the start of s, and its value. Org doubles backslashes
// before a bracket or the end, and adds one before the bracket.
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

// backslashes returns the number of backslashes at the start of s.
func backslashes(s string) int { return len(s) - len(strings.TrimLeft(s, `\`)) }

// formula skips a LaTeX formula: \(…\) or \[…\].
func (o *org) formula(i int) int {
	return o.codeTo(i, map[byte]string{'(': `\)`, '[': `\]`}[o.doc[i+1]])
}

// snippet skips an export snippet: "@@html:text@@".
func (o *org) snippet(i int) int { return o.codeTo(i, "@@") }

// macro skips a macro: "{{{name(argument)}}}".
func (o *org) macro(i int) int { return o.codeTo(i, "}}}") }

// anchor skips an anchor: "<<name>>".
func (o *org) anchor(i int) int { return o.codeTo(i, ">>") }

// command skips a LaTeX command with its arguments: "\\href{http://h/}{text}". Without arguments it is a symbol,
// such as "\\alpha".
func (o *org) command(i int) int {
	text := o.doc[i+1 : min(o.stop, i+maxLabel)]
	n := len(text) - len(strings.TrimLeftFunc(text, isOrgLetter))
	if n == 0 {
		return 0
	}
	k := groups(text[n:], "[]{}")
	if k <= len("{}") {
		return 0
	}
	o.skipCode(i, i+1+n+k)
	return 1 + n + k
}

func isOrgLetter(r rune) bool { return r < 0x80 && octet.ClassOf(byte(r))&octet.Alpha != 0 }

// source skips inline code: "src_sh[options]{code}".
func (o *org) source(i int) int { return o.inlineCode(i, "[]{}", '}') }

// call skips a call of code: "call_name[options](arguments)[options]".
func (o *org) call(i int) int { return o.inlineCode(i, "[]()", ')') }

// inlineCode skips a name and the bracketed groups after it. One of the groups must end with needs.
func (o *org) inlineCode(i int, brackets string, needs byte) int {
	text := o.doc[i:min(o.stop, i+maxLabel)]
	n := strings.IndexAny(text, " \t\n"+brackets)
	if n < 0 {
		return 0
	}
	k := groups(text[n:], brackets)
	if strings.IndexByte(text[n:n+k], needs) < 0 {
		return 0
	}
	o.skipCode(i, i+n+k)
	return n + k
}

// groups returns the length of the bracketed groups at the start of s. A group has no nested brackets of its own
// kind.
func groups(s, pairs string) (n int) {
	for n < len(s) {
		open := strings.IndexByte(pairs, s[n])
		if open < 0 || open%2 != 0 {
			break
		}
		k := strings.IndexByte(s[n:], pairs[open+1])
		if k < 0 {
			break
		}
		n += k + 1
	}
	return n
}

// codeTo skips code that starts with the two octets at i, up to end.
func (o *org) codeTo(i int, end string) int {
	n := strings.Index(o.doc[i+2:min(o.stop, i+maxLabel)], end)
	if n < 0 {
		return 0
	}
	n += 2 + len(end)
	o.skipCode(i, i+n)
	return n
}

// verbatim skips the text between two of the marks at i. The first mark must start a word, and the second must end
// one.
func (o *org) verbatim(i int) int {
	text := o.doc[i+1 : min(o.stop, i+maxLabel)]
	if !endsWith(o.before(i), " \t-('\"{") || text == "" || octet.ClassOf(text[0])&octet.Space != 0 {
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

// beginsWith reports whether s starts with an octet in set, or is empty.
func beginsWith(s, set string) bool { return s == "" || strings.IndexByte(set, s[0]) >= 0 }

// endsWith reports whether s ends with an octet in set, or is empty.
func endsWith(s, set string) bool { return s == "" || strings.IndexByte(set, s[len(s)-1]) >= 0 }
