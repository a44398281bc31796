package links

import "strings"

// beginsTable reports whether a line is that under the head of a table, which is the last line of a paragraph. Cells are parted
// before anything else is looked for.
func (m *markdown) beginsTable(text string) bool {
	if !isDelimiterRow(text) {
		return false
	}
	if len(bars(m.last.In(m.doc))) != len(bars(text)) { // it would, with a bar less
		m.bind(m.last.Start, m.last.End, Mark)
		return false
	}
	m.leave(len(m.containers), m.last.Start)
	m.inTable = true
	m.cells(m.last.Start, m.last.End)
	return true
}

// isDelimiterRow reports whether a line is one such as "|---|:-:|".
func isDelimiterRow(s string) bool {
	if !strings.ContainsAny(s, "|:") { // it underlines a title
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

// cells keeps each cell of a row for itself.
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

// withBars returns e, what a wrapper is around, without the backslashes before bars in cells; elsewhere without the label behind a bar.
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

// decodeRest returns e, what no syntax holds, without the backslashes before bars in cells, and with its
// references and backslashes decoded. With code it may hold that, where a backslash is one.
func (m *markdown) decodeRest(e Excerpt) Excerpt {
	if !strings.ContainsAny(e.Text, `&\`) {
		return e
	}
	return e.replace(func(i int) (int, string) {
		s := e.Text[i:]
		switch {
		case s[0] != '\\':
			return decodeClosed(s)
		case m.bars[e.Offset(i)], !m.code && !beginsWith(s[1:], ":/"): // which keep what would be a URL from being one
			return unescaping(s)
		}
		return 0, ""
	})
}
