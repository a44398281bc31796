package links

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/octet"
)

// This reader finds URLs and nothing else. No parser in Go can replace it: github.com/bytesparadise/libasciidoc (0.8.0) has the
// offsets of blocks but not of links, and has not been maintained since 2023.

// readAsciidoc reads a document of AsciiDoc. It finds the targets of links, pictures and includes, and URLs in the text, bare
// or with a text in brackets after them; with code also those in monospaced text, in blocks of code and in passthroughs. It
// reports comments that are a line. A URL with an attribute in it, such as "http://{host}/", is skipped, because it is only
// known with the attribute.
func readAsciidoc(doc string, code bool, to reader) { newAsciidoc(doc, code, to, 0).read() }

// newAsciidoc returns the reader of a document that is nested in so many tables.
func newAsciidoc(doc string, code bool, to reader, depth int) *asciidoc {
	yield := to.url
	to.url = func(e Excerpt) {
		if !hasAttribute(e.Text) {
			yield(e)
		}
	}
	a := &asciidoc{manuscript: newManuscript(doc, code, to), depth: depth}
	a.lines = []func(line) bool{
		a.inBlock, a.empty, a.inParagraph, a.comment, a.table, a.underline, a.delimiter, a.border, a.attributes, a.entry, a.title, a.beginsCode, a.text,
	}
	a.marks = []opening{
		{"\\", a.escapedURL}, {"`", a.quote}, {"+", a.plus}, {"$$", a.dollars}, {":", a.macro}, {"[[", a.anchor}, {"<<", a.crossReference},
		{"[", a.bracket}, {"]", a.bracket}, {"**", a.around}, {"__", a.around},
		{"(((", a.upTo("(((", ")))")}, {"((", a.upTo("((", "))")}, {"{set:", a.upTo("{", "}")}, {"{counter", a.upTo("{", "}")},
	}
	a.looks = a.bindScripts
	a.decode = Excerpt.decodeMarkdown // references and backslashes are as in Markdown
	return a
}

type asciidoc struct {
	manuscript
	depth     int     // number of tables around the document
	fence     string  // the line that ends the open block; "" for none
	what      content // the content of that block
	above     string  // the attribute lines of the next block
	announced content // the content that they declare
	inCode    content // the content of the paragraph
	last      string  // the text of the paragraph, if it has only one line
	begun     bool    // there was text or a title
	term      bool    // the last line was a term, whose definition may be indented
}

// asciidocStyles maps the style of a block to its content.
var asciidocStyles = map[string]content{
	"asciimath": contentCode, "comment": contentNone, "ditaa": contentCode, "graphviz": contentCode, "latexmath": contentCode, "listing": contentCode,
	"literal": contentCode, "mermaid": contentCode, "pass": contentCode, "plantuml": contentCode, "source": contentCode, "stem": contentCode,
}

var (
	// asciidocSubs matches the substitutions of a block. linkingSubs matches those that turn its URLs into links,
	// or that are added to the defaults.
	asciidocSubs = regexp.MustCompile(`[\[,]\s*subs=("[^"]*"|'[^']*'|[^,\]]*)`)
	linkingSubs  = regexp.MustCompile(`^["']?\s*[+-]|[+-]\s*(?:,|["']?$)|macros|normal`)
)

// contentBySubs returns the content of a block by the substitutions in an attribute line. Text without links counts
// as code.
func contentBySubs(s string) content {
	said := asciidocSubs.FindStringSubmatch(s)
	if said != nil && (strings.Contains(said[1], "-macros") || strings.Contains(said[1], "macros-") || !linkingSubs.MatchString(said[1])) {
		return contentCode
	}
	return contentText
}

// asciidocDelimiters maps the octet of a delimiter line, which has at least four of them, to the content of the
// block. Blocks with other delimiters are read like the text around them.
var asciidocDelimiters = map[byte]content{'-': contentCode, '.': contentCode, '+': contentCode, '/': contentNone}

// inBlock reads the lines of a block, up to the line that ends it.
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

// empty reads a line without text.
func (a *asciidoc) empty(l line) bool {
	if l.text != "" {
		return false
	}
	a.close(l.start)
	a.inCode = contentText
	return true
}

