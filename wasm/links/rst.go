package links

import (
	"strings"

	"urlscope/core/octet"
)

// This reader finds URLs and nothing else. No parser in Go can replace it: github.com/hhatto/gorst (2018, its last version) has
// no offsets and no directives.

// readRST reads a document of reStructuredText. It finds the URLs of targets, of references with a URL in them, of pictures,
// and in the text; with code also in literals and blocks of code. It reports the first line of each comment, and the names of
// targets and of references to them.
func readRST(doc string, code bool, to reader) {
	r := &rst{manuscript: newManuscript(doc, code, to), literal: -1, within: -1, options: -1}
	r.lines = []func(line) bool{r.empty, r.inBlock, r.announced, r.inQuoted, r.content}
	r.marks = []opening{{"\\", r.escapedURL}, {"``", r.literalText}, {"`", r.interpreted}, {"|", r.substitution}}
	r.decode = unescapedText
	r.read()
}

// unescapedText returns e without its backslash escapes, except the one that keeps text from being a URL: "http\://h/".
func unescapedText(e Excerpt) Excerpt {
	if strings.IndexByte(e.Text, '\\') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) {
		if strings.HasPrefix(e.Text[i:], `\://`) {
			return 0, ""
		}
		return unescaping(e.Text[i:])
	})
}

type rst struct {
	manuscript
	indent  int     // the indent of the paragraph's text
	height  int     // the number of its lines
	literal int     // the indent of the paragraph that announced a literal block; -1 for none
	within  int     // lines that are indented more than this belong to a block; -1 without a block
	what    content // the content of that block
	quoted  byte    // the octet that all lines of a literal block begin with; 0 without one
	options int     // the indent of the directive whose options these lines may be; -1 without a directive

	defaultRole string          // of text without a role; "" for the default of docutils
	codeRoles   map[string]bool // roles that the document derives from roles of code
}

// rstCode lists the directives whose content is code: for programs, of programs, or a list of words.
var rstCode = map[string]bool{
	"aafig": true, "actdiag": true, "altair-plot": true, "bash": true, "blockdiag": true, "chart": true, "code": true,
	"code-block": true, "code-cell": true, "code-tab": true, "command-output": true, "console": true, "digraph": true,
	"ditaa": true, "doctest": true, "exec": true, "exec_code": true, "graph": true, "graphviz": true, "http:example": true,
	"ipython": true, "ipython3": true, "jupyter-execute": true, "math": true, "mermaid": true, "nwdiag": true, "packetdiag": true,
	"parsed-literal": true, "plantuml": true, "plot": true, "productionlist": true, "program-output": true, "prompt": true,
	"rackdiag": true, "runblock": true, "seqdiag": true, "sequence-diagram": true, "shell": true, "sourcecode": true,
	"spelling:word-list": true, "substitution-code-block": true, "terminal": true, "testcleanup": true, "testcode": true,
	"testoutput": true, "testsetup": true, "tikz": true, "uml": true, "vega": true, "vega-lite": true, "wavedrom": true,
}

// rstSignatures lists the directives whose argument is a name or a signature, without their domain: "function" for
// "py:function". Their content is text.
var rstSignatures = map[string]bool{
	"attribute": true, "autoattribute": true, "autoclass": true, "autodata": true, "autoexception": true, "autofunction": true,
	"automethod": true, "automodule": true, "class": true, "classmethod": true, "concept": true, "confval": true,
	"container": true, "currentmodule": true, "data": true, "decorator": true, "default-domain": true, "describe": true,
	"enum": true, "enumerator": true, "envvar": true, "exception": true, "function": true, "highlight": true, "index": true,
	"macro": true, "member": true, "method": true, "module": true, "object": true, "option": true, "program": true,
	"property": true, "staticmethod": true, "struct": true, "type": true, "union": true, "var": true, "variable": true,
}

// rstPictures lists the directives whose argument is the URL of an image.
var rstPictures = map[string]bool{"figure": true, "image": true}

// rstCodeRoles lists the roles whose text is code.
var rstCodeRoles = map[string]bool{
	"code": true, "command": true, "envvar": true, "file": true, "kbd": true, "literal": true, "math": true, "option": true,
	"program": true, "regexp": true, "samp": true,
}

