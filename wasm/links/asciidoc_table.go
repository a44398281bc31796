package links

import (
	"regexp"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// An asciidocTable is a table of AsciiDoc.
type asciidocTable struct {
	separator string
	begins    bool   // whether a separator begins a cell, with an optional specifier before it; otherwise a separator or the end of the line ends a cell
	quotes    bool   // whether a cell may be quoted, with separators and line breaks in it
	styles    []byte // the styles of the columns: see cell
}

// A tableCell is a cell of a table: its bounds in the document, the columns and rows that it spans, how often it is repeated,
// and its style. It is small, because a table may have a cell for every dozen octets.
type tableCell struct {
	start, end           int32
	columns, rows, times int16
	style                byte
}

// maxTables is the deepest nesting of documents in tables.
const maxTables = 4

// table reads a whole table. It finds the cells before anything else in them.
func (a *asciidoc) table(fence line) bool {
	s := fence.text
	if len(s) < len("|===") || strings.IndexByte("|!,:", s[0]) < 0 || strings.Trim(s[1:], "=") != "" {
		return false
	}
	a.close(fence.start)
	t := newAsciidocTable(s[0], a.above)
	a.above, a.announced = "", contentText
	end := fence.next
	for end < len(a.doc) {
		l := a.lineAt(end)
		a.next = l.next
		if l.text == s {
			break
		}
		end = l.next
	}
	if a.depth < maxTables {
		a.cells(t, fence.next, end)
	}
	a.blank(fence.next, end)
	return true
}

// newAsciidocTable returns the table that starts with such a line and has such attributes.
func newAsciidocTable(first byte, attributes string) asciidocTable {
	t := asciidocTable{separator: string(first), begins: first == '|' || first == '!', quotes: first == ','}
	switch attributeOf(attributes, "format") {
	case "csv":
		t = asciidocTable{separator: ",", quotes: true}
	case "tsv":
		t = asciidocTable{separator: "\t", quotes: true}
	case "dsv":
		t = asciidocTable{separator: ":"}
	}
	if s := attributeOf(attributes, "separator"); s == `\t` {
		t.separator = "\t"
	} else if s != "" {
		t.separator = s
	}
	for _, column := range strings.FieldsFunc(attributeOf(attributes, "cols"), func(r rune) bool { return r == ',' || r == ';' }) {
		column = strings.TrimSpace(column)
		times := 1
		if n, _, ok := strings.Cut(column, "*"); ok {
			times, _ = strconv.Atoi(n)
		}
		for range min(times, maxColumns) {
			t.styles = append(t.styles, lastLetter(column))
		}
	}
	return t
}

// maxColumns limits the number of columns of a table.
const maxColumns = 256

// lastLetter returns the letter at the end of s; 0 for none.
func lastLetter(s string) byte {
	if s == "" || octet.ClassOf(s[len(s)-1])&octet.Lowalpha == 0 {
		return 0
	}
	return s[len(s)-1]
}

// attributeOf returns the value of a name in attribute lines; "" for none.
func attributeOf(attributes, name string) string {
	_, value, ok := strings.Cut(strings.ReplaceAll(attributes, " ", ""), name+"=")
	if !ok {
		return ""
	}
	if strings.HasPrefix(value, `"`) {
		value, _, _ = strings.Cut(value[1:], `"`)
		return value
	}
	return value[:strings.IndexAny(value+"]", ",]")]
}

// cells reads the cells of a table between two offsets.
func (a *asciidoc) cells(t asciidocTable, start, end int) {
	var list []tableCell
	if t.begins {
		list = a.begunCells(t.separator, start, end)
	} else {
		for _, s := range fields(a.doc[start:end], t.separator, t.quotes) {
			list = append(list, tableCell{int32(start + s.Start), int32(start + s.End), 1, 1, 1, 0})
		}
	}
	t.setStyles(list)
	for _, c := range list {
		a.cell(t, c)
	}
}

// cell reads a cell. A cell of style "a" is a document, cells of "l" and "m" are code, and all others are text.
func (a *asciidoc) cell(t asciidocTable, c tableCell) {
	for c.start < c.end && isBlank(a.doc[c.start]) && a.doc[c.start] != '\n' { // leading white space would make it code
		c.start++
	}
	e := a.excerpt(int(c.start), int(c.end))
	if !t.quotes {
		e = e.replace(func(i int) (int, string) {
			if strings.HasPrefix(e.Text[i:], `\`+t.separator) {
				return len(`\` + t.separator), t.separator
			}
			return 0, ""
		})
	}
	a.nested(e, func(doc string, code bool, to reader) {
		inner := newAsciidoc(doc, code, to, a.depth+1)
		switch c.style {
		case 'a':
		case 'l', 'm':
			inner.lines = []func(line) bool{inner.literal}
		default:
			inner.lines = []func(line) bool{inner.empty, inner.comment, inner.text}
		}
		inner.read()
	})
}

// literal reads a line of code.
func (a *asciidoc) literal(l line) bool {
	a.skipLine(contentCode, l)
	return true
}

// begunCells returns the cells of a table in which a separator starts each cell.
func (a *asciidoc) begunCells(separator string, start, end int) (list []tableCell) {
	list = make([]tableCell, 0, strings.Count(a.doc[start:end], separator))
	for next := start; next < end; {
		l := a.lineAt(next)
		next = l.next
		if isAsciidocComment(l.text) { // a comment has no separators
			continue
		}
		from := l.start // where the specifier of the next cell may start
		for at := from; ; {
			n := strings.Index(a.doc[at:l.next], separator)
			if n < 0 {
				break
			}
			before := a.doc[from : at+n]
			at += n + len(separator)
			if strings.HasSuffix(before, `\`) {
				continue
			}
			c, spec := specOf(before, from == l.start)
			if len(list) > 0 {
				list[len(list)-1].end = int32(at - len(separator) - spec)
			}
			c.start, c.end = int32(at), int32(end)
			list = append(list, c)
			from = at
		}
	}
	return list
}

// asciidocCellSpec matches the specifier before a cell's separator: how often the cell is repeated ("3*") or the columns and
// rows that it spans ("2.3+"), its alignment, and its style.
var asciidocCellSpec = regexp.MustCompile(`(?:(\d*)(?:\.(\d+))?([*+]))?(?:[<^>]?(?:\.[<^>])?)?([a-z])?$`)

// specOf returns the specifier at the end of the text before a separator, and its length. It must follow white
// space, or start the line.
func specOf(before string, beginsLine bool) (c tableCell, length int) {
	c = tableCell{columns: 1, rows: 1, times: 1}
	m := asciidocCellSpec.FindStringSubmatchIndex(before)
	if front := before[:m[0]]; front != "" && !isBlank(front[len(front)-1]) || front == "" && !beginsLine {
		return c, 0
	}
	number := func(group int) int16 {
		n, err := strconv.Atoi(before[max(m[group], 0):max(m[group+1], 0)])
		if err != nil {
			return 1
		}
		return int16(min(max(n, 1), maxColumns))
	}
	if m[6] >= 0 && before[m[6]] == '*' {
		c.times = number(2)
	} else {
		c.columns, c.rows = number(2), number(4)
	}
	if m[8] >= 0 {
		c.style = before[m[8]]
	}
	return c, len(before) - m[0]
}

// setStyles gives each cell without a style the style of its column. Asciidoctor picks that
// style by the number of cells before it in the row, even if these span several columns.
func (t asciidocTable) setStyles(list []tableCell) {
	if strings.Trim(string(t.styles), "\x00") == "" {
		return
	}
	cells, columns := 0, 0             // in the row
	spanned := make([]int, maxColumns) // how many columns the cells above span in this row and those below
	for i := range list {
		c := &list[i]
		if c.style == 0 && cells < len(t.styles) {
			c.style = t.styles[cells]
		}
		for range c.times {
			for below := range c.rows - 1 {
				spanned[below+1] += int(c.columns)
			}
			cells++
			if columns += int(c.columns); columns+spanned[0] >= len(t.styles) {
				cells, columns = 0, 0
				spanned = append(spanned[1:], 0)
			}
		}
	}
}

// A fieldList is the fields so far, and what is known of the next one.
type fieldList struct {
	s     string
	list  []core.Span
	start int
	blank bool // it is empty so far
	quote int  // its first quote; -1 for none
	open  bool // a quotation is open
}

// add ends a field. The next one begins behind its separator.
func (f *fieldList) add(end, next int) {
	field := core.Span{Start: f.start, End: end}
	if f.quote >= 0 {
		field.Start = f.quote + 1
		if last := strings.LastIndexByte(f.s[field.Start:end], '"'); last >= 0 {
			field.End = field.Start + last
		}
	}
	f.list = append(f.list, field)
	f.start, f.blank, f.quote = next, true, -1
}

// fields returns the fields of lines. Each ends with a separator or the line. A quoted field may contain both; its
// quotes are not part of it. In an unquoted field a backslash may escape a separator.
func fields(s, separator string, quotes bool) []core.Span {
	f := fieldList{s: s, blank: true, quote: -1}
	for i := 0; i < len(s); i++ {
		switch {
		case quotes && s[i] == '"' && (f.blank || f.quote >= 0):
			if f.open = !f.open; f.quote < 0 {
				f.quote = i
			}
		case f.open:
		case !quotes && s[i] == '\\':
			i++
		case s[i] == '\n':
			f.add(i, i+1)
			continue
		case strings.HasPrefix(s[i:], separator):
			f.add(i, i+len(separator))
			i += len(separator) - 1
			continue
		}
		f.blank = f.blank && i < len(s) && isBlank(s[i])
	}
	if f.start < len(s) {
		f.add(len(s), len(s))
	}
	return f.list
}
