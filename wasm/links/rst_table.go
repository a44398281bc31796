package links

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// A table of reStructuredText is drawn with characters. Its cells are found by columns, and each cell is a
// document. URLs in a table are bound, because its lines must be as wide as its borders.

// A tableRow is a line of a table, from the first column of the table on.
type tableRow struct {
	line
	raw string // without trailing white space
	at  int    // its offset in the document
}

// rowsOf returns the lines from l on, the first line of a table, while isRow accepts them.
func (r *rst) rowsOf(l line, isRow func(row tableRow) bool) (rows []tableRow) {
	for below := l; ; below = r.lineAt(below.next) {
		raw := strings.TrimRight(r.doc[below.start:below.next], " \t\r\n")
		left := min(len(raw), l.at-l.start)
		row := tableRow{below, raw[left:], below.start + left}
		if below.start > l.start && !isRow(row) {
			return rows
		}
		rows = append(rows, row)
		if below.next == len(r.doc) {
			return rows
		}
	}
}

// piece returns octets of a row.
func (r *rst) piece(row tableRow, start, end int) Excerpt { return r.excerpt(row.at+start, row.at+end) }

// drawn reads the cells of a table, each given by its lines, and continues after the table.
func (r *rst) drawn(rows []tableRow, cells [][]Excerpt) {
	start, end := rows[0].start, rows[len(rows)-1].next
	r.endParagraph(start)
	r.literal = -1
	for _, c := range cells {
		r.nested(joined(c, "\n"), readRST)
	}
	r.blank(start, end)
	r.bind(start, end, Layout)
	r.next = end
}

// grid reads a grid table. Columns start at every corner in any line. A cell continues in the lines below up to
// its lower border.
func (r *rst) grid(l line) bool {
	if len(l.text) < len("+-+") || strings.Trim(l.text, "+-") != "" || l.text[0] != '+' || !strings.HasSuffix(l.text, "-+") {
		return false
	}
	rows := r.rowsOf(l, func(row tableRow) bool {
		return row.indent == l.indent && row.text != "" && strings.IndexByte("+|", row.text[0]) >= 0
	})
	corners := map[int]bool{}
	for _, row := range rows {
		for _, b := range barsOf(row.raw) {
			if beside := row.raw[max(0, b.at-1):min(len(row.raw), b.at+2)]; row.raw[b.at] == '+' && strings.ContainsAny(beside, "-=") {
				corners[b.column] = true
			}
		}
	}
	var cells [][]Excerpt
	open := map[int][]Excerpt{} // the lines of each open cell, by the column of its left border
	for _, row := range rows {
		bars := slices.DeleteFunc(barsOf(row.raw), func(b bar) bool { return !corners[b.column] })
		for i := 1; i < len(bars); i++ {
			left, from, to := bars[i-1].column, bars[i-1].at+1, bars[i].at
			if strings.Trim(row.raw[from:to], "-=+") != "" {
				open[left] = append(open[left], r.piece(row, from, to))
				continue
			}
			cells = append(cells, open[left])
			delete(open, left)
		}
	}
	for _, left := range slices.Sorted(maps.Keys(open)) { // the last border is missing
		cells = append(cells, open[left])
	}
	r.drawn(rows, cells)
	return true
}

// A bar is a side or a corner of a cell in a grid table, or the start of a column in a simple table.
type bar struct{ at, column int }

// barsOf returns the bars in a row: "|" and "+".
func barsOf(row string) (list []bar) {
	column := 0
	for at, c := range row {
		if c == '|' || c == '+' {
			list = append(list, bar{at, column})
		}
		column += columnsOf(c)
	}
	return list
}

// columnsOf returns the width of a character in columns, as docutils counts them.
func columnsOf(c rune) int {
	switch kind := width.LookupRune(c).Kind(); {
	case unicode.Is(unicode.Mn, c):
		return 0
	case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
		return 2
	}
	return 1
}

// simple reads a simple table, "===== ====". A row starts if the first column has text. The table ends with the
// second border below the first one, or with a border before an empty line.
func (r *rst) simple(l line) bool {
	if !strings.Contains(l.text, "= ") || strings.Trim(l.text, "= ") != "" {
		return false
	}
	borders, ended := 0, false
	rows := r.rowsOf(l, func(row tableRow) bool {
		isRow := !ended && (row.text == "" || row.indent >= l.indent)
		if isRow && row.text != "" && strings.Trim(row.text, "= ") == "" {
			borders++
			ended = borders == 2 || row.next == len(r.doc) || r.lineAt(row.next).text == ""
		}
		return isRow
	})
	if ended { // else it is not a table
		r.drawn(rows, r.simpleCells(rows))
	}
	return ended
}

// simpleCells returns the cells of a simple table, whose first row is a border.
func (r *rst) simpleCells(rows []tableRow) (cells [][]Excerpt) {
	columns := runsOf(rows[0].raw)
	first := 1 // the first line of the next row
	split := func(end int, columns []bar) {
		cells = append(cells, r.split(rows[first:end], columns)...)
		first = end
	}
	for i, row := range rows[1:] {
		switch i++; {
		case row.text == "":
		case strings.Trim(row.raw, "= ") == "":
			split(i, columns)
			first = i + 1
		case strings.Trim(row.raw, "- ") == "": // underlines cells that span columns
			split(i, runsOf(row.raw))
			first = i + 1
		case strings.TrimSpace(row.raw[:offsetsOf(row.raw, columns)[1]]) != "":
			split(i, columns)
		}
	}
	return cells
}

// runsOf returns the starts of the columns in the border of a simple table.
func runsOf(border string) (list []bar) {
	for at := range len(border) {
		if border[at] != ' ' && (at == 0 || border[at-1] == ' ') {
			list = append(list, bar{at, at})
		}
	}
	return list
}

// split returns the cells of text lines that form one row of the table. Text across the border of two columns joins their
// cells.
func (r *rst) split(rows []tableRow, columns []bar) [][]Excerpt {
	cells := make([][]Excerpt, len(columns))
	for _, row := range rows {
		begins := offsetsOf(row.raw, columns)
		for i, at := range begins {
			if i > 0 && at > 0 && at < len(row.raw) && row.raw[at-1] != ' ' {
				whole := make([]Excerpt, len(rows))
				for i, row := range rows {
					whole[i] = r.piece(row, 0, len(row.raw))
				}
				return [][]Excerpt{whole}
			}
			end := len(row.raw)
			if i+1 < len(begins) {
				end = begins[i+1]
			}
			cells[i] = append(cells[i], r.piece(row, at, end))
		}
	}
	return cells
}

// offsetsOf returns the offsets in a row of columns; the length of the row for columns after its end.
func offsetsOf(row string, columns []bar) (list []int) {
	column := 0
	for at, c := range row {
		for len(list) < len(columns) && columns[len(list)].column <= column {
			list = append(list, at)
		}
		column += columnsOf(c)
	}
	for len(list) < len(columns) {
		list = append(list, len(row))
	}
	return list
}