// empty reads a line without text.
func (r *rst) empty(l line) bool {
	if l.text != "" {
		return false
	}
	r.endParagraph(l.start)
	r.quoted, r.options = 0, -1
	return true
}

// inBlock reads the lines of a block, which are indented more than the line that started it.
func (r *rst) inBlock(l line) bool {
	if r.within < 0 || l.indent <= r.within {
		r.within = -1
		return false
	}
	r.literal = -1
	r.skipLine(r.what, l)
	return true
}

// announced reads the first line of a literal block. If the block is not indented, all its lines start with the
// same octet.
func (r *rst) announced(l line) bool {
	if r.literal < 0 || r.paragraph >= 0 {
		return false
	}
	indent := r.literal
	r.literal = -1
	if l.indent > indent {
		r.within, r.what = indent, contentCode
		r.skipLine(r.what, l)
		return true
	}
	if isPunctuation(l.text[0]) {
		r.quoted = l.text[0]
	}
	return false
}

// doctest is the start of an interactive session, which ends with an empty line.
const doctest = ">>> "

// inQuoted reads the lines of a literal block that is not indented, or of an interactive session.
func (r *rst) inQuoted(l line) bool {
	if r.quoted == 0 || r.quoted != l.text[0] && r.quoted != doctest[0] {
		r.quoted = 0
		return false
	}
	r.skipLine(contentCode, l)
	return true
}

// content reads any other line, by its text.
func (r *rst) content(l line) bool {
	if r.defines(l) {
		r.close(l.start)
	}
	l = r.withoutMarkers(l)
	switch begins := r.paragraph < 0; {
	case begins && (r.grid(l) || r.simple(l)):
	case r.underlines(l):
		r.bind(r.paragraph, l.start, Layout)
		r.close(l.next)
	case strings.HasPrefix(l.text, ".. "):
		r.explicit(l)
	case l.text == "..":
		if r.lineAt(l.next).text != "" {
			r.begin(l, contentNone)
		}
	case begins && strings.HasPrefix(l.text, doctest):
		r.skipLine(contentCode, l)
		r.quoted = doctest[0]
	case begins && strings.HasPrefix(l.text, "__ "):
		r.target(l, l.at+len("__ "))
	case r.field(l):
	default:
		r.text(l, l.at)
	}
	return true
}

// defines reports whether a line begins the definition of a term, which is the line above it. Fields, options, line blocks
// and footnotes are not terms: the line continues them.
func (r *rst) defines(l line) bool {
	if r.paragraph < 0 || r.height != 1 || l.indent <= r.indent {
		return false
	}
	before := r.doc[strings.LastIndexByte(r.doc[:r.paragraph], '\n')+1 : r.paragraph]
	return !strings.HasSuffix(before, ".. ") && strings.IndexByte(":|-/_", r.doc[r.paragraph]) < 0
}

// explicit reads what ".. " begins: a target, a footnote, a directive or a comment.
func (r *rst) explicit(l line) {
	switch l.text[len(".. ")] {
	case '_':
		if start := r.targetStart(l); start > 0 {
			r.target(l, start)
		} else {
			r.begin(l, contentNone)
		}
	case '[':
		r.endParagraph(l.start)
		at := l.at + len(".. ")
		if n := strings.Index(l.text, "] "); n > 0 { // skips the label
			r.blank(at, l.at+n+1)
			at = l.at + n + 1
		}
		r.text(l, at)
	default:
		r.directive(l)
	}
}

// rstNames lists the options of directives whose value is a name, an alternative text, or a text to search for in
// a file.
var rstNames = map[string]bool{
	"alt": true, "class": true, "end-at": true, "end-before": true, "name": true, "start-after": true, "start-at": true,
}

