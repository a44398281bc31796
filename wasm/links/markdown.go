package links

import (
	"strings"

	"urlscope/core"
)

// readMarkdown reads a Markdown document. Its URLs are the destinations of links,
// images and definitions, those in tags of HTML, and those that stand in the text,
// in angle brackets or bare; with code also those in code spans and blocks.
func readMarkdown(doc string, code bool, to reader) {
	m := newMarkdown(doc, code, to)
	m.frontMatter()
	m.read()
}

type markdown struct {
	manuscript
	fence        string       // that a block of code is open with; "" for none
	items        []int        // the columns that what belongs to an item, and to those within it, begins at
	table        int          // how many cells a row of the table has that is being read; 0 for none
	bars         map[int]bool // where a backslash stands before a bar in a cell
	mayBeginCode bool         // a line that is indented would be code, for no paragraph goes on in it

	// Of MDX alone.
	mdx      bool
	inModule bool        // in a block that a program imports or exports
	braces   map[int]int // where the braces of the paragraph are closed
	paired   int         // where the paragraph ends that braces is of
}

func newMarkdown(doc string, code bool, to reader) *markdown {
	m := &markdown{manuscript: newManuscript(doc, code, to), mayBeginCode: true, bars: map[int]bool{}}
	m.lines = []func(line) bool{m.inFence, m.beginsFence, m.empty, m.indented, m.text}
	m.marks = []opening{{"[", m.definition}, {"\\", escaped}, {"`", m.codeSpan}, {"<", m.angle}, {"](", m.link}, {"][", m.bracket}, {"$", m.math}}
	m.decode = m.decodeRest
	return m
}

// unquoted returns what a line has behind the marks of quotations: those may hold any
// block.
func unquoted(l line) string { return strings.TrimLeft(l.text, " \t>") }

// inFence takes the lines of a block of code, up to the one that ends it.
func (m *markdown) inFence(l line) bool {
	if m.fence == "" {
		return false
	}
	if inner := unquoted(l); strings.HasPrefix(inner, m.fence) && strings.Trim(inner, m.fence[:1]) == "" {
		m.fence, m.mayBeginCode = "", true
	}
	m.skipLine(holdsCode, l)
	return true
}

// beginsFence takes the line that a block of code begins with.
func (m *markdown) beginsFence(l line) bool {
	fence := opensFence(unquoted(l))
	if fence == "" {
		return false
	}
	m.close(l.start)
	m.fence, m.table = fence, 0
	m.skipLine(holdsCode, l)
	return true
}

// empty takes a line without text.
func (m *markdown) empty(l line) bool {
	if unquoted(l) != "" {
		return false
	}
	m.close(l.start)
	m.mayBeginCode, m.inModule, m.table = true, false, 0
	return true
}

// indented takes a line of code that is told by its indent.
func (m *markdown) indented(l line) bool {
	column, base, _ := m.block(l)
	if !m.mayBeginCode || column-m.contains(column, base) < 4 {
		return false
	}
	m.skipLine(holdsCode, l)
	return true
}

// text takes any other line.
func (m *markdown) text(l line) bool {
	column, base, inner := m.block(l)
	if m.mayBeginCode || isItem(inner) {
		m.contains(column, base)
	}
	if isItem(inner) || strings.HasPrefix(inner, "#") { // no row goes on there
		m.table = 0
	}
	for isItem(inner) {
		mark := strings.IndexAny(inner, " \t")
		if mark < 0 {
			mark = len(inner)
		}
		rest := strings.TrimLeft(inner[mark:], " \t")
		blanks := len(inner) - mark - len(rest)
		if blanks > 4 || rest == "" { // code begins behind the first
			blanks = 1
		}
		column += mark + blanks
		m.items = append(m.items, column)
		inner = rest
	}
	if m.row(l) {
		return true
	}
	m.open(l.start)
	m.mayBeginCode = false
	return true
}

// opensFence returns the fence that a line begins with; "" when it is none.
func opensFence(line string) string {
	for _, mark := range []string{"`", "~"} {
		rest := strings.TrimLeft(line, mark)
		if n := len(line) - len(rest); n >= 3 && (mark == "~" || !strings.Contains(rest, mark)) {
			return line[:n]
		}
	}
	return ""
}