// inParagraph reads the lines of a paragraph of code after the first line.
func (a *asciidoc) inParagraph(l line) bool {
	a.skipLine(a.inCode, l)
	return a.inCode != contentText
}

// comment reads a line that is a comment.
func (a *asciidoc) comment(l line) bool {
	is := isAsciidocComment(l.text)
	if is {
		a.skipComment(l.start, l.next)
	}
	return is
}

// isAsciidocComment reports whether a line is a comment.
func isAsciidocComment(s string) bool {
	return strings.HasPrefix(s, "//") && !strings.HasPrefix(s, "///")
}

// delimiter reads the first line of a block.
func (a *asciidoc) delimiter(l line) bool {
	fence, what := blockFence(l.text)
	if fence == "--" {
		what = a.announced
	}
	if fence == "" || what == contentText {
		return false
	}
	a.close(l.start)
	a.fence, a.what, a.announced, a.above = fence, what, contentText, ""
	return true
}

// blockFence returns the line that ends the block that starts with line s, and the content of the block. It
// returns "" if s starts no block.
func blockFence(s string) (fence string, what content) {
	switch {
	case strings.HasPrefix(s, "```") && strings.IndexByte(s[len("```"):], '`') < 0: // may be followed by the language
		return "```", contentCode
	case s == "--":
		return s, contentCode
	case len(s) < 4 || strings.Trim(s, s[:1]) != "":
		return "", contentText
	}
	what, ok := asciidocDelimiters[s[0]]
	if !ok {
		return "", contentText
	}
	return s, what
}

// underline reads the line below a title, which is about as long as the title. A fix must not make another line so
// long that it becomes a title.
func (a *asciidoc) underline(l line) bool {
	const shortest, apart = 4, 1 // shorter titles have no URL
	const shrinks = 8            // octets that fixes may remove from a line
	n := utf8.RuneCountInString(a.last)
	if a.paragraph < 0 || n == 0 || len(l.text) < max(shortest, n-shrinks) || strings.IndexByte("=-~^+", l.text[0]) < 0 || strings.Trim(l.text, l.text[:1]) != "" {
		return false
	}
	a.bind(a.paragraph, l.start, Layout)
	is := len(l.text)-n >= -apart && len(l.text)-n <= apart
	if is {
		a.close(l.next)
	}
	return is
}

// border reads a line around a block whose content is read like the text around it. The line ends a paragraph.
func (a *asciidoc) border(l line) bool {
	is := l.text == "--" || len(l.text) >= 4 && strings.IndexByte("=*_", l.text[0]) >= 0 && strings.Trim(l.text, l.text[:1]) == ""
	if is {
		a.close(l.start)
		a.announced, a.above = contentText, ""
	}
	return is
}

// attributes reads an attribute line, which describes the block below it. It ends a paragraph, unless it may be
// text, as "[1]" may.
func (a *asciidoc) attributes(l line) bool {
	style := blockStyle(l.text)
	if style == "" || a.paragraph >= 0 && asciidocStyles[style] == contentText {
		return false
	}
	a.close(l.start)
	a.announced = max(a.announced, asciidocStyles[style], contentBySubs(l.text))
	a.above += l.text
	a.inline(l.start, l.next)
	a.list(l.at+len("["), 1)
	return true
}

