package links

import (
	"strings"

	"urlscope/core"
)

// The blocks of Markdown are read by the strategy that the appendix of CommonMark (0.31.2) describes: of each line first the
// containers that go on, then the blocks that begin, then the text.

// A container is a quotation or an item of a list.
type container struct {
	indent int  // how many columns the content of an item is indented by; 0 for a quotation
	empty  bool // an item that has nothing but its mark yet
}

// A leaf is a block of text, which is looked through when all blocks are known. No URL goes on behind it.
type leaf struct {
	kind        leafKind
	start, stop int
}

type leafKind byte

const (
	paragraphLeaf leafKind = iota // may begin with definitions
	wordsLeaf                     // a heading, or a cell of a table
	htmlLeaf
	codeLeaf
)

// A margin is how far a line has been read. A tab goes on to the next fourth column.
type margin struct {
	line
	raw    string // the line without white space behind it
	read   int    // of raw
	column int    // may be within a tab
}

// white returns how many columns of white space come next, and what follows them.
func (g *margin) white() (columns int, text string) {
	column := g.column
	for i := g.read; i < len(g.raw); i++ {
		switch g.raw[i] {
		case ' ':
			column++
		case '\t':
			column += 4 - column%4
		default:
			return column - g.column, g.raw[i:]
		}
	}
	return column - g.column, ""
}

// pass passes over up to n columns of white space.
func (g *margin) pass(n int) {
	for to := g.column + n; g.column < to && g.read < len(g.raw); g.read++ {
		next := g.column + 1
		switch g.raw[g.read] {
		case '\t':
			next = g.column + 4 - g.column%4
		case ' ':
		default:
			return
		}
		if next > to {
			g.column = to
			return
		}
		g.column = next
	}
}

// mark passes over white space and a mark of n octets behind it, and returns where that stands in the document.
func (g *margin) mark(n int) (at int) {
	columns, text := g.white()
	g.read = len(g.raw) - len(text) + n
	g.column += columns + n
	return g.start + g.read - n
}

// block takes a line.
func (m *markdown) block(l line) bool {
	g := margin{line: l, raw: m.doc[l.start : l.at+len(l.text)]}
	n := m.containersIn(&g)
	if n < len(m.containers) || !m.verbatim(&g) {
		for m.begins(&g, n) {
			n = len(m.containers)
		}
	}
	if _, text := g.white(); text != "" {
		for i := range m.containers {
			m.containers[i].empty = false
		}
	}
	return true
}

// containersIn passes over the marks of the containers that go on in a line, and returns how many do.
func (m *markdown) containersIn(g *margin) int {
	for n, c := range m.containers {
		columns, text := g.white()
		switch {
		case c.indent == 0:
			if columns > m.maxIndent || !strings.HasPrefix(text, ">") {
				return n
			}
			m.quotationMark(g)
		case text == "" && c.empty, text != "" && columns < c.indent:
			return n
		case text != "":
			g.pass(c.indent)
		}
	}
	return len(m.containers)
}

// quotation passes over the mark of a quotation, and opens it.
func (m *markdown) quotation(g *margin) {
	m.quotationMark(g)
	m.containers = append(m.containers, container{})
}

// quotationMark passes over the mark of a quotation and the blank that belongs to it. To the text within, the mark is white.
func (m *markdown) quotationMark(g *margin) {
	at := g.mark(len(">"))
	g.pass(1) // there may be none
	if m.unquoted == nil {
		m.unquoted = []byte(m.doc)
	}
	m.unquoted[at] = ' '
	m.blank(at, at+1)
}

// verbatim takes a line of an open block that holds no Markdown.
func (m *markdown) verbatim(g *margin) bool {
	columns, text := g.white()
	switch {
	case m.inModule:
		m.inModule = text != ""
		m.codeLine(g.line)
	case m.fence != "":
		if columns <= m.maxIndent && strings.HasPrefix(text, m.fence) && strings.Trim(text, m.fence[:1]) == "" {
			m.fence = ""
		}
		m.codeLine(g.line)
	case m.html >= 0 && (text != "" || m.htmlEnds != nil):
		m.endHTML(g.line)
	default:
		return false
	}
	return true
}