// block returns the column that the text of a line begins at, behind the marks of quotations,
// the column that what these hold begins at, and that text. A tab goes on to the next fourth column.
func (m *markdown) block(l line) (column, base int, inner string) {
	raw := m.doc[l.start : l.at+len(l.text)]
	for i := range len(raw) {
		switch raw[i] {
		case ' ':
			column++
		case '\t':
			column += 4 - column%4
		case '>':
			column++
			base = column + 1 // one blank belongs to the mark
		default:
			return column, base, raw[i:]
		}
	}
	return column, base, ""
}

// contains ends the items that a line does not belong to whose text begins at a column, and
// returns the column that what the last item or the quotation holds begins at.
func (m *markdown) contains(column, base int) int {
	for len(m.items) > 0 && m.items[len(m.items)-1] > column {
		m.items = m.items[:len(m.items)-1]
	}
	if len(m.items) > 0 {
		base = max(base, m.items[len(m.items)-1])
	}
	return base
}

// isItem reports whether a line begins an item of a list.
func isItem(line string) bool {
	const digits = 9 // at most
	rest := strings.TrimLeft(line, "0123456789")
	ends := "-*+"
	if n := len(line) - len(rest); n > digits {
		return false
	} else if n > 0 {
		ends = ".)"
	}
	return rest != "" && strings.IndexByte(ends, rest[0]) >= 0 && beginsWith(rest[1:], " \t")
}

// bracket takes out the bracket at i, which a URL before it does not go on behind:
// "[http://host/][label]".
func (m *markdown) bracket(i int) int {
	m.blank(i, i+1)
	return 1
}

// angle passes over the tag or comment at i. A wrapper around a URL is left for
// the appendix's rules.
func (m *markdown) angle(i int) int {
	s := m.after(i)
	if strings.HasPrefix(s, "<!--") {
		return m.comment(i)
	}
	element := strings.ToLower(elementName(s))
	if element == "" {
		return 0
	}
	n := tagEnd(s, func(at int) int { return m.closingBrace(i+at) - i })
	if n == 0 {
		return 0
	}
	tagURLs(m.excerpt(i, i+n), m.mdx, m.yield)
	m.blank(i, i+n)
	what := htmlElements[element]
	if s[1] == '/' || what == holdsText || what == holdsCode && m.code {
		return n
	}
	closing := indexClosing(s[n:], element)
	m.blank(i+n, i+n+closing)
	return n + closing
}

// comment passes over the comment at i. One that nothing ends goes on to the end.
func (m *markdown) comment(i int) int {
	comment, closing := m.after(i), "-->"
	n := len(comment)
	if at := strings.Index(comment, closing); at >= 0 {
		n = at + len(closing)
	}
	m.skipComment(i, i+n)
	return n
}

// elementName returns the name in the tag that s begins with; "" when that is none.
func elementName(s string) string {
	name := strings.TrimLeft(s[len("<"):], "/")
	n := 0
	for n < len(name) && core.ClassOf(name[n])&(core.AlphaDigit|core.Hyphen|core.Plus|core.Dot) != 0 {
		n++
	}
	if n == 0 || n == len(name) || core.ClassOf(name[0])&core.Alpha == 0 || !beginsWith(name[n:], " \t\r\n/>") {
		return ""
	}
	return name[:n]
}

// indexClosing returns where in s the tag begins that closes an element; the
// length of s when there is none.
func indexClosing(s, element string) int {
	for at := 0; ; at += len("</") {
		n := strings.Index(s[at:], "</")
		if n < 0 {
			return len(s)
		}
		at += n
		if name := s[at+len("</"):]; len(name) >= len(element) && strings.EqualFold(name[:len(element)], element) {
			return at
		}
	}
}

