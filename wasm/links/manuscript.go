package links

import (
	"regexp"
	"slices"
	"strings"

	"urlscope/core/octet"
)

// A manuscript is a document that is looked through by the syntax it is written in: line
// by line for what the blocks hold, and from mark to mark within a paragraph.
//
// What has been dealt with is blanked out, so that the appendix's rules find in the rest
// what no syntax holds, at the same offsets.
type manuscript struct {
	doc  string
	rest []byte // doc, with what has been dealt with blanked out
	code bool   // whether code is looked at, too
	list []Excerpt
	to   reader

	// The syntax, as rows: the first that fits has the line, or what begins at an octet.
	lines  []func(l line) (taken bool)
	marks  []opening
	decode func(Excerpt) Excerpt // what the rest stands for
	looks  func(start, stop int) // looks at a paragraph before the marks in it are; nil for nothing

	next        int       // where the next line begins; what takes several moves it on
	paragraph   int       // where the paragraph begins that is being read; -1 for none
	start, stop int       // of what is looked through for marks
	opens       [256]bool // the octets that marks begin with
	passed      int       // where what the last mark opened ends; start before the first

	bounds   []bound     // what is found there is bound
	unclosed map[int]int // to what end, at last, so many backticks were looked for in vain
}

// An opening is a row of marks: what may begin something, and what reads that.
type opening struct {
	mark string
	read func(i int) (n int) // how many octets it takes from the mark at i on; 0 when that opens nothing
}

func newManuscript(doc string, code bool, to reader) manuscript {
	return manuscript{doc: doc, rest: []byte(doc), code: code, to: to, paragraph: -1, unclosed: map[int]int{}}
}

// read tells of each URL of the document, in order.
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
		for _, takes := range m.lines {
			if takes(l) {
				break
			}
		}
	}
}

// find finds the URLs in the rest of a piece of the document. It is decoded first: a URL ends where one does in what the document
// means.
func (m *manuscript) find(start, stop int) {
	m.decode(Excerpt{Text: string(m.rest[start:stop]), start: start}).find(func(e Excerpt) {
		if strings.ContainsAny(e.Text, "*_") && emphasis.MatchString(e.Text) {
			e.why = max(e.why, Mark)
		}
		m.yield(e)
	})
}

// emphasis matches a mark of it beside an octet that is written in another way by some fix: whether text is emphasized depends on
// what is a letter or digit there (CommonMark, 6.2). "http://h/^_a_" is, and "http://h/%5E_a_" is not.
var emphasis = regexp.MustCompile("[\\^|\\[\\]\\\\{}~`\"][*_]|[*_][%^|\\[\\]\\\\{}~`\"]|%[0-9A-Fa-f]{2}[*_]")

// tell tells of each URL that was found.
func (m *manuscript) tell() {
	slices.SortStableFunc(m.list, func(a, b Excerpt) int { return a.Offset(0) - b.Offset(0) })
	m.setBound(m.list)
	for _, e := range m.list {
		m.to.url(e)
	}
}

// yield keeps a URL. There may be very many: room for them is made once.
func (m *manuscript) yield(e Excerpt) {
	if m.list == nil {
		m.list = make([]Excerpt, 0, strings.Count(m.doc, "://")+1)
	}
	m.list = append(m.list, e)
}

// open begins a paragraph at an offset, unless one is being read.
func (m *manuscript) open(at int) {
	if m.paragraph < 0 {
		m.paragraph = at
	}
}

// close ends the paragraph before an offset, and looks at it.
func (m *manuscript) close(at int) {
	if m.paragraph >= 0 {
		m.inline(m.paragraph, at)
	}
	m.paragraph = -1
}

// inline looks at a paragraph, or a line.
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

// opened returns how many octets belong to what begins at i; 0 when nothing does.
func (m *manuscript) opened(i int) int {
	for _, o := range m.marks {
		if strings.HasPrefix(m.after(i), o.mark) {
			return o.read(i)
		}
	}
	return 0
}

// escaped passes over a backslash, and what it makes stand for itself.
func escaped(int) int { return len(`\x`) }

// escapedURL passes over a backslash and the octet behind it, or over the URL that it makes no link: "\\http://h/".
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

// before and after return what stands on either side of offset i in the paragraph.
func (m *manuscript) before(i int) string { return m.doc[m.start:i] }

func (m *manuscript) after(i int) string { return m.doc[i:m.stop] }

// excerpt returns octets of the document.
func (m *manuscript) excerpt(start, end int) Excerpt {
	return Excerpt{Text: m.doc[start:end], start: start}
}

// blank takes octets out of what is still to be looked at.
func (m *manuscript) blank(start, end int) {
	for i := start; i < end; i++ {
		if m.rest[i] != '\n' && m.rest[i] != '\r' {
			m.rest[i] = ' '
		}
	}
}

// holds is what a piece of a document holds.
type holds byte

const (
	holdsText holds = iota
	holdsCode
	holdsNothing // to look at: a comment, or what a program reads
)

// skip passes over a piece of the document, unless what it holds is looked at.
func (m *manuscript) skip(what holds, start, end int) {
	if what == holdsNothing || what == holdsCode && !m.code {
		m.blank(start, end)
	}
}

// skipComment passes over a comment, and tells of it.
func (m *manuscript) skipComment(start, end int) {
	m.to.comment(m.excerpt(start, end))
	m.skip(holdsNothing, start, end)
}

// skipLine passes over a line.
func (m *manuscript) skipLine(what holds, l line) { m.skip(what, l.start, l.next) }

// skipCode passes over code. Where that is looked at, the marks around it are none of its own: "`+http://h+`".
func (m *manuscript) skipCode(start, end int) {
	m.skip(holdsCode, start, end)
	for end--; start < end && m.doc[start] == m.doc[end] && strings.IndexByte("`+=~$", m.doc[start]) >= 0; end-- {
		m.blank(start, start+1)
		m.blank(end, end+1)
		start++
	}
}

// Bounds on how far an end is searched, so that reading takes time in proportion to the document: the bounds of CommonMark,
// where it has them.
const (
	maxLabel  = 999
	maxTitle  = 4096
	maxTarget = 4096
	maxDepth  = 32 // of parentheses in a destination

	maxContainers = 128 // in each other
)

// A line is a line of a document.
type line struct {
	start, next int    // where it begins, and the next one does
	at          int    // where its text begins
	indent      int    // the column of that
	text        string // without white space around it
}

// lineAt returns the line that begins at an offset.
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

// backticks returns how many backticks s begins with.
func backticks(s string) int { return len(s) - len(strings.TrimLeft(s, "`")) }
