package links

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
)

// readAsciidoc reads a document of AsciiDoc. Its URLs are the targets of links, pictures
// and includes, and those that stand in the text, with the text of the link in brackets
// behind them or bare; with code also those in monospaced text and blocks of code. Of
// comments those are told that are a line. A URL with an attribute in it, as in
// "http://{host}/", is known only when the attribute is, and is left out.
func readAsciidoc(doc string, code bool, to reader) {
	yield := to.url
	to.url = func(e Excerpt) {
		if !hasAttribute(e.Text) {
			yield(e)
		}
	}
	a := &asciidoc{manuscript: newManuscript(doc, code, to)}
	a.lines = []func(line) bool{
		a.inBlock, a.empty, a.inParagraph, a.comment, a.delimiter, a.attributes, a.title, a.beginsCode, a.text,
	}
	a.marks = []opening{{"\\", escaped}, {"`", a.quote}, {":", a.macro}, {"[", a.bracket}, {"]", a.bracket}}
	a.decode = Excerpt.unescaped
	a.read()
}

type asciidoc struct {
	manuscript
	fence     string // the line that ends the block that is open; "" for none
	what      holds  // what that block holds
	announced bool   // a line says that the next block is code
	inCode    bool   // in a paragraph of code
	inTable   bool   // where what is indented is no code
	last      string // the text of the paragraph's line, when it has one only
}

// asciidocCode lists the styles of blocks that hold code.
var asciidocCode = map[string]bool{
	"asciimath": true, "ditaa": true, "graphviz": true, "latexmath": true, "listing": true, "literal": true, "mermaid": true,
	"plantuml": true, "source": true, "stem": true,
}

// asciidocDelimiters says what a block holds by what the lines around it are made of, four
// octets at least. Blocks made of others are read as what is outside of them is.
var asciidocDelimiters = map[byte]holds{'-': holdsCode, '.': holdsCode, '+': holdsText, '/': holdsNothing}

// inBlock takes the lines of a block, up to the one that ends it.
func (a *asciidoc) inBlock(l line) bool {
	if a.fence == "" {
		return false
	}
	a.skipLine(a.what, l)
	if l.text == a.fence {
		a.fence = ""
	}
	return true
}

// empty takes a line without text.
func (a *asciidoc) empty(l line) bool {
	if l.text != "" {
		return false
	}
	a.close(l.start)
	a.inCode = false
	return true
}

// inParagraph takes the lines of a paragraph of code behind its first.
func (a *asciidoc) inParagraph(l line) bool {
	if a.inCode {
		a.skipLine(holdsCode, l)
	}
	return a.inCode
}

// comment takes a line that is one.
func (a *asciidoc) comment(l line) bool {
	is := strings.HasPrefix(l.text, "//") && !strings.HasPrefix(l.text, "///")
	if is {
		a.skipComment(l.start, l.next)
	}
	return is
}

// delimiter takes the line that a block begins with.
func (a *asciidoc) delimiter(l line) bool {
	fence, what := blockFence(l.text)
	if fence == "" || fence == "--" && !a.announced || a.underlines(fence) {
		return false
	}
	a.close(l.start)
	a.fence, a.what, a.announced = fence, what, false
	return true
}

// blockFence returns the line that ends the block that a line begins, and what it holds;
// "" when it begins none.
func blockFence(s string) (fence string, what holds) {
	switch {
	case strings.HasPrefix(s, "```") && strings.IndexByte(s[len("```"):], '`') < 0: // and the language
		return "```", holdsCode
	case s == "--":
		return s, holdsCode
	case len(s) < 4 || strings.Trim(s, s[:1]) != "":
		return "", holdsText
	}
	what, ok := asciidocDelimiters[s[0]]
	if !ok {
		return "", holdsText
	}
	return s, what
}

// underlines reports whether a line may underline the one before it, which then is a title:
// it is as long, or nearly so.
func (a *asciidoc) underlines(s string) bool {
	n := utf8.RuneCountInString(a.last)
	return len(s) >= 4 && a.paragraph >= 0 && n > 0 && len(s)-n >= -1 && len(s)-n <= 1
}

// attributes takes a line that says what the block below it is.
func (a *asciidoc) attributes(l line) bool {
	style := blockStyle(l.text)
	if a.paragraph >= 0 || style == "" {
		return false
	}
	a.announced = a.announced || asciidocCode[style]
	a.inline(l.start, l.next)
	return true
}

// title takes the title of the block below it.
func (a *asciidoc) title(l line) bool {
	is := a.paragraph < 0 && isBlockTitle(l.text)
	if is {
		a.inline(l.start, l.next)
	}
	return is
}

