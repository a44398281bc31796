package links

import (
	"regexp"
	"slices"
	"strings"

	"urlscope/core/octet"
)

// A manuscript is a document being read by its syntax: line by line for the blocks, and from mark to mark inside a
// paragraph.
//
// What has been read is blanked out, so that the rules of the appendix find the remaining URLs at unchanged
// offsets.
type manuscript struct {
	doc  string
	rest []byte // doc, with what has been read blanked out
	code bool   // whether code is read, too
	list []Excerpt
	to   reader

	// The syntax as tables: the first function that accepts a line, or the text at an octet, reads it.
	lines  []func(l line) (read bool)
	marks  []opening
	decode func(Excerpt) Excerpt // decodes the text that no syntax has claimed
	looks  func(start, stop int) // called for a paragraph before its marks are read; nil for nothing

	next        int       // the start of the next line; functions that read several lines advance it
	paragraph   int       // the start of the current paragraph; -1 for none
	start, stop int       // the bounds of the text that is searched for marks
	opens       [256]bool // the first octets of marks
	passed      int       // the end of what the last mark opened; start before the first

	bounds   []bound     // URLs in these ranges are bound
	unclosed map[int]int // by number of backticks: the end up to which a closing run was last searched in vain
}

// An opening is a row of the table of marks: a mark and the function that reads it.
type opening struct {
	mark string
	read func(i int) (n int) // returns how many octets from i on it reads; 0 if the mark opens nothing
}

func newManuscript(doc string, code bool, to reader) manuscript {
	return manuscript{doc: doc, rest: []byte(doc), code: code, to: to, paragraph: -1, unclosed: map[int]int{}}
}

// read reports each URL of the document, in order.
func (m *manuscript) read() {
	m.readLines()
	m.close(len(m.doc))
	m.find(0, len(m.doc))
	m.tell()
}

// readLines reads the document line by line.
func (m *manuscript) readLines() {
	for _, o := range m.marks {
		m.opens[o.mark[0]] = true
	}
	for m.next < len(m.doc) {
		l := m.lineAt(m.next)
		m.next = l.next
		for _, reads := range m.lines {
			if reads(l) {
				break
			}
		}
	}
}

// find finds the URLs in the rest of a part of the document. It decodes the text first, because URLs end by the
// decoded text.
func (m *manuscript) find(start, stop int) {
	m.decode(Excerpt{Text: string(m.rest[start:stop]), start: start}).find(func(e Excerpt) {
		if strings.ContainsAny(e.Text, "*_") && emphasis.MatchString(e.Text) {
			e.why = max(e.why, Mark)
		}
		m.yield(e)
	})
}

// emphasis matches an emphasis mark beside an octet that a fix may change. Whether text is emphasized depends on
// the letters and digits beside the mark (CommonMark, 6.2): it is in "http://h/^_a_", but not in
// "http://h/%5E_a_".
var emphasis = regexp.MustCompile("[\\^|\\[\\]\\\\{}~`\"][*_]|[*_][%^|\\[\\]\\\\{}~`\"]|%[0-9A-Fa-f]{2}[*_]")

// tell reports the URLs found.
func (m *manuscript) tell() {
	slices.SortStableFunc(m.list, func(a, b Excerpt) int { return a.Offset(0) - b.Offset(0) })
	m.setBound(m.list)
	for _, e := range m.list {
		m.to.url(e)
	}
}

// yield adds a URL to the list. It allocates the list once, because there may be very many URLs.
func (m *manuscript) yield(e Excerpt) {
	if m.list == nil {
		m.list = make([]Excerpt, 0, strings.Count(m.doc, "://")+1)
	}
	m.list = append(m.list, e)
}

// open starts a paragraph at an offset, unless one is open.
func (m *manuscript) open(at int) {
	if m.paragraph < 0 {
		m.paragraph = at
	}
}

// close ends the paragraph before an offset, and reads it.
func (m *manuscript) close(at int) {
	if m.paragraph >= 0 {
		m.inline(m.paragraph, at)
	}
	m.paragraph = -1
}

// inline reads a paragraph or a line.
func (m *manuscript) inline(start, stop int) {
	if m.looks != nil {
		m.looks(start, stop)
	}
	m.start, m.stop, m.passed = start, stop, start
	for i := start; i < stop; i++ {
		if !m.opens[m.doc[i]] {
			continue
		}
		if n := m.opened(i); n > 0 {
			i += n - 1
			m.passed = i + 1
		}
	}
}