// tagEnd returns how long the tag is that s begins with; 0 when it has no end. Of a brace
// that is closed, as in MDX, closing returns the offset at which it is.
func tagEnd(s string, closing func(at int) int) int {
	equals := false // a value may begin here
	for i := 0; i < len(s); i++ {
		b := s[i]
		switch {
		case b == '>':
			return i + 1
		case b == '<' && i > 0:
			return 0
		case equals && strings.IndexByte(`"'`, b) >= 0:
			n := strings.IndexByte(s[i+1:], b)
			if n < 0 {
				return 0
			}
			i += n + 1
		case b == '{':
			i = max(i, closing(i))
		}
		equals = b == '=' || equals && strings.IndexByte(markdownWhite, b) >= 0
	}
	return 0
}

// markdownWhite is what parts a destination from what is around it.
const markdownWhite = " \t\r\n"

// white returns where white space from at on ends.
func (m *markdown) white(at int) int {
	return m.stop - len(strings.TrimLeft(m.after(at), markdownWhite))
}

// link passes over what follows the text of a link: "](destination "title")".
func (m *markdown) link(i int) int {
	start, stop, next := m.destination(m.white(i+len("](")), true)
	if next == 0 {
		return 0
	}
	closing := m.white(next)
	if closing > next {
		closing = m.title(closing)
	}
	if !strings.HasPrefix(m.after(closing), ")") {
		return 0
	}
	m.take(start, stop)
	m.blank(i, i+len("](")) // a URL before it ends here
	m.blank(closing, closing+1)
	return next - i
}

// titles says what ends the title of a link, by what it begins with.
var titles = map[byte]byte{'"': '"', '\'': '\'', '(': ')'}

// title returns where the title at offset at ends, and the white space behind it; at when
// there is none.
func (m *markdown) title(at int) int {
	if at == m.stop || titles[m.doc[at]] == 0 {
		return at
	}
	n := strings.IndexByte(m.doc[at+1:min(m.stop, at+1+maxTitle)], titles[m.doc[at]])
	if n < 0 {
		return at
	}
	return m.white(at + 1 + n + 1)
}

// definition passes over "[label]: destination", which begins a line.
func (m *markdown) definition(i int) int {
	if !m.beginsLine(i) {
		return 0
	}
	n := strings.IndexByte(m.doc[i:min(m.stop, i+maxLabel)], ']')
	at := i + n + len("]:")
	if n < 2 || at > m.stop || m.doc[at-1] != ':' || m.doc[i+1] == '^' {
		return 0
	}
	start, stop, next := m.destination(m.white(at), false)
	if next == 0 {
		return 0
	}
	m.take(start, stop)
	return next - i
}

// beginsLine reports whether nothing but blanks and marks of quotations stand before offset
// i in its line.
func (m *markdown) beginsLine(i int) bool {
	before := strings.TrimRight(m.doc[m.passed:i], " >")
	return strings.HasSuffix(before, "\n") || before == "" && m.passed == m.start
}

// destination returns where the destination at offset at begins and ends, and
// where reading goes on; zeros when there is none. Within parentheses one that is
// not opened in it ends it.
func (m *markdown) destination(at int, within bool) (start, stop, next int) {
	s := m.after(at)
	if strings.HasPrefix(s, "<") {
		n := strings.IndexAny(s[1:], "<>\n") + 1
		if n == 0 || s[n] != '>' {
			return 0, 0, 0
		}
		return at + 1, at + n, at + n + 1
	}
	n, ok := bareDestination(s, within)
	if !ok {
		return 0, 0, 0
	}
	return at, at + n, at + n
}

// bareDestination returns the length of the destination that s begins with; false when too
// many parentheses are open in it.
func bareDestination(s string, within bool) (n int, ok bool) {
	depth := 0
	for ; n < len(s) && strings.IndexByte(markdownWhite, s[n]) < 0; n++ {
		switch s[n] {
		case '\\':
			if n+1 < len(s) && isPunctuation(s[n+1]) {
				n++
			}
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth > maxDepth {
			return 0, false
		}
		if depth < 0 && within {
			break
		}
	}
	return n, true
}

// take looks at a destination.
func (m *markdown) take(start, stop int) {
	m.excerpt(start, stop).decodeMarkdown().reference(m.yield)
	m.blank(start, stop)
}