// entry reads the definition of a document attribute, with the lines that its value continues on. Definitions are allowed in
// the header, and between paragraphs.
func (a *asciidoc) entry(l line) bool {
	if !isAsciidocEntry(l.text) || a.paragraph >= 0 && !strings.HasPrefix(a.doc[a.paragraph:], "= ") {
		return false
	}
	a.close(l.start)
	for goesOn := l; strings.HasSuffix(goesOn.text, ` \`) && a.next < len(a.doc); a.next = goesOn.next {
		goesOn = a.lineAt(a.next)
	}
	a.bind(l.start, a.next, Shared)
	a.inline(l.start, a.next)
	return true
}

// isAsciidocEntry reports whether a line sets an attribute: ":name: value".
func isAsciidocEntry(s string) bool {
	name, _, ok := strings.Cut(strings.TrimPrefix(s, ":"), ": ")
	return ok && s[0] == ':' && name != "" && !strings.ContainsAny(name, " :[]")
}

// title reads the title of a section, or of the block below it.
func (a *asciidoc) title(l line) bool {
	isSection := isSectionTitle(l.text)
	is := a.paragraph < 0 && (isBlockTitle(l.text) || isSection)
	if is {
		a.inline(l.start, l.next)
	}
	if is && isSection {
		a.section(l)
	}
	return is
}

var (
	// asciidocName matches what gives a section an explicit name: in attribute lines, or at the end of its title.
	asciidocName = regexp.MustCompile(`^\[\[[^\[\]]+\]\]|\]\[\[[^\[\]]+\]\]|(?:^|\])\[[^\[\],=]*#|[\[, ]id=[^,\]]`)
	nameBehind   = regexp.MustCompile(`[ \t]*\[\[[^\[\]]+\]\]$`)

	// asciidocText matches a link with a text, which the title shows in place of the URL, or an image.
	asciidocText = regexp.MustCompile(`\b[A-Za-z][A-Za-z0-9+.-]*:\S*?\[[^\]\s]|\bimage:\S+?\[`)
)

// section binds the URLs in the title of a section, because the section's name is made from the title, unless the
// section has an explicit name. Cross-references use the title, too.
func (a *asciidoc) section(l line) {
	title := nameBehind.ReplaceAllString(strings.TrimLeft(l.text, "=# "), "")
	a.to.name(strings.Join(strings.Fields(title), " "))
	if !asciidocName.MatchString(a.above) && !nameBehind.MatchString(l.text) {
		at := l.at
		for _, link := range asciidocText.FindAllStringIndex(l.text, -1) {
			a.bind(at, l.at+link[0], Heading)
			at = l.at + link[1]
		}
		a.bind(at, l.next, Heading)
	}
	a.above, a.begun = "", true
}

// beginsCode reads the first line of a paragraph of code, which is declared or indented.
func (a *asciidoc) beginsCode(l line) bool {
	if a.paragraph >= 0 || a.announced == contentText && (l.indent == 0 || a.term || isAsciidocItem(l.text)) {
		return false
	}
	a.inCode, a.announced, a.above = max(a.announced, contentCode), contentText, ""
	a.skipLine(a.inCode, l)
	return true
}

// text reads any other line.
func (a *asciidoc) text(l line) bool {
	a.term = strings.HasSuffix(l.text, "::")
	if a.paragraph >= 0 {
		a.last = ""
		return true
	}
	a.open(l.start)
	if a.begun && (strings.HasPrefix(l.text, "= ") || strings.HasPrefix(l.text, "# ")) { // a part of a book
		a.section(l)
	}
	a.last, a.above, a.begun = l.text, "", true
	return true
}

// blockStyle returns the style of the block below an attribute line, or the first value of the line. It returns ""
// for any other line.
func blockStyle(s string) string {
	if len(s) < 3 || s[0] != '[' || s[len(s)-1] != ']' {
		return ""
	}
	s = s[1 : len(s)-1]
	if strings.HasPrefix(s, ",") { // only the language of a listing is given
		return "source"
	}
	if n := strings.IndexAny(s, ",%#."); n > 0 {
		s = s[:n]
	}
	return s
}

// isBlockTitle reports whether a line is the title of the block below it.
func isBlockTitle(s string) bool { return len(s) > 1 && s[0] == '.' && s[1] != '.' && s[1] != ' ' }

// isSectionTitle reports whether a line is the title of a section. The title of the document does not count,
// because the rest of the header follows it.
func isSectionTitle(s string) bool {
	rest := strings.TrimLeft(s, s[:1])
	return (s[0] == '=' || s[0] == '#') && len(s)-len(rest) > 1 && strings.HasPrefix(rest, " ")
}

// isAsciidocItem reports whether a line starts an item of a list or similar. Such a line is not code, even if it
// is indented.
func isAsciidocItem(s string) bool {
	if s == "+" || strings.HasSuffix(s, "::") || strings.Contains(s, ":: ") {
		return true
	}
	marker, _, ok := strings.Cut(s, " ")
	return ok && (isAsciidocMarker(marker) || markerLen(s) > 0)
}

// isAsciidocMarker reports whether s is the marker of an item: "**", "..", "-" or the callout "<1>".
func isAsciidocMarker(s string) bool {
	return s == "-" || strings.Trim(s, "*") == "" || strings.Trim(s, ".") == "" || s[0] == '<'
}