// opened returns the length of the construct that starts at i; 0 if none does.
func (m *manuscript) opened(i int) int {
	for _, o := range m.marks {
		if strings.HasPrefix(m.after(i), o.mark) {
			return o.read(i)
		}
	}
	return 0
}

// escaped skips a backslash and the octet that it escapes.
func escaped(int) int { return len(`\x`) }

// escapedURL skips a backslash and the next octet, or the URL that the backslash keeps from being a link:
// "\\http://h/".
func (m *manuscript) escapedURL(i int) int {
	word := m.doc[i+1 : min(m.stop, i+1+maxTarget)]
	n := strings.Index(word, "://")
	if n <= 0 || octet.ClassOf(word[0])&octet.Alpha == 0 || strings.ContainsAny(word[:n], " \t\r\n") {
		return len(`\x`)
	}
	if end := strings.IndexAny(word, " \t\r\n"); end >= 0 {
		word = word[:end]
	}
	m.skipCode(i, i+1+len(word))
	return 1 + len(word)
}

// before and after return the text on either side of offset i in the paragraph.
func (m *manuscript) before(i int) string { return m.doc[m.start:i] }

func (m *manuscript) after(i int) string { return m.doc[i:m.stop] }

// excerpt returns a range of the document.
func (m *manuscript) excerpt(start, end int) Excerpt {
	return Excerpt{Text: m.doc[start:end], start: start}
}

// blank blanks out a range, which has been read.
func (m *manuscript) blank(start, end int) {
	for i := start; i < end; i++ {
		if m.rest[i] != '\n' && m.rest[i] != '\r' {
			m.rest[i] = ' '
		}
	}
}

// content is the kind of content of a part of a document.
type content byte

const (
	contentText content = iota
	contentCode
	contentNone // a comment, or text for a program: not read
)

// skip blanks out a part of the document, unless its content is read.
func (m *manuscript) skip(what content, start, end int) {
	if what == contentNone || what == contentCode && !m.code {
		m.blank(start, end)
	}
}

// skipComment skips a comment, and reports it.
func (m *manuscript) skipComment(start, end int) {
	m.to.comment(m.excerpt(start, end))
	m.skip(contentNone, start, end)
}

// skipLine skips a line.
func (m *manuscript) skipLine(what content, l line) { m.skip(what, l.start, l.next) }

// skipCode skips code. If code is read, the marks around it are blanked out: "`+http://h+`".
func (m *manuscript) skipCode(start, end int) {
	m.skip(contentCode, start, end)
	for end--; start < end && m.doc[start] == m.doc[end] && strings.IndexByte("`+=~$", m.doc[start]) >= 0; end-- {
		m.blank(start, start+1)
		m.blank(end, end+1)
		start++
	}
}

// Limits on searches, so that reading takes linear time. Where CommonMark has a limit, this is the same.
const (
	maxLabel  = 999
	maxTitle  = 4096
	maxTarget = 4096
	maxDepth  = 32 // nested parentheses in a destination

	maxContainers = 128 // nested containers
)

// A line is a line of a document.
type line struct {
	start, next int    // the offset of the line and of the next one
	at          int    // the offset of its text
	indent      int    // the column of its text
	text        string // without white space around it
}

// lineAt returns the line at an offset.
func (m *manuscript) lineAt(start int) line {
	l := line{start: start, next: len(m.doc)}
	if n := strings.IndexByte(m.doc[start:], '\n'); n >= 0 {
		l.next = start + n + 1
	}
	raw := strings.TrimRight(m.doc[start:l.next], " \t\r\n")
	l.text = strings.TrimLeft(raw, " \t")
	l.at = start + len(raw) - len(l.text)
	for i := start; i < l.at; i++ {
		if l.indent++; m.doc[i] == '\t' {
			l.indent = (l.indent + 7) / 8 * 8
		}
	}
	return l
}

// codeSpan skips the code span at i. Without closing backticks it is not a code span.
func (m *manuscript) codeSpan(i int) int {
	n := backticks(m.after(i))
	if m.unclosed[n] == m.stop {
		return n
	}
	for at := i + n; at < m.stop; {
		k := strings.IndexByte(m.after(at), '`')
		if k < 0 {
			break
		}
		at += k
		run := backticks(m.after(at))
		at += run
		if run == n {
			m.skipCode(i, at)
			return at - i
		}
	}
	m.unclosed[n] = m.stop
	return n
}

// backticks returns the number of backticks at the start of s.
func backticks(s string) int { return len(s) - len(strings.TrimLeft(s, "`")) }
