package links

import (
	"regexp"
	"strings"
)

// A bracket may start the text of a link or an image.
type bracket struct {
	at     int // the start of the text
	image  bool
	nested bool // the text has another bracket, so it is not a label
}

// opens pushes a bracket.
func (m *markdown) opens(image bool, n int) func(i int) int {
	return func(i int) int {
		if last := len(m.brackets) - 1; last >= 0 {
			m.brackets[last].nested = true
		}
		m.brackets = append(m.brackets, bracket{at: i + n, image: image})
		return n
	}
}

// closes handles a bracket that may end the text of a link, and reads the destination after it.
func (m *markdown) closes(i int) int {
	if strings.HasPrefix(m.after(i), "][") { // ends a URL before it: "[http://host/][label]"
		m.blank(i, i+1)
	}
	last := len(m.brackets) - 1
	if last < 0 {
		return 1
	}
	b := m.brackets[last]
	m.brackets = m.brackets[:last]
	inLink := !b.image && last < m.linked
	m.linked = min(m.linked, last)
	if inLink {
		return 1
	}
	n := m.link(i)
	if n == 0 {
		n = m.referenceTo(b, i)
	}
	if n > 0 && !b.image { // a link contains no other links
		m.linked = last
	}
	if text := m.doc[b.at:i]; n > 0 && !b.nested && !strings.HasPrefix(m.after(i), "]("+text+")") { // the text is read and not followed
		m.bind(b.at, i, Prose)
	}
	return max(1, n)
}

// link reads the destination after the text of a link: "](destination "title")".
func (m *markdown) link(i int) int {
	if !strings.HasPrefix(m.after(i), "](") {
		return 0
	}
	at := m.white(i + len("]("))
	start, stop, next := m.destination(at)
	if next == 0 {
		return 0
	}
	closing := m.white(next)
	if closing > next {
		closing = m.white(m.title(closing))
	}
	if !strings.HasPrefix(m.after(closing), ")") {
		return 0
	}
	m.refer(start, stop)
	m.bind(next, closing, Prose) // a title is read and not followed
	m.blank(i, i+len("]("))      // ends a URL before it
	m.blank(closing, closing+1)
	return closing + 1 - i
}

// referenceTo skips the end of a link whose destination is in a definition. The label is not text, because the
// link would break with another label.
func (m *markdown) referenceTo(b bracket, i int) int {
	if len(m.labels) == 0 {
		return 0
	}
	if n := labelLength(m.after(i + 1)); n > 0 && !isBlankLabel(m.doc[i+2:i+n]) {
		if !m.refers(m.doc[i+2 : i+n]) {
			return 0
		}
		m.blank(i+1, i+1+n)
		return 1 + n
	}
	if b.nested || i-b.at > maxLabel || !m.refers(m.doc[b.at:i]) {
		return 0
	}
	m.blank(b.at, i)
	n := 1
	if strings.HasPrefix(m.after(i+1), "[]") {
		n += len("[]")
	}
	return n
}

// refers reports whether a link or a footnote defines a label. If so, it also reports the label as a name.
func (m *markdown) refers(label string) bool {
	label = normalLabel(label)
	if !m.labels[label] {
		return false
	}
	m.to.name(label)
	return true
}

// label reports and blanks the label in brackets of n octets at i, which is not text.
func (m *markdown) label(i, n int) {
	label := normalLabel(m.doc[i+1 : i+n-1])
	m.labels[label] = true
	m.to.name(label)
	m.blank(i, i+n)
}

// labelLength returns the length of the label in brackets at the start of s; 0 for none.
func labelLength(s string) int {
	if !strings.HasPrefix(s, "[") {
		return 0
	}
	for i := 1; i < len(s) && i <= maxLabel+1; i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			return 0
		case ']':
			return i + 1
		}
	}
	return 0
}

// isBlankLabel reports whether a label is empty.
func isBlankLabel(label string) bool { return strings.Trim(label, markdownWhite) == "" }

// normalLabel returns a label in the form in which labels are compared.
func normalLabel(label string) string {
	return strings.ToLower(strings.ToUpper(strings.Join(strings.Fields(label), " ")))
}