// field skips the name of a field, and the values of the options in rstNames, because they are not text.
func (r *rst) field(l line) bool {
	n := fieldLen(l.text)
	if n == 0 {
		return false
	}
	name := strings.ToLower(l.text[len(":") : n-len(":")])
	if r.options < 0 || l.indent <= r.options {
		if r.paragraph >= 0 && r.indent != l.indent { // in the middle of a sentence
			return false
		}
		r.options = -1
	} else if rstNames[name] {
		if name == "name" {
			r.name(r.excerpt(l.at+n, l.at+len(l.text)))
		}
		r.begin(l, contentNone)
		r.blank(l.start, l.next)
		return true
	}
	r.blank(l.at, l.at+n)
	if value := l.text[n:]; r.options >= 0 && name == "target" && !strings.HasPrefix(strings.TrimSpace(value), "`") {
		r.endParagraph(l.start)
		r.reference(l.at+n, l.at+len(l.text))
		r.blank(l.at, l.at+len(l.text))
		return true
	}
	r.text(l, l.at+n)
	return true
}

// fieldLen returns the length of the field name at the start of a line, with its colons; 0 for none.
func fieldLen(s string) int {
	if !strings.HasPrefix(s, ":") || beginsWith(s[1:], ": ") {
		return 0
	}
	for n := 1; n < len(s); n++ {
		switch {
		case s[n] == '\\':
			n++
		case s[n] == ':' && s[n-1] != ' ' && beginsWith(s[n+1:], " "):
			return n + 1
		}
	}
	return 0
}

// name reports a name. White space in it counts as one space, and case is ignored.
func (r *rst) name(e Excerpt) {
	r.to.name(strings.ToLower(strings.Join(strings.Fields(e.unescaped().Text), " ")))
}

// begin starts a block of the lines that are indented more than l.
func (r *rst) begin(l line, what content) {
	r.endParagraph(l.start)
	r.within, r.what = l.indent, what
}

// text adds a line, from offset at on, to the paragraph.
func (r *rst) text(l line, at int) {
	if r.open(at); r.paragraph == at {
		r.height = 0
	}
	r.height++
	r.indent = l.indent
}

// underlines reports whether a line is the underline of a title. The title may have an overline, and may then be
// indented. An underline of four octets or more may be shorter than its title.
func (r *rst) underlines(l line) bool {
	const short = 4 // shorter lines may be text
	if r.paragraph < 0 || r.height > 2 || !isAdornment(l.text) {
		return false
	}
	first := r.lineAt(strings.LastIndexByte(r.doc[:r.paragraph], '\n') + 1)
	over := r.height == 2 && isAdornment(first.text)
	return (over || r.height == 1) && (l.indent == 0 || l.indent == first.indent) && len(l.text) >= min(short, len(first.text))
}

// isAdornment reports whether a line can adorn a title: it repeats one punctuation mark.
func isAdornment(s string) bool {
	return s != "" && isPunctuation(s[0]) && strings.Trim(s, s[:1]) == ""
}

// endParagraph ends the paragraph before offset at, and checks whether it announces a literal block.
func (r *rst) endParagraph(at int) {
	if r.paragraph >= 0 && strings.HasSuffix(strings.TrimRight(r.doc[r.paragraph:at], " \t\r\n"), "::") {
		r.literal = r.indent
	}
	r.close(at)
}

// withoutMarkers returns a line without the list markers at its start, because an item's content is indented like
// its text.
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

// markerLen returns the length of the list marker at the start of a line, such as "-", "2." or "(a)", with the
// white space before the text; 0 for none.
func markerLen(s string) int {
	n := enumeratorLen(s)
	if s != "" && strings.IndexByte("*+-", s[0]) >= 0 {
		n = 1
	}
	if n == 0 || n+1 >= len(s) || s[n] != ' ' && s[n] != '\t' {
		return 0
	}
	return n
}

// enumeratorLen returns the length of an item's number or letters at the start of a line, or "#" for automatic
// numbers, with the punctuation around it; 0 for none.
func enumeratorLen(s string) int {
	const longest = 5 // such as "xviii"
	text := strings.TrimPrefix(s, "(")
	n := 0
	for n < min(len(text), longest) && octet.ClassOf(text[n])&octet.AlphaDigit != 0 {
		n++
	}
	if n == 0 && strings.HasPrefix(text, "#") {
		n = len("#")
	}
	if n == 0 || n == len(text) || strings.IndexByte(".)", text[n]) < 0 {
		return 0
	}
	return len(s) - len(text) + n + 1
}

// targetStart returns the start of the URL in ".. _name: URL"; 0 if the line is not a target.
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