// beginsCode takes the first line of a paragraph of code, which was announced or is
// indented.
func (a *asciidoc) beginsCode(l line) bool {
	if a.paragraph >= 0 || !a.announced && (l.indent == 0 || a.inTable || isAsciidocItem(l.text)) {
		return false
	}
	a.inCode, a.announced = true, false
	a.skipLine(holdsCode, l)
	return true
}

// text takes any other line.
func (a *asciidoc) text(l line) bool {
	if a.paragraph >= 0 {
		a.last = ""
		return true
	}
	if strings.HasPrefix(l.text, "|===") {
		a.inTable = !a.inTable
	}
	a.open(l.start)
	a.last = l.text
	return true
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
	if s == "+" || s[0] == '|' || strings.HasSuffix(s, "::") || strings.Contains(s, ":: ") {
		return true
	}
	marker, _, ok := strings.Cut(s, " ")
	return ok && (isAsciidocMarker(marker) || markerLen(s) > 0)
}

// isAsciidocMarker reports whether s stands before an item: "**", "..", "-" or the callout
// "<1>".
func isAsciidocMarker(s string) bool {
	return s == "-" || strings.Trim(s, "*") == "" || strings.Trim(s, ".") == "" || s[0] == '<'
}

// quote passes over the code between backquotes. A backquote that makes a quote mark a
// curved one, as in "`quoted`", begins none.
func (a *asciidoc) quote(i int) int {
	before, after := a.before(i), a.after(i+1)
	if before != "" && after != "" {
		left, right := before[len(before)-1], after[0]
		if curls(left, right) || curls(right, left) {
			return 0
		}
	}
	return a.codeSpan(i)
}

// curls reports whether a backquote between mark and text makes the mark a curved one.
func curls(mark, text byte) bool {
	return (mark == '"' || mark == '\'') && core.ClassOf(text)&(core.Space|core.Break) == 0
}

// bracket passes over the address of IPv6 that a bracket begins. Others stand around the
// text of a link, and no URL goes on behind them.
func (a *asciidoc) bracket(i int) int {
	if a.doc[i] == '[' && strings.HasSuffix(a.before(i), "//") {
		return strings.IndexByte(a.after(i), ']') + 1
	}
	a.blank(i, i+1)
	return 1
}

// asciidocMacros lists the macros whose target may be a URL, and whether there may be
// another in what stands in brackets behind it.
var asciidocMacros = []struct {
	name       string
	attributes bool
}{
	{"audio", true}, {"image", true}, {"include", true}, {"link", false}, {"video", true},
}

// asciidocTargets says what a target that may hold any octet stands between. Any other
// goes up to the bracket behind it.
var asciidocTargets = []struct{ opening, closing string }{{"++", "++["}, {"$$", "$$["}, {"pass:[", "]["}}

// macro passes over the target of a macro whose name ends at the colon at i.
func (a *asciidoc) macro(i int) int {
	for _, m := range asciidocMacros {
		before, ok := strings.CutSuffix(a.before(i), m.name)
		if !ok || before != "" && core.ClassOf(before[len(before)-1])&core.AlphaDigit != 0 {
			continue
		}
		start, end, next := a.target(i + 1)
		if next == 0 {
			return 0
		}
		a.excerpt(start, end).unescaped().reference(a.yield)
		a.blank(i-len(m.name), next)
		if m.attributes {
			a.separate(next)
		}
		return next - i
	}
	return 0
}

// target returns where the target of a macro begins and ends, and where the text behind
// its bracket begins; zeros when there is none.
func (a *asciidoc) target(at int) (start, end, next int) {
	if strings.HasPrefix(a.after(at), ":") { // of a macro that is a block
		at++
	}
	closing := "["
	for _, t := range asciidocTargets { // one may stand within another
		if strings.HasPrefix(a.after(at), t.opening) {
			at += len(t.opening)
			closing = t.closing
		}
	}
	target, _, ok := strings.Cut(a.doc[at:min(a.stop, at+maxTarget)], closing)
	if !ok || closing == "[" && strings.ContainsAny(target, " \t\r\n") {
		return 0, 0, 0
	}
	end = at + len(target)
	return at, end, end + len(closing)
}

// separate takes out the commas between attributes, one of which may be a link.
func (a *asciidoc) separate(at int) {
	attributes, _, ok := strings.Cut(a.doc[at:min(a.stop, at+maxTarget)], "]")
	for i := range len(attributes) {
		if ok && attributes[i] == ',' {
			a.blank(at+i, at+i+1)
		}
	}
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