// quote skips code between backquotes. A backquote that makes a quotation mark curved, as in "`quoted`", starts no
// code.
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

// curls reports whether a backquote between mark and text makes the mark curved.
func curls(mark, text byte) bool {
	return (mark == '"' || mark == '\'') && octet.ClassOf(text)&(octet.Space|octet.Break) == 0
}

// anchor skips an anchor: "[[name]]".
func (a *asciidoc) anchor(i int) int { return max(a.named(i, "]]"), a.bracket(i)) }

// crossReference skips a cross-reference with its text: "<<name,text>>".
func (a *asciidoc) crossReference(i int) int { return a.named(i, ">>") }

// named skips a name after the two octets at i, up to end.
func (a *asciidoc) named(i int, end string) int {
	name, _, ok := strings.Cut(a.doc[i+2:min(a.stop, i+2+maxLabel)], end)
	if !ok {
		return 0
	}
	n := 2 + len(name) + len(end)
	name, _, _ = strings.Cut(name, ",")
	a.to.name(strings.Join(strings.Fields(name), " "))
	a.blank(i, i+n)
	return n
}

// bracket skips an IPv6 address in brackets. Other brackets enclose the text of a link, and end the URL before
// them.
func (a *asciidoc) bracket(i int) int {
	if a.doc[i] == '[' && a.beginsHost(i) {
		return strings.IndexByte(a.after(i), ']') + 1
	}
	if a.doc[i] == '[' {
		a.linkText(i)
	}
	a.blank(i, i+1)
	return 1
}

// linkText binds the text of the link whose URL ends at the bracket at i, unless the text is the URL itself.
func (a *asciidoc) linkText(i int) {
	before := a.doc[max(a.start, i-maxLabel):i]
	before = before[strings.LastIndexAny(before, " \t\r\n[<>(")+1:]
	if !strings.Contains(before, "://") && !strings.HasPrefix(before, "mailto:") {
		return
	}
	a.textOf(before, i+1)
}

// textOf binds the text of the link to a URL, from an offset up to a bracket.
func (a *asciidoc) textOf(url string, at int) {
	text, _, ok := strings.Cut(a.doc[at:min(a.stop, at+maxLabel)], "]")
	if ok && text != url {
		a.bind(at, at+len(text), Prose)
	}
}

// beginsHost reports whether a host may start with the bracket at i: after "//", or, if it is certainly an IPv6
// address, after a login, too, as in "ssh://joe@[::1]".
func (a *asciidoc) beginsHost(i int) bool {
	const longest = 256 // octets that are examined on either side
	before := a.before(i)
	if !strings.HasSuffix(before, "@") {
		return strings.HasSuffix(before, "//")
	}
	before = before[max(0, len(before)-longest):]
	login := before[strings.LastIndex(before, "/")+1:]
	after := a.after(i)
	address, _, ok := strings.Cut(after[:min(len(after), longest)], "]")
	return ok && strings.Count(address, ":") > 1 && strings.HasSuffix(before, "//"+login) && !strings.ContainsAny(login, " \t\r\n[]")
}

// asciidocMacros lists the macros whose target may be a URL, and whether the brackets after it may have another
// URL.
var asciidocMacros = []struct {
	name       string
	attributes bool
}{
	{"audio", true}, {"image", true}, {"include", true}, {"link", false}, {"video", true},
}

// asciidocNames lists the macros whose target is a name.
var asciidocNames = []string{"anchor", "ifdef", "ifndef", "xref"}

// asciidocPasses lists the macros whose brackets do not hold text: passthroughs and formulas are code; questions, index
// terms, keys, buttons and menus hold nothing.
var asciidocPasses = map[string]content{
	"asciimath": contentCode, "latexmath": contentCode, "pass": contentCode, "stem": contentCode,
	"btn": contentNone, "ifeval": contentNone, "indexterm": contentNone, "indexterm2": contentNone, "kbd": contentNone, "menu": contentNone,
}

// asciidocTargets has the delimiters of targets with any octets. Other targets end at the bracket after them.
var asciidocTargets = []struct{ opening, closing string }{{"++", "++["}, {"$$", "$$["}, {"pass:[", "]["}}