// begins takes what a line has behind the marks of its first n containers. It reports whether that is the mark of another, which
// the rest of the line belongs to.
func (m *markdown) begins(g *margin, n int) (container bool) {
	columns, text := g.white()
	at := g.start + len(g.raw) - len(text)
	interrupts := m.paragraph >= 0 && n == len(m.containers)
	switch {
	case columns > m.maxIndent && m.paragraph >= 0:
		m.goOn(g, n)
	case columns > m.maxIndent:
		m.leave(n, g.start)
		m.codeLine(g.line)
	case text == "", interrupts && isUnderline(text), isBreak(text):
		m.underlined(g, text, interrupts)
		m.leave(n, g.start)
	case text[0] == '>' && n < maxContainers:
		m.leave(n, g.start)
		m.quotation(g)
		return true
	case isHeading(text):
		m.leave(n, g.start)
		m.leaves = append(m.leaves, leaf{wordsLeaf, at, g.next})
		m.heading(at, g.next, g.next)
	case opensFence(text) != "":
		m.leave(n, g.start)
		m.fence = opensFence(text)
		m.codeLine(g.line)
	case m.beginsModule(g):
		m.codeLine(g.line)
	case m.beginsHTML(text):
		m.leave(n, g.start)
		m.html = at
		m.endHTML(g.line)
	case itemMark(text, interrupts) > 0 && n < maxContainers:
		m.leave(n, g.start)
		m.item(g, itemMark(text, interrupts))
		return true
	default:
		m.goOn(g, n)
	}
	return false
}

// leave ends the blocks that are open at an offset, but for the first n containers.
func (m *markdown) leave(n, at int) {
	if m.paragraph >= 0 {
		m.leaves = append(m.leaves, leaf{paragraphLeaf, m.paragraph, at})
	}
	if m.html >= 0 {
		m.leaves = append(m.leaves, leaf{htmlLeaf, m.html, at})
	}
	m.paragraph, m.html, m.fence, m.inTable = -1, -1, "", false
	m.containers = m.containers[:n]
}

// codeLine takes a line of code.
func (m *markdown) codeLine(l line) {
	last := len(m.leaves) - 1
	switch {
	case !m.code:
	case last >= 0 && m.leaves[last].kind == codeLeaf && m.leaves[last].stop == l.start:
		m.leaves[last].stop = l.next
	default:
		m.leaves = append(m.leaves, leaf{codeLeaf, l.start, l.next})
	}
}

// goOn takes a line of text: of the table or the paragraph that is open, or of another paragraph. A paragraph goes on without the
// marks of its containers, too.
func (m *markdown) goOn(g *margin, n int) {
	_, text := g.white()
	at := g.start + len(g.raw) - len(text)
	switch whole := n == len(m.containers); {
	case whole && (m.inTable || m.paragraph >= 0 && m.beginsTable(text)):
		m.cells(at, g.next)
	case m.paragraph < 0:
		m.leave(n, g.start)
		m.paragraph = at
	}
	m.last = core.Span{Start: at, End: at + len(text)}
}

// item passes over the mark of an item, which has n octets, and opens the item. Code may begin behind the first blank.
func (m *markdown) item(g *margin, n int) {
	before, _ := g.white()
	g.mark(n)
	blanks, text := g.white()
	if blanks > 4 || text == "" {
		blanks = 1
	}
	g.pass(blanks)
	m.containers = append(m.containers, container{indent: before + n + blanks, empty: text == ""})
}

// itemMark returns the length of the mark of an item that text begins with; 0 when it begins with none. An item that interrupts a
// paragraph has text, and is the first of its list.
func itemMark(text string, interrupts bool) int {
	const digits = 9 // at most
	rest := strings.TrimLeft(text, "0123456789")
	n := len(text) - len(rest)
	ends := "-*+"
	if n > 0 {
		ends = ".)"
	}
	switch {
	case n > digits, rest == "", strings.IndexByte(ends, rest[0]) < 0, !beginsWith(rest[1:], " \t"):
		return 0
	case interrupts && (len(rest) == 1 || n > 0 && strings.TrimLeft(text[:n], "0") != "1"):
		return 0
	}
	return n + 1
}

// isHeading reports whether a line is a heading that begins with number signs.
func isHeading(text string) bool {
	rest := strings.TrimLeft(text, "#")
	n := len(text) - len(rest)
	return 1 <= n && n <= 6 && beginsWith(rest, " \t")
}

// isUnderline reports whether a line underlines a heading.
func isUnderline(text string) bool {
	return strings.Trim(text, "=") == "" || strings.Trim(text, "-") == ""
}

// isBreak reports whether a line is a thematic break.
func isBreak(text string) bool {
	if strings.IndexByte("*-_", text[0]) < 0 || strings.Trim(text, text[:1]+" \t") != "" {
		return false
	}
	return strings.Count(text, text[:1]) >= 3
}

// opensFence returns the fence that a line begins with, or "".
func opensFence(line string) string {
	if line[0] != '`' && line[0] != '~' {
		return ""
	}
	rest := strings.TrimLeft(line, line[:1])
	if n := len(line) - len(rest); n >= 3 && (line[0] == '~' || !strings.Contains(rest, "`")) {
		return line[:n]
	}
	return ""
}
