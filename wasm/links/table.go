package links

import "strings"

// row takes a line of a table: the one under its head, which has as many cells, and those that
// follow. Cells are parted before anything else is looked for.
func (m *markdown) row(l line) bool {
	if m.table == 0 && !m.beginsTable(l) {
		return false
	}
	m.cells(l)
	m.mayBeginCode = false
	return true
}

// beginsTable reports whether a line is that under the head of a table, whose cells it looks at.
func (m *markdown) beginsTable(l line) bool {
	if m.paragraph < 0 || !isDelimiterRow(unquoted(l)) {
		return false
	}
	start := m.paragraph + strings.LastIndexByte(strings.TrimSuffix(m.doc[m.paragraph:l.start], "\n"), '\n') + 1
	head := m.lineAt(start)
	n := len(bars(unquoted(l)))
	if len(bars(unquoted(head))) != n {
		return false
	}
	m.close(start)
	m.table = n + 1
	m.cells(head)
	return true
}

// isDelimiterRow reports whether a line is one such as "|---|:-:|".
func isDelimiterRow(s string) bool {
	if !strings.Contains(s, "|") { // it underlines a title
		return false
	}
	s = strings.TrimSuffix(strings.TrimPrefix(s, "|"), "|")
	for cell := range strings.SplitSeq(s, "|") {
		cell = strings.TrimSuffix(strings.TrimPrefix(strings.Trim(cell, " \t"), ":"), ":")
		if cell == "" || strings.Trim(cell, "-") != "" {
			return false
		}
	}
	return true
}

// bars returns the offsets of the bars between the cells of a row: not of those around it, nor
// of those behind a backslash.
func bars(row string) (list []int) {
	for i := 1; i < len(row)-1; i++ {
		if row[i] == '|' && row[i-1] != '\\' {
			list = append(list, i)
		}
	}
	return list
}

// cells looks at each cell of a row for itself.
func (m *markdown) cells(l line) {
	start := l.at
	for i := l.at; i < l.at+len(l.text); i++ {
		switch {
		case m.doc[i] != '|':
		case i > l.at && m.doc[i-1] == '\\':
			m.bars[i-1] = true
		default:
			m.inline(start, i)
			m.blank(i, i+1)
			start = i + 1
		}
	}
	m.inline(start, l.next)
}

// decodeRest returns e, what no syntax holds, without the tags of templates and the backslashes
// before bars in cells, and with its references decoded.
func (m *markdown) decodeRest(e Excerpt) Excerpt {
	e.Text = withoutTemplates(e.Text)
	if len(m.bars) == 0 {
		return e.decodeText()
	}
	return e.replace(func(i int) (int, string) {
		if m.bars[i] && e.Text[i] == '\\' {
			return len(`\|`), "|"
		}
		return decodeClosed(e.Text[i:])
	})
}