// macro skips the target of the macro whose name ends at the colon at i, or the whole macro if it is a
// passthrough.
func (a *asciidoc) macro(i int) int {
	before := a.before(i)
	if what := asciidocPasses[before[len(strings.TrimRightFunc(before, isAsciidocName)):]]; what != contentText {
		return a.passes(i, what)
	}
	for _, name := range asciidocNames {
		if strings.HasSuffix(a.before(i), name) {
			if _, end, next := a.target(i + 1); next > 0 {
				a.blank(i, end)
				a.textOf("", next)
				return end - i
			}
		}
	}
	for _, m := range asciidocMacros {
		before, ok := strings.CutSuffix(a.before(i), m.name)
		if !ok || before != "" && octet.ClassOf(before[len(before)-1])&octet.AlphaDigit != 0 {
			continue
		}
		start, end, next := a.target(i + 1)
		if next == 0 {
			return 0
		}
		a.excerpt(start, end).decodeMarkdown().reference(a.yield)
		if m.attributes {
			a.list(next, 0)
		} else {
			a.textOf(a.doc[start:end], next)
		}
		a.blank(i-len(m.name), next)
		return next - i
	}
	return 0
}

// isAsciidocName reports whether r is allowed in the name of a macro.
func isAsciidocName(r rune) bool { return 'a' <= r && r <= 'z' || '0' <= r && r <= '9' }

// passes skips the text in brackets after the colon at i, and the octets between colon and bracket: names of
// substitutions, or of a menu.
func (a *asciidoc) passes(i int, what content) int {
	text := a.doc[i+1 : min(a.stop, i+maxTarget)]
	at := strings.IndexByte(text, '[') + 1
	if at == 0 || strings.ContainsAny(text[:at-1], asciidocWhite+"/") {
		return 0
	}
	for {
		n := strings.IndexByte(text[at:], ']')
		if n < 0 {
			return 0
		}
		at += n + 1
		if n == 0 || text[at-2] != '\\' {
			a.skip(what, i, i+1+at)
			return 1 + at
		}
	}
}

// upTo returns a function that skips the text between two marks: an index term, or the value of an attribute that
// is set in the text.
func (a *asciidoc) upTo(begin, end string) func(i int) int {
	return func(i int) int {
		n := strings.Index(a.doc[i:min(a.stop, i+maxLabel)], end)
		if n <= len(begin) {
			return 0
		}
		a.blank(i, i+n+len(end))
		return n + len(end)
	}
}

