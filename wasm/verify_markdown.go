//go:build !js

package main

import (
	"strings"

	"urlscope/core"
)

// markdownURLs calls yield for each URL in a Markdown document: the destinations
// of links, images and definitions, those in tags of HTML, and those that stand in
// the text, in angle brackets or bare; with code also those in code spans and
// blocks.
func markdownURLs(doc string, code bool, yield func(Excerpt)) {
	m := &markdown{manuscript: newManuscript(doc, code)}
	m.blocks()
	m.finish(Excerpt.decodeReferences, yield)
}

type markdown struct {
	manuscript
	mdx    bool
	braces map[int]int // in MDX: where the braces of the paragraph are closed
}

// blocks tells blocks of code from paragraphs, and looks at those.
func (m *markdown) blocks() {
	var (
		fence     string // that a block of code is open with
		paragraph = -1   // where the paragraph begins that is being read
		list      bool   // in a list: what is indented belongs to it
		module    bool   // in MDX: in a block that a program imports or exports
		indented  = true // a line that is indented would be code
	)
	end := func(at int) {
		if paragraph >= 0 {
			m.inline(paragraph, at)
			paragraph = -1
		}
	}
	for at := 0; at < len(m.doc); {
		next := len(m.doc)
		if n := strings.IndexByte(m.doc[at:], '\n'); n >= 0 {
			next = at + n + 1
		}
		line := strings.TrimRight(m.doc[at:next], " \t\r\n")
		inner := strings.TrimLeft(line, " \t>") // a quotation may hold any block
		switch {
		case fence != "":
			if strings.HasPrefix(inner, fence) && strings.Trim(inner, fence[:1]) == "" {
				fence, indented = "", true
			}
			m.skipCode(at, next)
		case opensFence(inner) != "":
			end(at)
			fence = opensFence(inner)
			m.skipCode(at, next)
		case inner == "":
			end(at)
			indented, module = true, false
		case module || m.mdx && paragraph < 0 && isModule(line):
			module = true
			m.skipCode(at, next)
		case isIndented(line) && indented && !list && !m.mdx:
			m.skipCode(at, next)
		default:
			if isItem(inner) {
				list = true
			} else if indented && !isIndented(line) && line[0] != ' ' {
				list = false
			}
			if paragraph < 0 {
				paragraph = at
			}
			indented = false
		}
		at = next
	}
	end(len(m.doc))
}

// opensFence returns the fence that a line begins with; "" when it is none.
func opensFence(line string) string {
	for _, mark := range []string{"`", "~"} {
		rest := strings.TrimLeft(line, mark)
		if n := len(line) - len(rest); n >= 3 && (mark == "~" || !strings.Contains(rest, mark)) {
			return line[:n]
		}
	}
	return ""
}

func isIndented(line string) bool {
	return strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t")
}

// isItem reports whether a line begins an item of a list.
func isItem(line string) bool {
	rest := strings.TrimLeft(line, "0123456789")
	if n := len(line) - len(rest); n > 9 || rest == "" {
		return false
	} else if n > 0 {
		return strings.IndexByte(".)", rest[0]) >= 0 && (len(rest) == 1 || rest[1] == ' ' || rest[1] == '\t')
	}
	return strings.IndexByte("-*+", rest[0]) >= 0 && (len(rest) == 1 || rest[1] == ' ' || rest[1] == '\t')
}

// inline looks at a paragraph.
func (m *markdown) inline(start, end int) {
	lineStart := true
	if m.mdx {
		m.braces = m.pairBraces(start, end)
	}
	for i := start; i < end; {
		n := 0
		switch b := m.doc[i]; {
		case b == '[' && lineStart:
			n = m.definition(i, end)
		case b == '\\' && i+1 < end:
			n = 2
		case b == '`':
			n = m.codeSpan(i, end)
		case b == '{' && m.mdx:
			n = m.expression(i)
		case b == '<':
			n = m.angle(i, end)
		case b == ']' && i+1 < end && m.doc[i+1] == '(':
			n = m.link(i, end)
		case b == ']' && i+1 < end && m.doc[i+1] == '[': // and here
			m.blank(i, i+1)
		}
		lineStart = m.doc[i] == '\n' || lineStart && strings.IndexByte(" >", m.doc[i]) >= 0
		i += max(n, 1)
	}
}