// definitions reads the definitions at the start of a paragraph, and returns their end.
func (m *markdown) definitions(p leaf) int {
	m.start, m.stop = p.start, p.stop
	at := p.start
	for n := 1; n > 0 && strings.HasPrefix(m.after(at), "["); {
		n = m.definition(at)
		at = m.white(at + n)
	}
	return at
}

// definition skips a definition, "[label]: destination "title"", and returns its length, or 0.
func (m *markdown) definition(i int) int {
	n := labelLength(m.after(i))
	if at := i + n; n == 0 || !strings.HasPrefix(m.after(at), ":") || isBlankLabel(m.doc[i+1:at-1]) {
		return 0
	}
	if m.doc[i+1] == '^' { // a footnote, whose text follows
		m.label(i, n)
		return 0
	}
	start, stop, next := m.destination(m.white(i + n + len(":")))
	if next == 0 || next == start {
		return 0
	}
	end := m.lineEnd(next)
	if at := m.white(next); at > next {
		if behind := m.title(at); behind > at && m.lineEnd(behind) > 0 {
			end = m.lineEnd(behind)
		}
	}
	if end == 0 {
		return 0
	}
	m.label(i, n)
	m.refer(start, stop)
	return end - i
}

// lineEnd returns the start of the next line if only white space precedes it; 0 otherwise.
func (m *markdown) lineEnd(at int) int {
	rest := strings.TrimLeft(m.after(at), " \t\r")
	if rest == "" || rest[0] == '\n' {
		return min(m.stop, m.stop-len(rest)+1)
	}
	return 0
}

// markdownWhite is the white space around destinations.
const markdownWhite = " \t\r\n"

// white returns the end of the white space at an offset.
func (m *markdown) white(at int) int {
	return m.stop - len(strings.TrimLeft(m.after(at), markdownWhite))
}

// titles maps the opening delimiter of a title to the closing one.
var titles = map[byte]byte{'"': '"', '\'': '\'', '(': ')'}

// title returns the end of the title at offset at, or at if there is no title.
func (m *markdown) title(at int) int {
	if at == m.stop || titles[m.doc[at]] == 0 {
		return at
	}
	begin, end := m.doc[at], titles[m.doc[at]]
	for i := at + 1; i < min(m.stop, at+maxTitle); i++ {
		switch m.doc[i] {
		case '\\':
			i++
		case end:
			return i + 1
		case begin:
			return at
		}
	}
	return at
}

// destination returns the bounds of the destination at offset at, and where to read on; zeros without a destination. A
// parenthesis that was not opened in it ends it.
func (m *markdown) destination(at int) (start, stop, next int) {
	s := m.after(at)
	if strings.HasPrefix(s, "<") {
		n := 1
		for n < len(s) && strings.IndexByte("<>\n", s[n]) < 0 {
			escape, _ := unescaping(s[n:])
			n += max(1, escape)
		}
		if n == len(s) || s[n] != '>' {
			return 0, 0, 0
		}
		return at + 1, at + n, at + n + 1
	}
	begun := len(cleft.FindString(s))
	n, ok := bareDestination(s[begun:])
	if !ok {
		return 0, 0, 0
	}
	n += begun
	return at, at + n, at + n
}

// cleft matches the start of a URL with spaces in its scheme, such as "http : // h". Such a text is not a destination.
var cleft = regexp.MustCompile(`^(?i:(?:h ?t ?t ?p ?s?|f ?t ?p) *: */ */ *|mail ?to *: *)`)

// bareDestination returns the length of the destination at the start of s. It returns false if too many
// parentheses are open in it.
func bareDestination(s string) (n int, ok bool) {
	depth := 0
	for ; n < len(s) && strings.IndexByte(markdownWhite, s[n]) < 0; n++ {
		switch s[n] {
		case '\\':
			escape, _ := unescaping(s[n:])
			n += max(0, escape-1)
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth > maxDepth {
			return 0, false
		}
		if depth < 0 {
			break
		}
	}
	return n, true
}

// refer yields the destination of a link.
func (m *markdown) refer(start, stop int) {
	m.excerpt(start, stop).decodeMarkdown().reference(linking(m.yield))
	m.blank(start, stop)
}