// plus skips a passthrough between "+", "++" or "+++". A single "+" inside a word is not a mark.
func (a *asciidoc) plus(i int) int {
	for _, mark := range []string{"+++", "++"} {
		if strings.HasPrefix(a.after(i), mark) {
			return a.between(i, mark)
		}
	}
	text := a.doc[i+1 : min(a.stop, i+maxTarget)]
	if before := a.before(i); before != "" && (isAsciidocWord(before) || strings.IndexByte(`;:\`, before[len(before)-1]) >= 0) || text == "" || isBlank(text[0]) {
		return 0
	}
	for at := 1; at < len(text); at++ {
		n := strings.IndexByte(text[at:], '+')
		if n < 0 {
			break
		}
		at += n
		_, behind := utf8.DecodeRuneInString(text[at+1:])
		if !isBlank(text[at-1]) && text[at-1] != '+' && !isAsciidocWord(text[at+1:at+1+behind]) && !strings.HasPrefix(text[at+1:], "+") {
			a.skipCode(i, i+1+at+1)
			return 1 + at + 1
		}
	}
	return 0
}

// dollars skips a passthrough between "$$".
func (a *asciidoc) dollars(i int) int { return a.between(i, "$$") }

// between skips the text from the mark at i to the next one.
func (a *asciidoc) between(i int, mark string) int {
	n := strings.Index(a.doc[i+len(mark):min(a.stop, i+maxTarget)], mark)
	if n < 0 {
		return len(mark)
	}
	n += 2 * len(mark)
	a.skipCode(i, i+n)
	return n
}

// isBlank reports whether b is white space.
func isBlank(b byte) bool { return octet.ClassOf(b)&(octet.Space|octet.Break) != 0 }

// isAsciidocWord reports whether s ends with a letter, digit or underscore, of any script.
func isAsciidocWord(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r)
}

// target returns the bounds of a macro's target, and the offset after the bracket where its text begins; zeros if there is no
// target.
func (a *asciidoc) target(at int) (start, end, next int) {
	if strings.HasPrefix(a.after(at), ":") { // of a block macro
		at++
	}
	closing := "["
	for _, t := range asciidocTargets { // a delimiter may be inside another
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

// asciidocAttributes maps the attributes of a list whose values are text or URLs to the reason. Other values are
// for programs.
var asciidocAttributes = map[string]Reason{
	"alt": Prose, "attribution": Prose, "caption": Prose, "citetitle": Prose, "reftext": Prose, "title": Prose, "xreflabel": Prose,
	"link": Free, "poster": Free, "url": Free,
}

// list reads an attribute list from an offset up to the closing bracket, and blanks the commas. The first so many
// values without names are for programs; further ones are text.
func (a *asciidoc) list(at, styles int) {
	attributes, _, ok := strings.Cut(a.doc[at:min(a.stop, at+maxTarget)], "]")
	if !ok || !strings.Contains(attributes, "://") {
		return
	}
	for value := range strings.SplitSeq(attributes, ",") {
		end := at + len(value)
		why := Prose
		if name, _, named := strings.Cut(value, "="); named && !strings.Contains(name, "://") {
			if why, named = asciidocAttributes[strings.TrimSpace(name)]; !named {
				a.blank(at, end)
			}
		} else if styles > 0 {
			a.blank(at, end)
		}
		if styles--; why != Free {
			a.bind(at, end, why)
		}
		if a.doc[end] == ',' {
			a.blank(end, end+1)
		}
		at = end + 1
	}
}

// scripts match superscript and subscript text, which has no space between its two marks.
var scripts = []*regexp.Regexp{regexp.MustCompile(`\\?\^\S+?\^`), regexp.MustCompile(`\\?~\S+?~`)}

// blockMacro matches the start of a block macro, whose target has no formatted text.
var blockMacro = regexp.MustCompile(`^\w+::\S`)

// bindScripts binds words with a URL and such text, as in "http://h/x^2^" and "http://h/~a~b".
func (a *asciidoc) bindScripts(start, stop int) {
	for at := start; ; {
		n := strings.Index(a.doc[at:stop], "://")
		if n < 0 {
			return
		}
		from := at + strings.LastIndexAny(a.doc[at:at+n], asciidocWhite) + 1
		at += n
		if n = strings.IndexAny(a.doc[at:stop], asciidocWhite); n < 0 {
			n = stop - at
		}
		at += n
		if blockMacro.MatchString(a.doc[from:at]) {
			continue
		}
		for _, script := range scripts {
			for _, of := range script.FindAllStringIndex(a.doc[from:at], -1) {
				if a.doc[from+of[0]] != '\\' {
					a.bind(from+of[0], from+of[1], Mark)
				}
			}
		}
	}
}

// asciidocWhite is the white space between words.
const asciidocWhite = " \t\r\n"

// around skips the marks around a URL if text is attached to them: "**http://h/**x".
func (a *asciidoc) around(i int) int {
	mark, text := a.doc[i:i+2], a.doc[i+2:min(a.stop, i+2+maxLabel)]
	n := strings.Index(text, mark)
	scheme, _, ok := strings.Cut(text[:max(0, n)], "://")
	if !ok || strings.Trim(strings.ToLower(scheme), "abcdefghijklmnopqrstuvwxyz0123456789+.-") != "" {
		return 0
	}
	a.blank(i, i+2)
	a.blank(i+2+n, i+2+n+2)
	return 2
}

// hasAttribute reports whether s refers to an attribute of AsciiDoc: "{name}".
func hasAttribute(s string) bool {
	for {
		_, rest, ok := strings.Cut(s, "{")
		if !ok {
			return false
		}
		n := 0
		for n < len(rest) && octet.ClassOf(rest[n])&(octet.AlphaDigit|octet.Hyphen|octet.Underscore) != 0 {
			n++
		}
		if n > 0 && n < len(rest) && rest[n] == '}' {
			return true
		}
		s = rest
	}
}