// angle passes over the tag or comment at i. A wrapper around a URL is left for
// the appendix's rules.
func (m *markdown) angle(i, end int) int {
	s := m.doc[i:end]
	if strings.HasPrefix(s, "<!--") {
		n := strings.Index(s, "-->")
		if n < 0 { // no comment, nor can what follows hold one
			n = len(s) - len("-->")
		}
		m.blank(i, i+n+len("-->"))
		return n + len("-->")
	}
	name := strings.TrimLeft(s[1:], "/")
	k := 0
	for k < len(name) && core.ClassOf(name[k])&(core.AlphaDigit|core.Hyphen|core.Plus|core.Dot) != 0 {
		k++
	}
	if k == 0 || k == len(name) || core.ClassOf(name[0])&core.Alpha == 0 || strings.IndexByte(" \t\r\n/>", name[k]) < 0 {
		return 0
	}
	n := tagEnd(s, func(at int) int { return m.braces[i+at] - i })
	if n == 0 {
		return 0
	}
	tagURLs(m.excerpt(i, i+n), m.mdx, m.yield)
	m.blank(i, i+n)
	element := strings.ToLower(name[:k])
	what := htmlElements[element]
	if s[1] == '/' || what == holdsText || what == holdsCode && m.code {
		return n
	}
	closing := indexClosing(s[n:], element)
	m.blank(i+n, i+n+closing)
	return n + closing
}

// indexClosing returns where in s the tag begins that closes an element; the
// length of s when there is none.
func indexClosing(s, element string) int {
	for at := 0; ; at += len("</") {
		n := strings.Index(s[at:], "</")
		if n < 0 {
			return len(s)
		}
		at += n
		if name := s[at+len("</"):]; len(name) >= len(element) && strings.EqualFold(name[:len(element)], element) {
			return at
		}
	}
}

// tagEnd returns how long the tag is that s begins with; 0 when it has no end. Of a brace
// that is closed, as in MDX, closing returns the offset at which it is.
func tagEnd(s string, closing func(at int) int) int {
	quote, equals := byte(0), false // equals: a value may begin here
	for i := 0; i < len(s); i++ {
		b := s[i]
		switch {
		case quote != 0:
			if b == quote {
				quote = 0
			}
		case b == '>':
			return i + 1
		case b == '<' && i > 0:
			return 0
		case (b == '"' || b == '\'') && equals:
			quote = b
		case b == '{':
			i = max(i, closing(i))
		}
		equals = b == '=' || equals && strings.IndexByte(" \t\r\n", b) >= 0
	}
	return 0
}

// link passes over what follows the text of a link: "](destination "title")".
func (m *markdown) link(i, end int) int {
	at := m.white(i+len("]("), end)
	start, stop, next := m.destination(at, end, true)
	if next == 0 {
		return 0
	}
	after := m.white(next, end)
	if after < end && after > next && strings.IndexByte(`"'(`, m.doc[after]) >= 0 {
		closing := m.doc[after]
		if closing == '(' {
			closing = ')'
		}
		n := strings.IndexByte(m.doc[after+1:min(end, after+1+maxTitle)], closing)
		if n < 0 {
			return 0
		}
		after = m.white(after+1+n+1, end)
	}
	if after >= end || m.doc[after] != ')' {
		return 0
	}
	m.take(start, stop)
	m.blank(i, i+len("](")) // a URL before it ends here
	m.blank(after, after+1)
	return next - i
}

// definition passes over "[label]: destination".
func (m *markdown) definition(i, end int) int {
	n := strings.IndexByte(m.doc[i:min(end, i+maxLabel)], ']')
	at := i + n + len("]:")
	if n < 2 || at > end || m.doc[at-1] != ':' || m.doc[i+1] == '^' {
		return 0
	}
	start, stop, next := m.destination(m.white(at, end), end, false)
	if next == 0 {
		return 0
	}
	m.take(start, stop)
	return next - i
}

// white returns where white space from at on ends.
func (m *markdown) white(at, end int) int {
	for at < end && strings.IndexByte(" \t\r\n", m.doc[at]) >= 0 {
		at++
	}
	return at
}

// destination returns where the destination at offset at begins and ends, and
// where reading goes on; zeros when there is none. Within parentheses one that is
// not opened in it ends it.
func (m *markdown) destination(at, end int, within bool) (start, stop, next int) {
	if at < end && m.doc[at] == '<' {
		n := strings.IndexAny(m.doc[at+1:end], "<>\n")
		if n < 0 || m.doc[at+1+n] != '>' {
			return 0, 0, 0
		}
		return at + 1, at + 1 + n, at + n + 2
	}
	depth := 0
	for i := at; ; i++ {
		if i >= end || strings.IndexByte(" \t\r\n", m.doc[i]) >= 0 {
			return at, i, i
		}
		switch m.doc[i] {
		case '\\':
			if i+1 < end && isPunctuation(m.doc[i+1]) {
				i++
			}
		case '(':
			if depth++; depth > maxDepth {
				return 0, 0, 0
			}
		case ')':
			if depth--; depth < 0 && within {
				return at, i, i
			}
		}
	}
}

// take looks at a destination.
func (m *markdown) take(start, stop int) {
	m.excerpt(start, stop).unescaped().decodeReferences().reference(m.yield)
	m.blank(start, stop)
}