// target reads the URL of a target, which starts at offset start and may continue in the lines below that are
// indented more.
func (r *rst) target(l line, start int) {
	r.endParagraph(l.start)
	for r.next < len(r.doc) {
		below := r.lineAt(r.next)
		if below.text == "" || below.indent <= l.indent {
			break
		}
		r.next = below.next
	}
	if name, ok := strings.CutPrefix(r.doc[l.at:start], ".. _"); ok {
		at := start - len(name)
		name = strings.TrimSuffix(name, ":")
		quoted := strings.TrimPrefix(name, "`")
		at += len(name) - len(quoted)
		r.name(r.excerpt(at, at+len(strings.TrimSuffix(quoted, "`"))))
	}
	r.reference(start, r.next)
	r.blank(l.start, r.next)
}

// directive reads a directive or a comment, because ".. " starts any of them.
func (r *rst) directive(l line) {
	name, argument := directiveOf(l)
	if name != "" { // after the name of a substitution
		r.blank(l.start, argument)
	}
	switch {
	case name == "":
		r.skipComment(l.start, l.next)
		r.begin(l, contentNone)
	case name == "raw" && strings.HasSuffix(l.text, "html"):
		r.rawHTML(l)
	case rstCode[name], name == "raw":
		r.skipLine(contentCode, l)
		r.begin(l, contentCode)
	case rstPictures[name]:
		r.endParagraph(l.start)
		r.options = l.indent
		r.argument(argument, l.at+len(l.text))
	default:
		r.endParagraph(l.start)
		r.options = l.indent
		switch name {
		case "csv-table":
			r.fields(l)
		case "role":
			r.role(r.doc[argument : l.at+len(l.text)])
		case "default-role":
			r.defaultRole = strings.ToLower(strings.TrimSpace(r.doc[argument : l.at+len(l.text)]))
		}
		if rstSignatures[name[strings.LastIndexByte(name, ':')+1:]] {
			r.skipCode(argument, l.at+len(l.text))
		} else {
			r.text(l, argument)
		}
		r.close(l.next) // a "::" at its end belongs to the directive
		r.literal = -1
	}
}

// role notes a role that the document derives from another: "name(code)".
func (r *rst) role(argument string) {
	name, from, ok := strings.Cut(strings.TrimSuffix(strings.TrimSpace(argument), ")"), "(")
	if ok && (rstCodeRoles[from] || from == "raw") {
		if r.codeRoles == nil {
			r.codeRoles = map[string]bool{}
		}
		r.codeRoles[strings.ToLower(name)] = true
	}
}

// blockEnd returns the end of the block of lines that are indented more than l.
func (r *rst) blockEnd(l line) int {
	end := l.next
	for end < len(r.doc) {
		below := r.lineAt(end)
		if below.text != "" && below.indent <= l.indent {
			break
		}
		end = below.next
	}
	return end
}

// rawHTML reads a block that is passed through as HTML.
func (r *rst) rawHTML(l line) {
	r.endParagraph(l.start)
	r.literal = -1
	end := r.blockEnd(l)
	r.nested(r.excerpt(l.next, end), readHTML)
	r.blank(l.start, end)
	r.next = end
}

// fields reads the fields of a CSV table that starts with l.
func (r *rst) fields(l line) {
	end := r.blockEnd(l)
	separator := ","
	if _, value, ok := strings.Cut(r.doc[l.next:end], ":delim:"); ok {
		switch value, _, _ = strings.Cut(value, "\n"); strings.TrimSpace(value) {
		case "tab":
			separator = "\t"
		case "space":
			separator = " "
		case "":
		default:
			separator = strings.TrimSpace(value)
		}
	}
	last := l.next
	for _, f := range fields(r.doc[l.next:end], separator, true) {
		r.blank(last, l.next+f.Start)
		last = l.next + f.End
	}
}

