package links

import (
	"strings"

	"urlscope/core"
)

// The blocks of Markdown are read by the strategy in the appendix of CommonMark (0.31.2): for each line first the
// containers that continue, then the blocks that start, then the text.

// A container is a block quote or a list item.
type container struct {
	indent int  // the indent of an item's content in columns; 0 for a quote
	empty  bool // an item with nothing but its mark so far
}

// A leaf is a block of text. Its text is read when all blocks are known. No URL continues after it.
type leaf struct {
	kind        leafKind
	start, stop int
}

type leafKind byte

const (
	paragraphLeaf leafKind = iota // may start with definitions
	wordsLeaf                     // a heading, or a cell of a table
	htmlLeaf
	codeLeaf
)

// A margin is how far a line has been read. Tabs stop at every fourth column.
type margin struct {
	line
	raw    string // the line without trailing white space
	read   int    // offset in raw
	column int    // may be inside a tab
}

// white returns the columns of white space that come next, and the text after them.
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

// pass skips up to n columns of white space.
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

// mark skips white space and a mark of n octets, and returns the mark's offset in the document.
func (g *margin) mark(n int) (at int) {
	columns, text := g.white()
	g.read = len(g.raw) - len(text) + n
	g.column += columns + n
	return g.start + g.read - n
}

// block reads a line.
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

// containersIn skips the marks of the containers that continue in a line, and returns their number.
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

// quotation skips the mark of a block quote, and opens the quote.
func (m *markdown) quotation(g *margin) {
	m.quotationMark(g)
	m.containers = append(m.containers, container{})
}

// quotationMark skips the mark of a block quote and the optional space after it. For the text inside, the mark is
// white space.
func (m *markdown) quotationMark(g *margin) {
	at := g.mark(len(">"))
	g.pass(1) // the space is optional
	if m.unquoted == nil {
		m.unquoted = []byte(m.doc)
	}
	m.unquoted[at] = ' '
	m.blank(at, at+1)
}

// verbatim reads a line of an open block without Markdown inside.
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

// begins reads what follows the marks of the first n containers in a line. It returns true if that is the mark of
// another container, to which the rest of the line belongs.
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

// leave ends the open blocks at an offset, except for the first n containers.
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

// codeLine reads a line of code.
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

// goOn reads a line of text: of the open table or paragraph, or of a new paragraph. A paragraph may continue
// without the marks of its containers.
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

// item skips the mark of an item, which has n octets, and opens the item. Code may start after the first space.
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

// itemMark returns the length of the item mark at the start of text; 0 for none. An item that interrupts a
// paragraph must have text and be the first of its list.
func itemMark(text string, interrupts bool) int {
	const digits = 9 // the largest number
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

// isHeading reports whether a line is an ATX heading, which starts with number signs.
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
