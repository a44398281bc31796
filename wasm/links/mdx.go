package links

import (
	"strings"
)

// readMDX reads a document of MDX: Markdown with JavaScript in braces, imports and exports, all of which are code. Unlike in
// Markdown, indented text is not code.
func readMDX(doc string, code bool, to reader) {
	if strings.Contains(doc, "\n\n") {
		doc = withoutBlocks(doc, emptyLined, code)
	}
	m := newMarkdown(doc, code, to)
	m.mdx, m.maxIndent = true, len(doc)*4
	m.marks[len(m.marks)-1].read = m.expression // MDX has no attributes in braces
	m.read()
}

// beginsModule reports whether a line starts an import or export of JavaScript.
func (m *markdown) beginsModule(g *margin) bool {
	m.inModule = m.mdx && m.paragraph < 0 && g.read == 0 && (strings.HasPrefix(g.raw, "import ") || strings.HasPrefix(g.raw, "export "))
	return m.inModule
}

// closingBrace returns the offset of the brace that closes the one at i; 0 for none.
func (m *markdown) closingBrace(i int) int {
	if m.mdx && m.paired != m.stop {
		m.braces, m.paired = m.pairBraces(), m.stop
	}
	return m.braces[i]
}

// pairBraces returns the closing brace of each opening brace of the paragraph.
func (m *markdown) pairBraces() map[int]int {
	var open []int
	pairs := map[int]int{}
	for i := m.start; i < m.stop; i++ {
		switch m.doc[i] {
		case '\\':
			i++
		case '{':
			open = append(open, i)
		case '}':
			if n := len(open) - 1; n >= 0 {
				pairs[open[n]] = i
				open = open[:n]
			}
		}
	}
	return pairs
}

// expression skips the JavaScript in braces at i.
func (m *markdown) expression(i int) int {
	end := m.closingBrace(i)
	if end == 0 {
		return 0
	}
	if strings.HasPrefix(m.doc[i+1:end], "/*") {
		m.skipComment(i, end+1)
	} else {
		m.skipCode(i, end+1)
	}
	return end + 1 - i
}

// expressionURLs calls yield for each URL in the JavaScript value of an attribute. A value with "${" is skipped, because the
// program puts its URL together.
func expressionURLs(value Excerpt, yield func(Excerpt)) {
	if !strings.Contains(value.Text, "${") {
		value.find(yield)
	}
}