// directiveOf returns the name of the directive that a line begins, and the offset after it, or "".
func directiveOf(l line) (name string, argument int) {
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

// substitution skips a reference to a substitution, a name between bars. The first bar must start a word, and the
// second must end one.
func (r *rst) substitution(i int) int {
	before, text := r.before(i), r.doc[i+1:min(r.stop, i+maxLabel)]
	if !endsWith(before, " \t\r\n-:/'\"<([{") || text == "" || isBlank(text[0]) || text[0] == '|' {
		return 0
	}
	n := strings.IndexByte(text, '|')
	if n < 0 || isBlank(text[n-1]) || !beginsWith(text[n+1:], " \t\r\n-:/'\">)]}_.,;!?\\") {
		return 0
	}
	n += len("||")
	r.blank(i, i+n)
	return n
}

// literalText skips text between double backquotes.
func (r *rst) literalText(i int) int {
	const quote = "``"
	n := strings.Index(r.after(i+len(quote)), quote)
	if n < 0 {
		return len(quote)
	}
	n += 2 * len(quote)
	r.skipCode(i, i+n)
	return n
}

// interpreted skips text between single backquotes: the name of a reference or of a target, or the argument of a role, whose
// meaning only its program knows.
func (r *rst) interpreted(i int) int {
	closing := r.closingQuote(i + 1)
	if closing < 0 {
		return 0
	}
	next := closing + 1
	role, ok := roleOf(r.before(i), r.after(next))
	if isReference := strings.HasPrefix(r.after(next), "_") || strings.HasSuffix(r.before(i), "_"); !ok && !isReference && r.defaultRole != "" {
		role, ok = r.defaultRole, true
	}
	switch {
	case ok && (rstCodeRoles[role] || r.codeRoles[role]):
		r.skipCode(i, next)
	case ok:
		r.bind(i, next, Program)
	case strings.HasPrefix(r.after(next), "_"):
		r.embedded(i, closing)
	case strings.HasSuffix(r.before(i), "_"):
		r.name(r.excerpt(i+1, closing))
		r.blank(i, next)
	default: // the default role of docutils is for titles
		r.bind(i, next, Program)
	}
	return next - i
}

// closingQuote returns the offset of the next backquote, from at on, that no backslash escapes; -1 if no such backquote
// follows.
func (r *rst) closingQuote(at int) int {
	for ; at < r.stop; at++ {
		switch r.doc[at] {
		case '`':
			return at
		case '\\':
			at++
		}
	}
	return -1
}

// embedded reads a reference between backquotes: "text <URL>", whose text is the name of a target and, if it is
// the URL again, must be written like it. Without a URL, the text is the name of another target.
func (r *rst) embedded(i, closing int) {
	inside, ok := strings.CutSuffix(r.doc[i+1:closing], ">")
	open := strings.LastIndexByte(inside, '<')
	if !ok || open < 0 {
		r.name(r.excerpt(i+1, closing))
		r.blank(i, closing+1)
		return
	}
	text := strings.TrimSpace(inside[:open])
	open += i + 1
	switch url := r.doc[open+1 : closing-1]; text {
	case "":
		r.name(r.excerpt(open+1, closing-1))
	case url:
		r.name(r.excerpt(i+1, open))
	default:
		r.name(r.excerpt(i+1, open))
		r.bind(i+1, open, Prose)
	}
	r.reference(open+1, closing-1)
	r.blank(i, i+1)
	r.blank(open, closing+1)
}

// roleOf returns the name of the role before or after text in backquotes; false if the text has no role.
func roleOf(before, after string) (role string, ok bool) {
	if role = roleBefore(before); role != "" {
		return role, true
	}
	if after, ok = strings.CutPrefix(after, ":"); ok {
		role, _, _ = strings.Cut(after, ":")
	}
	return role, ok
}

// roleBefore returns the name of the role at the end of s; "" for none.
func roleBefore(s string) string {
	s, ok := strings.CutSuffix(s, ":")
	if !ok {
		return ""
	}
	n := len(s)
	for n > 0 && octet.ClassOf(s[n-1])&(octet.AlphaDigit|octet.Hyphen|octet.Plus|octet.Dot|octet.Underscore) != 0 {
		n--
	}
	if n == 0 || s[n-1] != ':' {
		return ""
	}
	return s[n:]
}

// reference reads the URL of a target or of a reference. A name with an underscore after it refers to another target.
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

// argument reads a URL that is an argument.
func (r *rst) argument(start, end int) {
	r.excerpt(start, end).unescaped().reference(r.yield)
	r.blank(start, end)
}
