package links

import "strings"

// beginsTable reports whether a line is the delimiter row of a table. The line above it, the last line of a paragraph, is
// the table's head. Cells are split before their content is read.
func (m *markdown) beginsTable(text string) bool {
	if !isDelimiterRow(text) {
		return false
	}
	if len(bars(m.last.In(m.doc))) != len(bars(text)) { // it would be, with one bar less
		m.bind(m.last.Start, m.last.End, Mark)
		return false
	}
	m.leave(len(m.containers), m.last.Start)
	m.inTable = true
	m.cells(m.last.Start, m.last.End)
	return true
}

// isDelimiterRow reports whether a line is a delimiter row, such as "|---|:-:|".
func isDelimiterRow(s string) bool {
	if !strings.ContainsAny(s, "|:") { // otherwise it underlines a title
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

// bars returns the offsets of the bars between the cells of a row, without outer and escaped bars.
func bars(row string) (list []int) {
	for i := 1; i < len(row)-1; i++ {
		if row[i] == '|' && row[i-1] != '\\' {
			list = append(list, i)
		}
	}
	return list
}

// cells adds each cell of a row as a leaf.
func (m *markdown) cells(start, stop int) {
	for i := start; i < stop; i++ {
		switch {
		case m.doc[i] != '|':
		case i > start && m.doc[i-1] == '\\':
			m.bars[i-1] = true
		default:
			m.leaves = append(m.leaves, leaf{wordsLeaf, start, i})
			start = i + 1
		}
	}
	m.leaves = append(m.leaves, leaf{wordsLeaf, start, stop})
}

// withBars returns e, the content of a wrapper, without the backslashes before bars in cells. Outside of cells it
// removes a label after a bar.
func (m *markdown) withBars(e Excerpt) Excerpt {
	if !strings.Contains(e.Text, `\|`) {
		return e.withoutLabel()
	}
	return e.replace(func(i int) (int, string) {
		if m.bars[e.Offset(i)] {
			return unescaping(e.Text[i:])
		}
		return 0, ""
	})
}

// decodeRest returns e, text that no syntax has claimed, with bars in cells, references and backslashes decoded.
// If code is read, e may be code, in which a backslash is literal.
func (m *markdown) decodeRest(e Excerpt) Excerpt {
	if !strings.ContainsAny(e.Text, `&\`) {
		return e
	}
	return e.replace(func(i int) (int, string) {
		s := e.Text[i:]
		switch {
		case s[0] != '\\':
			return decodeClosed(s)
		case m.bars[e.Offset(i)], !m.code && !beginsWith(s[1:], ":/"): // such a backslash keeps text from being a URL
			return unescaping(s)
		}
		return 0, ""
	})
}
